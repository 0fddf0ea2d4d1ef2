import { useEffect, useRef } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore, type Analysis } from '#stores/analysis.ts'

interface Props {
  failure: Extract<Analysis, { status: 'failed' }>
  locale: Locale
  t: Messages['upload']['failed']
  errors: Messages['errors']
}

/** What went wrong, and the way forward. */
export function Failure({ failure, locale, t, errors }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The steps, an island of their own, are still above: the page would scroll to where the
    // heading is only as long as they are there.
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div className="failure" role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {failure.fileName && <p className="failure-file">{failure.fileName}</p>}
      <p>{errors.codes[failure.error]}</p>
      {failure.canRetry && (
        <>
          {failure.fileName && (
            <p className="failure-kept">{format(t.kept, { fileName: failure.fileName }, locale)}</p>
          )}
          <button type="button" className="button" onClick={() => void analysisStore.tryAgain()}>
            {t.again}
          </button>
        </>
      )}
    </div>
  )
}
