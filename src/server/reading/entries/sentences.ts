/** Sections in running text: `From 2014 to 2018 I worked as a cook at Acme. I prepared …`. */
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { findDates } from '../fields/dates.ts'
import { joinWrapped } from '../soft-wrap.ts'

/** Behind a word that is no abbreviation, before what begins large or has no such letters. */
export const BORDER = /(?<=[\p{L}\p{N})）]{3}[.。])\s*(?=[\p{Lu}\p{Lo}])/u

/**
 * The sentences of paragraphs, each as a line; those with a period are marked as entries, which the
 * sentences behind them belong to.
 */
export function sentencesOf(lines: readonly Line[]): Line[] {
  const paragraphs = lines.reduce<Line[]>((whole, line) => {
    const last = whole.at(-1)
    if (!last || !line.continues) return [...whole, line]
    const text = joinWrapped(last.text, line.text)
    return [...whole.slice(0, -1), withCells(last, [{ ...last.cells[0]!, text, runs: [] }])]
  }, [])
  return paragraphs.flatMap((line) =>
    line.text.split(BORDER).map((text) => ({
      ...withCells(line, [{ ...line.cells[0]!, text: text.trim(), runs: [] }]),
      isEntry: findDates(text).some(({ range }) => range),
    })),
  )
}
