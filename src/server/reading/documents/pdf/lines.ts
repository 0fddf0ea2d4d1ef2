import type { Cell, Line } from '../../document.ts'
import { cleanText, splitBullet } from '../characters.ts'
import type { Flow } from './flows.ts'
import { textOf } from './line-text.ts'
import { contains, type Glyph, type PdfPage } from './page.ts'
import { commonest, type Segment } from './segments.ts'
import { readsRightToLeft } from './visual-order.ts'

/** Segments of one row that stand this many letter sizes apart are cells. */
const CELL_GAP = 1.4

/** Rows of segments, by baseline. */
function rowsOf(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (
      row &&
      first &&
      segment.baseline - first.baseline < 0.35 * Math.max(segment.size, first.size)
    )
      row.push(segment)
    else rows.push([segment])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}

/** Joins the segments of a row to cells, from left to right. */
function cellsOf(row: Segment[]): Glyph[][] {
  const cells: Glyph[][] = []
  row.forEach((segment, index) => {
    const before = row[index - 1]
    const last = cells.at(-1)
    const gap = before ? (segment.x - before.right) / Math.max(segment.size, before.size) : Infinity
    if (last && gap < CELL_GAP) last.push(...segment.glyphs)
    else cells.push([...segment.glyphs])
  })
  return cells
}

const mostly = (glyphs: Glyph[], test: (glyph: Glyph) => boolean) =>
  glyphs.filter(test).length * 2 > glyphs.length

function cellOf(glyphs: Glyph[], rightToLeft: boolean): Cell {
  const x = Math.min(...glyphs.map((glyph) => glyph.x))
  const right = Math.max(...glyphs.map((glyph) => glyph.x + glyph.width))
  return {
    text: textOf(glyphs, rightToLeft),
    x,
    width: right - x,
    bold: mostly(glyphs, (glyph) => glyph.bold),
    italic: mostly(glyphs, (glyph) => glyph.italic),
  }
}

/** The lines of one flow, in order. */
export function linesOf(flow: Flow, page: PdfPage, pageNumber: number): Line[] {
  const lines: Line[] = []
  for (const row of rowsOf(flow.segments)) {
    const glyphs = row.flatMap((segment) => segment.glyphs)
    const rightToLeft = readsRightToLeft(glyphs)
    const printed = cellsOf(row).map((cell) => cellOf(cell, rightToLeft))
    const ordered = rightToLeft ? printed.toReversed() : printed
    const { bullet, cells } = takeBullet(ordered)
    const text = cells.map((cell) => cell.text).join('\t')
    if (text.trim() === '') continue
    const fontSize = commonest(glyphs.map((glyph) => glyph.size))
    const baseline = commonest(glyphs.map((glyph) => glyph.baseline))
    const x = Math.min(...cells.map((cell) => cell.x))
    const width = Math.max(...cells.map((cell) => cell.x + cell.width)) - x
    const y = baseline - fontSize * 0.8
    lines.push({
      text,
      cells,
      page: pageNumber,
      x,
      y,
      width,
      height: fontSize,
      fontSize: Math.round(fontSize * 100) / 100,
      bold: mostly(glyphs, (glyph) => glyph.bold),
      italic: mostly(glyphs, (glyph) => glyph.italic),
      bullet,
      headingLevel: 0,
      gapBefore: 0,
      region: flow.sidebar ? 'sidebar' : 'main',
      tableRow: -1,
      links: linksOn(page, glyphs),
      continues: false,
    })
  }
  return withGaps(lines)
}

/** Cleans the cells and takes the bullet off, also when it is a cell of its own. */
function takeBullet(raw: Cell[]): { bullet: boolean; cells: Cell[] } {
  const first = raw[0]
  const alone = first !== undefined && raw.length > 1 && splitBullet(`${first.text} x`)
  const isMark = alone && alone.bullet && alone.text.trim() === 'x'
  const head = splitBullet(first?.text ?? '')
  const cells = isMark
    ? raw.slice(1)
    : raw.map((cell, index) => (index === 0 ? { ...cell, text: head.text } : cell))
  return {
    bullet: Boolean(isMark) || head.bullet,
    cells: cells
      .map((cell) => ({ ...cell, text: cleanText(cell.text).trim() }))
      .filter((cell) => cell.text !== ''),
  }
}

/** Free space above each line, in heights of the line; the first of a flow has much of it. */
function withGaps(lines: Line[]): Line[] {
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const gap = before ? line.y - before.y - before.height : line.height * 2
    return { ...line, gapBefore: Math.max(0, Math.round((gap / line.height) * 100) / 100) }
  })
}

function linksOn(page: PdfPage, glyphs: Glyph[]): Line['links'] {
  return page.links.flatMap((link) => {
    const covered = glyphs.filter((glyph) =>
      contains(link, glyph.x + glyph.width / 2, glyph.baseline - glyph.size * 0.3),
    )
    if (covered.length === 0) return []
    return [{ text: cleanText(textOf(covered, readsRightToLeft(covered))).trim(), url: link.url }]
  })
}
