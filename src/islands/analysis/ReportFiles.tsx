import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { pagePath } from '#contract/pages.ts'
import { REPORT_FILES, reportFilesStore } from '#stores/report-files.ts'
import { sessionStore } from '#stores/session.ts'
import type { ReportWords } from './AnalysisView.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { printedReportOf } from './printed-report.ts'

interface Props {
  report: Report
  fileName: string
  locale: Locale
  t: ReportWords
}

/** Takes the report away: all of it as a PDF, or the score as a picture to show around. */
export function ReportFiles({ report, fileName, locale, t }: Props) {
  const state = useStore(reportFilesStore.$files)
  const session = useStore(sessionStore.$session)
  const isPro = session.status === 'signedIn' && session.plan === 2
  const card = useRef<HTMLDivElement>(null)
  const { files } = t.analysis
  const printed = printedReportOf(report, fileName, locale, t)
  const make = {
    report: () => reportFilesStore.report(printed),
    card: () => (card.current ? reportFilesStore.card(printed, card.current) : undefined),
  }

  return (
    <div className="report-files">
      {REPORT_FILES.map((file) => (
        <button
          key={file}
          type="button"
          className="button"
          disabled={state.status === 'making'}
          onClick={() => void make[file]()}
        >
          {state.status === 'making' && state.file === file ? files.making : files[file]}
        </button>
      ))}
      {!isPro && <a href={pagePath('price', locale)}>{files.pro}</a>}
      <output>
        {state.status === 'done' && format(files.done, { fileName: state.fileName }, locale)}
        {state.status === 'failed' && t.errors.codes[state.error]}
      </output>
      <ScoreCard printed={printed} overall={report.overall} ref={card} />
    </div>
  )
}
