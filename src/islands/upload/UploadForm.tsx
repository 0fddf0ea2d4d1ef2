import { useStore } from '@nanostores/react'
import { useEffect, type SubmitEvent } from 'react'
import { ENDPOINTS } from '#contract/api.ts'
import { isErrorCode } from '#contract/errors.ts'
import { FILE_EXTENSIONS } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore } from '#stores/analysis.ts'
import { offer, take } from '#stores/intake.ts'
import { Failure } from './Failure.tsx'
import { QuotaLine } from './QuotaLine.tsx'
import './upload.css'

interface Props {
  locale: Locale
  t: { upload: Messages['upload']; errors: Messages['errors'] }
}

/**
 * Takes a resume. The HTML is a plain form that works without script; with script a chosen or
 * dropped file starts at once, through `early.ts`, which is there before this component is.
 */
export function UploadForm({ locale, t }: Props) {
  const analysis = useStore(analysisStore.$analysis, { ssr: 'initial' })
  const isOpen = analysis.status === 'idle' || analysis.status === 'failed'
  usePickUp(locale)

  function startText(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text'))
    offer({ text, name: t.upload.form.pasteName })
  }

  return (
    <form
      className="upload"
      method="post"
      action={ENDPOINTS.upload.path}
      encType="multipart/form-data"
      // A browser must not choose the last file again after a reload.
      autoComplete="off"
      hidden={!isOpen}
      onSubmit={startText}
    >
      <input type="hidden" name="locale" value={locale} />
      {analysis.status === 'failed' && (
        <Failure failure={analysis} locale={locale} t={t.upload.failed} errors={t.errors} />
      )}
      <FileField t={t.upload.form} />
      {isOpen && <QuotaLine locale={locale} t={t.upload.quota} />}
      <div className="other-ways">
        <a
          href={`/samples/${locale}.pdf`}
          data-sample={t.upload.form.sampleName}
          className="sample-link"
        >
          {t.upload.form.sample}
        </a>
        <PasteField t={t.upload.form} />
      </div>
    </form>
  )
}

type FormText = Messages['upload']['form']

/** The sheet of paper to drop a file on; the field itself lies over all of it. */
function FileField({ t }: { t: FormText }) {
  return (
    <div className="drop sheet">
      <input
        id="resume-file"
        type="file"
        name="file"
        accept={FILE_EXTENSIONS.join(',')}
        aria-describedby="resume-file-tip"
        data-intake
      />
      <p className="drop-title serif" aria-hidden="true">
        <span className="drop-idle">{t.drop}</span>
        <span className="drop-touch">{t.title}</span>
        <span className="drop-over">{t.release}</span>
        <span className="drop-taken">{t.taken}</span>
      </p>
      <label htmlFor="resume-file" className="button primary">
        {t.choose}
      </label>
      <p id="resume-file-tip" className="drop-tip">
        {t.tip}
        <br />
        {t.promise}
      </p>
      <button type="submit" className="button scriptless">
        {t.start}
      </button>
    </div>
  )
}

function PasteField({ t }: { t: FormText }) {
  return (
    <details className="paste">
      <summary>{t.paste}</summary>
      <label htmlFor="resume-text">{t.pasteLabel}</label>
      <textarea id="resume-text" name="text" rows={9} placeholder={t.pastePlaceholder} dir="auto" />
      {/* named, so that the server knows what was meant where this component is not there yet */}
      <button type="submit" name="pasted" value="yes" className="button">
        {t.pasteStart}
      </button>
    </details>
  )
}

/** Goes on with what waits: a file taken early, or what the address names. */
function usePickUp(locale: Locale) {
  useEffect(() => {
    const stop = take((source) => {
      delete document.documentElement.dataset.taken
      void analysisStore.upload(source, locale)
    })
    const address = new URLSearchParams(location.search)
    const error = address.get('error')
    const recordId = address.get('recordId')
    if (analysisStore.$analysis.get().status !== 'idle') return stop
    if (recordId) void analysisStore.resumeRecord(recordId, locale)
    else if (error) {
      // Said once: a reload or a bookmark is not the failure again.
      history.replaceState(null, '', location.pathname)
      analysisStore.fail(isErrorCode(error) ? error : 'internal')
    }
    return stop
  }, [locale])
}
