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

/** Letters that a page of small print holds; no page holds more. */
const FULLEST_PAGE = 5_000

/**
 * Pages that a text takes at least: programs leave a count that they never made, and where nothing
 * but breaks is counted, a long text looks like one page.
 */
export const leastPages = ({ characters }: Pick<DocumentFacts, 'characters'>): number =>
  Math.ceil(characters / FULLEST_PAGE)

/** Letters that the pages of a resume hold at least, were they spread over all of them; Chinese ones count twice. */
const SPAREST_PAGE = 1_000
/** So few pages may hold next to nothing. */
const FEW_PAGES = 2
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Pages that a text takes at most: a program that never laid it out counts more. */
export function mostPages(lines: readonly Line[]): number {
  const text = lines.map((line) => line.text.replaceAll(/\s+/gu, '')).join('')
  const letters = Array.from(text).length + (text.match(WIDE)?.length ?? 0)
  return Math.max(FEW_PAGES, Math.floor(letters / SPAREST_PAGE))
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
