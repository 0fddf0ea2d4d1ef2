import type { Run } from '../../document.ts'
import { isRightToLeft, isUnspaced } from '../characters.ts'
import { gapsOf, type Letter } from './letters.ts'
import { logicalMarks } from './visual-order.ts'

/** From letters to words: where spaces are, which marks belong to which letter, what reads first. */

/** A gap of this many letter sizes is a space in lines without drawn spaces, and in lines with. */
const SPACE = { undrawn: 0.16, drawn: 0.28 } as const

/** Between Chinese, Japanese letters only a gap that no justification makes is a space. */
const UNSPACED_SPACE = { least: 0.2, most: 0.45, times: 3 } as const

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

interface Base extends Letter {
  marks: string
}

/** A mark, with what some programs say invisibly along with it. */
const COMBINING = /^\u061C*\p{M}[\p{M}\u061C]*$/u

/** Puts marks and drawn accents on the letters that they belong to. */
function basesOf(letters: Letter[]): Base[] {
  const bases: Base[] = letters
    .filter((letter) => !COMBINING.test(letter.text))
    .map((letter) => ({ ...letter, marks: '' }))
  for (const mark of letters.filter((letter) => COMBINING.test(letter.text))) {
    const base = isRightToLeft(mark.text) ? baseInTurn(mark, bases) : baseBelow(mark, bases)
    if (base) base.marks += mark.text
  }
  return bases.filter((letter, index) => {
    const accent = ACCENTS[letter.text]
    if (!accent) return true
    const base = [bases[index - 1], bases[index + 1]].find(
      (other) => other && covers(letter, other),
    )
    if (base) base.marks += accent
    return !base
  })
}

function baseBelow(mark: Letter, bases: Base[]): Base | undefined {
  const centre = mark.x + mark.width / 2
  return bases.findLast((each) => each.x <= centre + 0.01)
}

/** How far from its letter a mark may be placed, in letter sizes. */
const REACH = 1.5

/**
 * Arabic marks are drawn right before their letter when the line is drawn from left to right,
 * and right after it when it is drawn as it is spoken; their place is too vague to tell.
 */
function baseInTurn(mark: Letter, bases: Base[]): Base | undefined {
  const byTurn = bases.toSorted((a, b) => a.order - b.order)
  const after = byTurn.find((base) => base.order > mark.order)
  const before = byTurn.findLast((base) => base.order < mark.order)
  // A run of other letters may have been drawn before, at the other end of the line.
  const [near = after ?? before, other] = [after, before].filter(
    (base) => base && Math.abs(base.x - mark.x) < base.size * REACH,
  )
  if (!other || !near) return near
  return near.x > other.x ? near : other
}

/** True when an accent stands over a letter, not beside it. */
function covers(accent: Base, letter: Base): boolean {
  const centre = accent.x + accent.width / 2
  const overlap =
    Math.min(accent.x + accent.width, letter.x + letter.width) - Math.max(accent.x, letter.x)
  return (
    /^\p{L}$/u.test(letter.text) &&
    centre > letter.x &&
    centre < letter.x + letter.width &&
    overlap > accent.width * 0.6
  )
}

/** Spaced type has a drawn space, or a wide gap, between all of its letters. */
const SPACED_SHARE = 0.7

/** The gap that parts words. */
function wordGap(letters: Base[], gaps: number[]): { gap: number; spacesCount: boolean } {
  const drawn = letters.filter((letter) => letter.afterSpace).length
  const usual = { gap: drawn > 0 ? SPACE.drawn : SPACE.undrawn, spacesCount: true }
  if (gaps.length < 3) return usual
  const sorted = gaps.toSorted((a, b) => a - b)
  const low = sorted[Math.floor(sorted.length * 0.25)] ?? 0
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  // The small gaps of spaced type are about as wide as the middle ones.
  const spacedByGap = low > 0.06 && low > middle * 0.5
  const spacedBySpaces = drawn > gaps.length * SPACED_SHARE
  if (!spacedByGap && !spacedBySpaces) return usual
  return { gap: middle * 1.6 + 0.04, spacesCount: !spacedBySpaces }
}

/** One of the dots that run to the end of a line, set wide whatever the letters are. */
const isOfLeader = (letters: readonly Base[], at: number): boolean =>
  letters[at]!.text === '.' && [at - 1, at + 1].some((other) => letters[other]?.text === '.')

/** Justified lines have a little space between all letters; one that stands out is a space. */
function unspacedGap(gaps: number[]): number {
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const { least, most, times } = UNSPACED_SPACE
  return Math.min(most, Math.max(0, usual) * times + least)
}

/** The text of letters on one line, sorted from left to right. */
export function textOf(letters: Letter[], rightToLeft: boolean): string {
  return piecesOf(letters, rightToLeft)
    .map((piece) => piece.text)
    .join('')
}

/**
 * The letters of a line, sorted from left to right, as they are spoken, with their looks.
 * Spaced type (`E X P E R I E N C E`) comes out as words.
 */
export function piecesOf(letters: Letter[], rightToLeft: boolean): Run[] {
  const bases = basesOf(letters)
  const gaps = gapsOf(bases)
  const said = bases.filter((_, index) => !isOfLeader(bases, index))
  const { gap: least, spacesCount } = wordGap(said, gapsOf(said))
  const isUnspacedPair = (index: number) =>
    isUnspaced(bases[index - 1]?.text ?? '') && isUnspaced(bases[index]?.text ?? '')
  const leastUnspaced = unspacedGap(gaps.filter((_, index) => isUnspacedPair(index + 1)))
  const marks = bases.map((letter, index) => {
    const before = bases[index - 1]
    const gap = gaps[index - 1] ?? 0
    const drawn = spacesCount && letter.afterSpace
    return {
      letter,
      text: letter.text + letter.marks,
      spaceBefore:
        before !== undefined &&
        (drawn || gap > (isUnspacedPair(index) ? Math.max(least, leastUnspaced) : least)),
    }
  })
  const pieces: (Run & { letter: Letter })[] = []
  for (const { letter, text, spaceBefore } of logicalMarks(marks, rightToLeft)) {
    const last = pieces.at(-1)
    const printed = spaceBefore && last ? ` ${text}` : text
    if (last && lookAlike(last.letter, letter)) last.text += printed
    else pieces.push({ letter, ...lookOf(letter), text: printed })
  }
  return pieces
}

const lookOf = ({ bold, italic, size, color, smallCaps }: Letter): Omit<Run, 'text'> => ({
  bold,
  italic,
  size: Math.round(size * 100) / 100,
  color,
  ...(smallCaps ? { smallCaps } : {}),
})

const lookAlike = (a: Letter, b: Letter) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  a.smallCaps === b.smallCaps &&
  Math.abs(a.size - b.size) < 0.05
