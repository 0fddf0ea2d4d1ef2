/** Leaders, the dots or dashes that run from one phrase of a line to the next, part cells as tabs do. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { runsFrom } from './runs.ts'

const LEADER = /\s*(?:[-–—_=]{4,}|(?:[.·…]\s?){4,})\s*/gu

/** What stands between the leaders of a cell; where on the page follows from the letters in front. */
function cellsOf(cell: Cell): Cell[] {
  const parts: Cell[] = []
  let from = 0
  for (const { index, 0: leader } of [...cell.text.matchAll(LEADER), { index: Infinity, 0: '' }]) {
    const text = cell.text.slice(from, index)
    const [x, width] = [from, text.length].map(
      (letters) => (cell.width * letters) / cell.text.length,
    )
    const [first, ...others] = runsFrom(cell.runs, from)
    const runs = others.length === 0 && first ? [{ ...first, text }] : []
    if (text !== '') parts.push({ ...cell, text, runs, x: cell.x + x!, width: width! })
    from = index + leader.length
  }
  return parts
}

/** A leader with nothing behind it is so long; fewer dots end a sentence. */
const LAST = /(?:[.·…]\s?){8,}$/u

/** Lines with a cell on each side of a leader, and without one at their end: `Skills . . . . . . . .`. */
export const withoutLeaders = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const cells = line.cells.flatMap(cellsOf)
    const isLast = cells.length === line.cells.length && LAST.test(line.text)
    return cells.length > line.cells.length || isLast ? withCells(line, cells) : line
  })
