import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore, type Analysis } from '#stores/analysis.ts'
import { stepUnderWay } from '#stores/steps.ts'
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

interface Props {
  locale: Locale
  t: { analysis: Messages['analysis']; rubric: Catalogue; errors: Messages['errors'] }
  links: ResultLinks
}

/** What happens to the file that was handed in: its steps, then its report, in place. */
export function AnalysisView({ locale, t, links }: Props) {
  const analysis = useStore(analysisStore.$analysis, { ssr: 'initial' })
  useRecordAddress('recordId' in analysis ? analysis.recordId : null)
  return (
    <div className="analysis">
      <output className="visually-hidden">{spoken(analysis, t.analysis, locale)}</output>
      {viewOf(analysis, { locale, t, links })}
    </div>
  )
}

function viewOf(analysis: Analysis, { locale, t, links }: Props): ReactNode {
  switch (analysis.status) {
    case 'idle':
    case 'failed':
      return null
    case 'complete':
      return <Result result={analysis} locale={locale} t={t} links={links} />
    default:
      return <Progress analysis={analysis} locale={locale} t={t.analysis.steps} />
  }
}

/** What a screen reader says: the beginning, each step that starts, the end. */
function spoken(analysis: Analysis, t: Messages['analysis'], locale: Locale): string {
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
