/** Forms that set a label above its value, in smaller letters: `Firma adı` over the name of the company. */
import { withCells } from './cells.ts'
import type { Cell, Line } from './document.ts'
import { headingKind } from './lexicon/headings.ts'
import { labelKinds } from './lexicon/labels.ts'

/** Points by which a label and its value begin apart, at most. */
const ALIGNED = 2
/** Labels are smaller than values by this factor, at least. */
const SMALLER = 1.15
/** Share of the labels that lists know. */
const KNOWN = 0.5

const sizeOf = (line: Line, { fontSize }: Cell) => fontSize ?? line.fontSize

const isLabel = ({ text }: Cell) => labelKinds(text).length > 0

const isAbove = (label: Cell, value: Cell) => Math.abs(label.x - value.x) <= ALIGNED

/** True for a line of labels right above the line of their values, cell by cell. */
function areLabels(
  labels: Line,
  values: Line | undefined,
  isUsual: (labels: Line, values: Line) => boolean,
): values is Line {
  if (!values || labels.bullet || values.bullet || labels.page !== values.page) return false
  const known = labels.cells.filter(isLabel).length
  return (
    (isUsual(labels, values) || (known > 0 && known >= labels.cells.length * KNOWN)) &&
    labels.tableRow === values.tableRow &&
    values.headingLevel === 0 &&
    headingKind(values.text, []) === null &&
    values.cells.filter(isLabel).length * 2 < values.cells.length &&
    values.cells.every((value) => {
      const label = labels.cells.find((own) => isAbove(own, value))
      return label !== undefined && sizeOf(labels, label) * SMALLER < sizeOf(values, value)
    })
  )
}

/** A value with its label; what no list has above it goes in front, as printed. */
function withLabel(label: Cell, value: Cell | undefined): Cell[] {
  if (!value) return isLabel(label) ? [] : [label]
  // the name of the next value, which stands further below
  if (isLabel(value)) return [label, value]
  return [
    isLabel(label)
      ? { ...value, label: label.text }
      : { ...value, text: `${label.text}: ${value.text}`, runs: [] },
  ]
}

/** Pairs of known labels from which on others in their two sizes are labels and values as well. */
const USUAL = 3

const sizesOf = (labels: Line, values: Line) => `${labels.fontSize}/${values.fontSize}`

/** True for two lines that are set as several known labels and their values are. */
function usualPairs(lines: readonly Line[]): (labels: Line, values: Line) => boolean {
  const looks = new Map<string, number>()
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    if (line.cells.length > 1 || !areLabels(line, next, () => false)) return
    looks.set(sizesOf(line, next), (looks.get(sizesOf(line, next)) ?? 0) + 1)
  })
  return (labels, values) =>
    labels.cells.length === 1 &&
    values.cells.length === 1 &&
    (looks.get(sizesOf(labels, values)) ?? 0) >= USUAL
}

/** Lines of which each value has the label that stands above it. */
export function withLabelsAbove(lines: readonly Line[]): Line[] {
  const isUsual = usualPairs(lines)
  const whole: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]]
    if (!areLabels(line, next, isUsual)) whole.push(line)
    else {
      at++
      const cells = line.cells.flatMap((label) =>
        withLabel(
          label,
          next.cells.find((value) => isAbove(label, value)),
        ),
      )
      whole.push({ ...withCells(next, cells), gapBefore: line.gapBefore })
    }
  }
  return whole
}
