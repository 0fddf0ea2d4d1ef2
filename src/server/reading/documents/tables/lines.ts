import type { Line } from '../../document.ts'
import { compositeKinds, qualifiedKind } from '../../lexicon/headings.ts'
import { columnKinds } from '../../lexicon/labels.ts'
import { unstacked } from './stacks.ts'
import { byDates, type Part } from './stacked-dates.ts'
import { joinedLine, textLine, unspaced } from './joined.ts'
import { columnsOf, partedColumn, sectionColumns } from './page-columns.ts'
import {
  columnHeadsSection,
  headsSection,
  isOfEnds,
  isOfEntry,
  isHeading,
  isKnownName,
  isOfSections,
  isOnlyDate,
  isPageLayout,
  mayHeadSection,
  namesIn,
  nameOf,
  namesSection,
  withoutStacks,
  type LineCell,
} from './evidence.ts'
import { heading, headsRows } from './row-heads.ts'
import { placed, type Table } from './table.ts'
import { toldBeside } from './told-beside.ts'

/**
 * Lays a table out as lines. What it is, its cells tell: columns of the page are read through one
 * after the other; of rows, the names of columns and facts go with their values as labels; the
 * name of a section that stands in front of its rows, or over them, becomes a heading.
 *
 * @param before the line that the table stands under
 * @param nextRow gives every row of the document its number
 */
export function linesOfTable(
  table: Table<Line[]>,
  before: Line | undefined,
  nextRow: () => number,
): Line[] {
  const grid = placed(table).map((row) => row.map(unstacked))
  const rows = withoutStacks(
    grid.map((row) => row.filter(({ content }) => content.length > 0)),
  ).filter((row, at) => row.length > 0 && (at === 0 || !isOfEnds(row)))
  const parted = partedColumn(rows)
  if (parted) {
    const content = linesOfRows(parted.rows, grid, table, before, nextRow)
    return columnsOf([parted.aside, { ...parted.rest, content }])
  }
  return linesOfRows(rows, grid, table, before, nextRow)
}

/** Lays the rows of a table out as lines, without what stands beside them all. */
function linesOfRows(
  rows: LineCell[][],
  grid: LineCell[][],
  table: Table<Line[]>,
  before: Line | undefined,
  nextRow: () => number,
): Line[] {
  const headers = new Set(table.rows.flatMap(({ header }, index) => (header ? [index] : [])))
  const names = namesIn(rows, headers)
  const width = Math.max(0, ...rows.flat().map(({ column, columns }) => column + columns))
  // a form that asks for the name is the document, whatever stands above it: 教师简介
  const isWhole = rows[0]?.[0] && columnKinds(nameOf(rows[0][0])).includes('name')
  const isUnder = before && (isHeading(before) || qualifiedKind(before.text, []) !== null)
  return new Reader(names, grid, width, isUnder === true && !isWhole, nextRow).read(rows)
}

/** Cells with more lines than this are read one after the other below the row's first line. */
const SIDE_BY_SIDE = 3

class Reader {
  /** The name of each column, as far down as it holds. */
  private readonly above: (string | undefined)[] = []
  private hasHeader = false
  /** A heading over all columns stands above. */
  private hasCaption = false
  /** A fact a row, its name in front, below names that say so. */
  private isForm = false
  /** One section a row. */
  private ofSections = false
  private readonly names: ReadonlySet<LineCell>
  /** All rows with the empty cells. */
  private readonly grid: LineCell[][]
  private readonly width: number
  private readonly underHeading: boolean
  private readonly nextRow: () => number

  constructor(
    names: ReadonlySet<LineCell>,
    grid: LineCell[][],
    width: number,
    underHeading: boolean,
    nextRow: () => number,
  ) {
    this.names = names
    this.grid = grid
    this.width = width
    this.underHeading = underHeading
    this.nextRow = nextRow
  }

