/** Rows of forms: a label in one cell, and its value in the other. */
import type { Line } from '../document.ts'
import { columnKinds, labelKinds, type Labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'

/** What the labels of jobs tell; forms of schools have many more in two parts. */
const OF_JOBS: ReadonlySet<LabelKind> = new Set(['company', 'title', 'role'])

/** A label in the first cell with its value in the second, as forms print them. */
export function labelCell(line: Line): Labelled | null {
  const [first, second, ...more] = line.cells
  if (!first || !second || more.length > 0) return null
  const label = first.text.replace(/\s*[:：]$/u, '').trim()
  const whole = labelKinds(label)
  const parted = whole.length > 0 ? [] : columnKinds(label)
  const kinds = parted.some((kind) => OF_JOBS.has(kind)) ? parted : whole
  const isLabel = kinds.length > 0 || /\p{L}\s*[:：]$/u.test(first.text)
  return isLabel ? { label, value: second.text.trim(), kinds } : null
}

const SLASH = /\s*[/／]\s*/u

/** The facts of a row that tells of several: `Company / Contract | Fernbank Ltd / part-time`. */
export function factsOf(fact: Labelled): Labelled[] {
  const [labels, values] = [fact.label, fact.value].map((text) => text.split(SLASH))
  const facts = labels!.map((label, at) => ({
    label,
    value: values![at] ?? '',
    kinds: labelKinds(label),
  }))
  const isParted = labels!.length === values!.length && labelKinds(fact.label).length === 0
  // 担当 / 役割 says twice what somebody was
  return isParted && facts.filter(({ kinds }) => kinds.length > 0).length === 1 ? facts : [fact]
}
