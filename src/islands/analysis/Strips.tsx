import { useRef } from 'react'
import type { Preview } from '#contract/output.ts'
import { format } from '#contract/message.ts'
import { useImage, useNearView } from '#islands/ui/use-image.ts'
import { boxStyle } from './MarginNotes.tsx'
import type { PageProps } from './MarkedPage.tsx'
import { Note } from './Note.tsx'
import { ResultMark, labelOf } from './mark-view.tsx'
import type { Box, PlacedMark } from './placed-marks.ts'

/** White that is left around the text, and under a marked line (points). */
const AROUND = 8
const BELOW = 3

/** Pages cut into strips after each marked line, so that its note opens right under it. */
export function Strips(props: PageProps) {
  const { preview, placed, whole, view, open, onOpen } = props
  return (
    <div className="strips">
      {whole.length > 0 && (
        <ol className="strips-whole">
          {whole.map((mark) => (
            <li key={mark.finding.id}>
              <Note
                mark={mark}
                view={view}
                isOpen={open === mark.finding.id}
                onToggle={(isOpen) => onOpen(isOpen ? mark.finding.id : null)}
              />
            </li>
          ))}
        </ol>
      )}
      {preview.pages.map((svg, page) => (
        <StripedPage
          // A page is its number.
          // oxlint-disable-next-line react/no-array-index-key
          key={page}
          {...props}
          svg={svg}
          page={page}
          marks={placed.filter((mark) => mark.page === page)}
        />
      ))}
    </div>
  )
}

interface PageOfStrips extends PageProps {
  svg: string
  page: number
  marks: readonly PlacedMark[]
}

function StripedPage({ svg, page, marks, preview, view, open, onOpen }: PageOfStrips) {
  const sheet = useRef<HTMLDivElement>(null)
  const url = useImage(svg, useNearView(sheet))
  const text = textOn(preview, page)
  const alt = format(
    view.t.page.alt,
    { page: page + 1, count: preview.pages.length },
    view.words.locale,
  )
  return (
    <div className="strips-page sheet" ref={sheet}>
      {stripsOf(text, marks).map(({ room, marks: marked }, index) => (
        <div key={room.y}>
          <div className="strip" style={{ aspectRatio: `${room.width} / ${room.height}` }}>
            {url && (
              <img
                src={url}
                alt={index === 0 ? alt : ''}
                style={boxStyle({ x: 0, y: 0, width: preview.width, height: preview.height }, room)}
              />
            )}
            {marked.map((mark) => (
              <StripMark
                key={mark.finding.id}
                mark={mark}
                room={room}
                label={labelOf(mark, view)}
                isOpen={open === mark.finding.id}
                onToggle={(isOpen) => onOpen(isOpen ? mark.finding.id : null)}
              />
            ))}
          </div>
          {marked.map(
            (mark) =>
              open === mark.finding.id && (
                <div key={mark.finding.id} className="strip-note">
                  <ResultMark mark={mark} view={view} quotes={false} />
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}

interface StripMarkProps {
  mark: PlacedMark
  room: Box
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

function StripMark({
  mark: { finding, lines, box, number },
  room,
  label,
  isOpen,
  onToggle,
}: StripMarkProps) {
  const last = lines.at(-1) ?? box
  const first = lines[0] ?? box
  const whole = { ...room, y: first.y, height: last.y + last.height - first.y }
  return (
    <>
      {(lines.length > 0 ? lines : [box]).map((line) => (
        <span
          key={line.y}
          className={lines.length > 0 ? 'page-line' : 'page-gap'}
          data-open={isOpen || undefined}
          style={boxStyle(line, room)}
        />
      ))}
      <button
        type="button"
        className="strip-mark"
        data-id={finding.id}
        aria-expanded={isOpen}
        aria-label={label}
        data-number={number}
        style={boxStyle(whole, room)}
        onClick={() => onToggle(!isOpen)}
      >
        <span className="strip-number">{number}</span>
      </button>
    </>
  )
}

/** The room that the text of a page takes, as wide on each. */
function textOn({ places, width, height }: Preview, page: number): Box {
  const top = Math.min(...places.map((place) => (place.page === page ? place.y : height)))
  const bottom = Math.max(
    ...places.map((place) => (place.page === page ? place.y + place.height : 0)),
  )
  const left = Math.min(...places.map(({ x }) => x)) - AROUND
  const right = Math.max(...places.map((place) => place.x + place.width)) + AROUND
  const y = Math.max(0, top - AROUND)
  return {
    x: Math.max(0, left),
    y,
    width: Math.min(width, right) - Math.max(0, left),
    height: Math.max(1, Math.min(height, bottom + AROUND) - y),
  }
}

/** A page from strip to strip, each with the marks on its last lines. */
function stripsOf(text: Box, marks: readonly PlacedMark[]): { room: Box; marks: PlacedMark[] }[] {
  const bottomOf = ({ lines, box }: PlacedMark) => {
    const last = lines.at(-1) ?? box
    return last.y + last.height + BELOW
  }
  const end = text.y + text.height
  const strips: { room: Box; marks: PlacedMark[] }[] = []
  let top = text.y
  for (const mark of marks.toSorted((a, b) => bottomOf(a) - bottomOf(b))) {
    const bottom = Math.min(bottomOf(mark), end)
    const last = strips.at(-1)
    if (last && bottom - top < BELOW) {
      last.marks.push(mark)
      continue
    }
    strips.push({ room: { ...text, y: top, height: bottom - top }, marks: [mark] })
    top = bottom
  }
  if (end - top > BELOW) strips.push({ room: { ...text, y: top, height: end - top }, marks: [] })
  return strips
}
