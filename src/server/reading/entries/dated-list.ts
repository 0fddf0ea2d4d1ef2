/** Lists whose points are entries, one a point: `• Tutor, Marlowe College, 2019.` */
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { isProse } from '../fields/prose.ts'
import { joinWrapped } from '../soft-wrap.ts'
import { beginsWithDate, beginsWithPeriod, dateIn } from './head-dates.ts'
import { INDENT } from './usual.ts'

/** Share of dated points from which on a list is one of entries; where names stand among them, too. */
const DATED = { alone: 0.5, grouped: 0.8 }

/** How far a point of a list stands in from the outermost of its column (points); 0 for other lines. */
export type Depth = (line: Line) => number

const columnOf = ({ flow, page }: Line) => flow ?? String(page)

export function depthIn(lines: readonly Line[], inset: (line: Line) => number): Depth {
  const outermost = new Map<string, number>()
  for (const line of lines) {
    const column = columnOf(line)
    if (line.bullet) outermost.set(column, Math.min(inset(line), outermost.get(column) ?? Infinity))
  }
  return (line) => (line.bullet ? inset(line) - outermost.get(columnOf(line))! : 0)
}

/** The lines, those of one point as one. */
function wholePoints(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const isRest = line.continues || (!line.bullet && /^\p{Ll}/u.test(line.text))
    const goesOn = last?.bullet && isRest && last.cells.length + line.cells.length === 2
    if (!goesOn) whole.push(line)
    else {
      const text = joinWrapped(last.text, line.text)
      const links = [...last.links, ...line.links]
      whole[whole.length - 1] = { ...withCells(last, [{ ...last.cells[0]!, text }]), links }
    }
  }
  return whole
}

const isDated = ({ cells }: Line) => cells.some(({ text }) => dateIn(text) !== null)

/** The name of some points of a list, on a line above them: `Teaching`, `Marlowe College`. */
const isGroupName = (line: Line, below: Line | undefined) =>
  !line.bullet && below?.bullet === true && !isDated(line) && !isProse(line.text)

/** Points below a name. */
interface Group {
  name: Line
  own: Line[]
}

/** The names of groups without any date, and their points, beside one whose points begin with periods. */
function undatedGroups(paragraphs: readonly Line[], depth: Depth) {
  const groups: Group[] = []
  for (const line of paragraphs)
    if (!line.bullet) groups.push({ name: line, own: [] })
    else groups.at(-1)?.own.push(line)
  const isOfPeriods = ({ own }: Group) => {
    const points = own.filter((line) => depth(line) <= INDENT)
    const begun = points.filter(beginsWithPeriod).length
    return begun > 1 && begun >= points.length * DATED.grouped
  }
  const undated = groups.some(isOfPeriods) ? groups.filter(({ own }) => !own.some(isDated)) : []
  return {
    names: new Set(undated.map(({ name }) => name)),
    points: new Set(undated.flatMap(({ own }) => own)),
  }
}

/**
 * The points of a list of entries, as whole lines without their bullets, which mark entries and say
 * nothing of their lines; names of groups are told by the points below them, and what stands below
 * the first point heads no group. Null where other lines are entries as well, or the outermost
 * points have no dates.
 */
export function datedList(lines: readonly Line[], depth: Depth = () => 0): Line[] | null {
  const whole = wholePoints(lines)
  const paragraphs = whole.filter(({ continues }) => !continues)
  // among many dated points, a dated line without a bullet has lost it
  const loose = paragraphs.filter((line) => !line.bullet && isDated(line))
  const isLostPoint = (line: Line) => loose.length === 1 && loose[0] === line
  const points = paragraphs.filter((line) => line.bullet || isLostPoint(line))
  const outermost = points.filter((line) => depth(line) <= INDENT)
  const least = points.length < paragraphs.length ? DATED.grouped : DATED.alone
  const inGroups = !paragraphs[0]?.bullet
  const isOther = inGroups ? isGroupName : (line: Line) => !isDated(line) || isLostPoint(line)
  const undated = undatedGroups(inGroups ? paragraphs : [], depth)
  const listed = outermost.filter((line) => !undated.points.has(line))
  const isList =
    (listed.length > 1 || paragraphs.length === 1) &&
    listed.filter(isDated).length >= listed.length * least &&
    paragraphs.every((line, at) => line.bullet || isOther(line, paragraphs[at + 1]))
  if (!isList) return null
  const begun = listed.filter(beginsWithDate)
  // among points that begin with dates one that does not says more of the one above
  const entries = new Set(begun.length >= listed.length * DATED.grouped ? begun : listed)
  // nothing stands between the points that a head could go on with
  const isWhole = inGroups || points.length === paragraphs.length
  let group = ''
  return whole.flatMap((line, at) => {
    // what has no dates below it is an entry itself
    if (undated.names.has(line)) {
      group = ''
      return [{ ...line, isEntry: true }]
    }
    if (undated.points.has(line)) return [line]
    if (inGroups && isGroupName(line, whole[at + 1])) {
      group = line.text
      return []
    }
    const isPoint = entries.has(line)
    return [
      {
        ...line,
        ...(group && { group }),
        ...(isPoint && { bullet: false }),
        ...(isPoint && isWhole && { isEntry: true }),
      },
    ]
  })
}
