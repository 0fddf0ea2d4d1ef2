/** Rows whose last cell tells at length what the cells in front of it name. */
import { isProse } from '../../fields/prose.ts'
import type { Part } from './stacked-dates.ts'

/**
 * `2019 – 2021 | Clerk / Harbour Trust | Kept the books of …`: names that go on below themselves, and
 * a text beside them that is read after all of them. Null for any other row.
 */
export function toldBeside(parts: readonly Part[]): { names: Part[]; told: Part } | null {
  const told = parts.at(-1)
  const names = parts.slice(0, -1)
  if (!told || told.label !== undefined || names.length < 2) return null
  const isText = told.cell.content.every(({ text }) => isProse(text))
  const areNames = names.every(({ cell }) => cell.content.every(({ text }) => !isProse(text)))
  const goOn = names.some(({ cell }) => cell.content.length > 1)
  return isText && areNames && goOn ? { names, told } : null
}
