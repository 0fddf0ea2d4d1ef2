import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore, type Analysis } from '#stores/analysis.ts'
import { stepUnderWay, stepsAt } from '#stores/steps.ts'
import { wordsStore } from '#stores/words.ts'
import { Progress } from './Progress.tsx'
import { Result } from './Result.tsx'
import { useRecordAddress } from './record-address.ts'
import './analysis.css'
import './document.css'
import './marks.css'
import './progress.css'
import './score.css'

/** Where a result leads to, in the page's language. */
export interface ResultLinks {
  edit: string
  /** How the score is made. */
  rules: string
  /** The form for another file; absent where it stands on the same page. */
  upload?: string
  /** The page with all results; absent on that page. */
  results?: string
}

/** The sentences of a report, which come when they are needed: `pages/words/[locale].json.ts`. */
export interface ReportWords {
  analysis: Messages['analysis']
  finding: Messages['finding']
  rubric: Catalogue
  errors: Messages['errors']
}

interface Props {
  locale: Locale
  t: Pick<Messages['analysis'], 'steps' | 'live'>
  /** Where the sentences of a report are. */
  words: string
  links: ResultLinks
}

/** What happens to the file that was handed in: its steps, then its report, in place. */
export function AnalysisView({ locale, t, words, links }: Props) {
  const analysis = useStore(analysisStore.$analysis, { ssr: 'initial' })
  const reportWords = useStore(wordsStore.$words, { ssr: 'initial' }) as ReportWords | null
  useEffect(() => wordsStore.want(words), [words])
  useRecordAddress('recordId' in analysis ? analysis.recordId : null)
  return (
    <div className="analysis">
      <output className="visually-hidden">{spoken(analysis, t, locale)}</output>
      {analysis.status === 'complete' && reportWords ? (
        <Result result={analysis} locale={locale} t={reportWords} links={links} />
      ) : (
        progressOf(analysis, t.steps, locale)
      )}
    </div>
  )
}

function progressOf(
  analysis: Analysis,
  t: Messages['analysis']['steps'],
  locale: Locale,
): ReactNode {
  if (analysis.status === 'idle' || analysis.status === 'failed') return null
  if (analysis.status !== 'complete') return <Progress analysis={analysis} locale={locale} t={t} />
  // The report is there, its sentences are not.
  const steps = { ...stepsAt('done'), outputtingResults: 'running' as const }
  return <Progress analysis={{ ...analysis, status: 'analysing', steps }} locale={locale} t={t} />
}

/** What a screen reader says: the beginning, each step that starts, the end. */
function spoken(analysis: Analysis, t: Props['t'], locale: Locale): string {
  switch (analysis.status) {
    case 'queued':
      return analysis.fileName && format(t.live.started, { fileName: analysis.fileName }, locale)
    case 'uploading':
    case 'analysing': {
      const step = stepUnderWay(analysis.steps)
      return step ? format(t.live.step, { step: t.steps[step] }, locale) : ''
    }
    case 'complete': {
      const { overall } = analysis.report
      if (overall === null) return t.live.completedUngraded
      return format(t.live.completed, { score: overall }, locale)
    }
    default:
      return ''
  }
}
