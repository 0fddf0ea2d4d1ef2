import { columnKinds } from '../../lexicon/labels.ts'
import type { Segment } from './segments.ts'
import {
  areAligned,
  bodySize,
  isDateCell,
  isFree,
  isHead,
  linesOfSide,
  rightOf,
  sameLook,
  textOf,
  type SideLine,
} from './sides.ts'

/**
 * Grids: what stands side by side begins on one line and looks alike there, row after row. Each
 * cell is read through before its neighbour, each row before the next one.
 */
export interface Band {
  left: Segment[]
  right: Segment[]
  /** What stands below both and belongs to neither, such as the next heading. */
  after: Segment[]
}

/** Gaps that are this much wider than usual part what is above from what is below. */
const WIDER = 1.25

/** Baselines at which a row of the grid begins: under the largest heads that stand side by side. */
export function rowStarts(left: Segment[], right: Segment[]): number[] {
  const body = bodySize([...left, ...right])
  const [leftLines, rightLines] = [linesOfSide(left), linesOfSide(right)]
  const heads = leftLines.flatMap((line, index) => {
    const other = rightLines.findIndex((each) => areAligned(line, each))
    const partner = rightLines[other]
    if (!partner || !sameLook(line, partner) || !isHead(line, body)) return []
    const starts = startsAt(leftLines, index, rightLines) && startsAt(rightLines, other, leftLines)
    return starts ? [{ baseline: Math.min(line.baseline, partner.baseline), size: line.size }] : []
  })
  const largest = Math.max(...heads.map((head) => head.size))
  return heads.filter((head) => head.size > largest * 0.95).map((head) => head.baseline)
}

function startsAt(side: SideLine[], index: number, others: SideLine[]): boolean {
  const line = side[index]
  const before = side[index - 1]
  if (!line || !before) return true
  if (line.baseline - before.baseline > usualLeading(side) * WIDER) return true
  return !others.some((other) => areAligned(before, other))
}

function usualLeading(side: SideLine[]): number {
  const gaps = side.slice(1).map((line, at) => line.baseline - (side[at]?.baseline ?? 0))
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
}

/** Cuts both sides at the given baselines; what is above the first belongs to neither. */
export function bandsOf(left: Segment[], right: Segment[], starts: number[]): Band[] {
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    const inside = ({ baseline, size }: Segment) =>
      baseline > start - size * 0.5 && baseline <= end - size * 0.5
    return withTail(left.filter(inside), right.filter(inside))
  })
}

/** A heading below all of the other side ends the row: it stands over what comes next. */
function withTail(left: Segment[], right: Segment[]): Band {
  const body = bodySize([...left, ...right])
  const tails = [tailOf(left, right, body), tailOf(right, left, body)]
  const from = Math.min(...tails)
  const above = ({ baseline }: Segment) => baseline < from
  return {
    left: left.filter(above),
    right: right.filter(above),
    after: [...left, ...right]
      .filter((segment) => !above(segment))
      .toSorted((a, b) => a.baseline - b.baseline || a.x - b.x),
  }
}

function tailOf(side: Segment[], other: Segment[], body: number): number {
  const end = Math.max(...other.map(({ baseline }) => baseline))
  const lines = linesOfSide(side)
  const others = linesOfSide(other)
  const leading = usualLeading(lines)
  const head = lines.find((line, index) => {
    const isBelow = line.baseline > end + line.size * 0.5
    const isLarger = line.size > (lines[0]?.size ?? 0) * 1.05
    return (
      index > 0 &&
      isHead(line, body) &&
      (isBelow || (isLarger && isFree([line], others))) &&
      line.baseline - (lines[index - 1]?.baseline ?? 0) > leading * WIDER
    )
  })
  return head ? head.baseline - 0.1 : Infinity
}

/** Fewer lines are cells of a row. */
const CARD_LINES = 3

/** True when both cells of a row are texts of their own: cards, not a title and its date. */
export function areCards({ left, right }: Band): boolean {
  const [leftLines, rightLines] = [linesOfSide(left), linesOfSide(right)]
  if (!startsFlush(rightLines) || !startsFlush(leftLines)) return false
  if (isDateCell(leftLines[0]) !== isDateCell(rightLines[0])) return false
  if (areNames(leftLines[0]) && areNames(rightLines[0])) return false
  const lines = Math.min(leftLines.length, rightLines.length)
  if (lines >= CARD_LINES) return true
  // a title that took two lines has its year below all the same
  const [head, last, otherLast] = [leftLines[0], leftLines.at(-1), rightLines.at(-1)]
  return (
    lines === 2 &&
    head !== undefined &&
    last !== undefined &&
    otherLast !== undefined &&
    !sameLook(head, last) &&
    sameLook(last, otherLast)
  )
}

/** True for what columns of records are called: `Period`, `Employer / Project`. */
const areNames = (line: SideLine | undefined): boolean =>
  line?.segments.every(
    (segment) => columnKinds(textOf({ ...line, segments: [segment] })).length > 0,
  ) === true

/** Cells of labels, dates and places are set flush right; texts begin below each other. */
function startsFlush([first, ...others]: SideLine[]): boolean {
  if (!first) return false
  const begin = others.filter((line) => Math.abs(line.x - first.x) < SAME_PLACE).length
  const end = others.filter((line) => Math.abs(rightOf(line) - rightOf(first)) < SAME_PLACE).length
  const [here, there] = first.segments[0]?.rightToLeft ? [end, begin] : [begin, end]
  return others.length === 0 || (here > 0 && here >= there)
}

const SAME_PLACE = 1.5
