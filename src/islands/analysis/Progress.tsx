import { useEffect, useRef } from 'react'
import { ANALYSIS_STEPS } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { percent } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore, type Analysis } from '#stores/analysis.ts'
import { stepsAt } from '#stores/steps.ts'
import { Tick } from './Tick.tsx'

interface Props {
  analysis: Extract<Analysis, { status: 'queued' | 'uploading' | 'analysing' }>
  locale: Locale
  t: Messages['analysis']['steps']
}

/** The eleven steps, each ticked off when the server says that it is done. */
export function Progress({ analysis, locale, t }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const steps = analysis.status === 'queued' ? stepsAt('waiting') : analysis.steps
  const progress = analysis.status === 'uploading' ? analysis.progress : null

  return (
    <section className="progress" aria-labelledby="progress-title">
      <div className="progress-head">
        <h1 id="progress-title" ref={heading} tabIndex={-1}>
          {analysis.fileName
            ? format(t.title, { fileName: analysis.fileName }, locale)
            : t.outputtingResults}
        </h1>
        <button type="button" className="link-button" onClick={analysisStore.reset}>
          {t.cancel}
        </button>
      </div>
      <ol className="steps">
        {ANALYSIS_STEPS.map((step) => (
          <li
            key={step}
            data-step={step}
            data-status={steps[step]}
            aria-current={steps[step] === 'running' ? 'step' : undefined}
          >
            <Tick />
            <span>{t[step]}</span>
            {step === 'uploading' && steps.uploading === 'running' && progress !== null ? (
              <>
                <progress value={progress} max={1} aria-label={t.uploading} />
                <span className="step-status">{percent(progress, locale)}</span>
              </>
            ) : (
              <span className="step-status">{t[steps[step]]}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
