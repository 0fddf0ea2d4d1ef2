/** Text in two columns of a page, which runs on from the foot of the first to the top of the second. */
import type { Line } from '../document.ts'
import { dateIn } from '../entries/head-dates.ts'
import { factOn } from './candidates.ts'
import { sideOf } from './looks.ts'
import { isAtEdge } from './options.ts'

const isOfEntry = ({ bullet, cells }: Line) =>
  bullet || cells.some(({ text }) => dateIn(text) !== null)

const isBeside = (line: Line) => sideOf(line) === 'sidebar' && !isAtEdge(line)

/** Who somebody is stands at the top of a sidebar as well. */
const isOfPerson = (line: Line) => /@/u.test(line.text) || factOn(line) !== null

/**
 * The first lines of a column that is read second and has no heading above them: they hold what
 * entries do, and stand in the section that is open where the first column ends.
 */
export function linesRunOn(
  lines: readonly Line[],
  headings: readonly unknown[],
): ReadonlySet<Line> {
  const from = lines.findIndex(isBeside)
  const isSecond = lines.slice(0, from).some((line, at) => headings[at] && sideOf(line) === 'main')
  if (from < 0 || !isSecond) return new Set()
  const end = lines.findIndex((line, at) => at >= from && headings[at] && isBeside(line))
  const top = end < 0 ? [] : lines.slice(from, end).filter(isBeside)
  return new Set(top.some(isOfEntry) && !top.some(isOfPerson) ? top : [])
}
