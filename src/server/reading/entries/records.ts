/** Entries that are printed as records: the same labels again and again, a value beside each. */
import type { Line } from '../document.ts'
import { key } from '../lexicon/fold.ts'
import { labelled, type Labelled } from '../lexicon/labels.ts'
import { labelCell, OF_HEADS } from './label-cells.ts'

const labelOfLine = (line: Line) => labelCell(line) ?? labelled(line.text)

const isOfHead = (label: Labelled | null) =>
  label?.kinds.some((kind) => OF_HEADS.has(kind)) ?? false

/**
 * Lines of a section with what heads each record in front of its details: forms name the employer
 * below the duties. Records begin at the label that the first of them begins with; lines that are
 * none, and records that name a thing twice, stay as they are.
 */
export function headsFirst(lines: readonly Line[]): readonly Line[] {
  const labels = new Map(lines.map((line) => [line, labelOfLine(line)]))
  // `Personal project`, `Team project`, `Project 3`: whatever they are called
  const labelKey = (line: Line) => {
    const { label = '', kinds = [] } = labels.get(line) ?? {}
    return kinds.includes('project') ? 'project' : key(label)
  }
  const first = lines.find((line) => isOfHead(labels.get(line) ?? null))
  if (!first) return lines
  const starts = lines.flatMap((line, at) => (labelKey(line) === labelKey(first) ? [at] : []))
  const records = starts.map((start, at) => lines.slice(start, starts[at + 1]))
  return [...lines.slice(0, starts[0]), ...records.flatMap(inOrder)]

  function inOrder(record: readonly Line[]): readonly Line[] {
    const heads = record.filter((line) => isOfHead(labels.get(line) ?? null))
    const isClear = new Set(heads.map(labelKey)).size === heads.length && heads.length > 1
    return isClear ? [...heads, ...record.filter((line) => !heads.includes(line))] : record
  }
}
