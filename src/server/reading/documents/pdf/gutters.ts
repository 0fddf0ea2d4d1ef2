import { areCards, bandsOf, rowStarts } from './grids.ts'
import { headCells } from './head-cells.ts'
import { labelledParts } from './labelled-parts.ts'
import { hasBrokenLabels } from './labels.ts'
import { SAME_LINE } from './letters.ts'
import type { Segment } from './segments.ts'
import { areOnPanels, FARTHEST, onRows, weighRows } from './row-evidence.ts'
import { areAligned, areHeadings } from './sides.ts'

/** A vertical strip that nothing crosses from `top` to `bottom`. */
export interface Gutter {
  x: number
  /** From where to where it is free. */
  start: number
  end: number
  /** Where the column begins that is read second. */
  edge: number
  /** Lines that stand beside others. */
  lines: number
  top: number
  bottom: number
  score: number
  /** How much speaks for cells of rows, and not columns, on its sides. */
  odds: number
  /** How far cells on the left stand above those of their row on the right. */
  offset: number
  /** It parts cells of rows, not columns. */
  table: boolean
  /** On one of its sides stand the headings of what is on the other, all of them listed. */
  labelled: boolean
  /** There is nothing to do about a table whose rows read well as lines. */
  idle: boolean
}

/** A column has at least this many lines beside the other; fewer are cells. */
const FEWEST_LINES = 4

/** Where a panel or headings side by side part them, two are enough. */
const FEWEST_PARTED = 2

/** Points; less is a space between words that happen to stand below each other. */
const NARROWEST_GUTTER = 4

/** Nothing else on a page is drawn one side after the other. */
const DRAWN_THROUGH = 1.3

/** Headings beside their sections part more than the cells in these. */
const LABELLED = 1.3

/** In doubt, what stands side by side is columns. */
const TABLE = 0.8

/**
 * The best one between columns, or between the cells of a table whose cells are texts.
 *
 * @param elsewhere those of other pages: what a strip parts is decided for the whole document
 */
export function bestGutter(segments: Segment[], elsewhere: readonly Gutter[]): Gutter | undefined {
  const gutters = guttersIn(segments, elsewhere)
  const tables = gutters.filter((gutter) => gutter.table)
  return gutters
    .filter(
      (gutter) => !gutter.idle && (gutter.table || !tables.some((table) => isPart(gutter, table))),
    )
    .reduce<Gutter | undefined>(
      (best, gutter) => (gutter.score > (best?.score ?? 0) ? gutter : best),
      undefined,
    )
}

/** The strips of a page, each by its longest run of lines. */
export function stripsOf(segments: Segment[]): Gutter[] {
  const strips: Gutter[] = []
  for (const gutter of guttersIn(segments, []).toSorted((a, b) => b.lines - a.lines))
    if (strips.every(({ start, end }) => start >= gutter.end || end <= gutter.start))
      strips.push(gutter)
  return strips
}

function guttersIn(segments: Segment[], elsewhere: readonly Gutter[]): Gutter[] {
  const candidates = new Set<number>()
  for (const segment of segments) {
    candidates.add(Math.round(segment.x) - 1)
    candidates.add(Math.round(segment.right) + 1)
  }
  const known = new Map<string, Gutter | undefined>()
  return [...candidates].flatMap((x) => clearRuns(segments, x, known, elsewhere))
}

/** Points by which a cell that is too wide for its column moves the strip. */
const SAME_STRIP = 25

/** A few lines of a table look like columns when a wide cell hides the others. */
function isPart(gutter: Gutter, table: Gutter): boolean {
  return (
    Math.abs(gutter.x - table.x) < SAME_STRIP &&
    table.top <= gutter.top + SAME_STRIP &&
    table.bottom >= gutter.bottom - SAME_STRIP &&
    table.bottom - table.top > gutter.bottom - gutter.top
  )
}

/** The runs of lines that leave `x` free and have running text on both sides of it. */
function clearRuns(
  segments: Segment[],
  x: number,
  known: Map<string, Gutter | undefined>,
  elsewhere: readonly Gutter[],
): Gutter[] {
  const gutters: Gutter[] = []
  let run: Segment[] = []
  const close = () => {
    for (const part of partsOf(run, x, (above) => judgeOnce(above, x, known, elsewhere))) {
      const gutter = judgeOnce(part, x, known, elsewhere)
      if (gutter) gutters.push(gutter)
    }
    run = []
  }
  for (const segment of segments) {
    const { from, to } = segment.ruled ?? { from: segment.x, to: segment.right }
    if (segment.band !== run.at(-1)?.band) close()
    if (Math.min(from, segment.x) < x - 0.5 && Math.max(to, segment.right) > x + 0.5) close()
    else run.push(segment)
  }
  close()
  return gutters
}

/**
 * Columns begin where headings stand side by side, or where the page is drawn through, first one
 * side and then the other, unless there are columns above already: lines that happen to end before
 * the strip, or dates beside their text, are not part of them.
 */
function partsOf(
  run: Segment[],
  x: number,
  judged: (above: Segment[]) => Gutter | undefined,
): Segment[][] {
  const heading = besideHeadings(run, x)
  const from = heading ? heading.baseline - heading.size * SAME_LINE : drawnFrom(run, x)
  const above = run.filter(({ baseline }) => baseline < from)
  if (above.length === 0) return [run]
  const before = judged(above)
  const areBoth = new Set(above.map((segment) => segment.x >= x - 0.5)).size === 2
  const goesOn = heading ? areBoth && !before?.table : before !== undefined
  return goesOn ? [run] : [above, run.filter(({ baseline }) => baseline >= from)]
}

