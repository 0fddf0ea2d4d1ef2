/** Tables that tell of one entry, a project or a job, a fact a row. */
import type { Line } from '../document.ts'
import { labelKinds } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'

/** A row of a table with a fact and its name in front. */
const isFactRow = ({ tableRow, cells: [name, value, ...more] }: Line) =>
  tableRow >= 0 && value !== undefined && value.label === name!.text && more.length === 0

/** Facts of a table that are listed as those of entries, at least, for one of them all. */
const OF_ENTRY = 3

/**
 * The rows of tables that tell of one entry, a fact a row, its time among them: `Duration | May 2021`,
 * `Team | 4`, `Other | Arduino`. What any of them begins with announces nothing.
 */
export function factsOfEntries(lines: readonly Line[]): ReadonlySet<Line> {
  const tables: Line[][] = []
  lines.forEach((line, at) => {
    if (!isFactRow(line)) return
    if (at > 0 && isFactRow(lines[at - 1]!)) tables.at(-1)!.push(line)
    else tables.push([line])
  })
  return new Set(
    tables.flatMap((table) => {
      const kinds = table.map(({ cells }) => labelKinds(cells[0]!.text))
      const count = (...sought: LabelKind[]) =>
        kinds.filter((own) => own.some((kind) => sought.includes(kind))).length
      const isOne =
        count('dates') === 1 && count('duties', 'role') >= OF_ENTRY && count('name', 'phone') === 0
      return isOne ? table : []
    }),
  )
}
