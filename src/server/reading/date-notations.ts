/** In which ways a resume writes its dates: what a reader sees and the normalised dates hide. */
import { MONTH, SEASON } from './fields/date-words.ts'
import { findDates } from './fields/dates.ts'
import { fold } from './lexicon/fold.ts'
import type { Parts } from './sections/index.ts'

/**
 * Each way of writing a month, with an example, as it stands after folding; the same with a day is no
 * other. Seen first wins.
 */
const NOTATIONS: readonly { example: string; pattern: RegExp }[] = [
  { example: '2019年3月', pattern: /\d{2,4}年\d{1,2}月/gu },
  { example: '2019년 3월', pattern: /\d{2,4}년\s?\d{1,2}월/gu },
  { example: 'tháng 3/2019', pattern: /(?:tháng|thang)\s?\d{1,2}\s?[/-]?\s?(?:năm\s)?\d{4}/gu },
  { example: '03.2019', pattern: /(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/gu },
  { example: '03/2019', pattern: /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)/gu },
  { example: '2019-03', pattern: /(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)/gu },
  { example: '2019.03', pattern: /(?<!\d)\d{4}\.\s?\d{1,2}\.\s?\d{1,2}(?!\d)/gu },
  { example: '2019/03', pattern: /(?<!\d)\d{4}\/\d{1,2}\/\d{1,2}(?!\d)/gu },
  { example: '03/2019', pattern: /(?<!\d)\d{1,2}\s?\/\s?\d{4}(?!\d)/gu },
  { example: '03.2019', pattern: /(?<!\d)\d{1,2}\.\s?\d{4}(?!\d)/gu },
  // Not the inside of a range without blanks: 2016.05-2018.03.
  { example: '03-2019', pattern: /(?<!\d|\d[./])\d{1,2}-\d{4}(?!\d|[./]\d)/gu },
  { example: '2019/03', pattern: /(?<!\d)\d{4}\s?\/\s?\d{1,2}(?!\d)/gu },
  { example: '2019.03', pattern: /(?<!\d)\d{4}\.\s?\d{1,2}(?!\d)/gu },
  { example: '2019-03', pattern: /(?<!\d)\d{4}-\d{1,2}(?!\d)/gu },
  { example: '03/19', pattern: /(?<!\d)\d{1,2}\/\d{2}(?!\d)/gu },
  {
    example: 'March 2019',
    pattern: new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})[^\\d]{0,5}\\d{2,4}(?!\\d)`, 'gu'),
  },
  { example: '2019', pattern: /(?<!\d)\d{4}(?!\d)/gu },
]
const YEAR = '2019'
/** A season stands for want of a month, so it is no notation of its own. */
const IN_SEASON = new RegExp(
  `(?<!\\p{L})(?:${SEASON})(?!\\p{L})|[년年]\\s?(?:봄|여름|가을|겨울|春|夏|秋|冬)`,
  'u',
)

/** A way in which a date is written, and how it is printed here. */
interface Notation {
  example: string
  printed: string
}

/** @param folded The same letters as `printed`, folded. */
function notationsOf(folded: string, printed: string): Notation[] {
  let rest = folded
  return NOTATIONS.flatMap(({ example, pattern }) => {
    const [first] = rest.matchAll(pattern)
    rest = rest.replaceAll(pattern, (found) => ' '.repeat(found.length))
    return first
      ? [{ example, printed: printed.slice(first.index, first.index + first[0].length) }]
      : []
  })
}

/**
 * A date as printed in each notation of the ranges of work and education, none where there is one
 * notation only. A bare year counts where the other side of its range has a month: older roles
 * and schools are often given in years, on purpose.
 */
export function mixedDateNotations({ sections }: Parts): string[] {
  const lines = sections
    .filter(({ kind }) => kind === 'work' || kind === 'education')
    .flatMap(({ lines: own }) => {
      // what a point tells of is no date of its entry
      const heads = own.filter(({ bullet }) => !bullet)
      return heads.some(({ text }) => findDates(text).length > 0) ? heads : own
    })
  const ranges = lines.flatMap(({ text }) => {
    const folded = fold(text)
    return findDates(text)
      .filter(({ range, from, to }) => range && !IN_SEASON.test(folded.slice(from, to)))
      .map(({ from, to }) => notationsOf(folded.slice(from, to), text.slice(from, to)))
  })
  const found = new Map<string, string>()
  for (const notations of ranges)
    for (const { example, printed } of notations)
      if ((notations.length > 1 || example !== YEAR) && !found.has(example))
        found.set(example, printed.trim())
  return found.size > 1 ? [...found.values()] : []
}
