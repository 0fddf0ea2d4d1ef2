/** Entries that close with their period: what, what was done there, for whom, and when. */
import type { Line } from '../document.ts'
import { isProse } from '../fields/prose.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'

/** Entries from which they are seen to be built alike. */
const LEAST = 3
/** Letters of a name, at most. */
const LONGEST_NAME = 60

const closes = ({ cells, text, bullet }: Line) =>
  !bullet && cells.length === 1 && isOnlyDate(text) && dateIn(text)?.range === true

/** A line on what was done: a point, a text, or a sentence of one line. */
const tells = ({ text, bullet, continues = false }: Line) =>
  bullet || continues || isProse(text) || /\p{L}{2}\.$/u.test(text)

/** Groups of which each ends with what closes it; none where the last is left open. */
export function closedBy<Item>(items: readonly Item[], isLast: (item: Item) => boolean): Item[][] {
  const ends = items.flatMap((item, at) => (isLast(item) ? [at + 1] : []))
  if (ends.at(-1) !== items.length) return []
  return ends.map((end, at) => items.slice(ends[at - 1] ?? 0, end))
}

/** What heads an entry in front of what was done; null where that does not stand in its midst. */
function inOrder(lines: readonly Line[]): Line[] | null {
  const from = lines.findIndex(tells)
  const to = lines.findLastIndex(tells) + 1
  const told = lines.slice(from, to)
  const heads = [...lines.slice(0, Math.max(0, from)), ...lines.slice(to)]
  const areClear =
    from > 0 && told.every(tells) && heads.every(({ text }) => text.length <= LONGEST_NAME)
  return areClear && heads.length > 1 ? [...heads, ...told] : null
}

/**
 * Lines of a section of which every entry closes with its period, with what was done there behind
 * the period, as others have it. All other lines stay as they are.
 */
export function headsBeforeTold(lines: readonly Line[]): readonly Line[] {
  const entries = closedBy(lines, closes)
  if (entries.length < LEAST) return lines
  const ordered = entries.map(inOrder)
  return ordered.every((entry) => entry !== null) ? ordered.flat() : lines
}
