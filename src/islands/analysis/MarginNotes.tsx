import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { Preview } from '#contract/output.ts'
import { format } from '#contract/message.ts'
import { useImage, useNearView } from '#islands/ui/use-image.ts'
import type { PageProps } from './MarkedPage.tsx'
import { Note } from './Note.tsx'
import type { Box, PlacedMark } from './placed-marks.ts'

/** Space between two notes in the margin, and between two pages (px). */
const NOTE_GAP = 12
const PAGE_GAP = 24

/** Whole pages with their notes in the margin, each beside its line as far as there is room. */
export function MarginNotes({ preview, placed, whole, view, open, onOpen }: PageProps) {
  const margin = useRef<HTMLOListElement>(null)
  const sheets = useRef<HTMLDivElement>(null)
  useNotesBesideLines(sheets, margin, preview, placed)
  const notes = [...whole.map((mark) => ({ ...mark, page: 0 })), ...placed]

  return (
    <div className="margin-view sheet">
      <div className="margin-pages" ref={sheets}>
        {preview.pages.map((svg, page) => (
          <Page
            // A page is its number.
            // oxlint-disable-next-line react/no-array-index-key
            key={page}
            svg={svg}
            preview={preview}
            shown={shownHeight(preview, page)}
            alt={format(
              view.t.page.alt,
              { page: page + 1, count: preview.pages.length },
              view.words.locale,
            )}
            marks={placed.filter((mark) => mark.page === page)}
            open={open}
            onOpen={onOpen}
          />
        ))}
      </div>
      <ol className="margin-notes" ref={margin}>
        {notes.map((mark) => (
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
    </div>
  )
}

interface PageOfMarks {
  svg: string
  preview: PageProps['preview']
  /** Points from its top that are shown. */
  shown: number
  alt: string
  marks: readonly PlacedMark[]
  open: string | null
  onOpen: (id: string) => void
}

function Page({ svg, preview, shown, alt, marks, open, onOpen }: PageOfMarks) {
  const { width, height } = preview
  const sheet = useRef<HTMLDivElement>(null)
  const url = useImage(svg, useNearView(sheet))
  return (
    <div className="margin-page" ref={sheet} style={{ aspectRatio: `${width} / ${shown}` }}>
      {url && <img src={url} alt={alt} width={width} height={height} />}
      {/* For the pointer only: who uses the keyboard has the notes themselves. */}
      <div aria-hidden="true">
        {marks.map(({ finding, lines, box, number }) => (
          <button
            key={finding.id}
            type="button"
            tabIndex={-1}
            className="page-mark"
            data-open={open === finding.id || undefined}
            data-number={number}
            onClick={() => onOpen(finding.id)}
          >
            {(lines.length > 0 ? lines : [box]).map((line) => (
              <span
                key={line.y}
                className={lines.length > 0 ? 'page-line' : 'page-gap'}
                style={boxStyle(line, { x: 0, y: 0, width, height: shown })}
              />
            ))}
          </button>
        ))}
      </div>
    </div>
  )
}

/** White that is left under the text of a page that is not full (points). */
const FOOT = 40

/** Nobody scrolls through the empty half of a last page. */
function shownHeight({ places, height }: Preview, page: number): number {
  const bottoms = places.map((place) => (place.page === page ? place.y + place.height : 0))
  return Math.min(height, Math.max(...bottoms) + FOOT)
}

/**
 * A box of points as shares of the room that it is shown in. Physical sides on purpose: the
 * typesetter counts from the left in every script.
 */
export function boxStyle({ x, y, width, height }: Box, room: Box): CSSProperties {
  return {
    left: `${((x - room.x) / room.width) * 100}%`,
    top: `${((y - room.y) / room.height) * 100}%`,
    width: `${(width / room.width) * 100}%`,
    height: `${(height / room.height) * 100}%`,
  }
}

/** Puts each note beside its line, or below the note before it where that takes the room. */
function useNotesBesideLines(
  sheets: React.RefObject<HTMLElement | null>,
  margin: React.RefObject<HTMLElement | null>,
  preview: PageProps['preview'],
  placed: readonly PlacedMark[],
): void {
  useLayoutEffect(() => {
    const [pages, list] = [sheets.current, margin.current]
    if (!pages || !list) return undefined
    const notes = [...list.children] as HTMLElement[]
    const place = () => {
      const scale = pages.clientWidth / preview.width
      const tops = preview.pages.map((_, page) => {
        const before = preview.pages.slice(0, page).map((__, index) => shownHeight(preview, index))
        return before.reduce((sum, height) => sum + height * scale + PAGE_GAP, 0)
      })
      let free = 0
      for (const [index, note] of notes.entries()) {
        // Those on the whole resume come first and have no line.
        const mark = placed[index - (notes.length - placed.length)]
        const wanted = mark ? (tops[mark.page] ?? 0) + mark.box.y * scale : 0
        const top = Math.max(free, wanted)
        note.style.insetBlockStart = `${top}px`
        free = top + note.offsetHeight + NOTE_GAP
      }
      list.style.minBlockSize = `${free}px`
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(pages)
    for (const note of notes) observer.observe(note)
    return () => observer.disconnect()
  }, [sheets, margin, preview, placed])
}
