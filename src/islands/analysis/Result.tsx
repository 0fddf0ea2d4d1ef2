import { useEffect, useRef, useState } from 'react'
import { ANALYSIS_STEPS, type FindingSection } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { CompleteAnalysis } from '#stores/analysis.ts'
import { Actions } from './Actions.tsx'
import type { ReportWords, ResultLinks } from './AnalysisView.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { Findings } from './Findings.tsx'
import { HiddenText } from './HiddenText.tsx'
import { ReportFiles } from './ReportFiles.tsx'
import { Score } from './Score.tsx'
import { SectionTable } from './SectionTable.tsx'
import { Tick } from './Tick.tsx'

interface Props {
  result: CompleteAnalysis
  locale: Locale
  t: ReportWords
  links: ResultLinks
}

/** The report: what to do next, the score, the six sections, the marks, the document. */
export function Result({ result, locale, t, links }: Props) {
  const { report, fileName } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const marks = useRef<HTMLHeadingElement>(null)
  const [filter, setFilter] = useState<FindingSection | null>(null)
  useEffect(() => heading.current?.focus(), [])

  function showMarksOn(section: FindingSection) {
    setFilter(section)
    marks.current?.focus()
  }

  return (
    <article className="result">
      <header className="result-head">
        <div>
          <p className="completed">
            <Tick />
            {t.analysis.result.completed}
          </p>
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{fileName}</bdi>
          </h1>
        </div>
        <Actions t={t.analysis.result} links={links} />
      </header>
      <ol className="trace">
        {ANALYSIS_STEPS.map((step) => (
          <li key={step} data-step={step} data-status={result.steps[step]}>
            {t.analysis.steps[step]}
          </li>
        ))}
      </ol>
      <HiddenText passages={report.document.hiddenText} t={t.analysis.hidden} />
      <div className="overview">
        <Score report={report} locale={locale} t={t} />
        <SectionTable report={report} locale={locale} t={t} onShow={showMarksOn} />
      </div>
      <Findings
        report={report}
        locale={locale}
        t={t}
        filter={filter}
        onFilter={setFilter}
        heading={marks}
        edit={`${links.edit}?recordId=${encodeURIComponent(result.recordId)}`}
      />
      <DocumentFacts report={report} locale={locale} t={t.analysis.document} />
      <ReportFiles report={report} fileName={fileName} locale={locale} t={t} />
      <footer className="colophon">
        <p>
          {format(t.analysis.result.rubric, { version: report.rubric }, locale)}{' '}
          <a href={links.rules}>{t.analysis.result.rules}</a>
        </p>
        {report.model.used && (
          <p>{format(t.analysis.result.modelUsed, { name: report.model.name ?? '' }, locale)}</p>
        )}
        <p>
          {t.analysis.result.fileKept}{' '}
          {links.results && <a href={links.results}>{t.analysis.history.title}</a>}
        </p>
      </footer>
    </article>
  )
}
