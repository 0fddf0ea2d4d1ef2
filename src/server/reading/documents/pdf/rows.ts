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
  return withBullets(rows).map((row) => row.toSorted((a, b) => a.x - b.x))
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
