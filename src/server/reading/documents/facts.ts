import type { DocumentFacts } from '#contract/analysis.ts'
import type { Line } from '../document.ts'

/** Words as the script has them: also where no spaces part them. */
export function countWords(text: string): number {
  // Made anew, which takes no time: a process's snapshot cannot hold one.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
  return count
}

/** Facts that follow from the lines; the format's reader adds what only it can see. */
export function factsOf(
  lines: Line[],
  seen: Pick<DocumentFacts, 'format' | 'pages' | 'columns' | 'tables' | 'images' | 'hiddenText'>,
): DocumentFacts {
  const text = lines.map((line) => line.text).join('\n')
  return {
    ...seen,
    words: countWords(text),
    characters: Array.from(text.replace(/\s+/g, '')).length,
    textLayer: text.trim() !== '',
  }
}
