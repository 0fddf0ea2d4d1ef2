import type { Line } from '../document.ts'

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
