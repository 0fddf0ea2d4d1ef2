/** How a line is set, as far as a reader sees it: what tells headings from text. */
import type { Line } from './document.ts'

export interface Look {
  size: number
  bold: boolean
  capitals: boolean
  level: number
}

/** True for text in capital letters; scripts without case have none. */
export function isCapitals(text: string): boolean {
  // letters that fonts of capitals leave as they are
  const letters = text.replace(/[^\p{Lu}\p{Ll}]|[ıß]/gu, '')
  return letters.length > 1 && letters === letters.toUpperCase()
}

export function lookOf(line: Line): Look {
  return {
    size: line.fontSize,
    bold: line.bold,
    capitals: isCapitals(line.text),
    level: line.headingLevel,
  }
}

/** Sizes of one style differ a little where a line holds other fonts. */
const SAME_SIZE = 0.35

export function sameLook(a: Look, b: Look): boolean {
  return (
    Math.abs(a.size - b.size) <= SAME_SIZE &&
    a.bold === b.bold &&
    a.capitals === b.capitals &&
    a.level === b.level
  )
}

/** The size of running text: the one that most characters have. */
export function bodySize(lines: readonly Line[]): number {
  const characters = new Map<number, number>()
  for (const { fontSize, text } of lines) {
    const size = Math.round(fontSize * 4) / 4
    characters.set(size, (characters.get(size) ?? 0) + text.length)
  }
  return [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
