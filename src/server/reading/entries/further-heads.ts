/** Heads among the details of an entry: a study has one school and one degree. */
import { unlikeness, type HeadRules } from './head-cost.ts'
import { COST } from './costs.ts'
import { kindsIn, type Cut } from './names-below.ts'
import type { Row } from './rows.ts'

type KindOf = NonNullable<HeadRules['kindOf']>

/** Dates and cells are what heads of one section may differ in. */
const ALIKE = COST.unlike.date + COST.unlike.cells

/** Lines of a head that may stand further in than its first one. */
const isName = ({ prose, line, pieces, alone }: Row) =>
  !prose &&
  !alone &&
  !line.continues &&
  pieces.length > 0 &&
  pieces.every(({ label }) => label === null)

const holdsBoth = (rows: readonly Row[], kindOf: KindOf) => {
  const kinds = new Set(rows.flatMap((row) => kindsIn(row, kindOf)))
  return kinds.has(1) && kinds.has(-1)
}

/** Lines from a row on that name all that a head does, 0 where they do not. */
function headLength(rows: readonly Row[], at: number, first: Row, kindOf: KindOf): number {
  const row = rows[at]!
  const isAlike = row.line.headingLevel > 0 || unlikeness(row, first) <= ALIKE
  if (!isName(row) || !isAlike) return 0
  if (holdsBoth([row], kindOf)) return 1
  const next = rows[at + 1]
  const isHead = next && isName(next) && !next.span && next.line.bullet === row.line.bullet
  return isHead && holdsBoth([row, next], kindOf) ? 2 : 0
}

/** An entry parted where below all that its head needs stand further heads, set like its own. */
export function partedAtHeads(cut: Cut, { kindOf, lead }: HeadRules): Cut[] {
  const { rows, length } = cut
  const [first] = rows
  if (!kindOf || !first || !holdsBoth(rows.slice(0, length), kindOf)) return [cut]
  const whole = rows.findIndex((_, at) => holdsBoth(rows.slice(0, at + 1), kindOf))
  // below a school one degree after the other, each with its date; posts may be parts of a job
  const named = rows.slice(1, length).find((row) => row.span && kindsIn(row, kindOf).includes(1))
  const isNext = (row: Row) =>
    lead === 'institution' &&
    named !== undefined &&
    row.span !== null &&
    isName(row) &&
    kindsIn(row, kindOf).includes(1) &&
    unlikeness(row, named) <= ALIKE
  const starts = rows.flatMap((_, at) => {
    const own = at <= whole ? 0 : headLength(rows, at, first, kindOf) || Number(isNext(rows[at]!))
    return own > 0 ? [{ at, length: own }] : []
  })
  // the second line of a head begins none
  const heads = starts.filter(({ at }, index) => {
    const before = starts[index - 1]
    return !before || at >= before.at + before.length
  })
  const own = { at: 0, length: Math.min(length, heads[0]?.at ?? length) }
  return [own, ...heads].map((head, index, all) => ({
    rows: rows.slice(head.at, all[index + 1]?.at),
    length: head.length,
  }))
}

/** Lines of a head without those at its end that are set like the headings among the details. */
export function withoutSubheads(
  rows: readonly Row[],
  length: number,
  subheads: readonly Row[],
  { needed, holds, lead, kindOf }: HeadRules,
): number {
  const last = rows[length - 1]!
  const before = rows.slice(0, length - 1).flatMap(({ pieces }) => pieces)
  const isOne = length > 1 && subheads.some((row) => unlikeness(row, last) === 0)
  const held = before.reduce((sum, { text }) => sum + holds(text), 0)
  // below a company stand what was made there, one by one, where none of it is a post
  const areWorks =
    lead === 'company' &&
    kindOf !== undefined &&
    before.some(({ text }) => kindOf(text) < 0) &&
    [last, ...subheads].every(({ pieces }) => pieces.every(({ text }) => kindOf(text) === 0))
  return isOne && !last.span && (held >= needed || areWorks) ? length - 1 : length
}
