import { isUnseen } from '../contrast.ts'
import type { Table } from '../tables/table.ts'
import { contains, type Box, type PdfPage } from './page.ts'
import { ruledRows } from './ruled-rows.ts'
import { rulesIn, THICKEST, type Rule } from './rules.ts'
import { segmentOf, type Segment } from './segments.ts'
import { linesOfSide } from './sides.ts'

/** Tables whose lines are drawn: cells are what the lines enclose, whatever stands in them. */

/** What a cell holds, and where it is. */
export interface Area {
  box: Box
  segments: Segment[]
}

interface DrawnTable {
  box: Box
  /** Row by row, in the order in which rows are read. */
  rows: DrawnCell[][]
}

interface DrawnCell {
  box: Box
  columns: number
  rows: number
}

/** Points between the ends of lines that meet. */
const SAME_EDGE = 4

/** More lines are a drawing. */
const MOST_RULES = 400

/** A line parts two cells when it goes along this part of their edge. */
const PARTING = 0.8

/** The segments of a page, each table as one that holds those of its cells; and the page without its lines. */
export function withTables(segments: Segment[], page: PdfPage, rightToLeft: boolean) {
  const tables = drawnTables(segments, [...page.fills, ...page.strokes], rightToLeft)
  if (tables.length === 0) return { segments, page }
  const isEdge = (drawn: Box) =>
    Math.min(drawn.width, drawn.height) <= THICKEST &&
    tables.some(({ rows }) => rows.some((row) => row.some(({ box }) => liesOnEdge(drawn, box))))
  const fills = page.fills.filter((fill) => !isEdge(fill))
  const strokes = page.strokes.filter((stroke) => !isEdge(stroke))
  return { segments: placed(segments, tables, page), page: { ...page, fills, strokes } }
}

const isAt = (at: number, edge: number) => Math.abs(at - edge) <= SAME_EDGE

function liesOnEdge(line: Box, cell: Box): boolean {
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
  return line.width > line.height
    ? x > cell.x && x < cell.x + cell.width && (isAt(y, cell.y) || isAt(y, cell.y + cell.height))
    : y > cell.y && y < cell.y + cell.height && (isAt(x, cell.x) || isAt(x, cell.x + cell.width))
}

/** Puts segments into the outermost tables, and what is in a cell into the tables within it. */
function placed(segments: Segment[], tables: DrawnTable[], page: PdfPage): Segment[] {
  const [table, ...others] = tables
  if (!table) return segments
  const { within, outside } = parted(segments, table.box)
  const inner = others.filter(({ box }) => isInside(box, table.box))
  const outer = others.filter((other) => !inner.includes(other))
  const rest = placed(outside, outer, page)
  if (within.length === 0) return rest
  let left = within
  const rows = table.rows.map((cells) => ({
    header: false,
    cells: cells.map(({ box, columns, rows: covered }) => {
      const { within: own, outside: next } = parted(left, box)
      left = next
      const nested = inner.filter((other) => isInside(other.box, box))
      const content = { box, segments: placed(own, nested, page) }
      const shaded = isShaded(box, page)
      return { content, width: box.width, columns, rows: covered, continues: false, shaded }
    }),
  }))
  return [...rest, ...left, asSegment({ rows }, table.box, within)].toSorted(
    (a, b) => a.baseline - b.baseline || a.x - b.x,
  )
}

const isInside = (inner: Box, outer: Box) =>
  contains(outer, inner.x + inner.width / 2, inner.y + inner.height / 2)

/** Parts what stands in a box from what does not; a segment over its edge is cut there. */
function parted(segments: Segment[], box: Box) {
  const within: Segment[] = []
  const outside: Segment[] = []
  for (const segment of segments) {
    const isWithin = ({ x, width, baseline, size }: Segment['letters'][number]) =>
      contains(box, x + width / 2, baseline - size * 0.3)
    const own = segment.letters.filter(isWithin)
    if (own.length === 0) outside.push(segment)
    else if (own.length === segment.letters.length) within.push(segment)
    else {
      within.push(segmentOf(own))
      outside.push(segmentOf(segment.letters.filter((letter) => !isWithin(letter))))
    }
  }
  return { within, outside }
}

function asSegment(table: Table<Area>, { x, width }: Box, within: Segment[]): Segment {
  const [first] = within as [Segment, ...Segment[]]
  const { lines, bottom } = {
    lines: linesOfSide(within).length,
    bottom: Math.max(...within.map(({ baseline }) => baseline)),
  }
  return {
    ...first,
    letters: [],
    x,
    right: x + width,
    startsCell: true,
    table: { ...table, lines, bottom },
  }
}

