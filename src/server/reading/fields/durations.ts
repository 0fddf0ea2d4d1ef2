import { LOCALES } from '#contract/locales.ts'
import { LEXICONS, allWords } from '../lexicon/index.ts'
import { isOpen } from '../lexicon/open.ts'
import { alternatives } from '../lexicon/words.ts'

/** How long somebody was somewhere, as printed beside the dates that it follows from. */

const unitsOf = (unit: 'years' | 'months' | 'weeks' | 'days', asian: boolean) =>
  alternatives(
    LOCALES.flatMap((locale) => LEXICONS[locale].durations[unit]).filter(
      (word) => ASIAN.test(word) === asian,
    ),
  )
const ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u

const [years, months, weeks] = (['years', 'months', 'weeks'] as const).map((unit) =>
  unitsOf(unit, false),
)
const [asianYears, asianMonths] = (['years', 'months'] as const).map((unit) => unitsOf(unit, true))
/** What is short is told in brackets alone: 5日 is a date as well. */
const short = (['weeks', 'days'] as const)
  .flatMap((unit) => [unitsOf(unit, true), unitsOf(unit, false)])
  .filter(Boolean)
  .join('|')
const and = alternatives(allWords('and'))

/** `(2 yrs 3 mos)`, `· 3 ans`, `4年5個月`. */
const DURATION = new RegExp(
  [
    `[(（·,]?\\s*\\b\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\s*(?:${years}|${months}|${weeks})(?!\\p{L})\\.?(?:\\s*(?:,|${and})?\\s*\\d{1,2}\\s*(?:${months})(?!\\p{L})\\.?)?\\s*[)）]?`,
    `[(（]?\\d{1,2}\\s*(?:${asianYears})\\s*(?:\\d{1,2}\\s*(?:${asianMonths}))?(?:間|间)?[)）]?$`,
    `[(（](?:\\d{1,2}\\s*(?:${asianYears})\\s*)?\\d{1,2}\\s*(?:${asianMonths})(?:間|间)?[)）]`,
    `[(（]\\d{1,2}\\s*(?:${short})[)）]`,
  ].join('|'),
  'giu',
)

const YEARS = new RegExp(`^(?:${years}|${asianYears})$`, 'iu')
/** Parts of a month. */
const PARTS: readonly [RegExp, number][] = (
  [
    ['weeks', 4],
    ['days', 30],
  ] as const
).map(([unit, count]) => [
  new RegExp(`^(?:${[true, false].map((asian) => unitsOf(unit, asian)).join('|')})$`, 'iu'),
  count,
])

/**
 * A text without what it says about how long something took; `a trip of 3 months` says what it was.
 */
export function withoutDuration(text: string): string {
  return text
    .replace(DURATION, (duration, ...rest) => {
      const at = rest.findLast((one) => typeof one === 'number') as number
      const behind = text.slice(at + duration.length)
      const isInside = /\p{L}/u.test(text.slice(0, at)) && /\p{L}/u.test(behind)
      if (isInside || (isOpen(text.slice(0, at).trimEnd()) && !/^\s*[(（]/u.test(duration)))
        return duration
      return /^\s*$/.test(text.slice(0, at)) || /^\P{L}/u.test(behind) ? '' : ' '
    })
    .trimEnd()
}

/** True when a text only says how long something took. */
export function isDuration(text: string): boolean {
  return text.trim() !== '' && text.replace(DURATION, '').trim() === ''
}

const monthsIn = (unit: string) =>
  YEARS.test(unit) ? 12 : 1 / (PARTS.find(([name]) => name.test(unit))?.[1] ?? 1)

/** A printed duration in months. */
export function monthsOf(duration: string): number {
  return [...duration.matchAll(/(\d{1,2})\s*(\p{L}+)/gu)].reduce(
    (all, [, figure, unit]) => all + Math.ceil(Number(figure) * monthsIn(unit!)),
    0,
  )
}

/** A text without the durations for which `follows` is true. */
export function withoutDurationsThat(text: string, follows: (months: number) => boolean): string {
  return text.replace(DURATION, (duration) => (follows(monthsOf(duration)) ? ' ' : duration))
}
