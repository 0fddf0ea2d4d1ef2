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

/** A day over several cells of a form: `2025 年 ⇥ 11 月 1 日現在`, `1995年 ⇥ 6月 ⇥ 16日生`. */
const DAY = /(\d{4}\s*[年년])\t(\d{1,2}\s*[月월])[\t ]?(\d{1,2}\s*[日일])/u

/** Lines with each day in one cell. */
export const withWholeDays = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [day, year = ''] = DAY.exec(line.text) ?? []
    if (!day) return line
    const from = line.text.slice(0, line.text.indexOf(day) + year.length).split('\t').length - 1
    const count = day.split('\t').length
    const parts = line.cells.slice(from, from + count)
    const [first] = parts
    if (!first) return line
    const whole = {
      ...first,
      text: parts.map(({ text }) => text).join(' '),
      runs: parts.flatMap(({ runs }) => runs),
      width: parts.at(-1)!.x + parts.at(-1)!.width - first.x,
    }
    return withCells(line, [...line.cells.slice(0, from), whole, ...line.cells.slice(from + count)])
  })
