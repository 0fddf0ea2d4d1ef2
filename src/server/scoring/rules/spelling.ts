import { edited } from '../edits.ts'
import type { MisspeltWord, Passage } from '../misspelt.ts'
import type { Check, Remark } from '../rule.ts'

/** Misspelt words at which nothing is left of the rule. */
const TOO_MANY = 5
/** Lines with slips that are shown one by one; mending these shows the next. */
const MOST_LINES = 8

/** One remark a line, since a line is what a change replaces. */
function lineRemark({ text, at, change }: Passage, words: readonly MisspeltWord[]): Remark {
  const edits = words.map(({ from, to, correction }) => ({ from, to, insert: correction }))
  const [first] = words
  return {
    key: 'spelling',
    params: { count: words.length, word: first?.word ?? '', after: first?.correction ?? '' },
    quote: text,
    // Headings of the page are no part of what a change can reach.
    ...(at !== '' && { at, fix: change(edits) }),
    suggestion: { before: text, after: edited(text, edits), blanks: [] },
  }
}

/** Words that no dictionary holds and that one slip turns into the only word that it could be. */
export const spelling = {
  'document.spelling': ({ misspelt: words }) => ({
    credit: Math.max(0, 1 - words.length / TOO_MANY),
    remarks: () =>
      [...Map.groupBy(words, ({ passage }) => passage)]
        .slice(0, MOST_LINES)
        .map(([passage, slips]) => lineRemark(passage, slips)),
  }),
} satisfies Record<string, Check>
