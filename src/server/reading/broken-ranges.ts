/** Periods that a narrow margin breaks anywhere: `Oktober 2009` / `bis März` / `2012`. */
import { withCells } from './cells.ts'
import type { Cell, Line } from './document.ts'
import { isOneRange } from './documents/pdf/broken-dates.ts'
import { isOnlyDate } from './entries/head-dates.ts'
import { TO } from './fields/date-words.ts'
import { fold } from './lexicon/fold.ts'

/** Letters of what is no more than a few words of a date. */
const SHORT = 24

/** Lines that one period takes, and lines of a text beside them. */
const TALLEST = 3
const BESIDE = 6

const ONLY_TO = new RegExp(`^(?:${TO})$`, 'u')

const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text.trim()).join(' ')

/** The first cells that are words of one date, set as wide as their margin: `Oktober ⇥ 2015 ⇥ bis`. */
function countOfDate({ cells: [first, ...others] }: Line): number {
  if (!first || others.length === 0 || first.text.length > SHORT || isOnlyDate(first.text)) return 1
  const next = others.findIndex((_, at) => isOnlyDate(textOf([first, ...others.slice(0, at + 1)])))
  if (next !== 0) return 1
  return others[1] && ONLY_TO.test(fold(others[1].text).trim()) ? 3 : 2
}

/** Lines whose justified margin has its words apart, each with them as one cell. */
function withOneDate(line: Line): Line {
  const count = countOfDate(line)
  if (count === 1) return line
  const own = line.cells.slice(0, count)
  const [first, last] = [own[0]!, own.at(-1)!]
  const whole = { ...first, text: textOf(own), runs: [], width: last.x + last.width - first.x }
  return withCells(line, [whole, ...line.cells.slice(count)])
}

const areBelow = (a: Cell, b: Cell) => a.x < b.x + b.width && b.x < a.x + a.width

/** The lines below whose first cells end the period that begins in a line; none for any other. */
function restBelow(lines: readonly Line[], at: number): readonly Line[] {
  const [first] = lines[at]!.cells
  if (!first || first.text.length > SHORT) return []
  const below = lines
    .slice(at + 1, at + BESIDE)
    .filter(({ cells: [cell] }) => cell && areBelow(cell, first))
    .slice(0, TALLEST - 1)
  // the longest: `gennaio 2015 ad agosto` lacks its year, though it is a period by itself
  for (let count = below.length; count > 0; count--) {
    const own = below.slice(0, count)
    const texts = [first, ...own.map(({ cells }) => cells[0]!)].map(({ text }) => text.trim())
    const isMargin = own.every(({ cells, bullet }) => !bullet && cells[0]!.text.length <= SHORT)
    if (isMargin && isOneRange(texts)) return own
  }
  return []
}

/** Lines with each period whole, in the line in which it begins. */
export function withBrokenRanges(lines: readonly Line[]): Line[] {
  const whole = lines.map(withOneDate)
  for (let at = 0; at < whole.length; at++) {
    const rest = restBelow(whole, at)
    if (rest.length === 0) continue
    const [first, ...others] = whole[at]!.cells
    const text = textOf([first!, ...rest.map(({ cells }) => cells[0]!)])
    whole[at] = withCells(whole[at]!, [{ ...first!, text, runs: [] }, ...others])
    for (const line of rest) {
      const [beside, ...more] = line.cells.slice(1)
      const left = beside ? [withCells({ ...line, x: beside.x }, [beside, ...more])] : []
      whole.splice(whole.indexOf(line, at), 1, ...left)
    }
  }
  return whole
}
