/** Cells of rows that go on in the line below. */
import { withCells } from '../cells.ts'
import type { Cell, Line, Run } from '../document.ts'
import { isProse } from '../fields/prose.ts'
import { isOpen } from '../lexicon/open.ts'
import { joinWrapped } from '../soft-wrap.ts'
import { isOnlyDate } from './head-dates.ts'

/** Points by which cells of one column differ in where they begin, at most. */
export const INDENT = 5

/** Space above a line that goes on, in heights of the line, at most. */
const CLOSE = 0.8

/** Nobody begins a line with a small letter, unless it goes on. */
export const isClose = (line: Line) => /^\p{Ll}/u.test(line.text) && line.gapBefore < CLOSE

/** `District court, northern district ⇥ 2018` / `of Harwick`: a name that goes on below its date. */
export const isRestBesideDate = (last: Line, line: Line) =>
  last.cells.length === 2 &&
  isOnlyDate(last.cells[1]!.text) &&
  Math.abs(line.x - last.cells[0]!.x) <= INDENT &&
  isClose({ ...line, text: line.text.toLowerCase() }) &&
  line.bold === last.cells[0]!.bold &&
  isOpen(` ${/^\p{L}+(?=\s)/u.exec(line.text)?.[0] ?? ''}`)

export const joinedToFirst = (last: Line, { text }: Line): Line =>
  withCells(
    last,
    last.cells.map((cell, at) => (at > 0 ? cell : { ...cell, text: joinWrapped(cell.text, text) })),
  )

const isLike = (a: Run | undefined, b: Run | undefined) =>
  a !== undefined && b !== undefined && ((a.bold && b.bold) || (a.italic && b.italic))

/** `**Baker**, *Crumb* ⇥ 2018` / `*Works*`: the cell beside a date goes on below it, set alike. */
export function isRestOfLook(last: Line, line: Line): boolean {
  const cell = last.cells.find(({ x }) => Math.abs(x - line.x) <= INDENT)
  return (
    line.continues &&
    last.cells.length === 2 &&
    cell !== undefined &&
    last.cells.some((other) => other !== cell && isOnlyDate(other.text)) &&
    !/[.,;:!?]$/u.test(cell.text) &&
    !isProse(cell.text) &&
    !isProse(line.text) &&
    isLike(cell.runs.at(-1), line.cells[0]!.runs[0])
  )
}

export function joinedToCell(last: Line, line: Line): Line {
  const [{ text, runs }] = line.cells as [Cell]
  return withCells(
    last,
    last.cells.map((cell) => {
      if (Math.abs(cell.x - line.x) > INDENT) return cell
      const whole = joinWrapped(cell.text, text)
      const [first, ...others] = runs
      const isPlain = first && whole === `${cell.text} ${text}`
      const rest = isPlain ? [{ ...first, text: ` ${first.text}` }, ...others] : []
      return { ...cell, text: whole, runs: isPlain ? [...cell.runs, ...rest] : [] }
    }),
  )
}

/** The last cell of a row goes on below itself with a small letter. */
export const isRestOfCell = (last: Line, line: Line) =>
  last.cells.length > 1 &&
  line.continues &&
  Math.abs(line.x - last.cells.at(-1)!.x) <= INDENT &&
  /^\p{Ll}/u.test(line.text) &&
  !isProse(last.cells.at(-1)!.text) &&
  !isProse(line.text)