  read(rows: LineCell[][]): Line[] {
    this.ofSections ||= !this.underHeading && isOfSections(rows)
    const lines: Line[] = []
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? []
      const [head, ...others] = row
      if (!head) continue
      const count = this.rowsOf(head, rows, at)
      const columns = sectionColumns(row, rows.slice(at + 1))
      if (columns) {
        lines.push(...columnsOf(columns))
        at += 1
      } else if (this.isCaption(row)) lines.push(...this.caption(head))
      else if (!this.ofSections && isPageLayout(row, this.names, this.hasHeader))
        lines.push(...columnsOf(row))
      else if (!headsRows(head, count) && this.isHeader(row, rows[at + 1])) {
        this.isForm = this.headsForm(row, rows.slice(at + 1))
        lines.push(...this.header(row))
      } else if (headsRows(head, count) || this.headsSection(head, others)) {
        lines.push(
          heading(textLine(head)),
          ...this.section([others, ...rows.slice(at + 1, at + count)]),
        )
        at += count - 1
      } else lines.push(...this.row(row))
    }
    return lines
  }

  private headsSection(head: LineCell, row: LineCell[]): boolean {
    if (this.isForm || this.isBelowOwnName(head)) return false
    if (this.ofSections && mayHeadSection(head, row)) return true
    if (this.coversColumns(row) && namesSection(head)) return true
    return this.names.has(head) && headsSection(head, row, this.underHeading)
  }

  /** True for what stands below the name of a column that no list has: 言語 below 分野 is a group of skills. */
  private isBelowOwnName({ column }: LineCell): boolean {
    return this.hasHeader && !this.ofSections && isOwnName(this.above[column])
  }

  /** True for one cell below several columns that have names: another part of the form begins. */
  private coversColumns([cell, ...others]: LineCell[]): boolean {
    const isOne = this.hasHeader && cell !== undefined && others.length === 0
    return isOne && cell.columns > 1 && cell.column + cell.columns >= this.above.length
  }

  /** The rows of one section may have names of columns of their own. */
  private section(rows: LineCell[][]): Line[] {
    const { hasHeader } = this
    const above = [...this.above]
    if (this.coversColumns(rows[0] ?? [])) {
      this.above.length = 0
      this.hasHeader = false
    }
    const lines = this.read(rows)
    this.above.splice(0, Infinity, ...above)
    this.hasHeader = hasHeader
    return lines
  }

  /** Rows that the first cell of one stands in front of: those it covers, or that have none. */
  private rowsOf(head: LineCell, rows: LineCell[][], at: number): number {
    const end = rows.findIndex(
      ([first], index) =>
        index > at && first !== undefined && first.column <= head.column + head.columns - 1,
    )
    return (end < 0 ? rows.length : end) - at
  }

  private isCaption([head, ...others]: LineCell[]): boolean {
    return others.length === 0 && head !== undefined && head.columns >= this.width - head.column
  }

  private caption(cell: LineCell): Line[] {
    const [first, ...rest] = cell.content
    this.hasCaption =
      first !== undefined && (isHeading(first) || compositeKinds(first.text, []).length > 0)
    if (!first || !isHeading(first)) return cell.content
    this.above.length = 0
    this.hasHeader = false
    return [heading(first), ...rest]
  }

  /** True when nothing but names stands in a row, none of them in front of its value. */
  private isHeader(row: LineCell[], next: LineCell[] | undefined): boolean {
    return (
      !this.isForm &&
      row.length > 1 &&
      next !== undefined &&
      row.every((cell) => this.names.has(cell)) &&
      !row.some((cell) => this.hasEmptyValue(cell))
    )
  }

  /** True above names of facts with their values: `項目 | 内容` says nothing of either. */
  private headsForm(row: LineCell[], below: LineCell[][]): boolean {
    const facts = below.filter(([name, value, ...others]) => name && value && others.length === 0)
    return (
      row.length === 2 &&
      facts.length === below.length &&
      facts.filter(([name]) => isKnownName(name!)).length >= below.length / 2
    )
  }

  /** A form that was not filled in has an empty cell behind the name. */
  private hasEmptyValue(cell: LineCell): boolean {
    const beside = this.grid[cell.row]?.find(({ column }) => column === cell.column + cell.columns)
    // One that covers several rows holds a photo.
    return beside !== undefined && beside.content.length === 0 && beside.rows === 1
  }

  /** The names of columns; one that is a section's heads the whole. */
  private header(row: LineCell[]): Line[] {
    if (this.isForm) return [{ ...joinedLine(namesOf(row), this.nextRow()), header: true }]
    this.hasHeader = true
    for (const cell of row) this.nameColumns(cell)
    const sections = row.filter(columnHeadsSection)
    const [section] = sections
    const line = { ...joinedLine(namesOf(row), this.nextRow()), header: true }
    // of jobs, each with its projects in a column; of studies with what they led to
    const isOfEntries = row.some(isOfEntry)
    const isUnder = this.underHeading || this.hasCaption
    const isNew = section && sections.length === 1 && !isUnder && !isOfEntries
    return isNew ? [heading(textLine(section)), line] : [line]
  }

  private nameColumns(cell: LineCell) {
    for (let at = cell.column; at < cell.column + cell.columns; at++) this.above[at] = nameOf(cell)
  }

  private row(row: LineCell[]): Line[] {
    const parts = row.map((cell, index) => ({
      cell: this.names.has(cell) ? { ...cell, content: cell.content.map(unspaced) } : cell,
      label: this.labelOf(cell, row, index),
    }))
    // 高中 below 学历 is a value, though forms have it as a name
    const isEntry = this.hasHeader && row[0]?.content.every(isOnlyDate) === true
    row.forEach((cell, index) => {
      const next = row[index + 1]
      const isLast = !isEntry && (!next || this.names.has(next))
      if (this.names.has(cell) && isLast && !this.hasEmptyValue(cell)) this.nameColumns(cell)
    })
    return this.laidOut(parts)
  }

  private labelOf(cell: LineCell, row: LineCell[], index: number): string | undefined {
    if (this.isForm) return index > 0 ? nameOf(row[0]!) : undefined
    const isNamed =
      this.hasHeader &&
      this.above[cell.column] !== undefined &&
      (!isKnownName(cell) || this.isBelowOwnName(cell))
    if (this.names.has(cell) && !isNamed) return undefined
    const before = row[index - 1]
    const first = row[0]
    const above = this.above[cell.column]
    if (above && this.hasHeader) return above
    if (before && this.names.has(before)) return nameOf(before)
    if (above) return above
    return first && first !== cell && this.names.has(first) ? nameOf(first) : undefined
  }

  /** First lines side by side; what follows side by side while it is short, else cell by cell. */
  private laidOut(parts: Part[], row = this.nextRow()): Line[] {
    const beside = toldBeside(parts)
    if (beside) return [...this.laidOut(beside.names, row), ...this.laidOut([beside.told], row)]
    const plain = parts.every(({ cell }) => cell.content.every((line) => line.tableRow < 0))
    const longest = Math.max(...parts.map(({ cell }) => cell.content.length))
    const at = (index: number) =>
      parts.flatMap(({ cell, label }) => {
        const line = cell.content[index]
        return line ? [{ line, label }] : []
      })
    if (plain && longest > SIDE_BY_SIDE) {
      const stacked = byDates(parts)
      if (stacked) return stacked.map((line) => joinedLine(line, row))
    }
    if (plain && longest <= SIDE_BY_SIDE)
      return Array.from({ length: longest }, (_, index) => joinedLine(at(index), row))
    const first = at(0).filter(({ line }) => line.tableRow < 0)
    return [
      ...(first.length > 0 ? [joinedLine(first, row)] : []),
      ...parts.flatMap(({ cell, label }) =>
        cell.content
          .filter((line, index) => index > 0 || line.tableRow >= 0)
          .map((line) => (line.tableRow >= 0 ? line : joinedLine([{ line, label }], row))),
      ),
    ]
  }
}

const isOwnName = (name = '') =>
  name !== '' && qualifiedKind(name, []) === null && columnKinds(name).length === 0

const namesOf = (row: LineCell[]) => row.map((cell) => ({ line: textLine(cell), label: undefined }))