/** A cell on a background of its own, which is not that of the whole table. */
function isShaded(cell: Box, { fills }: PdfPage): boolean {
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
  return fills.some(
    (fill) =>
      contains(fill, x, y) &&
      fill.color !== '' &&
      !isUnseen(fill.color, '#ffffff') &&
      fill.height < cell.height * 1.5,
  )
}

/** The tables of a page, outer ones before those in their cells. */
function drawnTables(
  segments: readonly Segment[],
  drawn: readonly Box[],
  rightToLeft: boolean,
): DrawnTable[] {
  const across = rulesIn(drawn, true)
  const down = rulesIn(drawn, false)
  if (across.length + down.length > MOST_RULES) return []
  const groups = connected(across, down)
  const alone = groups.flatMap((group) => (group.down.length > 0 ? [] : group.across))
  const ofRows = ruledRows(segments, alone).map(({ box, rows }) => ({
    box,
    rows: rows.map((cells) => {
      const row = cells.map((cell) => ({ box: cell, columns: 1, rows: 1 }))
      return rightToLeft ? row.toReversed() : row
    }),
  }))
  return [...groups.flatMap((rules) => tableOf(rules, rightToLeft) ?? []), ...ofRows].toSorted(
    (a, b) => b.box.width * b.box.height - a.box.width * a.box.height,
  )
}

interface Rules {
  across: Rule[]
  down: Rule[]
}

const isBetween = (at: number, { from, to }: Rule) => at > from - SAME_EDGE && at < to + SAME_EDGE

/** Lines that meet, group by group. */
function connected(across: readonly Rule[], down: readonly Rule[]): Rules[] {
  const left = { across: new Set(across), down: new Set(down) }
  const groups: Rules[] = []
  for (const start of across) {
    if (!left.across.delete(start)) continue
    const group: Rules = { across: [start], down: [] }
    for (let at = 0, crossed = 0; at < group.across.length || crossed < group.down.length;) {
      const rule = group.across[at]
      const [own, other] = rule ? (['across', 'down'] as const) : (['down', 'across'] as const)
      const here = rule ?? group.down[crossed]!
      for (const candidate of left[other])
        if (isBetween(candidate.at, here) && isBetween(here.at, candidate)) {
          left[other].delete(candidate)
          group[other].push(candidate)
        }
      if (own === 'across') at++
      else crossed++
    }
    groups.push(group)
  }
  return groups
}

/** Places of lines, those of one line once. */
function edgesOf(places: number[]): number[] {
  const edges: number[] = []
  for (const place of places.toSorted((a, b) => a - b))
    if (place - (edges.at(-1) ?? -Infinity) > SAME_EDGE) edges.push(place)
  return edges
}

const isDrawn = (rules: readonly Rule[], at: number, from: number, to: number) =>
  rules.some(
    (rule) =>
      isAt(rule.at, at) &&
      Math.min(rule.to, to) - Math.max(rule.from, from) > (to - from) * PARTING,
  )

/** The cells that lines enclose; undefined when they do not part any two side by side. */
function tableOf({ across, down }: Rules, rightToLeft: boolean): DrawnTable | undefined {
  const rows = edgesOf(across.map(({ at }) => at))
  const columns = edgesOf([
    ...down.map(({ at }) => at),
    Math.min(...across.map(({ from }) => from)),
    Math.max(...across.map(({ to }) => to)),
  ])
  if (rows.length < 2 || columns.length < 3) return undefined
  /** Places in the grid that a cell has taken. */
  const taken = new Set<string>()
  const cells = rows.slice(1).map((_, row) => {
    const found: DrawnCell[] = []
    for (let column = 0; column < columns.length - 1; column++) {
      if (taken.has(`${row} ${column}`)) continue
      const [x, y] = [columns[column]!, rows[row]!]
      let right = column + 1
      while (
        right < columns.length - 1 &&
        !taken.has(`${row} ${right}`) &&
        !isDrawn(down, columns[right]!, y, rows[row + 1]!)
      )
        right++
      let bottom = row + 1
      while (bottom < rows.length - 1 && !isDrawn(across, rows[bottom]!, x, columns[right]!))
        bottom++
      for (let r = row; r < bottom; r++) for (let c = column; c < right; c++) taken.add(`${r} ${c}`)
      const box = { x, y, width: columns[right]! - x, height: rows[bottom]! - y }
      found.push({ box, columns: right - column, rows: bottom - row })
    }
    return rightToLeft ? found.toReversed() : found
  })
  if (cells.every((row) => row.length < 2)) return undefined
  const [x, y] = [columns[0]!, rows[0]!]
  return { box: { x, y, width: columns.at(-1)! - x, height: rows.at(-1)! - y }, rows: cells }
}
