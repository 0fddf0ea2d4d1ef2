/** Entries printed side by side, of which each line holds one part: read one after the other. */
import { withCells } from './cells.ts'
import type { Cell, Line } from './document.ts'
import { dateIn, isOnlyDate } from './entries/head-dates.ts'
import { languageName } from './lexicon/language-names.ts'

/** Points by which cells of one card differ in where they begin, end or have their middle. */
const ALIGNED = 4
/** Lines of one card stand closer than so many heights. */
const CLOSE = 1.6
/** A gap above each card, so that it stands apart. */
const APART = 2

const places = ({ x, width }: Cell) => [x, x + width, x + width / 2] as const

/** True for cells that stand in one column, by their left or right edge or their middle. */
const inColumn = (cell: Cell, column: Cell): boolean =>
  places(cell).some((place, at) => Math.abs(place - places(column)[at]!) <= ALIGNED)

const isPeriod = ({ text }: Cell) => isOnlyDate(text) && dateIn(text)?.range === true

const isLanguage = ({ text }: Cell) => languageName(text) === text.trim()

/** What no line of one entry holds twice: its period, or a language. */
const MARKS: readonly ((cell: Cell) => boolean)[] = [isPeriod, isLanguage]

const goesOn = (line: Line | undefined, row: Line): line is Line =>
  line !== undefined && line.page === row.page && line.flow === row.flow

/** True for a line each cell of which stands in a column of its own, all of them or, wrapped, some. */
function standsIn(columns: readonly Cell[], { cells }: Line, isWhole: boolean): boolean {
  const own = cells.map((cell) => columns.findIndex((column) => inColumn(cell, column)))
  return (
    !own.includes(-1) &&
    new Set(own).size === own.length &&
    (!isWhole || own.length === columns.length)
  )
}

/** From where to where the lines go that make up cards, by the line that marks them; or null. */
function blockAround(lines: readonly Line[], at: number): { from: number; to: number } | null {
  const row = lines[at]!
  const columns = row.cells
  if (columns.length < 2 || row.tableRow >= 0) return null
  const mark = MARKS.find((is) => columns.every(is))
  if (!mark) return null
  const fits = (index: number, isWhole: boolean) => {
    const line = lines[index]
    return (
      goesOn(line, row) &&
      standsIn(columns, line, isWhole) &&
      !line.cells.some((cell) => mark(cell))
    )
  }
  let from = at
  while (lines[from]!.gapBefore < CLOSE && fits(from - 1, true)) from--
  let to = at + 1
  while ((lines[to]?.gapBefore ?? CLOSE) < CLOSE && fits(to, to === at + 1)) to++
  return to - from > 1 ? { from, to } : null
}

/** The lines of cards, one card after the other. */
function cardsOf(block: readonly Line[], columns: readonly Cell[]): Line[] {
  return columns.flatMap((column) =>
    block
      .flatMap((line) => {
        const cell = line.cells.find((own) => inColumn(own, column))
        return cell ? [ofCell(line, cell)] : []
      })
      .map((line, at) =>
        at === 0 ? { ...line, gapBefore: Math.max(APART, line.gapBefore) } : line,
      ),
  )
}

const ofCell = (line: Line, cell: Cell): Line => ({
  ...withCells(line, [cell]),
  x: cell.x,
  width: cell.width,
  bold: cell.bold,
  italic: cell.italic,
  fontSize: cell.fontSize ?? line.fontSize,
})

/** Lines in which what is printed side by side stands below each other. */
export function withCardsApart(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  let done = 0
  for (let at = 0; at < lines.length; at++) {
    const block = at < done ? null : blockAround(lines, at)
    if (!block || block.from < done) continue
    whole.push(
      ...lines.slice(done, block.from),
      ...cardsOf(lines.slice(block.from, block.to), lines[at]!.cells),
    )
    done = block.to
  }
  return [...whole, ...lines.slice(done)]
}
