import { isRightToLeft } from '../characters.ts'
import { beginsName, isSuffix, listsLeftward, withPairs, type Seen } from './isolated-runs.ts'

/** A character, with the marks that stand on it, as it appears on the line from left to right. */
export interface Mark {
  text: string
  /** The free space on its left parts words. */
  spaceBefore: boolean
}

type Direction = 'rtl' | 'ltr' | 'number' | 'neutral'

const NUMBER = /[\d\u0660-\u0669\u06F0-\u06F9]/
const LETTER = /\p{L}/u

/** Marks that hold a number or a Latin word together when they touch both of its sides. */
const JOINER = /^[.,:/%@&_'’+#\-–~?=\\\u066B\u066C]$/

/** Marks that belong to the Latin word on their left when they touch nothing else. */
const TRAILER = /^[.,:;!?%+#\u060C\u061B]$/

const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/** Arabic punctuation stands in the Arabic block, but has no direction of its own. */
const NEUTRAL_ARABIC = /^[\u060C\u061B\u061F\u066A-\u066D]$/

/** Invisible, and as strong as a Latin letter: programs put it beside the signs of numbers. */
const LEFT_TO_RIGHT_MARK = '\u200E'

function directionOf(text: string): Direction {
  if (NEUTRAL_ARABIC.test(text)) return 'neutral'
  if (NUMBER.test(text)) return 'number'
  if (isRightToLeft(text)) return 'rtl'
  return LETTER.test(text) || text.includes(LEFT_TO_RIGHT_MARK) ? 'ltr' : 'neutral'
}

/**
 * True when a line, or a page, reads from right to left. On a page that does, every line does
 * that has such letters or no letters at all; elsewhere most of its letters decide.
 */
export function readsRightToLeft(marks: Seen[], pageDoes = false): boolean {
  let rightToLeft = 0
  let leftToRight = 0
  let arabicDigits = false
  for (const { text } of marks) {
    const direction = directionOf(text)
    if (direction === 'rtl') rightToLeft++
    if (direction === 'ltr') leftToRight++
    arabicDigits ||= /[\u0660-\u0669\u06F0-\u06F9]/.test(text)
  }
  if (rightToLeft + leftToRight === 0) return pageDoes || arabicDigits
  if (pageDoes && marks.some((_, index) => listsLeftward(marks, index))) return true
  if (pageDoes && rightToLeft === 0) return beginsWithItsEnd(marks)
  return pageDoes ? rightToLeft > 0 : rightToLeft > leftToRight
}

/** Marks that end a word or a phrase, and begin none. */
const ENDING = /^[+#,;:!?)\u060C\u061B]$/

/**
 * True for Latin words that were set from right to left, as `C++` is on a page that reads so: what
 * they end in is on their left.
 */
function beginsWithItsEnd(marks: { text: string }[]): boolean {
  const first = marks.findIndex(({ text }) => !ENDING.test(text))
  return first > 0 && LETTER.test(marks[first]?.text ?? '')
}

/**
 * The text of a printed line in the order in which it is spoken. Left-to-right lines are already
 * in it, but for words of other scripts; right-to-left lines are turned around, but for numbers
 * and Latin words. Reverses what Unicode's bidirectional algorithm (UAX 9) did for display.
 */
export function logicalText(marks: Mark[], rightToLeft: boolean): string {
  return spoken(logicalMarks(marks, rightToLeft))
}

/** The marks of a printed line in the order in which they are spoken. */
export function logicalMarks<Printed extends Mark>(
  marks: Printed[],
  rightToLeft: boolean,
): Printed[] {
  const turnedAround = inOrder(marks, rightToLeft, MIRRORED)
  if (!rightToLeft || isPaired(spoken(turnedAround))) return turnedAround
  // Some fonts say of a bracket what it was before it was mirrored: such are not turned again.
  const asSaid = inOrder(marks, rightToLeft, {})
  if (isPaired(spoken(asSaid))) return asSaid
  // Latin words in a box of their own run from left to right to their last sign: `Go (vet+)`.
  const isLatin = marks.every(({ text }) => directionOf(text) !== 'rtl')
  return isLatin && isPaired(spoken(marks)) ? marks : turnedAround
}

/** True when every bracket closes one that was opened before. */
function isPaired(text: string): boolean {
  const open: string[] = []
  for (const [bracket] of text.matchAll(/[()[\]{}«»]/g)) {
    if ('([{«'.includes(bracket)) open.push(bracket)
    else if (open.pop() !== MIRRORED[bracket]) return false
  }
  return open.length === 0
}

function inOrder<Printed extends Mark>(
  marks: Printed[],
  rightToLeft: boolean,
  mirrored: Record<string, string>,
): Printed[] {
  const leftToRight = leftToRightMarks(marks, rightToLeft)
  const runs: { leftToRight: boolean; marks: Printed[] }[] = []
  marks.forEach((mark, index) => {
    const direction = leftToRight[index] ?? !rightToLeft
    const last = runs.at(-1)
    const parted = rightToLeft && partsNumbers(marks, index)
    if (last?.leftToRight === direction && !parted) last.marks.push(mark)
    else runs.push({ leftToRight: direction, marks: [mark] })
  })
  const parts = runs.map((run, index) => ({
    marks: run.leftToRight ? run.marks : turned(run.marks, mirrored),
    // The space between two runs is on the left of the right one, whichever is spoken first.
    space: index > 0 && (run.marks[0]?.spaceBefore ?? false),
  }))
  if (!rightToLeft) return parts.flatMap((part) => withSpace(part.marks, part.space))
  return parts
    .toReversed()
    .flatMap((part, index, all) => withSpace(part.marks, all[index - 1]?.space ?? false))
}

function withSpace<Printed extends Mark>([first, ...rest]: Printed[], spaceBefore: boolean) {
  return first ? [{ ...first, spaceBefore }, ...rest] : []
}

const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/
const DIALLED_FIRST = /[+0]/

/**
 * Groups of digits with spaces between them: Arabic ones always run from right to left. European
 * ones do unless they were set apart; a telephone number shows by where its 0 or + stands.
 */
function partsNumbers(marks: Mark[], index: number): boolean {
  const mark = marks[index]
  const before = marks[index - 1]
  if (!mark?.spaceBefore || !before || !NUMBER.test(mark.text) || !NUMBER.test(before.text))
    return false
  if (ARABIC_DIGIT.test(mark.text) && ARABIC_DIGIT.test(before.text)) return true
  let first = index
  while (first > 0 && NUMBER.test(marks[first - 1]?.text ?? '')) first--
  if (marks[first - 1]?.text === '+') first--
  let last = index
  while (NUMBER.test(marks[last + 1]?.text ?? '')) last++
  // A plus says it more surely than a 0, which may also begin a later group: `0123 000 50 971+`.
  if (marks[last + 1]?.text === '+') return marks[first]?.text !== '+'
  while (!marks[last]?.spaceBefore) last--
  return (
    !DIALLED_FIRST.test(marks[first]?.text ?? '') && DIALLED_FIRST.test(marks[last]?.text ?? '')
  )
}

function turned<Printed extends Mark>(
  marks: Printed[],
  mirrored: Record<string, string>,
): Printed[] {
  return marks
    .map((mark, index) => ({
      ...mark,
      text: mirrored[mark.text] ?? mark.text,
      spaceBefore: marks[index + 1]?.spaceBefore ?? false,
    }))
    .toReversed()
}

function spoken(marks: Mark[]): string {
  return marks.reduce(
    (all, { text, spaceBefore }) => all + (spaceBefore && all !== '' ? ' ' : '') + text,
    '',
  )
}

/** For every mark: true when it reads from left to right. */
function leftToRightMarks(marks: Mark[], rightToLeft: boolean): boolean[] {
  const directions = marks.map(({ text }) => directionOf(text))
  // A number that leads with its plus on the left was set from left to right as a whole.
  const dialled = rightToLeft && isDialled(marks, directions)
  const leftToRight = marks.map((_, index) => {
    const direction = directions[index]
    if (direction === 'rtl') return false
    if (direction !== 'neutral') return true
    if (rightToLeft && (fallsInYears(marks, index) || listsLeftward(marks, index))) return false
    if (dialled || leadsDialled(marks, index)) return true
    if (rightToLeft && (isSuffix(marks, directions, index) || beginsName(marks, index))) return true
    return neutralIsLeftToRight(marks, directions, index, rightToLeft)
  })
  return rightToLeft ? withPairs(marks, leftToRight) : leftToRight
}

const DASH = /^[–—]$/
const IN_DATE = /^[\d\u0660-\u0669\u06F0-\u06F9./]$/
const YEAR = /(?:19|20)\d\d/

/** The year of a date that touches a mark, in European digits; '' where there is none. */
function yearBeside(marks: Mark[], index: number, step: 1 | -1): string {
  let text = ''
  for (let at = index + step; IN_DATE.test(marks[at]?.text ?? ''); at += step) {
    if (marks[step > 0 ? at : at + 1]?.spaceBefore) break
    const digit = marks[at]!.text.replace(ARABIC_DIGIT, (one) => `${one.charCodeAt(0) & 0xf}`)
    text = step > 0 ? text + digit : digit + text
  }
  return YEAR.exec(text)?.[0] ?? ''
}

/**
 * `2019–2015`, as it is seen: a dash has no direction, so on a line from right to left the earlier
 * year stands on the right, unless the range was set from left to right as a whole.
 */
function fallsInYears(marks: Mark[], index: number): boolean {
  if (!DASH.test(marks[index]?.text ?? '')) return false
  const [left, right] = [yearBeside(marks, index, -1), yearBeside(marks, index, 1)]
  return left !== '' && right !== '' && left > right
}

/** The fewest digits of a telephone number with its country's code; `+5` may also say `5+`. */
const DIALLED_DIGITS = 7

/** A plus on the left of a telephone number that was set apart within the line. */
function leadsDialled(marks: Mark[], index: number): boolean {
  if (marks[index]?.text !== '+' || marks[index + 1]?.spaceBefore) return false
  let end = index + 1
  while (NUMBER.test(marks[end]?.text ?? '')) end++
  return end - index > DIALLED_DIGITS
}

function isDialled(marks: Mark[], directions: Direction[]): boolean {
  const first = marks.findIndex(({ text }) => text !== '(')
  return (
    marks[first]?.text === '+' &&
    directions[first + 1] === 'number' &&
    directions.every((direction) => direction === 'number' || direction === 'neutral')
  )
}

function neutralIsLeftToRight(
  marks: Mark[],
  directions: Direction[],
  index: number,
  rightToLeft: boolean,
): boolean {
  let left = index
  let right = index
  while (directions[left] === 'neutral') left--
  while (directions[right] === 'neutral') right++
  const before = directions[left]
  const after = directions[right]
  const isLeftToRight = (direction: Direction | undefined) =>
    direction === 'ltr' || direction === 'number'
  if (!rightToLeft) return !(before === 'rtl' && after === 'rtl')
  if (before === 'ltr' && after === 'ltr') return true
  const touching = marks.slice(left + 1, index + 1)
  const touchesLeft = touching.every(({ spaceBefore }) => !spaceBefore)
  if (before === 'ltr' && touchesLeft && touching.every(({ text }) => TRAILER.test(text))) {
    // `CMA،` in front of an Arabic word; `.CMA` at the end of a sentence is turned around.
    return (
      right >= marks.length || marks.slice(index + 1, right + 1).some((mark) => mark.spaceBefore)
    )
  }
  if (!isLeftToRight(before) || !isLeftToRight(after)) return false
  const between = marks.slice(left + 1, right + 1)
  return (
    between.every(({ spaceBefore }) => !spaceBefore) &&
    between.slice(0, -1).every(({ text }) => JOINER.test(text))
  )
}
