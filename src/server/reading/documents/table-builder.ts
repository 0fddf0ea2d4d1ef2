import { addRow, type Block } from './blocks.ts'
import { withColumns, type Row } from './tables/table.ts'

/**
 * Puts tables together where a format has paragraphs in a row and marks at which cells and rows
 * end. Level 0 is outside of tables, 2 and up are tables in cells.
 */
export class TableBuilder {
  private readonly blocks: Block[] = []
  private readonly open: { cells: Block[][]; cell: Block[] }[] = []

  add(block: Block, level: number) {
    if (level > 0) this.at(level).cell.push(block)
    else this.blocks.push(block)
  }

  endCell(level: number) {
    const open = this.at(level)
    open.cells.push(open.cell)
    open.cell = []
  }

  /** @param rowOf makes the row of its cells */
  endRow(level: number, rowOf: (cells: Block[][]) => Row<Block[]>) {
    const { cells } = this.at(level)
    this.open.length = level - 1
    if (cells.length > 0) addRow(level > 1 ? this.at(level - 1).cell : this.blocks, rowOf(cells))
  }

  /** All blocks so far; what is still open ends. */
  end(rowOf: (cells: Block[][]) => Row<Block[]>): Block[] {
    for (let level = this.open.length; level > 0; level--) {
      if (this.at(level).cell.length > 0) this.endCell(level)
      this.endRow(level, rowOf)
    }
    return this.blocks.map(inColumns)
  }

  private at(level: number) {
    while (this.open.length < level) this.open.push({ cells: [], cell: [] })
    return this.open[level - 1]!
  }
}

function inColumns(block: Block): Block {
  if (block.kind !== 'table') return block
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, content: cell.content.map(inColumns) })),
  }))
  return { kind: 'table', ...withColumns({ rows }) }
}
