import { memo, useId, useState } from 'react'
import type { Finding } from '#contract/analysis.ts'
import { directionOf } from '#contract/locales.ts'
import { requestFocus } from '#stores/focus.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { scoreStore } from '#stores/score.ts'
import { changeFor } from '#stores/suggestion.ts'
import { partsOf } from './findings.ts'
import { fieldFor, nameOf } from './places.ts'
import { useStrings } from './strings.tsx'

interface Props {
  finding: Finding
  /** The language of the resume, in which it is quoted. */
  language: string
  /** In the list it says where it belongs and leads there; beside its field it need not. */
  isListed: boolean
  /** Where what it says stands right above already: the id of that element. */
  saidBy?: string | undefined
  /** After the field was asked for, so that a phone shows it. */
  onEdit?: (() => void) | undefined
  onApplied?: (() => void) | undefined
}

/** One proof mark: the line as it is and as it could be, why, what that gains, and the change. */
export const FindingCard = memo(function FindingCard(props: Props) {
  const { finding, language, isListed, saidBy, onEdit, onApplied } = props
  const { t, say, locale, messageOf } = useStrings()
  const { suggestion, quote, points, at, by, severity } = finding
  const [fills, setFills] = useState<string[]>(() => suggestion?.blanks.map(() => '') ?? [])
  const [isStale, setStale] = useState(false)
  const own = useId()
  const note = saidBy ?? own
  const field = at === undefined ? null : fieldFor(at)
  const isFilled = fills.every((fill) => fill.trim() !== '')
  const canApply = finding.fix !== undefined || suggestion?.before !== undefined

  function apply() {
    if (!isFilled) return
    const resume = resumeStore.$document.get()?.content
    const patch =
      resume &&
      changeFor(
        finding,
        resume,
        fills.map((fill) => fill.trim()),
      )
    const isDone = patch ? scoreStore.measure(() => resumeStore.applyFix(patch)) : false
    setStale(!isDone)
    if (isDone) onApplied?.()
  }

  function show() {
    if (!field) return
    onEdit?.()
    requestFocus(field)
  }

  return (
    <article className="finding" data-rule={finding.rule} data-severity={severity}>
      <p className="finding-head">
        {points !== null && points > 0 && (
          <span className="points serif">
            <span className="signed" aria-hidden="true">
              {say(t.advice.points, { count: points })}
            </span>
            <span className="visually-hidden">{say(t.advice.worth, { count: points })}</span>
          </span>
        )}
        <span>{t.advice[severity]}</span>
        {isListed && at !== undefined && <span>{nameOf(at, t, locale)}</span>}
        {by === 'model' && <span>{t.advice.byModel}</span>}
      </p>
      {saidBy === undefined && <p id={own}>{messageOf(finding.message)}</p>}
      {suggestion ? (
        <Diff suggestion={suggestion} language={language} fills={fills} onFill={setFills} />
      ) : (
        quote && (
          <blockquote lang={language} dir={directionOf(language)}>
            <mark className="marked">{quote}</mark>
          </blockquote>
        )
      )}
      {isStale && (
        <p className="remark" role="alert">
          {t.advice.stale}
        </p>
      )}
      <div className="finding-actions">
        {canApply && (
          <button
            type="button"
            className="button small"
            aria-describedby={note}
            aria-disabled={!isFilled}
            onClick={apply}
          >
            {t.advice.apply}
          </button>
        )}
        {isListed && field && (
          <button type="button" className="link-button" aria-describedby={note} onClick={show}>
            {t.advice.show}
          </button>
        )}
      </div>
    </article>
  )
})

interface DiffProps {
  suggestion: NonNullable<Finding['suggestion']>
  language: string
  fills: string[]
  onFill: (fills: string[]) => void
}

/** A line struck out and written anew; its gaps are for the person to fill. */
function Diff({ suggestion: { before, after, blanks }, language, fills, onFill }: DiffProps) {
  const { t, say } = useStrings()
  const direction = directionOf(language)
  return (
    <>
      <dl className="diff" lang={language} dir={direction}>
        {before && (
          <>
            <dt className="visually-hidden">{t.advice.before}</dt>
            <dd>
              <del>{before}</del>
            </dd>
          </>
        )}
        <dt className="visually-hidden">{t.advice.after}</dt>
        <dd>
          <ins>
            {partsOf(after, blanks).map(({ text, blank }) =>
              blank === null ? (
                text
              ) : (
                <input
                  key={`blank ${blank}`}
                  type="text"
                  dir="auto"
                  data-own-undo
                  size={Math.max(4, (fills[blank] ?? '').length + 1)}
                  value={fills[blank] ?? ''}
                  placeholder={text}
                  aria-label={say(t.advice.gap, { number: blank + 1, count: blanks.length })}
                  autoComplete="off"
                  onChange={({ target }) => onFill(fills.with(blank, target.value))}
                />
              ),
            )}
          </ins>
        </dd>
      </dl>
      {blanks.length > 0 && <p className="hint">{t.advice.fill}</p>}
    </>
  )
}
