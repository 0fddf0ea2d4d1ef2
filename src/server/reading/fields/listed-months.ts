/** Months of several years that are listed one by one, as seasonal work is. */
import { allWords } from '../lexicon/index.ts'
import { fold } from '../lexicon/fold.ts'
import { MONTHS } from './date-words.ts'
import type { DateSpan } from './dates.ts'

const YEAR = /^(?:19|20)\d{2}$/
const BETWEEN = /[\s,،、;/&+.–—-]+/u
const WORDS = new Set([...allWords('and'), ...allWords('seasons')].map(fold))

/** A year with the month of a word, where it is one. */
function dateOf(year: string, word: string): string {
  const month = MONTHS.get(word)
  return month ? `${year}-${String(month).padStart(2, '0')}` : year
}

/**
 * The time from the first to the last month of a text that lists months of two years or more and
 * says nothing else: `Juillet, décembre 2018 et janvier-février, avril 2019`; null for any other.
 */
export function listedMonths(text: string): DateSpan | null {
  const words = fold(text).split(BETWEEN).filter(Boolean)
  const last = words.at(-1) ?? ''
  const years = words.filter((word) => YEAR.test(word))
  const months = words.filter((word) => MONTHS.has(word))
  // the year stands behind its months
  if (years.length < 2 || months.length < 3 || !YEAR.test(last) || YEAR.test(words[0]!)) return null
  if (!words.every((word) => YEAR.test(word) || MONTHS.has(word) || WORDS.has(word))) return null
  const start = dateOf(years[0]!, words[0]!)
  const end = dateOf(last, words.at(-2)!)
  return start < end ? { start, end, from: 0, to: text.length, range: true } : null
}
