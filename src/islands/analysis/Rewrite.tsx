import { Fragment } from 'react'
import type { Finding } from '#contract/analysis.ts'
import { directionOf } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  suggestion: NonNullable<Finding['suggestion']>
  language: string
  t: Messages['analysis']['findings']
}

/** A line struck out and written anew; gaps that only the person can fill stand out. */
export function Rewrite({ suggestion: { before, after, blanks }, language, t }: Props) {
  const direction = directionOf(language)
  return (
    <div className="rewrite">
      <dl lang={language} dir={direction}>
        {before && (
          <>
            <dt className="visually-hidden">{t.before}</dt>
            <dd>
              <del>{before}</del>
            </dd>
          </>
        )}
        <dt className="visually-hidden">{t.after}</dt>
        <dd>
          <ins>
            {partsOf(after, blanks).map(({ text, isBlank }, index) =>
              // The parts of one fixed text: their place is who they are.
              // oxlint-disable-next-line react/no-array-index-key
              isBlank ? <em key={index}>{text}</em> : <Fragment key={index}>{text}</Fragment>,
            )}
          </ins>
        </dd>
      </dl>
      {blanks.length > 0 && <p className="blanks">{t.blanks}</p>}
    </div>
  )
}

/**
 * A text cut at its blanks, in order.
 *
 * @example partsOf('Led [n] people', ['[n]']) // 'Led ', '[n]' (a blank), ' people'
 */
function partsOf(text: string, blanks: string[]): { text: string; isBlank: boolean }[] {
  const parts: { text: string; isBlank: boolean }[] = []
  let rest = text
  for (const blank of blanks) {
    const at = blank === '' ? -1 : rest.indexOf(blank)
    if (at < 0) continue
    parts.push({ text: rest.slice(0, at), isBlank: false }, { text: blank, isBlank: true })
    rest = rest.slice(at + blank.length)
  }
  return [...parts, { text: rest, isBlank: false }]
}
