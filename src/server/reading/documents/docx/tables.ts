import { childElements, type Element } from '../xml.ts'

/** Rows and cells of a table, through everything that only wraps them. */

export function rowElements(table: Element): Element[] {
  return childElements(table).flatMap((element) => {
    if (element.name === 'w:tr') return [element]
    return WRAPS_ROWS.has(element.name) ? rowElements(element) : []
  })
}

export function cellElements(row: Element): Element[] {
  return childElements(row).flatMap((element) => {
    if (element.name === 'w:tc') return [element]
    return WRAPS_ROWS.has(element.name) ? cellElements(element) : []
  })
}

const WRAPS_ROWS = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:moveTo'])
