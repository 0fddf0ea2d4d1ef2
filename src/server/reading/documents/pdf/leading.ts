/** How far the lines of one paragraph stand apart. */
import { isRightToLeft } from '../characters.ts'
import type { FlowLine } from './lines.ts'
import { keyOf, SAME_START, startOf } from './text-columns.ts'

/** Letter sizes by which lines of one paragraph may be apart, and how much that may vary. */
const LEADING = 1.15
const LEADING_VARIES = 0.2

/**
 * The widest gap above a line that only goes on, in each flow: little more than the narrowest
 * usual one there or in the document.
 */
export function leadingsOf(lines: FlowLine[]): Map<string, number> {
  const flows = Map.groupBy(lines, ({ flow }) => flow)
  const all = usualLeading(lines)
  return new Map([...flows].map(([flow, own]) => [flow, Math.max(all, usualLeading(own))]))
}

function usualLeading(lines: FlowLine[]): number {
  const below = lines.filter((line, index) => startsBelow(lines[index - 1], line))
  const gaps = below.map((line) => line.gapBefore).filter((gap) => gap < LEADING)
  const narrow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0
  return Math.min(LEADING, narrow + LEADING_VARIES)
}

function startsBelow(before: FlowLine | undefined, line: FlowLine): boolean {
  const [above, own] = [before?.cells[0], line.cells[0]]
  if (!before || !above || !own || keyOf(before) !== keyOf(line)) return false
  const rightToLeft = isRightToLeft(line.text)
  return Math.abs(startOf(above, rightToLeft) - startOf(own, rightToLeft)) < SAME_START
}
