/** Where the cells of a flow start, and how far they reach. */
import type { Cell } from '../../document.ts'
import { isRightToLeft } from '../characters.ts'
import type { FlowLine } from './lines.ts'

/** Points by which the starts of one column differ. */
export const SAME_START = 2

/** Cells that start at the same place of a flow are a column; it reaches as far as its widest. */
export interface Column {
  key: string
  start: number
  reach: number
}

export const startOf = (cell: Cell, rightToLeft: boolean) =>
  rightToLeft ? -cell.x - cell.width : cell.x
export const endOf = (cell: Cell, rightToLeft: boolean) =>
  rightToLeft ? -cell.x : cell.x + cell.width

export const keyOf = (line: FlowLine) => `${line.flow} ${isRightToLeft(line.text)}`

export function columnsIn(lines: FlowLine[]): Column[] {
  const columns: Column[] = []
  for (const line of lines) {
    const rightToLeft = isRightToLeft(line.text)
    for (const cell of line.cells) {
      const start = startOf(cell, rightToLeft)
      const reach = endOf(cell, rightToLeft)
      const column = findColumn(columns, keyOf(line), start)
      if (column) column.reach = Math.max(column.reach, reach)
      else columns.push({ key: keyOf(line), start, reach })
    }
  }
  return columns
}

export function findColumn(columns: Column[], key: string, start: number): Column | undefined {
  return columns.find((column) => column.key === key && Math.abs(column.start - start) < SAME_START)
}
