import type { Finding } from '#contract/analysis.ts'
import { directionOf } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { FindingWords } from './Finding.tsx'
import { wordDifference, type Piece } from './word-difference.ts'

interface Props {
  suggestion: NonNullable<Finding['suggestion']>
  language: string
  words: FindingWords
  fills: readonly string[]
  /** Absent where nothing can be applied: there the gaps are only shown. */
  onFill?: ((fills: string[]) => void) | undefined
}

/** A line with its words struck out and written anew; its gaps are for the person to fill. */
export function Rewrite({ suggestion, language, words, fills, onFill }: Props) {
  const { t, locale } = words
  const { before, after, blanks } = suggestion

  const gap = ({ text, blank }: Extract<Piece, { kind: 'blank' }>) =>
    onFill ? (
      <input
        key={`blank ${blank}`}
        type="text"
        dir="auto"
        data-own-undo
        size={Math.max(4, (fills[blank] ?? '').length + 1)}
        value={fills[blank] ?? ''}
        placeholder={text}
        aria-label={format(t.line.gap, { number: blank + 1, count: blanks.length }, locale)}
        autoComplete="off"
        onChange={({ target }) => onFill(fills.with(blank, target.value))}
      />
    ) : (
      <em key={`blank ${blank}`}>{text}</em>
    )

  return (
    <>
      <p className="finding-rewrite" lang={language} dir={directionOf(language)}>
        {wordDifference(before, after, blanks, language).map((piece, index) => {
          // The pieces of one fixed text: their place is who they are.
          const key = `${index} ${piece.kind}`
          if (piece.kind === 'blank') return gap(piece)
          if (piece.kind === 'same') return <span key={key}>{piece.text}</span>
          const isOld = piece.kind === 'removed'
          const Change = isOld ? 'del' : 'ins'
          return (
            <Change key={key}>
              <span className="visually-hidden" lang={locale} dir={directionOf(locale)}>
                {isOld ? t.line.before : t.line.after}{' '}
              </span>
              {piece.text}
            </Change>
          )
        })}
      </p>
      {blanks.length > 0 && <p className="finding-hint">{t.line.blanks}</p>}
    </>
  )
}
