import { useStore } from '@nanostores/react'
import { Toast } from '#islands/ui/Toast.tsx'
import { downloadStore, type DownloadState } from '#stores/download.ts'
import type { Removed } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'
import { nameOf } from './places.ts'
import { SECTIONS, type EditorSection } from './sections.ts'
import { sentenceFor, useStrings } from './strings.tsx'
import { summaryOf } from './summary.ts'

/** What just happened: an entry removed, a PDF downloaded. */
export function Messages({ removed }: { removed: Removed | null }) {
  const download = useStore(downloadStore.$download)
  return (
    <output className="toasts">
      {removed && <RemovedToast removed={removed} />}
      <DownloadToast download={download} />
    </output>
  )
}

function RemovedToast({ removed }: { removed: Removed }) {
  const { t, say } = useStrings()
  const spec = SECTIONS[removed.list as EditorSection]
  const entry = removed.entry as Record<string, unknown>
  const summary = spec?.shape === 'entries' ? spec.summary : ['label', 'value', 'url']
  const title = summaryOf(entry, { summary: summary }, t.kinds) || t.entry.new
  return (
    <Toast dismiss={t.entry.dismiss} onDismiss={resumeStore.forgetRemoved}>
      {say(t.entry.removed, { entry: title })}
      <button type="button" className="link-button" onClick={resumeStore.restoreEntry}>
        {t.entry.restore}
      </button>
    </Toast>
  )
}

function DownloadToast({ download }: { download: DownloadState }) {
  const { t, errors, say } = useStrings()
  if (download.status !== 'done' && download.status !== 'failed') return null
  return (
    <Toast dismiss={t.entry.dismiss} onDismiss={downloadStore.dismiss}>
      {download.status === 'failed' ? (
        <p>
          {t.download.failed} {sentenceFor(download.code, errors)}
        </p>
      ) : (
        <>
          <p>{say(t.download.done, { file: download.fileName })}</p>
          {download.readBack && <ReadBackLines readBack={download.readBack} />}
        </>
      )}
    </Toast>
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
