import type { Segment } from './segments.ts'

/** A part of the page that is read through before the next one begins. */
export interface Flow {
  segments: Segment[]
  sidebar: boolean
}

/**
 * Reading order of a page: finds the gutters between columns of running text and reads one
 * column after the other; what spans the columns comes before or after them.
 *
 * The difficulty is that dates beside their text look like a column, too. Three observations
 * tell them apart: the cells of a table stand on the lines of their neighbours, there are gaps
 * between them, and programs draw a row of cells together, but a column through.
 */
export function flowsOf(segments: Segment[]): Flow[] {
  return split(segments, 0).map(({ segments: part, sidebar }) => ({ segments: part, sidebar }))
}

interface Gutter {
  x: number
  top: number
  bottom: number
  score: number
}

/** Nested columns deeper than this are a table, not a page layout. */
const DEEPEST = 4

function split(segments: Segment[], depth: number): Flow[] {
  const gutter = depth < DEEPEST ? bestGutter(segments) : undefined
  if (!gutter) return [{ segments, sidebar: false }]
  const above = segments.filter((segment) => segment.baseline < gutter.top)
  const below = segments.filter((segment) => segment.baseline > gutter.bottom)
  const beside = segments.filter(
    (segment) => segment.baseline >= gutter.top && segment.baseline <= gutter.bottom,
  )
  const left = beside.filter((segment) => middle(segment) < gutter.x)
  const right = beside.filter((segment) => middle(segment) >= gutter.x)
  return [
    ...(above.length > 0 ? split(above, depth + 1) : []),
    ...columns(left, right, depth),
    ...(below.length > 0 ? split(below, depth + 1) : []),
  ]
}

/** Main column and sidebar, the one that holds the top left corner first. */
function columns(left: Segment[], right: Segment[], depth: number): Flow[] {
  const leftIsNarrow = extent(left) < extent(right) * 0.75
  const rightIsNarrow = extent(right) < extent(left) * 0.75
  const mark = (flows: Flow[], sidebar: boolean) =>
    flows.map((flow) => ({ ...flow, sidebar: flow.sidebar || sidebar }))
  return [
    ...mark(split(left, depth + 1), leftIsNarrow),
    ...mark(split(right, depth + 1), rightIsNarrow),
  ]
}

function extent(segments: Segment[]): number {
  return (
    Math.max(...segments.map((segment) => segment.right)) -
    Math.min(...segments.map((segment) => segment.x))
  )
}

const middle = (segment: Segment) => (segment.x + segment.right) / 2

/** Baselines closer than this part of the letters' size are one line. */
const SAME_LINE = 0.35

/** A column has at least this many lines; fewer are cells. */
const FEWEST_LINES = 4

function bestGutter(segments: Segment[]): Gutter | undefined {
  const candidates = new Set<number>()
  for (const segment of segments) {
    candidates.add(Math.round(segment.x) - 1)
    candidates.add(Math.round(segment.right) + 1)
  }
  let best: Gutter | undefined
  for (const x of candidates) {
    for (const gutter of clearRuns(segments, x)) {
      if (gutter.score > (best?.score ?? 0)) best = gutter
    }
  }
  return best
}

/** The runs of lines that leave `x` free and have running text on both sides of it. */
function clearRuns(segments: Segment[], x: number): Gutter[] {
  const gutters: Gutter[] = []
  let run: Segment[] = []
  const close = () => {
    const gutter = judge(run, x)
    if (gutter) gutters.push(gutter)
    run = []
  }
  for (const segment of segments) {
    if (segment.x < x - 0.5 && segment.right > x + 0.5) close()
    else run.push(segment)
  }
  close()
  return gutters
}

/** Scores a gutter by the lines beside it, or refuses it when it only parts cells of rows. */
function judge(run: Segment[], x: number): Gutter | undefined {
  const left = run.filter((segment) => segment.right <= x + 0.5)
  const right = run.filter((segment) => segment.x >= x - 0.5)
  const leftLines = linesIn(left)
  const rightLines = linesIn(right)
  if (leftLines < FEWEST_LINES || rightLines < FEWEST_LINES) return undefined
  const top = Math.max(Math.min(...left.map(topOf)), Math.min(...right.map(topOf)))
  const bottom = Math.min(Math.max(...left.map(baselineOf)), Math.max(...right.map(baselineOf)))
  if (bottom <= top || isTable(left, right, leftLines, rightLines)) return undefined
  const width = gutterWidth(left, right)
  if (width < 4) return undefined
  return {
    x,
    top: Math.min(...run.map(topOf)),
    bottom: Math.max(...run.map(baselineOf)),
    score: Math.min(leftLines, rightLines) * Math.min(width, 40),
  }
}

const topOf = (segment: Segment) => segment.top
const baselineOf = (segment: Segment) => segment.baseline

function linesIn(segments: Segment[]): number {
  let count = 0
  let last = -Infinity
  for (const { baseline, size } of segments) {
    if (baseline - last > SAME_LINE * size) count++
    last = baseline
  }
  return count
}

function gutterWidth(left: Segment[], right: Segment[]): number {
  return (
    Math.min(...right.map((segment) => segment.x)) -
    Math.max(...left.map((segment) => segment.right))
  )
}

/** Cells of rows, or lines of a column? Independent columns meet on a third of their lines at most. */
function isTable(
  left: Segment[],
  right: Segment[],
  leftLines: number,
  rightLines: number,
): boolean {
  const [few, many] = leftLines <= rightLines ? [left, right] : [right, left]
  const fewest = Math.min(leftLines, rightLines)
  const aligned = few.filter((segment) =>
    many.some((other) => Math.abs(other.baseline - segment.baseline) < SAME_LINE * segment.size),
  ).length
  const alignment = aligned / few.length
  const drawnByRow = switchesBetween(left, right) > Math.max(3, fewest * 0.5)
  return (alignment > 0.6 && drawnByRow) || (alignment > 0.5 && aloneShare(few) > 0.6)
}

/** A line with nothing under it for this many letter sizes stands alone, as dates do. */
const ALONE = 2.2

/** The share of lines that the next line of their column does not follow closely. */
function aloneShare(column: Segment[]): number {
  const alone = column.filter((segment) =>
    column.every(
      (other) =>
        Math.abs(other.baseline - segment.baseline) < SAME_LINE * segment.size ||
        Math.abs(other.baseline - segment.baseline) > ALONE * segment.size,
    ),
  )
  return alone.length / column.length
}

/** How often the drawing order changes sides. */
function switchesBetween(left: Segment[], right: Segment[]): number {
  const sides = [
    ...left.map(({ order }) => ({ order, side: 'left' })),
    ...right.map(({ order }) => ({ order, side: 'right' })),
  ].toSorted((a, b) => a.order - b.order)
  return sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side).length
}
