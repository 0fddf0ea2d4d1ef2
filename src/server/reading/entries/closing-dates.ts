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

/** Letters of a line that says who did it, for how long and when, at most. */
const LONGEST_CLOSING = 50

/** `UX Planner · 3 months · 2024`: short facts with signs between, the last of which is a date. */
function closesShort({ cells, text, bullet }: Line): boolean {
  const parts = text.split(/\s+[·•|/]\s+/u)
  return (
    !bullet &&
    cells.length === 1 &&
    parts.length > 1 &&
    text.length <= LONGEST_CLOSING &&
    isOnlyDate(parts.at(-1)!)
  )
}

/** Projects that each begin with a name in bold and close with such a line, which is put below the name. */
export function closingsBelowNames(lines: readonly Line[]): readonly Line[] {
  const entries = closedBy(lines, closesShort)
  const areClear =
    entries.length >= LEAST &&
    entries.every(([name, ...others]) => name!.bold && others.length > 1 && !others.at(-1)!.bold)
  if (!areClear) return lines
  return entries.flatMap(([name, ...others]) => [name!, others.at(-1)!, ...others.slice(0, -1)])
}
