import { useState, type RefObject } from 'react'
import {
  FINDING_SECTIONS,
  type Finding,
  type FindingSection,
  type Report,
} from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import type { ReportWords } from './AnalysisView.tsx'
import { Finding as FindingCard } from '#islands/finding/Finding.tsx'
import { ModelAdvice } from './ModelAdvice.tsx'

/** As many as one sitting takes; the rest is a click away. */
const SHOWN_AT_FIRST = 12

interface Props {
  report: Report
  locale: Locale
  t: ReportWords
  filter: FindingSection | null
  onFilter: (section: FindingSection | null) => void
  heading: RefObject<HTMLHeadingElement | null>
  /** The address of this resume in the editor, to which a field can be added. */
  edit: string
}

/** The marks on the resume, the most valuable first, all or those of one section. */
export function Findings({ report, locale, t, filter, onFilter, heading, edit }: Props) {
  const [isLong, setLong] = useState(false)
  const { findings: text, live } = t.analysis
  const matching = report.findings.filter(({ section }) => filter === null || section === filter)
  const byRules = matching.filter(({ by }) => by === 'rules')
  const shown = isLong ? byRules : byRules.slice(0, SHOWN_AT_FIRST)
  const more = byRules.length - shown.length
  const { model } = report
  const isAsked = model.name !== undefined
  const words = { locale, t: t.finding, rubric: t.rubric }
  const mark = (finding: Finding) => (
    <li key={finding.id} className="mark">
      <FindingCard
        finding={finding}
        words={words}
        language={report.language.code}
        explainedIn={finding.by === 'model' ? model.locale : undefined}
        where={
          finding.section === 'document'
            ? t.analysis.table.document
            : t.analysis.steps[finding.section]
        }
        together={report.findings.filter(({ rule }) => rule === finding.rule).length}
      >
        {finding.at && <a href={`${edit}&at=${encodeURIComponent(finding.at)}`}>{text.mend}</a>}
      </FindingCard>
    </li>
  )

  return (
    <section className="marks" aria-labelledby="marks-title">
      <div className="marks-head">
        <h2 id="marks-title" ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <Filter report={report} locale={locale} t={t.analysis} value={filter} onChange={onFilter} />
      </div>
      <output className="visually-hidden">
        {filter && format(live.filtered, { count: matching.length }, locale)}
      </output>
      {report.findings.length === 0 && <p>{text.noneAtAll}</p>}
      {isAsked && shown.length > 0 && <h3>{t.analysis.model.byRules}</h3>}
      <ol>{shown.map(mark)}</ol>
      {more > 0 && (
        <button type="button" className="button" onClick={() => setLong(true)}>
          {format(text.more, { count: more }, locale)}
        </button>
      )}
      {isAsked && (
        <ModelAdvice
          model={model}
          findings={matching.filter(({ by }) => by === 'model')}
          locale={locale}
          t={t.analysis.model}
          mark={mark}
        />
      )}
    </section>
  )
}

interface FilterProps {
  report: Report
  locale: Locale
  t: Messages['analysis']
  value: FindingSection | null
  onChange: (section: FindingSection | null) => void
}

function Filter({ report, locale, t, value, onChange }: FilterProps) {
  const countOf = (section: FindingSection) =>
    report.findings.filter((finding) => finding.section === section).length
  const choices = FINDING_SECTIONS.filter((section) => countOf(section) > 0)
  if (choices.length < 2) return null
  const options = [
    { section: null, text: t.findings.all, count: report.findings.length },
    ...choices.map((section) => ({
      section,
      text: section === 'document' ? t.table.document : t.steps[section],
      count: countOf(section),
    })),
  ]
  return (
    <fieldset className="filter">
      <legend className="visually-hidden">{t.findings.filter}</legend>
      {options.map(({ section, text, count }) => (
        <button
          key={text}
          type="button"
          aria-pressed={value === section}
          onClick={() => onChange(section)}
        >
          {text} <span>{format('{count}', { count }, locale)}</span>
        </button>
      ))}
    </fieldset>
  )
}
