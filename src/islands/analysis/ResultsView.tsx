import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore, type Analysis } from '#stores/analysis.ts'
import type { ResultLinks } from './AnalysisView.tsx'
import { History, type HistoryProps } from './History.tsx'

/** A seventh of the page's script, which only who opens a result needs. */
const AnalysisView = lazy(async () => {
  const view = await import('./AnalysisView.tsx')
  return { default: view.AnalysisView }
})

interface Props {
  locale: Locale
  t: {
    analysis: Messages['analysis']
    resumes: HistoryProps['t']['resumes']
    errors: Messages['errors']
  }
  words: string
  links: ResultLinks & HistoryProps['links']
}

/** The report that the address names, and all analyses of this visitor. */
export function ResultsView({ locale, t, words, links }: Props) {
  const analysis = useStore(analysisStore.$analysis)
  useEffect(() => {
    const recordId = new URLSearchParams(location.search).get('recordId')
    if (recordId) void analysisStore.resumeRecord(recordId, locale)
  }, [locale])

  return (
    <div className="results">
      <Failure analysis={analysis} t={t} />
      {analysis.status !== 'idle' && (
        <Suspense>
          <AnalysisView locale={locale} t={t.analysis} words={words} links={links} />
        </Suspense>
      )}
      <History
        recordId={'recordId' in analysis ? analysis.recordId : null}
        locale={locale}
        t={{ ...t, history: t.analysis.history }}
        links={links}
      />
    </div>
  )
}

/** Why the report that the address names cannot be shown. */
function Failure({ analysis, t }: { analysis: Analysis; t: Props['t'] }) {
  if (analysis.status !== 'failed') return null
  return (
    <div className="results-failure" role="alert">
      <p>{t.errors.codes[analysis.error]}</p>
      {analysis.canRetry && (
        <button type="button" className="button" onClick={() => void analysisStore.tryAgain()}>
          {t.analysis.history.again}
        </button>
      )}
    </div>
  )
}
