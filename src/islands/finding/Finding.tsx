import { useId, useState, type ReactNode } from 'react'
import type { Finding as FindingData } from '#contract/analysis.ts'
import { directionOf, type Locale } from '#contract/locales.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { Gain, Worth } from './Worth.tsx'
import { Rewrite } from './Rewrite.tsx'
import { looksDifferent } from './word-difference.ts'

/** The sentences of findings: those around them, and what they say themselves. */
export interface FindingWords {
  locale: Locale
  t: Messages['finding']
  rubric: Catalogue
}

interface Props {
  finding: FindingData
  words: FindingWords
  /** The language of the resume, in which it is quoted. */
  language: string
  /** The language of the note where it is not the page's. */
  explainedIn?: string | undefined
  /** What people call its place; absent where it stands beside that place. */
  where?: ReactNode
  /** The number that it also bears on the page. */
  number?: number | undefined
  /** How many findings of its rule share what the rule costs. */
  together?: number
  /** False where the line that it quotes stands right above or beside it. */
  quotes?: boolean
  /** Where what it says stands right above already: the id of that element. */
  saidBy?: string | undefined
  /** Makes the change, the gaps filled in; false when it no longer fits. */
  onApply?: ((fills: string[]) => boolean) | undefined
  /** More that can be done, such as the way to its field. */
  children?: ReactNode
}

/**
 * One proof mark: in the margin what it gains, the line as it is and as it could be, why, and
 * what can be done about it.
 */
export function Finding(props: Props) {
  const { finding, words, language, explainedIn, where, number, together = 1 } = props
  const { quotes = true, saidBy, onApply, children } = props
  const { t, rubric, locale } = words
  const { suggestion, quote, by, severity, doubt } = finding
  const [fills, setFills] = useState<string[]>(() => suggestion?.blanks.map(() => '') ?? [])
  const [isStale, setStale] = useState(false)
  const own = useId()
  const note = saidBy ?? own
  const rewrite =
    suggestion && looksDifferent(suggestion.before, suggestion.after) ? suggestion : undefined
  const isFilled = fills.every((fill) => fill.trim() !== '')
  const canApply = onApply && (finding.fix !== undefined || suggestion !== undefined)

  return (
    <article className="finding" data-rule={finding.rule} data-severity={severity}>
      <div className="finding-grid">
        {saidBy === undefined && <Gain finding={finding} number={number} words={words} />}
        {where && <p className="finding-where">{where}</p>}
        <div className="finding-line">
          {rewrite ? (
            <Rewrite
              suggestion={rewrite}
              language={language}
              words={words}
              fills={fills}
              onFill={canApply ? setFills : undefined}
            />
          ) : (
            quotes &&
            quote && (
              <blockquote lang={language} dir={directionOf(language)}>
                <mark className="marked">{quote}</mark>
              </blockquote>
            )
          )}
        </div>
        <div className="finding-note">
          {saidBy === undefined && (
            <p id={own} lang={explainedIn} dir={explainedIn && directionOf(explainedIn)}>
              {textOf(finding.message, rubric, locale)}
            </p>
          )}
          <Worth finding={finding} together={together} words={words} />
          {doubt && <p className="finding-hint">{t.source.doubt}</p>}
          {by === 'model' && <p className="finding-hint">{t.source.byModel}</p>}
          {isStale && (
            <p className="finding-stale" role="alert">
              {t.line.stale}
            </p>
          )}
          <div className="finding-actions">
            {canApply && (
              <button
                type="button"
                className="button small"
                aria-describedby={note}
                aria-disabled={!isFilled}
                onClick={() => isFilled && setStale(!onApply(fills.map((fill) => fill.trim())))}
              >
                {t.actions.apply}
              </button>
            )}
            {children}
          </div>
        </div>
      </div>
    </article>
  )
}
