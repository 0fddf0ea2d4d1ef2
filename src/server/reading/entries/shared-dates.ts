/** A date in the margin that holds for several jobs: each on a line of its own beside it. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { isOnlyDate } from './head-dates.ts'

/** Points of a cue from which a phrase is believed to be a title. */
const SURE = 3
/** Points by which lines of one column differ. */
const SAME_PLACE = 3
/** Rows that begin with a date and go on with a whole head, from which on others do as well. */
const ROWS = 2

const DASH = /\s+[-–—]\s+/u

/** A row with its date in a cell of its own in front. */
const isDated = ({ cells }: Line): boolean => cells.length === 2 && isOnlyDate(cells[0]!.text)

/**
 * `2017 | Cook – Moulin Miette` and below it `Waiter – Hôtel des Dunes`, without a date: it was in the
 * same time, and has the date of the row above.
 *
 * @param score what the words of a phrase say of it being a title
 */
export function withSharedDates(
  lines: readonly Line[],
  score: (text: string) => number,
): readonly Line[] {
  const isHead = ({ text }: Cell): boolean => {
    const parts = text.split(DASH)
    return parts.length > 1 && parts.some((part) => score(part) >= SURE)
  }
  const rows = lines.filter((line) => isDated(line) && isHead(line.cells[1]!))
  if (rows.length < ROWS) return lines
  let above: Line | null = null
  return lines.map((line) => {
    if (isDated(line)) above = line
    const [cell, ...others] = line.cells
    const [date, beside] = above?.cells ?? []
    const isBelow = others.length === 0 && beside && Math.abs(cell!.x - beside.x) < SAME_PLACE
    if (!date || !isBelow || line.bullet || line.continues || !isHead(cell!)) return line
    return { ...withCells(line, [date, cell!]), x: date.x }
  })
}
