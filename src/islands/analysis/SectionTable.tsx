import { FINDING_SECTIONS, type FindingSection, type Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  report: Report
  locale: Locale
  t: { analysis: Messages['analysis']; rubric: Catalogue }
  onShow: (section: FindingSection) => void
}

/** The six sections, each with its score, what to make of it, and the way to its marks. */
export function SectionTable({ report, locale, t, onShow }: Props) {
  const { table, steps } = t.analysis
  const sections = FINDING_SECTIONS.filter((section) => section !== 'document')
  return (
    <table className="sections">
      <caption className="visually-hidden">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.section}</th>
          <th scope="col">{table.score}</th>
          <th scope="col">{table.evaluation}</th>
          <th scope="col" className="section-marks">
            {table.marks}
          </th>
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => {
          const { score, evaluation } = report.sections[section]
          const count = report.findings.filter((finding) => finding.section === section).length
          const params = { count, section: steps[section] }
          return (
            <tr key={section} data-section={section}>
              <th scope="row" className="serif">
                {steps[section]}
              </th>
              <td className="section-score">
                {score !== null && <SectionScore score={score} locale={locale} />}
                {score === null && report.overall !== null && (
                  <span className="not-applicable">{table.notApplicable}</span>
                )}
              </td>
              <td>{textOf(evaluation, t.rubric, locale)}</td>
              <td className="section-marks">
                {count > 0 && (
                  <button
                    type="button"
                    className="link-button"
                    aria-label={format(table.show, params, locale)}
                    onClick={() => onShow(section)}
                  >
                    {format('{count}', params, locale)}
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A number over a rule, whose open part is drawn in pencil. */
function SectionScore({ score, locale }: { score: number; locale: Locale }) {
  return (
    <>
      <span className="serif">{format('{score}', { score }, locale)}</span>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <path className="ring-open" d="M0 1H100" />
        <path className="ring-kept" d={`M0 1H${score}`} />
      </svg>
    </>
  )
}
