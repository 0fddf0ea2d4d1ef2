import type { Cell, Line } from './document.ts'

/** A line with other cells, and the text that they make. */
export const withCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('\t'),
})

const ICON = /^[\p{Extended_Pictographic}\p{M}\u200d\s]+$/u

/** Lines without a picture in a cell of its own, in place of the label of what follows: `👩 | Ada Byron`. */
export const withoutIconCells = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [icon, ...cells] = line.cells
    const [first] = cells
    if (!first || !ICON.test(icon!.text)) return line
    return { ...withCells(line, cells), x: first.x, width: line.x + line.width - first.x }
  })

/** Lines without a tab between the two letters of a label, set as wide as the others: `籍 ⇥ 贯：江苏`. */
export const withoutLabelTabs = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [letter, rest, ...others] = line.cells
    const isPadded =
      rest !== undefined && /^\p{Lo}$/u.test(letter!.text) && /^\p{Lo}\s*[:：]/u.test(rest.text)
    if (!isPadded) return line
    return withCells(line, [{ ...letter!, text: letter!.text + rest.text, runs: [] }, ...others])
  })
