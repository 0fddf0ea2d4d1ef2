import type { Line } from '../document.ts'
import { lookOf, sameLook } from '../look.ts'

/** Names that are set so large that they take two lines. */

/** The size of a line's part, where cells or stretches of them differ. */
export const sizeOf = ({ cells, fontSize }: Line, text: string) =>
  cells.flatMap(({ runs }) => runs).find((run) => run.text.trim() === text)?.size ??
  cells.find((cell) => cell.text === text)?.fontSize ??
  fontSize

/** Names wrap where they are set this large, in points. */
export const WRAPPED_NAME = 15

/** A large name that goes on in the line below, or word by word in two. */
export function wrapped(head: readonly Line[], at: number): string[] {
  const first = head[at]
  if (!first || first.fontSize < WRAPPED_NAME) return []
  const goesOn = (line: Line) =>
    line.cells.length === 1 && line.page === first.page && sameLook(lookOf(line), lookOf(first))
  const end = head.slice(at).findIndex((line) => !goesOn(line))
  const lines = head.slice(at, end < 0 ? undefined : at + end).map(({ text }) => text)
  const isOne = lines.length === 2 || (lines.length === 3 && lines.every((one) => !/\s/.test(one)))
  return isOne ? [lines.join(' ')] : []
}

/** Points by which cells that begin at one place differ, and lines between them at most. */
const SAME_PLACE = 6
const BETWEEN_PARTS = 3
/** Words of a name, at most. */
const MOST_WORDS = 5

/** A large name over two lines beside which others stand: its second part, in a cell of its own. */
export function secondPart(head: readonly Line[], at: number, text: string, size: number): string {
  const place = head[at]!.cells.find((cell) => cell.text === text)?.x
  if (place === undefined || size < WRAPPED_NAME || /\p{Lo}/u.test(text)) return ''
  const cells = head
    .slice(at + 1, at + 1 + BETWEEN_PARTS)
    .flatMap((line) => line.cells.map((cell) => ({ ...cell, size: sizeOf(line, cell.text) })))
    .filter((cell) => Math.abs(cell.size - size) < 0.3)
  const [second, ...others] = cells
  const isLong = `${text} ${second?.text ?? ''}`.split(' ').length > MOST_WORDS
  const isBelow = second && others.length === 0 && Math.abs(second.x - place) < SAME_PLACE
  return isBelow && !isLong ? second.text : ''
}
