import { isOnlyDate } from '../../entries/head-dates.ts'
import { TO } from '../../fields/date-words.ts'
import { findDates } from '../../fields/dates.ts'
import { fold } from '../../lexicon/fold.ts'
import { textOf, YEAR, type SideLine } from './sides.ts'

/** Dates that a narrow column breaks, as they stand line below line. */

/** Lines that a label or a date takes in its column. */
export const LONGEST_LABEL = 3

export const DASH_BEHIND = /[-–—~～/至]\s*$/u
export const DASH_BEFORE = /^\s*[-–—~～至]/u
/** A date that says by itself where it ends. */
export const RANGE = /\d\s*[-–—~～]\s*\S/u
export const DASH_WITHIN = /\d\s*(?:[-–—~～]|\s\p{L}{1,4}\s)\s*\p{L}+\.?\s*$/u
/** What a date in Chinese, Japanese or Korean goes on with. */
export const REST = /^\s*[\d年月日년월일]{1,4}\s*(?:$|[-~～—])/u
export const WORD = /^\s*\p{L}+\.?\s*$/u
/** Years below each other are dates of two rows. */
export const BARE_YEAR = /^\s*(?:19|20)\d\d\s*$/

/** Two whole ranges are those of two rows. */
export const WHOLE = /\d{2,4}\s*[-–—~～]\s*(?:[\p{L}\d]{1,9}[./\s]+){0,2}\d{2,4}\s*$/u

/** From one year to another: `11/2017–01/2020` ends no range that begins above it, `seit 12/2020 –`. */
export const YEARS = /(?:19|20)\d\d\s*[-–—~～]\s*\S*(?:19|20)\d\d/u

/** What follows a month that stands in the line above. */
const YEAR_FIRST = /^\s*(?:19|20)\d\d\s*(?:$|[-–—~～]\s*(?:$|\p{L}))/u

/** `Mar 2020 –` over `Feb 2024`, `Sep 2014 – May` over `2016`, `Aug` over `2017 – May` over `2021`. */
export function isBrokenDate(lines: string[]): boolean {
  const [first = '', ...others] = lines
  if (isOneRange(lines)) return true
  return (
    YEAR.test(lines.join(' ')) &&
    !(BARE_YEAR.test(first) && others.some((line) => BARE_YEAR.test(line))) &&
    others.every((line, index) => goesOnDate(lines[index] ?? '', line))
  )
}

const SAYS_TO = new RegExp(`[-~]|(?<!\\p{L})(?:${TO})(?!\\p{L})`, 'u')

/** True for lines that are one period only together: `Oktober 2019 bis` over `März 2024`, `da gennaio` over `2015 ad agosto` over `2018`. */
export function isOneRange(lines: readonly string[]): boolean {
  const whole = lines.join(' ')
  const [span, ...more] = findDates(whole)
  return (
    span?.range === true &&
    more.length === 0 &&
    SAYS_TO.test(fold(whole)) &&
    isOnlyDate(whole) &&
    lines.every((line) => DASH_BEHIND.test(line) || !findDates(line).some(({ range }) => range))
  )
}

/** True for a line that says the rest of the date in the line above. */
export const goesOnDate = (before: string, line: string) =>
  (DASH_BEHIND.test(before) && !YEARS.test(line)) ||
  DASH_BEFORE.test(line) ||
  (REST.test(line) && !WHOLE.test(line)) ||
  (WORD.test(before) && YEAR_FIRST.test(line)) ||
  (BARE_YEAR.test(line) && (!YEAR.test(before) || DASH_WITHIN.test(before)))

/** Dates of several lines each may stand below each other as closely as their own lines do. */
export function datesApart(block: SideLine[]): SideLine[][] {
  if (block.length <= LONGEST_LABEL) return [block]
  const cells: SideLine[][] = []
  const gapAfter = (at: number) =>
    (block[at + 1]?.baseline ?? Infinity) - (block[at]?.baseline ?? -Infinity)
  for (let at = 0; at < block.length; at += cells.at(-1)?.length ?? 1) {
    const parts = [LONGEST_LABEL, 2].map((count) => block.slice(at, at + count))
    // What stands closer to the line above belongs to that one.
    const begins = gapAfter(at - 1) >= gapAfter(at)
    const date = parts.find((part) => begins && part.length > 1 && isBrokenDate(part.map(textOf)))
    cells.push(date ?? block.slice(at, at + 1))
  }
  return cells
}
