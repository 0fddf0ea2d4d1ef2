/** A second date in a head: of the same entry, as where it began and ended, or of the next one. */
import { COST } from './costs.ts'
import type { HeadRules } from './head-cost.ts'
import { isDatedRow, type Row } from './rows.ts'
import { LARGE_GAP, type Usual } from './usual.ts'

/** Two schools, or two companies: `2011 Realschule Elmen` above `2014 Berufsschule Elmen`. */
function ofOneKind(row: Row, other: Row, { kindOf }: HeadRules): boolean {
  const names = [row, other].map(({ pieces: [name] }) => name?.text ?? '')
  // or their first words, where these are phrases: 海州大学数学院 硕士
  return [/$/u, /(?<=\p{Lo})\s.*$/u].some((rest) => {
    const [kind, same] = names.map((name) => kindOf?.(name.replace(rest, '')) ?? 0)
    return kind !== 0 && kind === same
  })
}

/** Names with the year of their end behind them, `Morley High School (2016)`, or one year in front. */
function endAlike(row: Row, other: Row): boolean {
  const places = row.span?.end === other.span?.end ? ['end', 'front'] : ['end']
  return [row, other].every(({ datePlace, alone }) => places.includes(datePlace) && !alone)
}

/** Dates upon each other: ranges of one job, or where it began and ended. */
function isStacked(above: Row | undefined, row: Row, usual: Usual): boolean {
  if (!above?.span || !row.span) return false
  if (row.alone && (above.alone || row.datePlace === above.datePlace)) return true
  const moments = !above.span.range && !row.span.range
  const present = [above, row].some(({ span }) => span?.end === 'present')
  return (
    moments &&
    above.datePlace === row.datePlace &&
    above.datePlace === 'front' &&
    (present || row.line.gapBefore * LARGE_GAP < usual.widest)
  )
}

/** What it costs that a row of a head has a date as well as one above it. */
export function secondDate(
  row: Row,
  before: Row | undefined,
  dated: Row,
  usual: Usual,
  rules: HeadRules,
): number {
  const { stacked, apart, whole } = COST.secondDate
  const alike = endAlike(row, dated) || ofOneKind(row, dated, rules)
  if (!alike && isStacked(before, row, usual)) return stacked
  const areRanges = row.span?.range && dated.span?.range
  return areRanges || alike || (isDatedRow(row) && isDatedRow(dated)) ? whole : apart
}
