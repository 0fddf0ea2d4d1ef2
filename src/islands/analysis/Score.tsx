import type { Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  report: Report
  locale: Locale
  t: { analysis: Messages['analysis']; rubric: Catalogue }
}

/** The overall score as a number in a thin ring, whose open part is drawn in pencil. */
export function Score({ report: { overall, band }, locale, t }: Props) {
  const { result } = t.analysis
  const verdict = textOf({ key: `verdicts.${band}`, params: {} }, t.rubric, locale)
  return (
    <section className="score" aria-labelledby="score-title">
      <h2 id="score-title">{result.overall}</h2>
      {overall === null ? (
        <p className="score-none serif">{result.ungraded}</p>
      ) : (
        <div className="ring">
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle className="ring-open" cx="60" cy="60" r="58" pathLength="100" />
            <circle
              className="ring-kept"
              cx="60"
              cy="60"
              r="58"
              pathLength="100"
              strokeDasharray={`${overall} 100`}
            />
          </svg>
          <p className="visually-hidden">{format(result.scoreLabel, { score: overall }, locale)}</p>
          <p className="serif" aria-hidden="true">
            <span className="score-number" data-score={overall}>
              {format('{overall}', { overall }, locale)}
            </span>
            <span className="score-of">{result.outOf}</span>
          </p>
        </div>
      )}
      <p className="verdict serif">{verdict}</p>
    </section>
  )
}
