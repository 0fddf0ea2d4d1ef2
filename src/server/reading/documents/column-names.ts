/** Records below the names of their columns, in tables without lines: the values get the names as labels. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { dateIn, isOnlyDate } from '../entries/head-dates.ts'
import { headingKind } from '../lexicon/headings.ts'
import { columnKinds } from '../lexicon/labels.ts'
import { languageName } from '../lexicon/language-names.ts'
import { joinWrapped } from '../soft-wrap.ts'

/** The names of columns, and which of them hold dates. */
interface Columns {
  names: readonly Cell[]
  dated: boolean[]
}

/** Points by which the cells of a column differ in where they begin, at most. */
const INDENT = 3

/** Longer cells are no names of columns. */
const LONGEST_NAME = 30

const isDate = ({ text }: Cell) => isOnlyDate(text)

/**
 * The columns of a table by their names. Forms call them many things; what they hold tells, too: where
 * dates stand below them, half of the others known are enough.
 */
function namesOf({ cells, tableRow, bullet }: Line, next: Line | undefined): Columns | null {
  if (tableRow >= 0 || bullet || !next || next.cells.length < 2) return null
  // a colon between a label and its value
  if (cells.some(({ text }) => /^\s*[:：]\s*$/u.test(text))) return null
  if (next.tableRow >= 0 || next.bullet) return null
  const known = cells.filter(isKnown)
  const dated = cells.map(
    (name, at) => isPeriod(name) || (next.cells[at] ? isDate(next.cells[at]) : false),
  )
  const columns = { names: cells, dated }
  if (areOfLanguages(cells, next)) return columns
  if (known.length > 1 && known.length >= cells.length - 1)
    return columnsOf(next, columns) ? columns : null
  const areNames = cells.every(({ text }) => text.length <= LONGEST_NAME && !/\p{N}/u.test(text))
  const others = cells.filter((_, at) => !dated[at])
  const isHeader =
    cells.length > 2 &&
    others.length < cells.length &&
    others.filter(isKnown).length * 2 >= Math.max(2, others.length)
  const isPair =
    cells.length === 2 && known.length > 0 && dated.includes(true) && !next.cells.some(isKnown)
  // `Année | matière | public` above `2008 | Programmation | …`, whatever the others are called
  const isOfPeriods =
    cells.length > 2 &&
    next.cells.length === cells.length &&
    cells.some((name, at) => isPeriod(name) && isDate(next.cells[at]!))
  return areNames && (isHeader || isPair || isOfPeriods) && next.cells.length <= cells.length
    ? columns
    : null
}

/** `Language | Level` above `English | fluent`. */
const areOfLanguages = ([first, ...others]: readonly Cell[], next: Line) =>
  first !== undefined &&
  others.length > 0 &&
  next.cells.length === others.length + 1 &&
  headingKind(first.text, []) === 'languages' &&
  others.every(({ text }) => languageName(text) === null) &&
  languageName(next.cells[0]!.text) === next.cells[0]!.text.trim()

const isKnown = ({ text }: Cell) => columnKinds(text).length > 0

const columnOf = (names: readonly Cell[], { x }: Cell) =>
  names.findIndex((name) => Math.abs(name.x - x) <= INDENT)

/**
 * The column of each cell of a line: by where it begins, or one after the other, those of dates for
 * dates, where tabs alone part them; null where they stand in none.
 */
function columnsOf({ cells }: Line, { names, dated }: Columns): number[] | null {
  const placed = cells.map((cell) => columnOf(names, cell))
  if (placed.every((at) => at >= 0)) return placed
  if (cells.length < 2 || cells.length > names.length) return null
  const found: number[] = []
  for (const cell of cells) {
    const from = (found.at(-1) ?? -1) + 1
    const at = dated.indexOf(isDate(cell), from)
    if (at < 0) return null
    found.push(at)
  }
  // a name without its date is a line of another kind
  return dated.every((date, at) => !date || found.includes(at)) ? found : null
}

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

/** Lines in which the records of such tables are whole, and know what their columns are called. */
export function withColumnNames(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  let columns: Columns | null = null
  for (const [at, line] of lines.entries()) {
    const heads = namesOf(line, lines[at + 1])
    if (heads) {
      columns = heads
      whole.push({ ...line, header: true })
      continue
    }
    const isRow = line.tableRow < 0 && !line.bullet
    const isPlaced = columns && line.cells.every((cell) => columnOf(columns!.names, cell) >= 0)
    const last = whole.at(-1)!
    if (columns && isRow && isPlaced && !last.header && goesOn(last, line, columns.names)) {
      whole[whole.length - 1] = joined(last, line, columns.names)
      continue
    }
    const own: number[] | null =
      columns && isRow && line.cells.length > 1 ? columnsOf(line, columns) : null
    const names: readonly Cell[] = columns?.names ?? []
    if (!own) columns = null
    whole.push(
      own
        ? withCells(
            line,
            line.cells.map((cell, index) => ({ ...cell, label: names[own[index]!]!.text })),
          )
        : line,
    )
  }
  return whole
}
