/** Dates in a margin of their own, set to its right edge: the lines begin where the margin does. */
import { withCells } from './cells.ts'
import type { Cell, Line } from './document.ts'
import { dateIn, isOnlyDate } from './entries/head-dates.ts'
import { withoutDuration } from './fields/durations.ts'
import { areInOrder, momentOf } from './whole-ranges.ts'

/** Points by which edges of one column differ. */
const SLACK = 1.5

const endOf = ({ cells: [date] }: Line) => date!.x + date!.width

/** True for a date, and perhaps how long that was: `2008 (2 meses)`. */
const isDate = ({ text }: Cell) => {
  const span = dateIn(text)
  return span?.from === 0 && withoutDuration(text.slice(span.to)).trim() === ''
}

const isBeside = (line: Line) => line.cells.length > 1 && isDate(line.cells[0]!)

/**
 * Lines with a date that ends where others do, each as if it began where the first of them begins:
 * how long a date is says nothing of how far in its entry stands.
 */
export function withDateColumns(lines: readonly Line[]): Line[] {
  const dated = lines.filter(isBeside)
  return lines.map((line) => {
    if (!isBeside(line)) return line
    const column = dated.filter(
      (other) =>
        Math.abs(endOf(other) - endOf(line)) < SLACK &&
        Math.abs(other.cells[1]!.x - line.cells[1]!.x) < SLACK,
    )
    const [date, ...others] = line.cells
    const x = Math.min(...column.map((other) => other.cells[0]!.x))
    if (x === date!.x) return line
    const width = date!.x + date!.width - x
    const first = { ...date!, x, width }
    return { ...withCells(line, [first, ...others]), x, width: line.x + line.width - x }
  })
}

/** Points beside dates from which on it is how the document is set, and no date of a point. */
const SEVERAL = 2

/** True for a point with a date in a cell behind it, below a head that has none: the date is of both. */
function isDateBeside(line: Line, above: Line | undefined): boolean {
  const last = line.cells.at(-1)
  return (
    line.bullet &&
    line.cells.length === 2 &&
    isOnlyDate(last!.text) &&
    above !== undefined &&
    !above.bullet &&
    above.cells.length <= 2 &&
    above.cells.at(-1)!.x + above.cells.at(-1)!.width > last!.x &&
    above.flow === line.flow &&
    dateIn(above.text) === null
  )
}

/**
 * A margin on the right with place and date, beside a head and its first point: the date belongs to
 * the head.
 */
export function withDatesOfHeads(lines: readonly Line[]): Line[] {
  const points = new Set(lines.filter((line, at) => isDateBeside(line, lines[at - 1])))
  if (points.size < SEVERAL) return [...lines]
  return lines.map((line, at) => {
    const below = lines[at + 1]
    if (points.has(line)) return withCells(line, line.cells.slice(0, -1))
    return below && points.has(below) ? withCells(line, [...line.cells, below.cells.at(-1)!]) : line
  })
}

const isMoment = ({ cells: [date] }: Line) => momentOf(date!.text) !== ''

/** True for a day alone in the margin, some lines below what it began. */
const isFootOf = (foot: Line, head: Line) =>
  !foot.bullet &&
  foot.cells.length === 1 &&
  foot.flow === head.flow &&
  foot.x + foot.width < head.cells[1]!.x &&
  areInOrder(foot.text, head.cells[0]!.text)

/**
 * A margin that prints when an entry ended beside its head, and at its foot when it began: both as one
 * period, where each head of the column has such a foot.
 */
export function withFeetOfRanges(lines: readonly Line[]): Line[] {
  const heads = lines.filter((line) => isBeside(line) && isMoment(line))
  const feet = new Map<Line, Line>()
  for (const own of Map.groupBy(heads, ({ flow }) => flow).values()) {
    if (own.length < SEVERAL) continue
    const column = own.flatMap((head): [Line, Line][] => {
      const at = lines.indexOf(head)
      const foot = lines.find((line, index) => index > at + 1 && isMoment(line))
      return foot && lines[at + 1]!.cells.length === 1 && isFootOf(foot, head) ? [[head, foot]] : []
    })
    if (column.length === own.length) for (const [head, foot] of column) feet.set(head, foot)
  }
  if (feet.size === 0) return [...lines]
  const gone = new Set(feet.values())
  return lines
    .filter((line) => !gone.has(line))
    .map((line) => {
      const foot = feet.get(line)
      const [date, ...others] = line.cells
      const text = `${foot?.text} – ${date!.text}`
      return foot ? withCells(line, [{ ...date!, text, runs: [] }, ...others]) : line
    })
}
