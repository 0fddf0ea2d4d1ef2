import type { Line } from './lines.ts'

/** A sentence of a line, by its offsets in the line's text. */
export interface Sentence {
  text: string
  from: number
  to: number
  line: Line
}

const segmenters = new Map<string, Intl.Segmenter>()
const known = new Map<string, readonly [number, number][]>()
/** Keeps the memory of a long-running server flat. */
const KNOWN_LIMIT = 2_000

/** Offsets of the sentences of a text, blanks at their ends left out. */
function boundsOf(text: string, tag: string): readonly [number, number][] {
  const key = `${tag}\n${text}`
  const found = known.get(key)
  if (found) return found
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'sentence' })
  segmenters.set(tag, segmenter)
  const bounds = [...segmenter.segment(text)]
    .map(({ segment, index }): [number, number] => [
      index + segment.length - segment.trimStart().length,
      index + segment.trimEnd().length,
    ])
    .filter(([from, to]) => to > from)
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(key, bounds)
  return bounds
}

export function sentencesOf(lines: readonly Line[], tag: string): Sentence[] {
  return lines.flatMap((line) =>
    boundsOf(line.text, tag).map(([from, to]) => ({
      text: line.text.slice(from, to),
      from,
      to,
      line,
    })),
  )
}

/** Offsets at which the sentences of one line after its first begin. */
export function sentenceStarts(text: string, tag: string): number[] {
  return boundsOf(text, tag)
    .slice(1)
    .map(([from]) => from)
}
