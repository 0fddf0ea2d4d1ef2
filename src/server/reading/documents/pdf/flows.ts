import { SAME_LINE, type Segment } from './segments.ts'

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
export function flowsOf(segments: Segment[], rightToLeft: boolean): Flow[] {
  return split(segments, rightToLeft, 0)
}

interface Gutter {
  x: number
  top: number
  bottom: number
  score: number
}

/** Nested columns deeper than this are a table, not a page layout. */
const DEEPEST = 4

function split(segments: Segment[], rightToLeft: boolean, depth: number): Flow[] {
  const gutter = depth < DEEPEST ? bestGutter(segments) : undefined
  if (!gutter) return [{ segments, sidebar: false }]
  const inside = ({ baseline }: Segment) => baseline >= gutter.top && baseline <= gutter.bottom
  const above = segments.filter(({ baseline }) => baseline < gutter.top)
  const below = segments.filter(({ baseline }) => baseline > gutter.bottom)
  const left = segments.filter((segment) => inside(segment) && middle(segment) < gutter.x)
  const right = segments.filter((segment) => inside(segment) && middle(segment) >= gutter.x)
  const rest = (part: Segment[]) => (part.length > 0 ? split(part, rightToLeft, depth + 1) : [])
  return [...rest(above), ...columns(left, right, rightToLeft, depth), ...rest(below)]
}

/** Columns narrower than this part of the other are sidebars. */
const SIDEBAR = 0.75

/** Main column and sidebar; first the one that starts clearly higher, else the writing decides. */
function columns(left: Segment[], right: Segment[], rightToLeft: boolean, depth: number): Flow[] {
  const read = (part: Segment[], other: Segment[]) => {
    const sidebar = extent(part) < extent(other) * SIDEBAR
    return split(part, rightToLeft, depth + 1).map((flow) => ({
      ...flow,
      sidebar: flow.sidebar || sidebar,
    }))
  }
  const [first, second] = rightToLeft ? [right, left] : [left, right]
  const head = second[0]
  const startsHigher = head !== undefined && head.baseline < (first[0]?.top ?? 0) - head.size
  return startsHigher
    ? [...read(second, first), ...read(first, second)]
    : [...read(first, second), ...read(second, first)]
}

function extent(segments: Segment[]): number {
  return (
    Math.max(...segments.map((segment) => segment.right)) -
    Math.min(...segments.map((segment) => segment.x))
  )
}

const middle = (segment: Segment) => (segment.x + segment.right) / 2

/** A column has at least this many lines beside the other; fewer are cells. */
const FEWEST_LINES = 4

/** Points; less is a space between words that happen to stand below each other. */
const NARROWEST_GUTTER = 4

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
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return undefined
  const from = Math.max(firstOf(left), firstOf(right)) - 1
  const to = Math.min(lastOf(left), lastOf(right)) + 1
  const beside = (segment: Segment) => segment.baseline >= from && segment.baseline <= to
  const leftLines = linesIn(left.filter(beside))
  const rightLines = linesIn(right.filter(beside))
  const lines = Math.min(leftLines, rightLines)
  if (lines < FEWEST_LINES || isTable(left, right)) return undefined
  const width =
    Math.min(...right.map((segment) => segment.x)) -
    Math.max(...left.map((segment) => segment.right))
  if (width < NARROWEST_GUTTER) return undefined
  const baselines = run.map(({ baseline }) => baseline)
  return {
    x,
    top: Math.min(...baselines),
    bottom: Math.max(...baselines),
    // Among gutters between the same lines, the longest and then the widest.
    score: lines * 10 + run.length * 5 + Math.min(width, 30),
  }
}

const firstOf = (segments: Segment[]) => Math.min(...segments.map(({ baseline }) => baseline))
const lastOf = (segments: Segment[]) => Math.max(...segments.map(({ baseline }) => baseline))

function linesIn(segments: Segment[]): number {
  let count = 0
  let last = -Infinity
  for (const { baseline, size } of segments) {
    if (baseline - last > SAME_LINE * size) count++
    last = baseline
  }
  return count
}

/** Independent columns meet on a third of their lines; cells stand on the lines of their row. */
const ALIGNED = 0.6
/** Fewer alignments are enough when nearly every cell stands alone, as dates do. */
const ALONE_ALIGNED = 0.5
const ALONE = 0.6

function isTable(left: Segment[], right: Segment[]): boolean {
  const [few, many] = linesIn(left) <= linesIn(right) ? [left, right] : [right, left]
  const aligned = few.filter((segment) => many.some((other) => onOneLine(segment, other)))
  const alignment = aligned.length / few.length
  if (alignment <= ALONE_ALIGNED) return false
  const blocks = blocksIn(few)
  if (alone(blocks) / few.length > ALONE) return true
  const switches = switchesBetween(left, right)
  return alignment > ALIGNED && switches > 1 && switches >= blocks.length
}

function onOneLine(a: Segment, b: Segment): boolean {
  return Math.abs(a.baseline - b.baseline) < SAME_LINE * Math.max(a.size, b.size)
}

/** Lines further apart than this many letter sizes belong to different blocks. */
const BLOCK_GAP = 2.2

/** Groups of lines that follow each other closely. */
function blocksIn(segments: Segment[]): Segment[][] {
  const blocks: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = blocks.at(-1)?.at(-1)
    if (last && segment.baseline - last.baseline < BLOCK_GAP * segment.size)
      blocks.at(-1)?.push(segment)
    else blocks.push([segment])
  }
  return blocks
}

/** How many lines have nothing closely above or below. */
function alone(blocks: Segment[][]): number {
  return blocks
    .filter((block) => linesIn(block) === 1)
    .reduce((sum, block) => sum + block.length, 0)
}

/** How often the drawing order changes sides. */
function switchesBetween(left: Segment[], right: Segment[]): number {
  const sides = [
    ...left.map(({ order }) => ({ order, side: 'left' })),
    ...right.map(({ order }) => ({ order, side: 'right' })),
  ].toSorted((a, b) => a.order - b.order)
  return sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side).length
}
