import type { Run } from '../document.ts'
import { cleanText } from './characters.ts'

/** Stretches of text in one look, and the look of a text as a whole. */

/** The colour of text that has none of its own. */
export const BLACK = '#000000'

/** Points; what word processors start with. */
export const DEFAULT_SIZE = 11

const lengthOf = (runs: Run[]) => runs.reduce((sum, run) => sum + run.text.trim().length, 0)

/** True when most of the characters pass. */
export function mostly<Text extends Run>(runs: Text[], test: (run: Text) => boolean): boolean {
  return lengthOf(runs.filter(test)) * 2 > lengthOf(runs)
}

function commonest<Value>(runs: Run[], valueOf: (run: Run) => Value): Value | undefined {
  const lengths = new Map<Value, number>()
  for (const run of runs) {
    const value = valueOf(run)
    lengths.set(value, (lengths.get(value) ?? 0) + run.text.trim().length)
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** The size that most characters have. */
export function sizeOf(runs: Run[]): number {
  return commonest(runs, (run) => run.size) ?? DEFAULT_SIZE
}

/** The colour that most characters have. */
export function colorOf(runs: Run[]): string {
  return commonest(runs, (run) => run.color) ?? BLACK
}

const areAlike = (a: Run, b: Run) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  Math.abs(a.size - b.size) < 0.05 &&
  a.color === b.color &&
  Boolean(a.smallCaps) === Boolean(b.smallCaps)

/** Neighbours in one look as one. */
function joined(pieces: Run[]): Run[] {
  const runs: Run[] = []
  for (const { text, bold, italic, size, color, smallCaps } of pieces) {
    const last = runs.at(-1)
    if (text === '') continue
    const run = { text, bold, italic, size, color, ...(smallCaps ? { smallCaps } : {}) }
    // Whitespace has no look.
    if (last && (areAlike(last, run) || text.trim() === '')) last.text += text
    else if (last?.text.trim() === '') runs.splice(-1, 1, { ...run, text: last.text + text })
    else runs.push(run)
  }
  return runs
}

/**
 * The runs of a cell's final text: cleaned, trimmed, without the bullet in front.
 *
 * @param pieces the text as it was before, in logical order
 */
export function runsOf(pieces: Run[], text: string): Run[] {
  const runs = joined(pieces)
  const [first] = runs
  if (!first || runs.length === 1) return first ? [{ ...first, text }] : []
  let before = ''
  const ends = runs.map((run) => cleanText((before += run.text)).trimEnd().length)
  const whole = cleanText(before).trimEnd()
  const start = whole.length - text.length
  // What was taken off stood in front; else the text was changed, and nobody knows where.
  if (!whole.endsWith(text)) return [{ ...first, text }]
  return runs.flatMap((run, index) => {
    const from = index === 0 ? 0 : Math.max(0, (ends[index - 1] ?? 0) - start)
    const to = index === runs.length - 1 ? text.length : Math.max(0, (ends[index] ?? 0) - start)
    return to > from ? [{ ...run, text: text.slice(from, to) }] : []
  })
}

/** The runs from a character on. */
export function runsFrom(runs: Run[], from: number): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at))
    at += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
