/** Rows of records that hold two labels or more, each with its value: `회사명 | 누리화학 | 근무기간 | 2019.01 – 2021.12`. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { columnKinds, labelKinds } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'

/** Labels of which one says that a row is of a job; a form asks a person for the last school as well. */
const OF_RECORDS: ReadonlySet<LabelKind> = new Set(['company', 'project'])

/** Points by which labels of one column differ. */
const SLACK = 2

const kindsOf = ({ text }: Cell) => {
  const label = text.replace(/\s*[:：]$/u, '').trim()
  const kinds = labelKinds(label)
  return kinds.length > 0 ? kinds : columnKinds(label)
}

const isLabel = (cell: Cell) => kindsOf(cell).length > 0
const labelsOf = ({ cells }: Line) => cells.filter((_, at) => at % 2 === 0)
const valuesOf = ({ cells }: Line) => cells.filter((_, at) => at % 2 === 1)

/** True for cells in pairs of which no value could be the name of a column. */
const arePairs = (line: Line) =>
  line.cells.length >= 4 && line.cells.length % 2 === 0 && !valuesOf(line).some(isLabel)

const isRecord = (line: Line) =>
  arePairs(line) &&
  labelsOf(line).every(isLabel) &&
  labelsOf(line).some((cell) => kindsOf(cell).some((kind) => OF_RECORDS.has(kind)))

/** True for a row whose labels stand in the columns of those of another, the first of them known. */
const isLike = (line: Line, record: Line) =>
  arePairs(line) &&
  isLabel(line.cells[0]!) &&
  line.cells.length === record.cells.length &&
  labelsOf(line).every(({ x }, at) => Math.abs(x - labelsOf(record)[at]!.x) < SLACK)

/** Lines with each label and its value on a line of its own. */
export const withPairsApart = (lines: readonly Line[]): Line[] => {
  let record: Line | null = null
  return lines.flatMap((line) => {
    if (isRecord(line)) record = line
    else if (record && line.cells.length > 2 && !isLike(line, record)) record = null
    if (!record || line.cells.length < 4) return line
    return labelsOf(line).map((cell, at) => {
      const pair = withCells(line, [cell, valuesOf(line)[at]!])
      return at === 0 ? pair : { ...pair, gapBefore: 0 }
    })
  })
}
