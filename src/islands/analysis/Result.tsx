import { useEffect, useRef, useState } from 'react'
import type { Finding, FindingSection } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { CompleteAnalysis } from '#stores/analysis.ts'
import { Actions } from './Actions.tsx'
import type { ReportWords, ResultLinks } from './AnalysisView.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { Marks } from './Marks.tsx'
import { Potential } from './Potential.tsx'
import { Reading } from './Reading.tsx'
import { ReportFiles } from './ReportFiles.tsx'
import { Score } from './Score.tsx'
import { SectionTable } from './SectionTable.tsx'
import { Since } from './Since.tsx'
import { Tick } from './Tick.tsx'
import type { MarkView } from './mark-view.tsx'

interface Props {
  result: CompleteAnalysis
  locale: Locale
  t: ReportWords
  links: ResultLinks
}

/** The report: the score and what would raise it, what was read, the marks, the document. */
export function Result({ result, locale, t, links }: Props) {
  const { report, fileName } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const marks = useRef<HTMLHeadingElement>(null)
  const [filter, setFilter] = useState<FindingSection | null>(null)
  const [wanted, setWanted] = useState<Finding['id'] | null>(null)
  const [open, setOpen] = useState<Finding['id'] | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const view: MarkView = {
    report,
    t: t.analysis,
    errors: t.errors,
    words: { locale, t: t.finding, rubric: t.rubric },
    edit: `${links.edit}?recordId=${encodeURIComponent(result.recordId)}`,
  }

  function showMarksOn(section: FindingSection) {
    setFilter(section)
    marks.current?.focus()
  }

  function showMark({ id }: Finding) {
    setFilter(null)
    setOpen(id)
    setWanted(id)
  }

  return (
    <article className="result">
      <header className="result-head">
        <div className="result-title">
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{fileName}</bdi>
          </h1>
          <p className="completed">
            <Tick />
            {t.analysis.result.completed}
          </p>
        </div>
        <Score view={view} rubric={t.rubric} />
        <Potential view={view} rubric={t.rubric} onShow={showMark} />
        <Actions t={t.analysis.result} links={links} />
        <Since locale={locale} t={t.analysis.since} rubric={t.rubric} />
      </header>
      <div className="result-body">
        <Reading
          resume={result.read.resume}
          report={report}
          locale={locale}
          t={{ ...t.reading, reading: t.analysis.reading, hidden: t.analysis.hidden }}
          rubric={t.rubric}
        />
        <Marks
          result={result}
          view={view}
          filter={filter}
          onFilter={setFilter}
          heading={marks}
          wanted={wanted}
          onShown={() => setWanted(null)}
          open={open}
          onOpen={setOpen}
        />
      </div>
      <SectionTable report={report} locale={locale} t={t} onShow={showMarksOn} />
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
