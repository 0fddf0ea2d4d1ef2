/** A table as formats have it, nested ones in the content of their cells. */
export interface Table<Content> {
  rows: Row<Content>[]
}

export interface Row<Content> {
  cells: Cell<Content>[]
  /** Repeated on every page, or otherwise marked as the names of the columns. */
  header: boolean
}

export interface Cell<Content> {
  content: Content
  /** In points, 0 when unknown. */
  width: number
  /** Columns and rows that the cell covers. */
  columns: number
  rows: number
  /** Only goes on with the cell above it. */
  continues: boolean
  /** On a background of its own. */
  shaded: boolean
}

export function cellOf<Content>(
  content: Content,
  rest: Partial<Cell<Content>> = {},
): Cell<Content> {
  return { content, width: 0, columns: 1, rows: 1, continues: false, shaded: false, ...rest }
}

/** A cell in its place in the grid. */
export interface Placed<Content> extends Cell<Content> {
  row: number
  column: number
}

/** The cells of every row in their columns, from the side on which rows begin. */
export function placed<Content>({ rows }: Table<Content>): Placed<Content>[][] {
  /** Cells that reach down into the next rows, by column. */
  const open: (Placed<Content> | undefined)[] = []
  return rows.map(({ cells }, row) => {
    const covers = (column: number) => {
      const above = open[column]
      return above !== undefined && above.row + above.rows > row
    }
    let column = 0
    return cells.flatMap((cell) => {
      if (!cell.continues) while (covers(column)) column++
      const place = { ...cell, row, column }
      column += cell.columns
      const above = open[place.column]
      if (cell.continues && above) {
        above.rows = row + 1 - above.row
        return []
      }
      for (let at = place.column; at < column; at++) open[at] = place
      return [place]
    })
  })
}

/** Points by which the edges of one column differ from row to row. */
const SAME_EDGE = 4

/** The number of columns that each cell covers, where a format knows only how wide cells are. */
export function withColumns<Content>({ rows }: Table<Content>): Table<Content> {
  const edgesOf = (row: Row<Content>) => {
    let at = 0
    return row.cells.map(({ width }) => (at += width))
  }
  const edges: number[] = []
  for (const edge of rows.flatMap(edgesOf).toSorted((a, b) => a - b))
    if (edge - (edges.at(-1) ?? 0) > SAME_EDGE) edges.push(edge)
  const columnAt = (edge: number) =>
    edges.findIndex((each) => Math.abs(each - edge) <= SAME_EDGE) + 1
  return {
    rows: rows.map((row) => {
      if (row.cells.some(({ width }) => width === 0)) return row
      const ends = edgesOf(row).map(columnAt)
      const cells = row.cells.map((cell, index) => ({
        ...cell,
        columns: Math.max(1, (ends[index] ?? 0) - (ends[index - 1] ?? 0)),
      }))
      return { ...row, cells }
    }),
  }
}
