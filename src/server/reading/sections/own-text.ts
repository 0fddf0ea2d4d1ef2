import type { Line } from '../document.ts'
import { headingKind } from '../lexicon/headings.ts'
import { labelKinds } from '../lexicon/labels.ts'

/** `年 | 月`: forms head their columns of dates on the line of the heading. */
const isDateColumn = (text: string) => labelKinds(text).includes('dates')

/** A heading once more, in English, beside one in other letters: `経歴 | career`. */
const isGloss = (text: string) => /^[a-z]{4,}(?: [a-z]+)?$/iu.test(text.trim())

/** The text of a line but for letter-spacing, a translation, and for what heads the columns beside the heading. */
export function ownText({ cells, text }: Line): string {
  if (cells.length < 2) return text
  const heads = cells.filter((cell) => !isDateColumn(cell.text.trim()))
  const [head, ...others] = heads
  if (head && others.length === 0 && cells.length > 2) return head.text
  // `년 | 월 | 일 | 자격증 | 발급기관`: what heads the other columns says nothing else
  const areColumns = others.every(({ text: other }) => labelKinds(other).length > 0)
  if (head && heads.length < cells.length && areColumns && headingKind(head.text, []))
    return head.text
  if (cells.length === 2 && isGloss(cells[1]!.text) && !isGloss(cells[0]!.text))
    return cells[0]!.text
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
