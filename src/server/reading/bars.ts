/** A capital letter that somebody typed for the bar between two phrases: `B.Sc. Physik I Hochschule Ulmen`. */
import { withCells } from './cells.ts'
import type { Line } from './document.ts'

const LETTER = /(?<=\S)\sI\s(?=[\p{Lu}\p{Nd}])/gu
const BAR = /\s\|\s?/u
/** Counted parts of a study or of a series are numbered on: `Mathematik I, Mathematik II`. */
const NUMBER = /(?<!\p{L})(?:II|III|IV)(?!\p{L})/u

/** Lines from which on the letter is no number. */
const SEVERAL = 2

/** Lines with bars in place of such letters, where bars part other lines and nothing is numbered. */
export function withBarsForLetters(lines: Line[]): Line[] {
  const lettered = lines.filter(({ text }) => text.search(LETTER) >= 0)
  if (lettered.length < SEVERAL) return lines
  const isNumbered = lines.some(({ text }) => NUMBER.test(text))
  if (isNumbered || !lines.some(({ text }) => BAR.test(text))) return lines
  return lines.map((line) =>
    lettered.includes(line)
      ? withCells(
          line,
          // as long as before, so that the looks of stretches stay where they are
          line.cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(LETTER, ' | ') })),
        )
      : line,
  )
}