/** Where the part of a run begins that was drawn last, through one side and then the other. */
function drawnFrom(run: Segment[], x: number): number {
  const drawn = run.toSorted((a, b) => b.order - a.order)
  const isRight = drawn.map((segment) => segment.x >= x - 0.5)
  const second = isRight.findIndex((side) => side !== isRight[0])
  const rest = isRight.findIndex((side, at) => at > second && side !== isRight[second])
  if (second < FEWEST_LINES || rest < second + FEWEST_LINES) return -Infinity
  const from = Math.min(...drawn.slice(0, rest).map(({ baseline }) => baseline))
  return drawn.slice(rest).every(({ baseline }) => baseline < from) ? from : -Infinity
}

/** The first heading that has another one on its line, on the other side of the strip. */
function besideHeadings(run: Segment[], x: number): Segment | undefined {
  const headings = run.filter(({ announces }) => announces)
  return headings.find(
    (heading) =>
      heading.right <= x + 0.5 &&
      headings.some(
        (other) => other.x >= x - 0.5 && areAligned(heading, other) && areHeadings(heading, other),
      ),
  )
}

/** Several places within one strip have the same lines on their sides. */
function judgeOnce(
  run: Segment[],
  x: number,
  known: Map<string, Gutter | undefined>,
  elsewhere: readonly Gutter[],
): Gutter | undefined {
  const leftCount = run.filter((segment) => segment.right <= x + 0.5).length
  if (leftCount === 0 || leftCount === run.length) return undefined
  const key = [run.length, leftCount, run[0]?.order, run.at(-1)?.order].join()
  if (!known.has(key)) known.set(key, judge(run, x, elsewhere))
  return known.get(key)
}

/** Scores a gutter by the lines beside it. */
function judge(run: Segment[], x: number, elsewhere: readonly Gutter[]): Gutter | undefined {
  const left = run.filter((segment) => segment.right <= x + 0.5)
  const right = run.filter((segment) => segment.x >= x - 0.5)
  if (left.length === 0 || right.length === 0) return undefined
  const near = (run[0]?.size ?? 0) * FARTHEST
  const from = Math.max(firstOf(left), firstOf(right)) - near
  const to = Math.min(lastOf(left), lastOf(right)) + near
  const beside = (segment: Segment) => segment.baseline >= from && segment.baseline <= to
  const lines = Math.min(linesIn(left.filter(beside)), linesIn(right.filter(beside)))
  const start = Math.max(...left.map((segment) => segment.right))
  const end = Math.min(...right.map((segment) => segment.x))
  const width = end - start
  if (width < NARROWEST_GUTTER) return undefined
  const isParted = areOnPanels(left, right) || besideHeadings(run, x) !== undefined
  const edge = run.filter(({ rightToLeft }) => rightToLeft).length > run.length / 2 ? start : end
  const same = elsewhere.filter((other) => Math.abs(other.edge - edge) < SAME_EDGE)
  const parts = labelledParts(
    left,
    right,
    same.some(({ labelled }) => labelled),
  )
  const labelled =
    parts?.slice(1).every(({ label }) => label.some(({ announces }) => announces)) ?? false
  if (lines < FEWEST_PARTED && !labelled) return undefined
  if (lines < FEWEST_LINES - 1 && !isParted && !labelled) return undefined
  // One of the labels may stand a little above its text, and so not beside it.
  if (lines < FEWEST_LINES && (parts?.length ?? 0) <= FEWEST_LINES && !isParted && !labelled)
    return undefined
  const { odds, offset, drawnThrough } = weighRows(left, right)
  const table = parts !== undefined || odds + same.reduce((sum, each) => sum + each.odds, 0) > 0
  const aligned = onRows(left, offset)
  const idle =
    table &&
    parts === undefined &&
    offset === 0 &&
    !hasBrokenLabels(aligned, right) &&
    !hasCards(aligned, right) &&
    headCells(aligned, right) === undefined
  const baselines = run.map(({ baseline }) => baseline)
  return {
    x,
    start,
    end,
    edge,
    lines,
    top: Math.min(...baselines),
    bottom: Math.max(...baselines),
    odds,
    offset,
    table,
    labelled,
    idle,
    // Among gutters between the same lines, the longest and then the widest.
    score:
      ((lines * 10 + run.length * 5) * flushAt(left, right, start, end) + Math.min(width, 30)) *
      (labelled ? LABELLED : table ? TABLE : drawnThrough ? DRAWN_THROUGH : 1),
  }
}

/** Points by which the place where a column begins differs from page to page. */
const SAME_EDGE = 6

/** Letter sizes by which bullets and what is set in stand away from where a column begins. */
const INDENT = 2.5

/** Lines that begin at the edge of a strip, as those of columns do, as a part of those needed. */
function flushAt(left: Segment[], right: Segment[], start: number, end: number): number {
  const begin = right.filter(({ x, size, rightToLeft }) => !rightToLeft && x < end + size * INDENT)
  const opposite = left.filter(
    (each) => each.rightToLeft && each.right > start - each.size * INDENT,
  )
  return Math.min(1, Math.max(begin.length, opposite.length) / FEWEST_LINES)
}

function hasCards(left: Segment[], right: Segment[]): boolean {
  return bandsOf(left, right, rowStarts(left, right)).some(areCards)
}

const firstOf = (segments: Segment[]) => Math.min(...segments.map(({ baseline }) => baseline))
const lastOf = (segments: Segment[]) =>
  Math.max(...segments.map(({ baseline, table }) => table?.bottom ?? baseline))

function linesIn(segments: Segment[]): number {
  let count = 0
  let last = -Infinity
  for (const { baseline, size, table } of segments) {
    if (baseline - last > SAME_LINE * size) count += table?.lines ?? 1
    last = baseline
  }
  return count
}
