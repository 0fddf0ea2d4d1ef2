import type { Cell, Line } from '../../document.ts'
import { cleanText, splitFront, type Front } from '../characters.ts'
import type { Table } from '../tables/table.ts'
import { colorOf, runsOf } from '../runs.ts'
import type { Area } from './drawn-tables.ts'
import type { Flow } from './reading-order.ts'
import { piecesOf, textOf } from './line-text.ts'
import { contains, type Box, type PdfPage } from './page.ts'
import { decorated } from './rules.ts'
import { commonest, gapsOf, spacing, type Letter } from './letters.ts'
import type { Segment } from './segments.ts'
import { rowsOf } from './rows.ts'
import { readsRightToLeft } from './visual-order.ts'

/** Segments of one row that stand this many letter sizes apart are cells for certain. */
const CELL_GAP = 1.4

/** Below that they are cells when the gap is this many times the row's usual space. */
const CELL_SPACES = 2.6

const SPACE = 0.3

/** Letters of a word stand closer than this. */
const NO_SPACE = 0.15

const isSpace = (gap: number) => gap > NO_SPACE

/** The gap that parts cells: wider than the spaces between the words of the row. */
function cellGap(row: Segment[]): number {
  const spaced = spacing(row.flatMap((segment) => segment.letters))
  if (spaced > 0) return Math.max(CELL_GAP, spaced * CELL_SPACES * 2)
  // Those between several segments may all part cells, as between the names of skills in boxes.
  const inside = row.flatMap(({ letters }) => gapsOf(letters))
  const gaps =
    row.length > 2 || inside.some(isSpace) ? inside : gapsOf(row.flatMap(({ letters }) => letters))
  const spaces = gaps.filter(isSpace)
  const usual = spaces.toSorted((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? SPACE
  return Math.min(CELL_GAP, usual * CELL_SPACES)
}

/** Joins the segments of a row to cells, from left to right. */
function cellsOf(row: Segment[]): Letter[][] {
  const cells: Letter[][] = []
  const enough = cellGap(row)
  row.forEach((segment, index) => {
    const before = row[index - 1]
    const last = cells.at(-1)
    const gap = before ? (segment.x - before.right) / Math.max(segment.size, before.size) : Infinity
    if (last && gap < enough && !segment.startsCell) last.push(...segment.letters)
    else cells.push([...segment.letters])
  })
  return cells
}

const mostly = (letters: Letter[], test: (letter: Letter) => boolean) =>
  letters.filter(test).length * 2 > letters.length

interface PrintedCell extends Cell {
  letters: Letter[]
}

function cellOf(letters: Letter[], rightToLeft: boolean): PrintedCell {
  const x = Math.min(...letters.map((letter) => letter.x))
  const right = Math.max(...letters.map((letter) => letter.x + letter.width))
  const runs = piecesOf(letters, rightToLeft)
  return {
    letters,
    runs,
    text: runs.map((run) => run.text).join(''),
    x,
    width: right - x,
    fontSize: commonest(letters.map((letter) => letter.size)),
    bold: mostly(letters, (letter) => letter.bold),
    italic: mostly(letters, (letter) => letter.italic),
  }
}

/** What is the same for all lines of a page. */
export interface Sheet {
  page: PdfPage
  number: number
  rightToLeft: boolean
  /** The lines of a table, which stand under the line before it. */
  linesOfTable: (table: Table<Area>, before: Line | undefined) => FlowLine[]
  /** Gives every flow of the document its name. */
  nextFlow: () => number
}

/** The lines of a page's flows, in order. */
export function linesOf(flows: Flow[], sheet: Sheet): FlowLine[] {
  const drafts: Draft[] = []
  for (const { segments, sidebar } of flows) {
    const place = {
      page: sheet.number,
      region: sidebar ? ('sidebar' as const) : ('main' as const),
      flow: String(sheet.nextFlow()),
    }
    for (const rows of aroundTables(rowsOf(segments))) {
      const table = rows[0]?.[0]?.table
      const lines = table
        ? sheet
            .linesOfTable(table, drafts.at(-1))
            .map((line) => ({ ...line, region: sidebar ? place.region : line.region, icon: '' }))
        : withGaps(
            decorated(
              rows.flatMap((row) => lineOf(row, sheet)),
              sheet.page,
            ),
          ).map((line) => ({ ...line, ...place }))
      drafts.push(...lines)
    }
  }
  const icons = drafts.map(({ icon }) => icon)
  // An icon that stands in front of several lines is their bullet.
  return drafts.map(({ icon, ...line }) => ({
    ...line,
    bullet: line.bullet || (icon !== '' && icons.filter((other) => other === icon).length > 1),
  }))
}

/** A line with the number of its flow on the page, by which wrapped lines are found. */
export interface FlowLine extends Line {
  flow: string
}

type Printed = Line & { icon: string }
type Draft = FlowLine & { icon: string }

/** Rows that follow each other, with every table alone. */
function aroundTables(rows: Segment[][]): Segment[][][] {
  const parts: Segment[][][] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (row[0]?.table || !last || last[0]?.[0]?.table) parts.push([row])
    else last.push(row)
  }
  return parts
}

function lineOf(row: Segment[], { page, rightToLeft: pageIsRightToLeft }: Sheet): Printed[] {
  const letters = row.flatMap((segment) => segment.letters)
  const rightToLeft = readsRightToLeft(letters, pageIsRightToLeft)
  const printed = cellsOf(row).map((cell) => cellOf(cell, rightToLeft))
  const { bullet, mark, icon, cells } = takeFront(
    rightToLeft ? printed.toReversed() : printed,
    rightToLeft,
  )
  if (cells.length === 0) return []
  const fontSize = commonest(letters.map((letter) => letter.size))
  const sized = cells.map((cell) => withOwnSize(cell, fontSize))
  const x = Math.min(...cells.map((cell) => cell.x))
  const right = Math.max(...cells.map((cell) => cell.x + cell.width))
  const y = commonest(letters.map((letter) => letter.baseline)) - fontSize * 0.8
  const box = { x, y, width: right - x, height: fontSize }
  return [
    {
      text: cells.map((cell) => cell.text).join('\t'),
      cells: sized,
      page: 0,
      ...box,
      fontSize: Math.round(fontSize * 100) / 100,
      bold: mostly(letters, (letter) => letter.bold),
      italic: mostly(letters, (letter) => letter.italic),
      color: colorOf(cells.flatMap((cell) => cell.runs)),
      ruleAbove: false,
      ruleBelow: false,
      shaded: false,
      bullet: bullet || hasDrawnBullet(box, page, rightToLeft || pageIsRightToLeft),
      ...(mark && { mark }),
      icon,
      headingLevel: 0,
      gapBefore: 0,
      region: 'main',
      tableRow: -1,
      links: linksOn(page, letters),
      continues: false,
    },
  ]
}

/** Points; less is how a program rounds. */
const OWN_SIZE = 1

/** A name and what stands beside it on one line differ in size, and say so; most cells do not. */
function withOwnSize({ fontSize = 0, ...cell }: Cell, ofLine: number): Cell {
  return Math.abs(fontSize - ofLine) < OWN_SIZE
    ? cell
    : { ...cell, fontSize: Math.round(fontSize * 100) / 100 }
}

/** Cleans the cells and takes the bullet off, also when it is a cell of its own. */
function takeFront(
  printed: PrintedCell[],
  rightToLeft: boolean,
): Omit<Front, 'text'> & { cells: Cell[] } {
  const [first, ...others] = printed
  if (!first) return { bullet: false, mark: '', icon: '', cells: [] }
  const front = splitFront(first.text, others.length > 0)
  const cells = front.isCell ? others : [withoutFront(first, front.text, rightToLeft), ...others]
  return {
    bullet: front.bullet,
    mark: front.mark,
    icon: front.icon,
    cells: withoutSigns(cells, front.bullet).flatMap(
      ({ text: raw, runs, x, width, fontSize, bold, italic }) => {
        const text = cleanText(raw).trim()
        if (text === '') return []
        return [{ text, runs: runsOf(runs, text), x, width, fontSize, bold, italic }]
      },
    ),
  }
}

/** A bullet that is printed twice, once by the list and once as text. */
function withoutSigns(cells: readonly PrintedCell[], bullet: boolean): readonly PrintedCell[] {
  const [first, ...others] = cells
  return bullet && first && others.length > 0 && splitFront(first.text, true).isCell
    ? others
    : cells
}

/** The cell from its first letter after the bullet. */
function withoutFront(cell: PrintedCell, text: string, rightToLeft: boolean): PrintedCell {
  const taken = cell.text.replace(/\s/g, '').length - text.replace(/\s/g, '').length
  if (taken === 0) return cell
  const letters = rightToLeft ? cell.letters.slice(0, -taken) : cell.letters.slice(taken)
  const rest = letters.length > 0 ? cellOf(letters, rightToLeft) : cell
  return { ...rest, text }
}

/** A line on which dots stand is so many times as long as one of them. */
const LINE_BEHIND = 4

/** Distance of a drawn bullet from its text, and its largest size, in letter sizes. */
const BULLET = { nearest: 0.15, farthest: 2, largest: 0.62 } as const

/** Browsers and word processors draw bullets as shapes, which are no text. */
function hasDrawnBullet(
  line: Pick<Line, 'x' | 'y' | 'width' | 'height'>,
  page: PdfPage,
  rightToLeft: boolean,
): boolean {
  const size = line.height
  const dots = page.marks.filter((mark) => {
    const centre = mark.y + mark.height / 2
    return (
      mark.height < BULLET.largest * size &&
      mark.width < mark.height * 1.6 &&
      mark.height < mark.width * 1.6 &&
      centre > line.y + size * 0.2 &&
      centre < line.y + size * 0.9
    )
  })
  const isNear = (away: number) => away > BULLET.nearest * size && away < BULLET.farthest * size
  const before = dots.filter((mark) => isNear(line.x - mark.x - mark.width))
  const behind = dots.filter((mark) => isNear(mark.x - line.x - line.width))
  // Dots on both sides are ornaments; those on a line downwards are a timeline's.
  const [near, far] = rightToLeft ? [behind, before] : [before, behind]
  return far.length === 0 && near.some((mark) => !isOnTimeline(mark, page))
}

const isOnTimeline = (mark: Box, { fills, strokes }: PdfPage) =>
  [...fills, ...strokes].some(
    ({ x, y, width, height }) =>
      width < mark.width / 2 &&
      height > mark.height * LINE_BEHIND &&
      x + width / 2 > mark.x &&
      x + width / 2 < mark.x + mark.width &&
      y < mark.y + mark.height * 2 &&
      y + height > mark.y - mark.height,
  )

/** Free space above each line, in heights of the line; the first of a flow has much of it. */
function withGaps(lines: Printed[]): Printed[] {
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const gap = before ? line.y - before.y - before.height : line.height * 2
    return { ...line, gapBefore: Math.max(0, Math.round((gap / line.height) * 100) / 100) }
  })
}

/** Hyperlinks over the line's letters. An icon and its text often link to the same place. */
function linksOn(page: PdfPage, letters: Letter[]): Line['links'] {
  const links = new Map<string, string>()
  for (const link of page.links) {
    const covered = letters.filter((letter) =>
      contains(link, letter.x + letter.width / 2, letter.baseline - letter.size * 0.3),
    )
    if (covered.length === 0) continue
    const text = cleanText(textOf(covered, readsRightToLeft(covered))).trim()
    const known = links.get(link.url) ?? ''
    links.set(link.url, [known, text].filter((part) => part !== '').join(' '))
  }
  return [...links].map(([url, text]) => ({ text, url }))
}
