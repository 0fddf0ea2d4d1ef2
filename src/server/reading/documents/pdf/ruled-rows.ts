import { headingKind } from '../../lexicon/headings.ts'
import type { Box } from './page.ts'
import { SAME_LINE } from './letters.ts'
import type { Rule } from './rules.ts'
import type { Segment } from './segments.ts'
import { linesOfSide, textOf } from './sides.ts'

/** Tables with lines between their rows alone: their columns are where cells begin, row after row. */

/** Points between what begins at one place. */
const SAME_EDGE = 4

/** Fewer rows or columns are entries between lines, with a date beside them. */
const FEWEST = { rows: 3, columns: 3 }

/** Letter sizes between the last line and what no line closes: a row goes on, a heading does not. */
const NEXT_LINE = 2

/** A letter size of this goes below the baseline. */
const DESCENT = 0.3

/** What stands between two lines. */
interface Band {
  top: number
  bottom: number
  segments: Segment[]
}

/** The cells of a table of rows, each in a box of its own. */
export interface RuledRows {
  box: Box
  rows: Box[][]
}

/**
 * The tables of a page whose rows are parted by lines, and their columns by nothing.
 *
 * @param across lines of which none meets one that goes down
 */
export function ruledRows(segments: readonly Segment[], across: readonly Rule[]): RuledRows[] {
  const sets = Map.groupBy(
    across,
    ({ from, to }) => `${Math.round(from / SAME_EDGE)} ${Math.round(to / SAME_EDGE)}`,
  )
  return [...sets.values()].flatMap((rules) => tablesBetween(segments, rules))
}

function tablesBetween(segments: readonly Segment[], rules: readonly Rule[]): RuledRows[] {
  if (rules.length < FEWEST.rows) return []
  const { from, to } = rules[0]!
  const within = segments.filter(
    ({ x, right }) => x > from - SAME_EDGE && right < to + SAME_EDGE && right - x < to - from,
  )
  const edges = rules.map(({ at }) => at).toSorted((a, b) => a - b)
  const bands = [-Infinity, ...edges].map((top, at): Band => {
    const bottom = edges[at] ?? Infinity
    const own = within.filter(({ baseline }) => baseline > top && baseline < bottom)
    return { top, bottom, segments: own.toSorted((a, b) => a.baseline - b.baseline) }
  })
  const tables: RuledRows[] = []
  for (let at = 1; at < bands.length - 1;) {
    const columns = startsOf(bands[at]!)
    let end = at
    while (end < bands.length - 1 && fits(bands[end]!, columns)) end++
    // what stands above the first line heads the columns, and below the last one is a row as well
    const rows = [
      ...(at > 0 ? [lastPart(bands[at - 1]!, columns)] : []),
      ...bands.slice(at, end),
      firstPart(bands[end]!, columns),
    ].filter((band) => band !== null)
    const isTable = columns.length >= FEWEST.columns && end - at >= FEWEST.rows - 1
    if (isTable && rows.length >= FEWEST.rows && !areSections(rows, columns))
      tables.push(tableOf(rows, columns, { from, to }))
    at = Math.max(end, at + 1)
  }
  return tables
}

/** Sections between lines, with their headings in front of them. */
function areSections(rows: readonly Band[], columns: readonly number[]): boolean {
  const headed = rows.filter(({ segments }) => {
    const [first, ...others] = linesOfSide(segments.filter((one) => columnOf(one, columns) === 0))
    return others.length === 0 && headingKind(textOf(first), []) !== null
  })
  return headed.length > rows.length / 2
}

/** Where the cells of a row begin. */
function startsOf({ segments }: Band): number[] {
  const starts: number[] = []
  for (const x of segments.map((segment) => segment.x).toSorted((a, b) => a - b))
    if (x - (starts.at(-1) ?? -Infinity) > SAME_EDGE) starts.push(x)
  return starts
}

const columnOf = ({ x }: Segment, columns: readonly number[]) =>
  columns.findIndex((column) => Math.abs(column - x) <= SAME_EDGE)

const isInColumn = (segment: Segment, columns: readonly number[]) => {
  const column = columnOf(segment, columns)
  return column >= 0 && segment.right < (columns[column + 1] ?? Infinity)
}

/** True for a row of which every line stands in a column, the first and most others not empty. */
function fits({ segments }: Band, columns: readonly number[]): boolean {
  const filled = new Set(segments.map((segment) => columnOf(segment, columns)))
  return (
    segments.every((segment) => isInColumn(segment, columns)) &&
    filled.has(0) &&
    filled.size > columns.length / 2 &&
    beginTogether(segments, columns)
  )
}

/** The cells of a row begin on one line. */
function beginTogether(segments: readonly Segment[], columns: readonly number[]): boolean {
  const firsts = columns.flatMap(
    (_, column) => segments.find((segment) => columnOf(segment, columns) === column) ?? [],
  )
  const first = firsts[0]
  return firsts.every(
    ({ baseline, size }) => Math.abs(baseline - first!.baseline) < size * SAME_LINE,
  )
}

/** The lines at the top of a band that go on as its row would; null when they are none. */
function firstPart({ segments, top }: Band, columns: readonly number[]): Band | null {
  const end = segments.findIndex(
    (segment, at) =>
      !isInColumn(segment, columns) ||
      (at > 0 && segment.baseline - segments[at - 1]!.baseline > segment.size * NEXT_LINE),
  )
  return partOf(end < 0 ? segments : segments.slice(0, end), top, columns)
}

/** The same at its bottom. */
function lastPart({ segments, bottom }: Band, columns: readonly number[]): Band | null {
  const before = segments.findLastIndex(
    (segment, at) =>
      !isInColumn(segment, columns) ||
      (segments[at + 1]?.baseline ?? bottom) - segment.baseline > segment.size * NEXT_LINE,
  )
  const own = segments.slice(before + 1)
  return partOf(own, (own[0]?.baseline ?? 0) - (own[0]?.size ?? 0), columns)
}

function partOf(segments: Segment[], top: number, columns: readonly number[]): Band | null {
  const last = segments.at(-1)
  const band = last && { segments, top, bottom: last.baseline + last.size * DESCENT }
  return band && fits(band, columns) ? band : null
}

function tableOf(
  bands: readonly Band[],
  columns: readonly number[],
  { from, to }: Pick<Rule, 'from' | 'to'>,
): RuledRows {
  const [y, bottom] = [bands[0]!.top, bands.at(-1)!.bottom]
  const edges = [from, ...columns.slice(1).map((x) => x - 1), to]
  const rows = bands.map((band) =>
    edges.slice(1).map((right, at) => {
      const x = edges[at]!
      return { x, y: band.top, width: right - x, height: band.bottom - band.top }
    }),
  )
  return { box: { x: from, y, width: to - from, height: bottom - y }, rows }
}
