/** Tables of jobs that have a column for the place and none for the employer. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isPlace } from '../lexicon/places.ts'
import { isColumn } from './label-cells.ts'

const [EMPLOYER = ''] = LEXICONS.en.labels.company ?? []

const isRow = ({ tableRow, header }: Line) => tableRow >= 0 && !header
const isOfPlaces = (cell: Cell) => isColumn(cell, 'location')

/**
 * The lines of jobs, where the column of places is named for the employer if most of its cells name
 * more than a place: `Luogo | Ferramenta Gallo, Bra`.
 */
export function withEmployers(lines: readonly Line[]): readonly Line[] {
  const cells = lines.filter(isRow).flatMap((line) => line.cells)
  const places = cells.filter(isOfPlaces)
  const isEmployers =
    places.length > 1 &&
    places.filter(({ text }) => !isPlace(text)).length * 2 > places.length &&
    !cells.some((cell) => isColumn(cell, 'company') || isColumn(cell, 'institution'))
  const named = (cell: Cell) => (isOfPlaces(cell) ? { ...cell, label: EMPLOYER } : cell)
  return isEmployers
    ? lines.map((line) => (isRow(line) ? withCells(line, line.cells.map(named)) : line))
    : lines
}
