import { useStore } from '@nanostores/react'
import { TEMPLATES, type TemplateId } from '#contract/template.ts'
import { Toast } from '#islands/ui/Toast.tsx'
import { downloadStore, type DownloadState } from '#stores/download.ts'
import { importStore } from '#stores/import.ts'
import type { ListPath } from '#stores/resume/entries.ts'
import type { Removed } from '#stores/resume/state.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { scoredIn, scoreStore } from '#stores/score.ts'
import { $isSold } from '#stores/thumbnails.ts'
import { BuyTemplate } from './BuyTemplate.tsx'
import { nameOf } from './places.ts'
import { OWN_ENTRY, SECTIONS, type EditorSection } from './sections.ts'
import { sentenceFor, useStrings } from './strings.tsx'
import { summaryOf } from './summary.ts'
import { useOpenEditor } from './use-editor.ts'

/** What just happened: an entry removed, a file downloaded or opened, a change that gained. */
export function Messages() {
  const removed = useOpenEditor((editor) => editor.removed, null)
  const download = useStore(downloadStore.$download)
  return (
    <>
      <output className="toasts">
        {removed && <RemovedToast removed={removed} />}
        <DownloadToast download={download} />
        <ImportToast />
        <ArrivalToast />
      </output>
      <Gain />
    </>
  )
}

/** The score, read out when a change that was applied has moved it. */
function Gain() {
  const { t, say } = useStrings()
  const scored = scoredIn(useStore(scoreStore.$score))
  const gain = scored?.gain ?? null
  return (
    <p className="visually-hidden" aria-live="polite">
      {gain !== null && say(t.advice.gained, { count: gain, score: scored?.report.overall ?? 0 })}
    </p>
  )
}

function ImportToast() {
  const { t, errors } = useStrings()
  const state = useStore(importStore.$import)
  if (state.status === 'idle') return null
  return (
    <Toast dismiss={t.entry.dismiss} onDismiss={importStore.dismiss}>
      {state.status === 'running' ? t.menu.importing : sentenceFor(state.code, errors)}
    </Toast>
  )
}

/** Says that a resume of its own is on screen now, and leads back to the one before. */
function ArrivalToast() {
  const { t, say } = useStrings()
  const arrival = useOpenEditor((editor) => editor.arrival, null)
  if (!arrival) return null
  const { kind, title, before } = arrival
  return (
    <Toast dismiss={t.entry.dismiss} onDismiss={resumeStore.forgetArrival}>
      {say(t.menu[kind], { title: title || t.bar.untitled })}
      {before && (
        <button
          type="button"
          className="link-button"
          onClick={() => void resumeStore.switchTo(before.key)}
        >
          {say(t.menu.back, { title: before.title || t.bar.untitled })}
        </button>
      )}
    </Toast>
  )
}

function RemovedToast({ removed }: { removed: Removed }) {
  const { t, say } = useStrings()
  const entry = removed.entry as Record<string, unknown>
  const title = summaryOf(entry, { summary: summaryFor(removed.list) }, t.kinds) || t.entry.new
  return (
    <Toast dismiss={t.entry.dismiss} onDismiss={resumeStore.forgetRemoved}>
      {say(t.entry.removed, { entry: title })}
      <button type="button" className="link-button" onClick={resumeStore.restoreEntry}>
        {t.entry.restore}
      </button>
    </Toast>
  )
}

/** Names of the fields that tell the entries of a list apart. */
function summaryFor(list: ListPath): readonly string[] {
  if (list.endsWith('.entries')) return OWN_ENTRY.summary
  const spec = Object.hasOwn(SECTIONS, list) ? SECTIONS[list as EditorSection] : null
  return spec?.shape === 'entries' ? spec.summary : ['label', 'value', 'url']
}

function DownloadToast({ download }: { download: DownloadState }) {
  const { t, errors, say } = useStrings()
  if (download.status !== 'done' && download.status !== 'failed') return null
  return (
    <Toast dismiss={t.entry.dismiss} onDismiss={downloadStore.dismiss}>
      {download.status === 'failed' ? (
        <>
          <p>
            {download.format === 'pdf' ? t.download.failed : t.download.fileFailed}{' '}
            {sentenceFor(download.code, errors)}
          </p>
          {download.code === 'templateNotOwned' && <OtherWays />}
        </>
      ) : (
        <>
          <p>{say(t.download.done, { file: download.fileName })}</p>
          {download.readBack && <ReadBackLines readBack={download.readBack} />}
        </>
      )}
    </Toast>
  )
}

function downloadIn(id: TemplateId) {
  resumeStore.setTemplate(id)
  void downloadStore.download()
}

/** The ways on from a template that is only for trying: to buy it, and the ones that are free. */
function OtherWays() {
  const { t, templates, say } = useStrings()
  const isSold = useStore($isSold)
  const tried = useOpenEditor((editor) => editor.document.templateId, null)
  const free = TEMPLATES.filter(({ tier }) => tier === 'free').map(({ id }) => (
    <button key={id} type="button" className="link-button" onClick={() => downloadIn(id)}>
      {say(t.template.useFree, { name: templates[id].name })}
    </button>
  ))
  return (
    <>
      {isSold && tried && <BuyTemplate id={tried} />}
      {free}
    </>
  )
}

function ReadBackLines({ readBack }: { readBack: NonNullable<DoneDownload['readBack']> }) {
  const { t, say, locale } = useStrings()
  const { found, total, missing } = readBack
  // Several lines of one text are one field to a person.
  const names = new Set(missing.map((at) => nameOf(at, t, locale) || at))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <>
      <p>{say(t.download.readBack, { found, count: total })}</p>
      {names.size > 0 && <p>{say(t.download.missing, { fields: list.format(names) })}</p>}
    </>
  )
}

type DoneDownload = Extract<DownloadState, { status: 'done' }>
