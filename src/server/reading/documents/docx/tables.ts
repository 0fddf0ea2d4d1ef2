import type { Block } from '../blocks.ts'
import { isBar } from '../contrast.ts'
import { cellOf, type Row } from '../tables/table.ts'
import { at, child, childElements, valueOf, type Element } from '../xml.ts'
import { paragraphLook } from './styles.ts'

/** Rows and cells of a table, through everything that only wraps them. */

/** @param blocksOf what a cell holds, by its own background if it has one */
export function rowsOf(
  table: Element,
  blocksOf: (cell: Element, shade: string | undefined) => Block[],
): Row<Block[]>[] {
  const rows = rowElements(table).filter((row) => !at(row, 'w:trPr', 'w:del'))
  return rows.map((row) => {
    const cells = cellElements(row).map((cell) => {
      const properties = child(cell, 'w:tcPr')
      const { shade } = paragraphLook(properties)
      const merge = child(properties, 'w:vMerge')
      return cellOf(blocksOf(cell, shade), {
        width: widthOf(properties),
        columns: Number(valueOf(properties, 'w:gridSpan') ?? 1),
        continues: merge !== undefined && merge.attributes['w:val'] !== 'restart',
        shaded: isBar(shade),
      })
    })
    const properties = child(row, 'w:trPr')
    const before = Number(valueOf(properties, 'w:gridBefore') ?? 0)
    const indent = before > 0 ? [cellOf<Block[]>([], { columns: before })] : []
    const header = child(properties, 'w:tblHeader') !== undefined
    return { cells: [...indent, ...cells], header }
  })
}

function widthOf(properties: Element | undefined): number {
  const width = child(properties, 'w:tcW')?.attributes
  const twips = width?.['w:type'] === 'pct' ? Number.NaN : Number.parseFloat(width?.['w:w'] ?? '')
  return Number.isFinite(twips) ? twips / 20 : 0
}

function rowElements(table: Element): Element[] {
  return childElements(table).flatMap((element) => {
    if (element.name === 'w:tr') return [element]
    return WRAPS_ROWS.has(element.name) ? rowElements(element) : []
  })
}

function cellElements(row: Element): Element[] {
  return childElements(row).flatMap((element) => {
    if (element.name === 'w:tc') return [element]
    return WRAPS_ROWS.has(element.name) ? cellElements(element) : []
  })
}

const WRAPS_ROWS = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:moveTo'])
