import { useStore } from '@nanostores/react'
import { memo, useRef, useState, type MouseEvent } from 'react'
import type { Place, Preview } from '#contract/output.ts'
import { isWorthRetry } from '#contract/errors.ts'
import { directionOf } from '#contract/locales.ts'
import { isEmptyResume } from '#contract/resume.ts'
import { DEFAULT_TEMPLATE } from '#contract/template.ts'
import { requestFocus } from '#stores/focus.ts'
import { pagesOf, previewStore } from '#stores/preview.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { versionsStore } from '#stores/versions.ts'
import { Overflow } from './Overflow.tsx'
import { Zoom, type ZoomLevel } from './Zoom.tsx'
import { fieldFor } from './places.ts'
import { sentenceFor, useStrings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'
import { useContent } from './use-value.ts'
import { useImage, useNearView } from '#islands/ui/use-image.ts'
import './pages.css'

/** CSS pixels in a point: at 100 % a page has its size on paper. */
const CSS_POINT = 96 / 72

/** The true pages, set by the typesetter that sets the PDF; a click on a part edits it. */
export const Pages = memo(function Pages({ onEdit }: { onEdit: () => void }) {
  const { t, errors, say, locale } = useStrings()
  const state = useStore(previewStore.$preview)
  const preview = pagesOf(state)
  const viewed = useStore(versionsStore.$viewed)
  const [zoom, setZoom] = useState<ZoomLevel>('fit')
  const isExample = useContent(isEmptyResume) && !viewed
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <div className="preview" aria-busy={state.status === 'updating'}>
      <div className="preview-head">
        <h2 className="visually-hidden">{t.preview.heading}</h2>
        <p className="hint">
          {preview && say(t.preview.pages, { count: preview.pages.length })}
          {preview && !viewed && ' · '}
          {preview && !viewed && t.preview.hint}
        </p>
        <Zoom value={zoom} onChange={setZoom} />
      </div>
      {viewed && (
        <output className="notice viewed">
          {say(t.versions.viewing, { time: clock.format(Date.parse(viewed.savedAt)) })}
          <button type="button" className="link-button" onClick={versionsStore.close}>
            {t.versions.back}
          </button>
        </output>
      )}
      {preview && !viewed && <Overflow preview={preview} />}
      {state.status === 'failed' && (
        <div className="notice" role="alert">
          <p>
            {t.preview.failed} {sentenceFor(state.code, errors)}
          </p>
          {isWorthRetry(state.code) && (
            <button type="button" className="link-button" onClick={previewStore.retry}>
              {t.preview.retry}
            </button>
          )}
        </div>
      )}
      {isExample && <Example />}
      {!isExample && preview && <Sheets preview={preview} zoom={zoom} onEdit={onEdit} />}
      {!isExample && !preview && state.status === 'updating' && (
        <p className="hint">{t.preview.updating}</p>
      )}
    </div>
  )
})

/** What a filled page looks like, for who has not begun: faint, and told to be an example. */
function Example() {
  const { t, locale, templates } = useStrings()
  const templateId = useOpenEditor(({ document }) => document.templateId, DEFAULT_TEMPLATE)
  return (
    <figure className="example">
      <figcaption className="hint">{t.preview.example}</figcaption>
      <img src={`/templates/${locale}/${templateId}.webp`} alt={templates[templateId].name} />
    </figure>
  )
}

interface SheetsProps {
  preview: Preview
  zoom: ZoomLevel
  onEdit: () => void
}

const Sheets = memo(function Sheets({ preview, zoom, onEdit }: SheetsProps) {
  return preview.pages.map((svg, index) => {
    const number = index + 1
    return (
      <Sheet key={number} number={number} svg={svg} preview={preview} zoom={zoom} onEdit={onEdit} />
    )
  })
})

interface SheetProps {
  /** From 1. */
  number: number
  svg: string
  preview: Preview
  zoom: ZoomLevel
  onEdit: () => void
}

function Sheet({ number, svg, preview, zoom, onEdit }: SheetProps) {
  const { t, say } = useStrings()
  const sheet = useRef<HTMLDivElement>(null)
  const url = useImage(svg, useNearView(sheet))
  const { width, height, pages, places } = preview
  return (
    <div
      className="page"
      ref={sheet}
      data-zoom={zoom}
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(zoom !== 'fit' && { inlineSize: `${(width * CSS_POINT * zoom) / 100}px` }),
      }}
    >
      {url && (
        <img
          src={url}
          alt={say(t.preview.page, { page: number, count: pages.length })}
          width={width}
          height={height}
        />
      )}
      <div className="places" aria-hidden="true">
        {places
          .filter((place) => place.page === number - 1)
          .map((place) => (
            <PlaceArea
              key={`${place.at} ${place.y} ${place.x}`}
              place={place}
              width={width}
              height={height}
              onEdit={onEdit}
            />
          ))}
      </div>
    </div>
  )
}

interface PlaceProps {
  place: Place
  width: number
  height: number
  onEdit: () => void
}

/** For the pointer only: who uses the keyboard has the fields themselves. */
const PlaceArea = memo(function PlaceArea({ place, width, height, onEdit }: PlaceProps) {
  const { t } = useStrings()
  const field = fieldFor(place.at)
  if (!field) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t.preview.hint}
      // Physical sides on purpose: the typesetter counts from the left in every script.
      style={{
        left: `${(place.x / width) * 100}%`,
        top: `${(place.y / height) * 100}%`,
        width: `${(place.width / width) * 100}%`,
        height: `${(place.height / height) * 100}%`,
      }}
      onClick={(event) => {
        onEdit()
        requestFocus(field, { line: lineOf(place.at), share: shareAt(event, place) })
      }}
    />
  )
})

/** Height of a printed line in points, about; a part that is higher has several. */
const LINE = 14

/** How much of a part's letters stand before a click on it, as if all were of one width. */
function shareAt({ currentTarget, clientX, clientY }: MouseEvent, { height }: Place): number {
  const box = currentTarget.getBoundingClientRect()
  const rows = Math.max(1, Math.round(height / LINE))
  const row = Math.min(rows - 1, Math.floor(((clientY - box.top) / box.height) * rows))
  const along = (clientX - box.left) / box.width
  const language = resumeStore.$document.get()?.content.locale ?? 'en'
  const read = directionOf(language) === 'rtl' ? 1 - along : along
  return Math.min(1, Math.max(0, (row + read) / rows))
}

/** @example lineOf('work.0.details.2') // 2; null for a part that is a field of its own */
function lineOf(at: string): number | null {
  const [, line] = /\.(?:details|items|notes|selfEvaluation|advantage)\.(\d+)$/.exec(`.${at}`) ?? []
  return line === undefined ? null : Number(line)
}
