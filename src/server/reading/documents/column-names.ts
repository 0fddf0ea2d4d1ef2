/** Records below the names of their columns, in tables without lines: the values get the names as labels. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { dateIn, isOnlyDate } from '../entries/head-dates.ts'
import { columnKinds } from '../lexicon/labels.ts'
import { joinWrapped } from '../soft-wrap.ts'

/** Points by which the cells of a column differ in where they begin, at most. */
const INDENT = 3

/** The names of columns, one of which may be no known one; null for any other line. */
function namesOf({ cells, tableRow, bullet }: Line): readonly Cell[] | null {
  const known = cells.filter(({ text }) => columnKinds(text).length > 0)
  const isHeader = known.length > 1 && known.length >= cells.length - 1
  return isHeader && tableRow < 0 && !bullet ? cells : null
}

const columnOf = (names: readonly Cell[], { x }: Cell) =>
  names.findIndex((name) => Math.abs(name.x - x) <= INDENT)

const isPeriod = ({ text }: Cell) => columnKinds(text).includes('dates')

/** True for what goes on in a row: its period is broken, or there is none. */
function goesOn(last: Line, line: Line, names: readonly Cell[]): boolean {
  const period = names.findIndex(isPeriod)
  const of = ({ cells }: Line) => cells.find((cell) => columnOf(names, cell) === period)?.text
  const [begun, rest] = [of(last), of(line)]
  if (period < 0 || begun === undefined) return false
  if (rest === undefined) return true
  const whole = dateIn(joinWrapped(begun, rest))
  const isBroken = /[-–—~〜]\s*$/u.test(begun) || !dateIn(begun)?.range
  return isBroken && whole?.range === true && isOnlyDate(joinWrapped(begun, rest))
}

const joined = (last: Line, line: Line, names: readonly Cell[]): Line =>
  withCells(
    last,
    last.cells.map((cell) => {
      const rest = line.cells.find((other) => columnOf(names, other) === columnOf(names, cell))
      return rest ? { ...cell, text: joinWrapped(cell.text, rest.text), runs: [] } : cell
    }),
  )

/** True for a line of cells that all stand below names. */
const isRow = ({ cells, tableRow, bullet }: Line, names: readonly Cell[]) =>
  tableRow < 0 && !bullet && cells.every((cell) => columnOf(names, cell) >= 0)

/** Lines in which the records of such tables are whole, and know what their columns are called. */
export function withColumnNames(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  let names: readonly Cell[] | null = null
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const heads = namesOf(line)
    if (heads && next && next.cells.length > 1 && isRow(next, heads)) {
      names = heads
      whole.push({ ...line, header: true })
      continue
    }
    const last = whole.at(-1)!
    if (names && isRow(line, names) && !last.header && goesOn(last, line, names)) {
      whole[whole.length - 1] = joined(last, line, names)
      continue
    }
    if (names && !(line.cells.length > 1 && isRow(line, names))) names = null
    const own = names
    const named =
      own && line.cells.map((cell) => ({ ...cell, label: own[columnOf(own, cell)]!.text }))
    whole.push(named ? withCells(line, named) : line)
  }
  return whole
}
