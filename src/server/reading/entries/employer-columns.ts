/** Tables of jobs that have a column for the place and none for the employer. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { columnKinds } from '../lexicon/labels.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isPlace } from '../lexicon/places.ts'
import type { LabelKind } from '../lexicon/types.ts'

const isOf = ({ label = '' }: Cell, kind: LabelKind) => columnKinds(label).includes(kind)

const [EMPLOYER = ''] = LEXICONS.en.labels.company ?? []

/**
 * The lines of jobs, where the column of places is named for the employer if most of its cells name
 * more than a place: `Luogo | Ferramenta Gallo, Bra`.
 */
export function withEmployers(lines: readonly Line[]): readonly Line[] {
  const cells = lines.flatMap((line) => (line.tableRow < 0 || line.header ? [] : line.cells))
  const places = cells.filter((cell) => isOf(cell, 'location'))
  const isEmployers =
    places.length > 1 &&
    places.filter(({ text }) => !isPlace(text)).length * 2 > places.length &&
    !cells.some((cell) => isOf(cell, 'company') || isOf(cell, 'institution'))
  if (!isEmployers) return lines
  return lines.map((line) =>
    line.cells.some((cell) => places.includes(cell))
      ? withCells(
          line,
          line.cells.map((cell) => (places.includes(cell) ? { ...cell, label: EMPLOYER } : cell)),
        )
      : line,
  )
}
