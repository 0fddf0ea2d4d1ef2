import type { Line } from '../document.ts'
import { headingKind } from '../lexicon/headings.ts'

/** `年 | 月`: forms head their columns of dates on the line of the heading. */
const isDateColumn = (text: string) => /^(?:年|月|日|年月|년|월|기간)$/u.test(text)

/** The text of a line but for letter-spacing, and for what heads the columns beside the heading. */
export function ownText({ cells, text }: Line): string {
  if (cells.length < 2) return text
  const heads = cells.filter((cell) => !isDateColumn(cell.text.trim()))
  if (heads.length === 1 && cells.length > 2) return heads[0]!.text
  const spaced = cells.every((cell) => cell.text.replace(/\s/g, '').length <= 2)
  return spaced ? cells.map((cell) => cell.text).join('') : text
}

/** True for the names of columns of dates, and of what stands beside them. */
const isColumnHead = ({ cells, tableRow }: Line): boolean =>
  tableRow >= 0 &&
  cells.length > 2 &&
  cells.filter((cell) => !isDateColumn(cell.text.trim())).length === 1

/**
 * Without the names of columns between headings, which announce nothing: `年 | 月 | 学歴・職歴` above
 * 学歴, or below what they say once more.
 */
export const withoutColumnHeads = (lines: readonly Line[]): Line[] =>
  lines.filter((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const isHeading = below?.cells.length === 1 && headingKind(below.text, []) !== null
    return !(isHeading || above?.text === ownText(line)) || !isColumnHead(line)
  })
