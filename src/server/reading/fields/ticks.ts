/** Forms that name what somebody may know, to be ticked: `☒ Forklift`, `☐ Crane`. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'

const TICKED = /[☑☒✓✔]/u
const isUnticked = ({ text }: Cell) => /^\s*[☐□]/u.test(text)

/** Lines with the cells that were ticked, and those with the others; all of them where nothing is. */
export function byTicks(lines: readonly Line[]): { ticked: readonly Line[]; unticked: Line[] } {
  if (!lines.some(({ text }) => TICKED.test(text))) return { ticked: lines, unticked: [] }
  const only = (is: (cell: Cell) => boolean) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter(is)
      return cells.length > 0 ? [withCells(line, cells)] : []
    })
  return { ticked: only((cell) => !isUnticked(cell)), unticked: only(isUnticked) }
}
