import { splitFront } from '../characters.ts'
import { SAME_LINE } from './letters.ts'
import type { Segment } from './segments.ts'

/** Rows of segments, by baseline. */
export function rowsOf(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const first = row?.[0]
    const size = Math.max(segment.size, first?.size ?? 0)
    const isTable = segment.table !== undefined || first?.table !== undefined
    if (row && first && !isTable && segment.baseline - first.baseline < SAME_LINE * size)
      row.push(segment)
    else rows.push([segment])
  }
  return withBullets(withCentred(rows)).map((row) => row.toSorted((a, b) => a.x - b.x))
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** Letter sizes by which lines of one cell stand apart, at most. */
const LEADING = 1.7
/** Letter sizes by which what is set to the middle may be off it. */
const OFF_MIDDLE = 0.2
/** Share of the leading by which that of one cell differs. */
const SAME_LEADING = 0.08
/** Points by which lines of one cell differ in where they begin. */
const ALIGNED = 2

/**
 * A date set to the middle beside a cell of two lines, or of four, stands between their baselines:
 * it belongs to the first.
 */
function withCentred(rows: Segment[][]): Segment[][] {
  const taken = new Set<Segment[]>()
  const result = rows.map((row) => [...row])
  rows.forEach((row, at) => {
    const lines = linesBeside(rows, at)
    if (lines === 0) return
    result[at - lines]!.push(row[0]!)
    taken.add(result[at]!)
  })
  return result.filter((row) => !taken.has(row))
}

/** Lines of a cell above the middle of which a row's only segment stands, as many as below; else 0. */
function linesBeside(rows: Segment[][], at: number): number {
  const [own, ...others] = rows[at]!
  const [above, below] = [rows[at - 1]?.[0], rows[at + 1]?.[0]]
  if (!own || others.length > 0 || !above || !below) return 0
  if (!YEAR.test(own.letters.map(({ text }) => text).join(''))) return 0
  const leading = below.baseline - above.baseline
  const middle = (above.baseline + below.baseline) / 2
  if (leading > LEADING * above.size || Math.abs(own.baseline - middle) > OFF_MIDDLE * own.size)
    return 0
  const isInCell = (index: number) => {
    const [line, ...rest] = rows[index] ?? []
    if (!line || rest.length > 0 || line.table !== undefined) return false
    const isAligned =
      Math.abs(line.x - above.x) < ALIGNED || Math.abs(line.right - above.right) < ALIGNED
    const isBeside = line.x > own.right || line.right < own.x
    const lead = Math.abs(line.baseline - middle) - leading / 2
    const steps = lead / leading
    return isAligned && isBeside && Math.abs(steps - Math.round(steps)) < SAME_LEADING
  }
  let lines = 0
  while (isInCell(at - lines - 1) && isInCell(at + lines + 1)) lines++
  // lines of one leading that go on are no cell
  return isInCell(at - lines - 1) || isInCell(at + lines + 1) ? 0 : lines
}

/** Letter sizes between a bullet and the lines that it stands between. */
const BETWEEN = 1.1

/** A bullet in front of several lines may stand in their middle: it belongs to the first one. */
function withBullets(rows: Segment[][]): Segment[][] {
  return rows.flatMap((row, index) => {
    if (isBetween(row, rows[index - 1], rows[index + 1])) return []
    const next = rows[index + 1]
    return [next && isBetween(next, row, rows[index + 2]) ? [...row, ...next] : row]
  })
}

function isBetween(row: Segment[], above: Segment[] = [], below: Segment[] = []): boolean {
  const [bullet, ...others] = row
  const beside = [above, below].map(([other]) => other)
  return (
    bullet !== undefined &&
    others.length === 0 &&
    bullet.letters.length === 1 &&
    splitFront(bullet.letters[0]?.text ?? '', true).isCell &&
    beside.every(
      (other) =>
        other !== undefined &&
        other.x > bullet.x &&
        Math.abs(other.baseline - bullet.baseline) < bullet.size * BETWEEN,
    )
  )
}
