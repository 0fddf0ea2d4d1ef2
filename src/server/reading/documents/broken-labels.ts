/** Labels of forms that take several lines in their narrow column. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { labelKinds } from '../lexicon/labels.ts'
import { joinWrapped } from '../soft-wrap.ts'

/** Points by which cells of one column differ in where they begin or end, at most. */
const INDENT = 5

/** Lines that a broken label takes, at most. */
const LINES_OF_LABEL = 4

/** Labels of forms begin or end where their column does. */
const areInColumn = (a: Cell, b: Cell) =>
  Math.abs(a.x - b.x) <= INDENT || Math.abs(a.x + a.width - b.x - b.width) <= INDENT

/** The lines in which a known label is printed, when its column broke it; else none. */
function linesOfLabel([line, ...below]: readonly Line[]): { label: string; lines: Line[] } | null {
  const [first, ...values] = line?.cells ?? []
  if (!line || !first || values.length === 0 || labelKinds(first.text).length > 0) return null
  const lines = [line]
  let label = first.text
  for (const next of below.slice(0, LINES_OF_LABEL - 1)) {
    const [rest] = next.cells
    if (!rest || next.bullet || !areInColumn(first, rest)) return null
    lines.push(next)
    label = joinWrapped(label, rest.text)
    if (labelKinds(label).length > 0) return { label, lines }
  }
  return null
}

/** Lines with the labels whole that a narrow column broke; values go on below their first line. */
export function withWholeLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (let at = 0; at < lines.length;) {
    const broken = linesOfLabel(lines.slice(at, at + LINES_OF_LABEL))
    const taken = broken?.lines ?? [lines[at]!]
    taken.forEach((line, index) => {
      const [first, ...values] = line.cells
      if (!broken || !first) whole.push(line)
      else if (index === 0)
        whole.push(withCells(line, [{ ...first, text: broken.label }, ...values]))
      else if (values[0]) whole.push(withCells({ ...line, x: values[0].x }, values))
    })
    at += taken.length
  }
  return whole
}
