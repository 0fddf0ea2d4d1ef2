import type { Line } from '../../document.ts'
import { isOnlyDate, type LineCell } from './evidence.ts'

/** A cell of a row and what its values are called. */
export interface Part {
  cell: LineCell
  label: string | undefined
}

/**
 * Dates stacked in the first cell of a row, with as many lines beside each: several entries in one
 * row. Null for any other row.
 */
export function byDates(parts: Part[]): { line: Line; label: string | undefined }[][] | null {
  const [first, ...others] = parts
  const dates = first?.cell.content ?? []
  if (dates.length < 2 || !dates.every(isOnlyDate)) return null
  const shares = others.map(({ cell }) => cell.content.length / dates.length)
  if (shares.length === 0 || !shares.every((share) => Number.isInteger(share) && share > 0))
    return null
  return dates.flatMap((date, at) =>
    Array.from({ length: Math.max(...shares) }, (_, below) => [
      ...(below === 0 ? [{ line: date, label: first!.label }] : []),
      ...others.flatMap(({ cell, label }, index) => {
        const line = below < shares[index]! ? cell.content[at * shares[index]! + below] : undefined
        return line ? [{ line, label }] : []
      }),
    ]),
  )
}
