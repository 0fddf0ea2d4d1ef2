import { useStore } from '@nanostores/react'
import { format } from '#contract/message.ts'
import { textOf } from '#i18n/format.ts'
import { correctionStore } from '#stores/correction.ts'
import type { ReportWords } from './AnalysisView.tsx'
import { namesOf, type MarkView } from './mark-view.tsx'
import { capOn } from './reach.ts'

interface Props {
  view: MarkView
  rubric: ReportWords['rubric']
}

/** The overall score as a number in a thin ring, and what holds it where it is. */
export function Score({ view, rubric }: Props) {
  const { report, t, words } = view
  const { overall, band } = report
  const { locale } = words
  return (
    <section className="score" aria-labelledby="score-title">
      <h2 id="score-title">{t.result.overall}</h2>
      {overall === null ? (
        <p className="score-none serif">{t.result.ungraded}</p>
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
          <p className="visually-hidden">
            {format(t.result.scoreLabel, { score: overall }, locale)}
          </p>
          <p className="serif" aria-hidden="true">
            <span className="score-number" data-score={overall}>
              {format('{overall}', { overall }, locale)}
            </span>
            <span className="score-of">{t.result.outOf}</span>
          </p>
        </div>
      )}
      <div className="score-words">
        <p className="verdict serif">
          {textOf({ key: `verdicts.${band}`, params: {} }, rubric, locale)}
        </p>
        <Cap view={view} rubric={rubric} />
        <Corrected view={view} />
      </div>
    </section>
  )
}

/** Why the score stands lower than the rules would add up to. */
function Cap({ view: { report, t, words }, rubric }: Props) {
  const cap = capOn(report)
  if (!cap) return null
  const { locale } = words
  const names = new Intl.ListFormat(locale).format(namesOf(cap.rules, rubric, locale))
  return (
    <p className="score-cap">
      {format(t.score.capped, { cap: cap.cap, names, score: cap.without }, locale)}
    </p>
  )
}

/** What corrections have changed, and the way back. */
function Corrected({ view: { report, t, errors, words } }: Pick<Props, 'view'>) {
  const correction = useStore(correctionStore.$correction)
  const error = useStore(correctionStore.$error)
  const made = correction.status === 'none' ? null : correction
  const from = made?.first.overall ?? null
  const to = report.overall
  return (
    <div className="score-corrected">
      <output>
        {made?.status === 'saving' && t.score.scoring}
        {made?.status === 'saved' &&
          from !== null &&
          to !== null &&
          format(from === to ? t.score.same : t.score.since, { from, to }, words.locale)}
      </output>
      {error && <p role="alert">{errors.codes[error]}</p>}
      {made && made.past.length > 0 && (
        <button type="button" className="link-button" onClick={correctionStore.undo}>
          {t.score.undo}
        </button>
      )}
    </div>
  )
}
