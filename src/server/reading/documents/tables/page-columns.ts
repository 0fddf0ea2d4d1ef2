/** Tables, and parts of them, that lay out a page: each column is read through. */
import type { Line } from '../../document.ts'
import { rowHeadKind } from '../../lexicon/headings.ts'
import { columnHeadsSection, isColumnOfPage, nameOf, type LineCell } from './evidence.ts'
import { textLine } from './joined.ts'

/** A column narrower than this part of the widest is a sidebar. */
const SIDEBAR = 0.75

/** The cells of a row as columns of the page, one after the other, narrow ones as sidebars. */
export function columnsOf(row: LineCell[]): Line[] {
  const widest = Math.max(...row.map(({ width }) => width))
  return row.flatMap(({ content, width }) => {
    const aside = width > 0 && width < widest * SIDEBAR
    return content.map((line, index) => ({
      ...line,
      ...(index === 0 ? { gapBefore: line.gapBefore + 1 } : {}),
      ...(aside && line.region === 'main' ? { region: 'sidebar' as const } : {}),
    }))
  })
}

/** What stands beside all rows of a table with a heading of its own, the rows without it, and a cell as wide as they are. */
export function partedColumn(
  rows: readonly LineCell[][],
): { aside: LineCell; rows: LineCell[][]; rest: LineCell } | null {
  const aside = rows[0]?.find((cell) => isColumnOfPage(cell, rows))
  if (!aside) return null
  const others = rows
    .map((row) => row.filter((cell) => cell !== aside))
    .filter((row) => row.length > 0)
  const [first] = others[0] ?? []
  if (!first) return null
  const width = Math.max(...others.map((row) => row.reduce((sum, cell) => sum + cell.width, 0)))
  return { aside, rows: others, rest: { ...first, width } }
}

/**
 * `Experience | Education | Awards` over one row of texts: each column is a section with its own
 * heading. Null where the names of sections are those of columns, with records below them.
 *
 * @param below the rows under the names, of which the second begins something else
 */
export function sectionColumns(
  names: readonly LineCell[],
  [texts, next]: readonly (readonly LineCell[])[],
): LineCell[] | null {
  if (names.length < 2 || texts?.length !== names.length || !names.every(columnHeadsSection))
    return null
  const kinds = new Set(names.map((cell) => rowHeadKind(nameOf(cell), [])))
  const endsBelow = next === undefined || next.length === 1 || next.every(columnHeadsSection)
  const areTexts = texts.filter(({ content }) => content.length > 1).length * 2 >= texts.length
  if (kinds.size < names.length || !endsBelow || !areTexts) return null
  return texts.map((cell, at) => {
    const heading = { ...textLine(names[at]!), rowHead: true }
    return { ...cell, content: [heading, ...cell.content] }
  })
}
