import { isRightToLeft, isUnspaced } from '../characters.ts'
import type { Glyph } from './page.ts'
import { logicalText, type Mark } from './visual-order.ts'

/** From glyphs to words: where spaces are, which marks belong to which letter, what reads first. */

/** A gap of this many letter sizes is a space where nothing else is known. */
const SPACE = 0.16

/** Accents that old fonts draw as letters of their own, over or under the next one. */
const ACCENTS: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  '\u02C6': '\u0302',
  '^': '\u0302',
  '\u02DC': '\u0303',
  '~': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
  '¸': '\u0327',
  '˛': '\u0328',
}

interface Letter extends Glyph {
  marks: string
}

/** Format characters may come along: our own PDFs keep letter and mark apart with one. */
const COMBINING = /^[\p{M}\p{Cf}]+$/u

function baseUnder<T extends Glyph>(mark: Glyph, row: T[]): T | undefined {
  const centre = mark.x + mark.width / 2
  return row.findLast((letter) => letter.x <= centre + 0.01)
}

/**
 * The Arabic or Hebrew letter that carries a mark. Marks without width may stand beside it, so
 * place says little; but they are drawn next to it: after it in the order of speech, before it in
 * the order of the page. Of the two neighbours it is then the right one either way.
 */
function rightToLeftBase<T extends Glyph>(mark: Glyph, row: T[]): T | undefined {
  let before: T | undefined
  let after: T | undefined
  for (const letter of row) {
    if (letter.order < mark.order && letter.order > (before?.order ?? -Infinity)) before = letter
    if (letter.order > mark.order && letter.order < (after?.order ?? Infinity)) after = letter
  }
  return [before, after]
    .filter((letter) => letter && isRightToLeft(letter.text))
    .filter((letter) => letter && Math.abs(letter.x - mark.x) <= mark.size)
    .toSorted((a, b) => (b?.x ?? 0) - (a?.x ?? 0))[0]
}

/** The marks that the letter does not carry yet: two glyphs of one cluster may both tell all. */
function unlike(marks: string, carried: string): string {
  return [...marks].filter((mark) => !carried.includes(mark)).join('')
}

/** Puts marks and drawn accents on the letters that they overlap. */
function letters(glyphs: Glyph[]): Letter[] {
  const result: Letter[] = glyphs
    .filter((glyph) => !COMBINING.test(glyph.text))
    .map((glyph) => ({ ...glyph, marks: '' }))
  for (const mark of glyphs.filter((glyph) => COMBINING.test(glyph.text))) {
    const base = rightToLeftBase(mark, result) ?? baseUnder(mark, result)
    if (base) base.marks += unlike(mark.text, base.marks)
    else result.unshift({ ...mark, marks: '' })
  }
  return result.filter((letter, index) => {
    const accent = ACCENTS[letter.text]
    if (!accent) return true
    const centre = letter.x + letter.width / 2
    const base = [result[index - 1], result[index + 1]].find(
      (other) =>
        other &&
        /^\p{L}$/u.test(other.text) &&
        centre > other.x &&
        centre < other.x + other.width &&
        letter.x + letter.width - other.x > letter.width * 0.6,
    )
    if (base) base.marks += accent
    return !base
  })
}

/** The usual free space between the letters of a word, in letter sizes; 0 but for spaced type. */
function tracking(gaps: number[]): number {
  if (gaps.length < 3) return 0
  const sorted = gaps.toSorted((a, b) => a - b)
  const low = sorted[Math.floor(sorted.length * 0.25)] ?? 0
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  // Spaced type spaces every pair: the small gaps are as wide as the middle ones.
  return low > 0.06 && low > median * 0.5 ? median : 0
}

/**
 * The text of glyphs on one line, sorted from left to right, blanks left out.
 * Spaced type (`E X P E R I E N C E`) comes out as words.
 */
export function textOf(glyphs: Glyph[], rightToLeft: boolean): string {
  const row = letters(glyphs)
  const gaps = row.slice(1).map((letter, index) => {
    const before = row[index] as Letter
    return (letter.x - before.x - before.width) / Math.max(letter.size, before.size, 1)
  })
  const spaced = tracking(gaps)
  const threshold = spaced > 0 ? spaced * 1.6 + 0.04 : SPACE
  const marks: Mark[] = row.map((letter, index) => {
    const before = row[index - 1]
    const gap = gaps[index - 1] ?? 0
    const unspaced = before !== undefined && isUnspaced(before.text) && isUnspaced(letter.text)
    return {
      text: letter.text + letter.marks,
      spaceBefore: index > 0 && gap > (unspaced ? Math.max(threshold, 0.45) : threshold),
    }
  })
  return logicalText(marks, rightToLeft)
}
