import { isRightToLeft } from '../characters.ts'

/** A character, with the marks that stand on it, as it appears on the line from left to right. */
export interface Mark {
  text: string
  /** Free space on its left is a space between words. */
  spaceBefore: boolean
}

const NUMBER = /[\d\u0660-\u0669\u06F0-\u06F9]/
const LEFT_TO_RIGHT = /\p{L}/u
/** Inside a number or a Latin word these belong to it when both neighbours do. */
const JOINER = /^[.,:/%@&_'’+#\-–~?=\\]$/
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

type Direction = 'rtl' | 'ltr' | 'number' | 'neutral'

function directionOf(text: string): Direction {
  if (NUMBER.test(text)) return 'number'
  if (isRightToLeft(text)) return 'rtl'
  return LEFT_TO_RIGHT.test(text) ? 'ltr' : 'neutral'
}

/** True when the marks of a line are mostly written from right to left. */
export function readsRightToLeft(marks: { text: string }[]): boolean {
  let balance = 0
  for (const { text } of marks) {
    const direction = directionOf(text)
    if (direction === 'rtl') balance++
    if (direction === 'ltr') balance--
  }
  return balance > 0
}

/**
 * The text of a printed line in the order in which it is spoken. Left-to-right lines are already
 * in it, but for the words of other scripts; right-to-left lines are turned around, but for
 * numbers and Latin words.
 */
export function logicalText(marks: Mark[], rightToLeft: boolean): string {
  const directions = marks.map(({ text }) => directionOf(text))
  const left = leftToRightRuns(marks, directions, rightToLeft)
  const runs: { leftToRight: boolean; marks: Mark[] }[] = []
  marks.forEach((mark, index) => {
    const leftToRight = left[index] ?? !rightToLeft
    const last = runs.at(-1)
    if (last && last.leftToRight === leftToRight) last.marks.push(mark)
    else runs.push({ leftToRight, marks: [mark] })
  })
  const texts = runs.map((run) => {
    if (run.leftToRight)
      return { lead: run.marks[0]?.spaceBefore ?? false, text: spoken(run.marks) }
    const turned = run.marks
      .map((mark, index) => ({
        text: MIRRORED[mark.text] ?? mark.text,
        spaceBefore: run.marks[index + 1]?.spaceBefore ?? false,
      }))
      .toReversed()
    return { lead: run.marks[0]?.spaceBefore ?? false, text: spoken(turned) }
  })
  // The space between two runs is on the left of the right one, whichever is spoken first.
  const parts = texts.map(({ lead, text }, index) => ({ text, lead: lead && index > 0 }))
  return rightToLeft
    ? parts.reduceRight((all, { lead, text }) => all + text + (lead ? ' ' : ''), '')
    : parts.reduce((all, { lead, text }) => all + (lead ? ' ' : '') + text, '')
}

function spoken(marks: Mark[]): string {
  return marks
    .map(({ text, spaceBefore }, index) => (spaceBefore && index > 0 ? ' ' : '') + text)
    .join('')
}

/** For every mark: true when it reads from left to right. */
function leftToRightRuns(marks: Mark[], directions: Direction[], rightToLeft: boolean): boolean[] {
  const strong = directions.map((direction) => {
    if (direction === 'neutral') return undefined
    return direction !== 'rtl'
  })
  return directions.map((direction, index) => {
    if (direction !== 'neutral') return strong[index] ?? !rightToLeft
    if (isSign(marks, directions, index)) return true
    const before = neighbour(strong, index, -1)
    const after = neighbour(strong, index, 1)
    if (before !== after || before === undefined) return !rightToLeft
    if (!rightToLeft || !before) return before
    return joins(marks, directions, index)
  })
}

/**
 * A plus on the left of a number, as in +971 50: left to itself, a right-to-left line shows it on
 * the right (UAX 9, W4 to W6), so whoever set it there meant it to lead the number.
 */
function isSign(marks: Mark[], directions: Direction[], index: number): boolean {
  const next = marks[index + 1]
  return marks[index]?.text === '+' && directions[index + 1] === 'number' && !next?.spaceBefore
}

/** Between two numbers or Latin words of a right-to-left line: does this mark hold them together? */
function joins(marks: Mark[], directions: Direction[], index: number): boolean {
  let left = index
  let right = index
  while (directions[left] === 'neutral') left--
  while (directions[right] === 'neutral') right++
  if (directions[left] === 'ltr' && directions[right] === 'ltr') return true
  const between = marks.slice(left + 1, right + 1)
  if (between.some(({ spaceBefore }) => spaceBefore)) return false
  return between.slice(0, -1).every(({ text }) => JOINER.test(text))
}

function neighbour<T>(list: (T | undefined)[], from: number, step: 1 | -1): T | undefined {
  for (let index = from + step; index >= 0 && index < list.length; index += step)
    if (list[index] !== undefined) return list[index]
  return undefined
}
