/** What is stacked in a cell, letter below letter or date below date, as one line. */
import type { Line } from '../../document.ts'
import { dateIn } from '../../entries/head-dates.ts'
import { isKnownName, isOnlyDate, namesSection, type LineCell } from './evidence.ts'
import { joinedText } from './joined.ts'

/** Lines of what stands letter below letter in a cell, at most, and letters of each. */
const STACK = { lines: 8, letters: 4 }

/**
 * A cell with what is stacked in it as one line: the letters of a name, 教育 above 经历; a period with
 * its dash between two dates, 2016年4月, ～ and 2020年3月.
 */
export function unstacked(cell: LineCell): LineCell {
  const { content } = cell
  const [first, ...others] = content
  if (!first || others.length === 0 || content.length > STACK.lines) return cell
  const isPlain = content.every((line) => line.tableRow < 0 && !line.bullet)
  if (!isPlain) return cell
  const isStack = content.every(
    ({ text }) => text.length <= STACK.letters && /^\p{Lo}[\p{Lo}・·]*$/u.test(text),
  )
  const whole = { ...cell, content: [joinedText(content as [Line, ...Line[]])] }
  if (isStack && isKnownName(whole)) return whole
  // `Schule und` / `Lehre` beside the rows of a section
  const isName = content.length <= 3 && content.every(({ text }) => NAME_LINE.test(text))
  if (cell.rows > 1 && cell.column === 0 && isName && namesSection(whole)) return whole
  const isPeriod = content.length <= 3 && others.some(({ text }) => DASH.test(text))
  return isPeriod && content.every(({ text }) => !dateIn(text)?.range) && isPeriodLine(whole)
    ? whole
    : cell
}

/** A few words without figures. */
const NAME_LINE = /^[\p{L}&/'’-]+(?:\s[\p{L}&/'’-]+){0,2}$/u

const DASH = /^\s*[~〜～–—-]|[~〜～–—-]\s*$/u
const isPeriodLine = ({ content: [line] }: LineCell) =>
  line !== undefined && isOnlyDate(line) && dateIn(line.text)?.range === true
