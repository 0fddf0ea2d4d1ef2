import { partsBesideCard, partsByCards } from './card-rows.ts'
import { areCards, bandsOf, rowStarts } from './grids.ts'
import { bestGutter, type Gutter } from './gutters.ts'
import { headCells } from './head-cells.ts'
import { labelledParts, wholeLabel } from './labelled-parts.ts'
import { joinLabels } from './labels.ts'
import type { Segment } from './segments.ts'
import { extentOf } from './sides.ts'
import { onRows } from './row-evidence.ts'

/** A part of the page that is read through before the next one begins. */
export interface Flow {
  segments: Segment[]
  sidebar: boolean
}

/**
 * Reading order of a page: finds the gutters between columns of running text and reads one
 * column after the other; what spans the columns comes before or after them. In a grid, where
 * texts side by side begin on the same lines, row comes after row.
 *
 * The difficulty is that dates beside their text look like a column, too. Observations tell them
 * apart: the cells of a table begin on the lines of their neighbours, there are gaps between them,
 * and programs draw a row of cells together, but a column through.
 */
export function readingOrder(
  segments: Segment[],
  rightToLeft: boolean,
  elsewhere: readonly Gutter[],
): Flow[] {
  if (segments.length > MOST_SEGMENTS) return [{ segments, sidebar: false }]
  return split(segments, rightToLeft, elsewhere, 0)
}

/** A sheet so much wider than high may hold two pages, each with text over such a part of it. */
const SPREAD = { width: 1.2, extent: 0.35 } as const

/**
 * The two pages of a spread in reading order, as of a 履歴書 on A3: nothing crosses the middle of the
 * sheet. Any other page as it is.
 */
export function pagesOfSpread(
  segments: Segment[],
  { width, height }: { width: number; height: number },
  rightToLeft: boolean,
): Segment[][] {
  if (width <= height * SPREAD.width) return [segments]
  const left = segments.filter(({ right }) => right <= width / 2)
  const right = segments.filter(({ x }) => x >= width / 2)
  const isWhole = left.length + right.length === segments.length
  const isSpread =
    isWhole &&
    [left, right].every((half) => half.length > 1 && extentOf(half) > width * SPREAD.extent)
  if (!isSpread) return [segments]
  return rightToLeft ? [right, left] : [left, right]
}

/** A dense page of a resume has 300; looking for columns takes the square of the time. */
const MOST_SEGMENTS = 1_200

/** Nested columns deeper than this are a table, not a page layout. */
const DEEPEST = 4

function split(
  segments: Segment[],
  rightToLeft: boolean,
  elsewhere: readonly Gutter[],
  depth: number,
): Flow[] {
  const parts = partsByCards(segments, rightToLeft)
  if (parts) return parts.flatMap((part) => split(part, rightToLeft, elsewhere, depth))
  const gutter = depth < DEEPEST ? bestGutter(segments, elsewhere) : undefined
  const beside = !gutter || gutter.table ? partsBesideCard(segments) : undefined
  if (beside) return beside.flatMap((part) => split(part, rightToLeft, elsewhere, depth))
  if (!gutter) return [{ segments, sidebar: false }]
  const inside = ({ baseline }: Segment) => baseline >= gutter.top && baseline <= gutter.bottom
  const above = segments.filter(({ baseline }) => baseline < gutter.top)
  const below = segments.filter(({ baseline }) => baseline > gutter.bottom)
  const left = segments.filter((segment) => inside(segment) && middle(segment) < gutter.x)
  const right = segments.filter((segment) => inside(segment) && middle(segment) >= gutter.x)
  const reading: Reading = {
    rest: (part) => (part.length > 0 ? split(part, rightToLeft, elsewhere, depth + 1) : []),
    rightToLeft,
  }
  const flows = gutter.table
    ? tableFlows(onRows(left, gutter.offset), right, gutter, reading)
    : columnFlows(left, right, reading)
  return [...reading.rest(above), ...flows, ...reading.rest(below)]
}

interface Reading {
  rest: (part: Segment[]) => Flow[]
  rightToLeft: boolean
}

/** Columns through; or, where headings on both sides begin on one line again and again, by rows. */
function columnFlows(left: Segment[], right: Segment[], reading: Reading): Flow[] {
  const starts = rowStarts(left, right)
  const bands = bandsOf(left, right, starts)
  const first = starts[0] ?? Infinity
  const isHigher = ({ baseline, size }: Segment) => baseline <= first - size * 0.5
  const [leftHead, rightHead] = [left.filter(isHigher), right.filter(isHigher)]
  const rows = leftHead.length + rightHead.length > 0 ? bands.length : bands.length - 1
  if (rows < 1 || !bands.every(areCards)) return columns(left, right, reading)
  return [
    ...columns(leftHead, rightHead, reading),
    ...bands.flatMap((band) => [
      ...columns(band.left, band.right, reading),
      ...reading.rest(band.after),
    ]),
  ]
}

/** Rows of cells; those that are cards are read one after the other. */
function tableFlows(left: Segment[], right: Segment[], gutter: Gutter, reading: Reading): Flow[] {
  const parts = labelledParts(left, right, gutter.labelled)
  if (parts)
    return parts.flatMap(({ label, text }) => [wholeLabel(label), text].flatMap(reading.rest))
  const rows = headCells(left, right)
  if (rows) return rows.flatMap(({ label, text }) => [label, text].flatMap(reading.rest))
  const bands = bandsOf(left, right, rowStarts(left, right))
  const flows: Flow[] = []
  let cells: Segment[] = []
  const endCells = () => {
    if (cells.length > 0) flows.push({ segments: inOrder(cells), sidebar: false })
    cells = []
  }
  const inBands = new Set(bands.flatMap((band) => [...band.left, ...band.right, ...band.after]))
  const isAbove = (segment: Segment) => !inBands.has(segment)
  const above = [left.filter(isAbove), right.filter(isAbove)] as const
  if (bands.length > 0) flows.push(...reading.rest(inOrder(above.flat())))
  else cells.push(...joinLabels(...above, gutter.x))
  for (const band of bands) {
    if (areCards(band)) {
      endCells()
      flows.push(...columns(band.left, band.right, reading, false))
    } else cells.push(...joinLabels(band.left, band.right, gutter.x))
    cells.push(...band.after)
  }
  endCells()
  return flows
}

const inOrder = (segments: Segment[]) =>
  segments.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)

/** Columns narrower than this part of the other are sidebars. */
const SIDEBAR = 0.75

/** Main column and sidebar; first the one that starts clearly higher, else the writing decides. */
function columns(
  left: Segment[],
  right: Segment[],
  { rest, rightToLeft }: Reading,
  mayBeSidebar = true,
): Flow[] {
  if (left.length === 0 || right.length === 0) return rest([...left, ...right])
  const read = (part: Segment[], other: Segment[]) => {
    const sidebar = mayBeSidebar && extentOf(part) < extentOf(other) * SIDEBAR
    return rest(part).map((flow) => ({ ...flow, sidebar: flow.sidebar || sidebar }))
  }
  const [first, second] = rightToLeft ? [right, left] : [left, right]
  const head = second[0]
  const startsHigher = head !== undefined && head.baseline < (first[0]?.top ?? 0) - head.size
  return startsHigher
    ? [...read(second, first), ...read(first, second)]
    : [...read(first, second), ...read(second, first)]
}

const middle = (segment: Segment) => (segment.x + segment.right) / 2
