import type { Cell, Line } from './document.ts'

/** A line with other cells, and the text that they make. */
export const withCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('\t'),
})
