/** Rows whose last cell tells at length what the cells in front of it name. */
import { isProse } from '../../fields/prose.ts'
import { columnKinds, namesWholeHead } from '../../lexicon/labels.ts'
import type { Part } from './stacked-dates.ts'

/**
 * `2019 – 2021 | Clerk / Harbour Trust | Kept the books of …`: names that go on below themselves, and
 * a text beside them that is read after all of them. Null for any other row.
 */
export function toldBeside(parts: readonly Part[]): { names: Part[]; told: Part } | null {
  const told = parts.at(-1)
  const names = parts.slice(0, -1)
  if (!told || names.length < 2) return null
  if (names.some(holdsHead) && isToldOf(told)) return { names, told }
  if (told.label !== undefined) return null
  const isText = told.cell.content.every(({ text }) => isProse(text))
  const areNames = names.every(({ cell }) => cell.content.every(({ text }) => !isProse(text)))
  const goOn = names.some(({ cell }) => cell.content.length > 1)
  return isText && areNames && goOn ? { names, told } : null
}

/** Below `Post / employer`: two names, one below the other. */
const holdsHead = ({ cell, label }: Part) =>
  label !== undefined && cell.content.length > 1 && namesWholeHead(label)

/** A column of duties, or of what no list has a name for: `Details`. */
const isToldOf = ({ label = '' }: Part) => columnKinds(label).every((kind) => kind === 'duties')
