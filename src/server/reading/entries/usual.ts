/** What all lines of a section have in common, to which each is compared. */
import type { Row } from './rows.ts'

/** Points by which what is indented stands further in, at least. */
export const INDENT = 5
/** Sizes of one style differ by rounding alone. */
export const SAME_SIZE = 0.4
/** A gap this much larger than the usual one parts blocks. */
export const LARGE_GAP = 1.5

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export interface Usual {
  bold: boolean
  size: number
  gap: number
  /** The widest gap in front of a line with a date, but for the first. */
  widest: number
  /** Where bullets stand that mark entries, since nothing stands above them; else NaN. */
  points: number
}

export function usualOf(rows: readonly Row[]): Usual {
  return {
    bold: rows.filter(({ line }) => line.bold).length > rows.length / 2,
    size: median(rows.map(({ line }) => line.fontSize)),
    gap: median(rows.slice(1).map(({ line }) => line.gapBefore)),
    widest: Math.max(
      0,
      ...rows.slice(1).flatMap(({ line, span }) => (span ? Math.min(line.gapBefore, 2) : [])),
    ),
    points: marksOf(rows),
  }
}

/** Where bullets stand that mark entries: the first line has one, and not all lines are like it. */
function marksOf(rows: readonly Row[]): number {
  const [first] = rows
  const isMarked =
    first?.line.bullet === true &&
    rows.some(({ line, inset }) => !line.bullet || inset > first.inset + INDENT)
  return isMarked ? first.inset : NaN
}

/** A bullet that marks an entry: one like that with which the section begins. */
export const isMark = (row: Row, usual: Usual) =>
  row.line.bullet && Math.abs(row.inset - usual.points) <= INDENT

export const standsOut = ({ bold, line }: Row, usual: Usual) =>
  (bold && !usual.bold) || line.fontSize > usual.size + SAME_SIZE || line.headingLevel > 0

/** A line that stands out among the details: the heading of a part of them. */
export const isSubhead = (row: Row, usual: Usual) =>
  row.bold && !usual.bold && !row.span && !row.prose && !row.line.bullet && !row.line.continues
