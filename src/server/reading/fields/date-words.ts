import { LOCALES } from '#contract/locales.ts'
import { fold } from '../lexicon/fold.ts'
import { LEXICONS, allWords } from '../lexicon/index.ts'
import { alternatives } from '../lexicon/words.ts'

/**
 * The words of dates in all languages at once: a resume mixes languages, and no month name of one
 * is another month in another.
 */

/** Month names by `Intl`, long and short, as standing alone and as in a date. */
function intlMonths(): [string, number][] {
  const names: [string, number][] = []
  for (const locale of LOCALES) {
    for (const month of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
      const inDate = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const date = new Date(Date.UTC(2020, index, 15))
        names.push([alone.format(date), index + 1])
        const part = inDate.formatToParts(date).find(({ type }) => type === 'month')
        if (part) names.push([part.value, index + 1])
      }
    }
  }
  return names
}

const ALL_MONTHS = [
  ...intlMonths(),
  ...LOCALES.flatMap((locale) => Object.entries(LEXICONS[locale].months)),
]

/** Month names as they are printed, in lower case. */
export const MONTH_NAMES: ReadonlySet<string> = new Set(
  ALL_MONTHS.map(([name]) => name.toLowerCase().replace(/\.$/, '')).filter(
    (name) => name.length > 1 && !/\p{Nd}/u.test(name),
  ),
)

/** Folded month name → 1 to 12. Names with digits (1月, tháng 1) have patterns of their own. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  ALL_MONTHS.map(([name, month]): [string, number] => [
    fold(name).replace(/\.$/, '').trim(),
    month,
  ]).filter(([name]) => name.length > 1 && !/\d/.test(name)),
)

/** Shorter names are words of other meanings with one letter changed. */
const LONG_NAME = 6

/** True where one letter too many, too few or another, or two that changed places, part two words. */
function isOneSlip(a: string, b: string): boolean {
  if (a.length > b.length) return isOneSlip(b, a)
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [left, right] = [a.slice(from), b.slice(from)]
  if (a.length < b.length) return left === right.slice(1)
  const isTurned = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isTurned || left.slice(1) === right.slice(1)
}

/** The month that a folded word means which is misspelt: `janurary`, `setiembere`. */
export function misspeltMonth(word: string): number | undefined {
  if (word.length < LONG_NAME) return undefined
  const found = [...MONTHS].find(
    ([name]) => name.length >= LONG_NAME && name[0] === word[0] && isOneSlip(name, word),
  )
  return found?.[1]
}

/** Folded, since dates are looked for in folded texts. */
const folded = (words: Iterable<string>) => alternatives([...words].map(fold))

export const MONTH = folded(MONTHS.keys())
export const SEASON = folded(allWords('seasons'))
export const PRESENT = folded(allWords('present'))
export const SINCE = folded(allWords('since'))
export const SINCE_AFTER = folded(allWords('sinceAfter'))
export const TO_AFTER = folded(allWords('toAfter'))
export const EXPECTED = folded(allWords('expected'))
export const ABOUT = folded(allWords('about'))
export const FROM = folded(allWords('from'))
export const TO = folded(allWords('to'))
export const AND = folded(allWords('and'))
/** What is said behind the day on which something began: `1998.3 입학 ~ 2001.2 졸업`. */
export const BEGUN = folded(
  LOCALES.flatMap((locale) => {
    const { enters = [], joins = [] } = LEXICONS[locale].events
    return [...enters, ...joins]
  }),
)
