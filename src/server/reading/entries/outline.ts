/** Lists in lists: each point of the outer one is an entry, and says below what it was and when. */
import type { Row } from './rows.ts'
import { INDENT } from './usual.ts'

/** Lines of such a head, at most, and the share of entries that say when they were. */
const MOST_HEAD = 4
const DATED = 0.75

/** Where entries begin and how many lines their heads have. */
export interface Outlined {
  at: number
  length: number
}

/**
 * The entries of a section of nothing but points at two depths, of which most have one date, on a
 * line of its own among the inner ones; none for any other section.
 */
export function outlined(rows: readonly Row[]): Outlined[] {
  const outer = Math.min(...rows.map(({ inset }) => inset))
  const starts = rows.flatMap(({ inset }, at) => (inset <= outer + INDENT ? [at] : []))
  if (starts[0] !== 0 || starts.length < 2 || !rows.every(({ line }) => line.bullet)) return []
  const heads = starts.map((at, index) => {
    const own = rows.slice(at, starts[index + 1])
    const dates = own.flatMap((row, place) => (row.span ? [place] : []))
    const [date = 0] = dates
    const isOne = dates.length === 1 && own[date]!.alone && date > 0 && date < MOST_HEAD
    return { at, length: isOne ? date + 1 : 1, isDated: isOne, isMany: dates.length > 1 }
  })
  const dated = heads.filter(({ isDated }) => isDated).length
  return heads.some(({ isMany }) => isMany) || dated < heads.length * DATED ? [] : heads
}
