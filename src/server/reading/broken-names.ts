/** Names that the date at the end of their line broke: what went on below stands in front of it again. */
import { withCells } from './cells.ts'
import type { Line } from './document.ts'
import { isOnlyDate } from './entries/head-dates.ts'
import { findDates } from './fields/dates.ts'
import { isOpen } from './lexicon/open.ts'
import { joinWrapped } from './soft-wrap.ts'

/** Words of what goes on below a date, at most. */
const WORDS = 4
/** Points by which the lines of one name begin apart, and by which their letters differ, at most. */
const SLACK = { indent: 2, size: 0.3 }

/** `Buyer — Harbour Personal 2019 – 2022` above `Finance`, as one line; null where nothing is broken. */
function withinCell(above: Line, line: Line): Line | null {
  const [cell, ...others] = above.cells
  if (!line.continues || !cell || others.length > 0) return null
  if (line.text.split(/\s+/u).length > WORDS) return null
  const span = findDates(cell.text).at(-1)
  if (!span?.range || span.to < cell.text.length) return null
  const name = cell.text.slice(0, span.from)
  if (!/[\p{L})\]]\s$/u.test(name)) return null
  const text = `${name}${line.text} ${cell.text.slice(span.from)}`
  return withCells(above, [{ ...cell, text, runs: [] }])
}

/** `Teacher of design and | 2017` above `creativity`, set alike. */
function besideCell(above: Line, line: Line): Line | null {
  const [name, date, ...others] = above.cells
  if (!above.bold || !line.bold || !name || !date || others.length > 0) return null
  const isAlike =
    Math.abs(line.fontSize - above.fontSize) < SLACK.size &&
    Math.abs(line.x - above.x) <= SLACK.indent
  if (!isAlike || !isOpen(name.text) || !isOnlyDate(date.text)) return null
  return withCells(above, [{ ...name, text: joinWrapped(name.text, line.text), runs: [] }, date])
}

/** Lines of which none holds the rest of a name above it. */
export function withBrokenNames(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const mayGoOn = above !== undefined && !line.bullet && line.cells.length === 1
    const joined = mayGoOn ? (withinCell(above, line) ?? besideCell(above, line)) : null
    if (joined && findDates(line.text).length === 0) whole[whole.length - 1] = joined
    else whole.push(line)
  }
  return whole
}
