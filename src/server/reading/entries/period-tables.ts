/**
 * A 職務経歴書 names an employer and prints below it a table of periods with what was done in each:
 * every row is an entry, and the line above the table names its group.
 */
import type { Row } from './rows.ts'

/** Rows from which on such a table speaks for itself. */
const LEAST = 2

/** Where an entry begins, and what stands above its table. */
export interface PeriodRow {
  at: number
  group: string
}

const beginsRow = (rows: readonly Row[], at: number): boolean =>
  rows[at]!.line.tableRow >= 0 && rows[at - 1]?.line.tableRow !== rows[at]!.line.tableRow

const isPeriod = ({ dateCell, datePlace, span, pieces }: Row): boolean =>
  dateCell &&
  datePlace === 'front' &&
  span?.range === true &&
  pieces.every(({ label }) => label?.kinds.includes('duties'))

/**
 * The entries of lines that are nothing but such tables and the names above them; none for others.
 */
export function periodRows(rows: readonly Row[]): PeriodRow[] {
  const starts = rows.flatMap((_, at) => (beginsRow(rows, at) ? [at] : []))
  const areAll = starts.length >= LEAST && starts.every((at) => isPeriod(rows[at]!))
  // what stands between the tables names the next one
  const isName = (at: number) =>
    rows[at]!.line.tableRow >= 0 || (!rows[at]!.prose && (rows[at + 1]?.line.tableRow ?? -1) >= 0)
  if (!areAll || rows[0]!.line.tableRow >= 0 || !rows.every((_, at) => isName(at))) return []
  return starts.map((at) => ({
    at,
    group: rows.slice(0, at).findLast(({ line }) => line.tableRow < 0)!.line.text,
  }))
}
