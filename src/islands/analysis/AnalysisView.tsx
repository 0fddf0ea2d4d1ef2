import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore, type Analysis } from '#stores/analysis.ts'
import { stepUnderWay } from '#stores/steps.ts'
import { wordsStore } from '#stores/words.ts'
import { Progress } from './Progress.tsx'
import type { ReadingWords } from './Reading.tsx'
import { Result } from './Result.tsx'
import { useRecordAddress } from './record-address.ts'

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
  reading: Omit<ReadingWords, 'reading' | 'hidden'>
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
  const isShown = useAfterLastStep(analysis.status === 'complete')
  useRecordAddress('recordId' in analysis ? analysis.recordId : null)
  const seen =
    analysis.status === 'complete' && reportWords && isShown ? (
      <Result result={analysis} locale={locale} t={reportWords} links={links} />
    ) : (
      progressOf(analysis, t.steps, locale)
    )
  return (
    <div className={seen ? 'analysis' : 'analysis is-empty'}>
      <output className="visually-hidden">{spoken(analysis, t, locale)}</output>
      {seen}
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
  return <Progress analysis={{ ...analysis, status: 'analysing' }} locale={locale} t={t} />
}

/** False for the one moment in which all steps are seen ticked off; then they disappear. */
function useAfterLastStep(isComplete: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // Two frames: the first one draws the last tick.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setOver(isComplete))
    })
    return () => cancelAnimationFrame(frame)
  }, [isComplete])
  return isOver && isComplete
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
