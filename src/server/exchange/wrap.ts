/** Characters that take two columns where letters take one (Unicode Standard Annex 11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu

/** Invisible marks and combining signs, which take no column. */
const ZERO = /[\p{M}\p{Cf}]/gu

/** What may not begin a line, in any language. */
const CLOSING = /^[\s)\]}»”’"'.,;:!?%、。，．・：；！？）」』】〉》ー々…]+$/u

/** How many columns a text takes where all columns are alike. */
export function widthOf(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  const zero = text.match(ZERO)?.length ?? 0
  return [...text].length + wide - zero
}

/**
 * The lines of a text, none wider than `width` columns unless a single word is. Languages
 * without spaces are broken between words too, and no line begins with a closing mark.
 */
export function wrapped(text: string, width: number, locale: string): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let current = ''
    for (const piece of piecesOf(line, locale)) {
      if (current && widthOf((current + piece).trimEnd()) > width) {
        lines.push(current.trimEnd())
        current = piece.trimStart()
      } else current += piece
    }
    return [...lines, current.trimEnd()]
  })
}

/** The parts between which a line may end: words with the space before and the marks behind. */
function piecesOf(line: string, locale: string): string[] {
  return line
    .split(/(?=\s\S)/)
    .flatMap((word) => (new RegExp(WIDE.source, 'u').test(word) ? segments(word, locale) : [word]))
}

function segments(text: string, locale: string): string[] {
  const pieces: string[] = []
  let opening = ''
  for (const { segment } of segmenterFor(locale).segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && CLOSING.test(segment)) pieces[pieces.length - 1] = last + segment
    else if (/^[\s([{«“‘（「『【〈《]+$/u.test(segment)) opening += segment
    else {
      pieces.push(opening + segment)
      opening = ''
    }
  }
  return opening ? [...pieces, opening] : pieces
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(locale: string): Intl.Segmenter {
  const found = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, found)
  return found
}
