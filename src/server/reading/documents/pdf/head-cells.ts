import type { Labelled } from './labelled-parts.ts'
import { sidesOf } from './labels.ts'
import type { Segment } from './segments.ts'
import { areAligned, linesOfSide, rightOf, textOf, YEAR, type SideLine } from './sides.ts'

/**
 * Rows with the whole head of an entry in one cell, over several lines, and a text about it in the
 * other: `2015 – 2018 Miller` above `Tarn Mill`, beside what was done there. Line by line the text
 * would be cut by what stands beside it.
 */

/** Rows of a table that are built so, at least. */
const FEWEST_ROWS = 2
/** And this part of them. */
const MOST_ROWS = 0.7
/** Of these so many say when it was. */
const DATED = 0.5
/** A line of running text ends behind this part of the widest one. */
const FULL_LINE = 0.8
/** Gaps that are this much wider than usual part two texts. */
const WIDER = 1.25

interface Row {
  head: SideLine[]
  text: SideLine[]
}

/** The cells of such rows, one after the other; undefined where most rows are built otherwise. */
export function headCells(left: Segment[], right: Segment[]): Labelled[] | undefined {
  const sides = sidesOf(left, right)
  if (!sides || sides.labels.some(({ announces }) => announces)) return undefined
  const [heads, texts] = [linesOfSide(sides.labels), linesOfSide(sides.texts)]
  const starts = heads.filter((head) => beginsText(head, texts)).map(topOf)
  const [begin = Infinity] = starts
  const rows = starts.map((start, at) => {
    const isInside = (line: SideLine) =>
      line.baseline >= start && line.baseline < (starts[at + 1] ?? Infinity)
    return { head: heads.filter(isInside), text: texts.filter(isInside) }
  })
  const widest = Math.max(...texts.map(widthOf))
  const whole = rows.filter((row) => isHeadBesideText(row, widest))
  const dated = whole.filter(({ head }) => head.some((line) => YEAR.test(textOf(line))))
  const fits =
    whole.length >= Math.max(FEWEST_ROWS, rows.length * MOST_ROWS) &&
    dated.length >= whole.length * DATED
  if (!fits) return undefined
  const isAbove = ({ baseline }: SideLine) => baseline < begin
  const above = segmentsOf([...heads, ...texts].filter(isAbove))
  return [
    { label: [], text: above.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x) },
    ...rows.map(({ head, text }) => ({ label: segmentsOf(head), text: segmentsOf(text) })),
  ]
}

const segmentsOf = (lines: readonly SideLine[]) => lines.flatMap(({ segments }) => segments)
const widthOf = (line: SideLine) => rightOf(line) - line.x
const topOf = ({ baseline, size }: SideLine) => baseline - size / 2

/** True for a line beside which a text begins. */
function beginsText(head: SideLine, texts: readonly SideLine[]): boolean {
  const at = texts.findIndex((line) => areAligned(head, line))
  if (at < 1) return at === 0
  const gaps = texts.slice(1).map((line, index) => line.baseline - texts[index]!.baseline)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!
  return gaps[at - 1]! > usual * WIDER
}

/** True for a head with lines of its own height beside a text whose first line is full. */
function isHeadBesideText({ head, text }: Row, widest: number): boolean {
  const [first, ...others] = text
  return (
    first !== undefined &&
    others.length > 0 &&
    widthOf(first) > widest * FULL_LINE &&
    head.length > 1 &&
    head.some((line) => !text.some((other) => areAligned(line, other)))
  )
}
