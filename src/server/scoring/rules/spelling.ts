import { editLine, edited } from '../edits.ts'
import type { Line } from '../lines.ts'
import type { MisspeltWord } from '../misspelt.ts'
import type { Check, Remark } from '../rule.ts'

/** Misspelt words at which nothing is left of the rule. */
const TOO_MANY = 5
/** Lines with slips that are shown one by one; mending these shows the next. */
const MOST_LINES = 8

/** One remark a line, since a line is what a change replaces. */
function lineRemark(line: Line, words: readonly MisspeltWord[]): Remark {
  const edits = words.map(({ from, to, correction }) => ({ from, to, insert: correction }))
  const [first] = words
  return {
    key: 'spelling',
    params: { count: words.length, word: first?.word ?? '', after: first?.correction ?? '' },
    quote: line.text,
    at: line.at,
    fix: editLine(line, edits),
    suggestion: { before: line.text, after: edited(line.text, edits), blanks: [] },
  }
}

/** Words that no dictionary holds and that one slip turns into a word that it does hold. */
export const spelling = {
  'document.spelling': {
    applies: ({ misspelt, allLines }) => misspelt !== null && allLines.length > 0,
    check: ({ misspelt }) => {
      const words = misspelt ?? []
      return {
        kept: Math.max(0, 1 - words.length / TOO_MANY),
        remarks: () =>
          [...Map.groupBy(words, ({ line }) => line)]
            .slice(0, MOST_LINES)
            .map(([line, slips]) => lineRemark(line, slips)),
      }
    },
  },
} satisfies Record<string, Check>
