import { closestLocale } from '#contract/locales.ts'
import type { ResumeDate } from '#contract/resume.ts'
import { typographyOf } from './typography.ts'

export type Digits = 'latn' | 'arab'

/** How the dates of one resume are written. */
export interface DateWriter {
  date(date: ResumeDate): string
  /** Both ends when there are two, else the one there is; '' when there is none. */
  range(start: ResumeDate, end: ResumeDate): string
  /** A whole number in the digits of the resume. */
  number(value: number): string
}

const ARABIC_DIGITS = /[٠-٩]/g
const WESTERN_DIGITS = /[0-9]/g

/**
 * The digits a text is written with. Arabic is printed with both kinds, by country and by
 * taste, so we follow what the person wrote.
 */
export function digitsOf(text: string): Digits {
  const arabic = text.match(ARABIC_DIGITS)?.length ?? 0
  const western = text.match(WESTERN_DIGITS)?.length ?? 0
  return arabic > western ? 'arab' : 'latn'
}

const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** Building one takes longer than all that a resume has it write; a process ends long before there are many. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = FORMATS.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, options)
  FORMATS.set(key, format)
  return format
}

/**
 * Dates as the resume's language writes them; `Intl` knows the order and the months.
 *
 * @param present The word for "until now" in that language.
 * @example dateWriter('de', 'heute').range('2019-03', 'present') // '03/2019 – heute'
 */
export function dateWriter(tag: string, present: string, digits: Digits = 'latn'): DateWriter {
  const { month, monthTag, day, range } = typographyOf(tag)
  // The words around the dates fall back to English with an unknown language; so do the dates.
  const closest = closestLocale(tag)
  const known = closest.split('-')[0] === tag.toLowerCase().split('-')[0]
  const options = { calendar: 'gregory', numberingSystem: digits, timeZone: 'UTC' } as const
  const own = known ? tag : closest
  const formats = [
    dateFormat(own, { year: 'numeric', ...options }),
    dateFormat(monthTag ?? own, { ...month, ...options }),
    dateFormat(own, { ...day, ...options }),
  ]
  const numbers = new Intl.NumberFormat(closest, { numberingSystem: digits, useGrouping: false })

  const date = (value: ResumeDate): string => {
    if (value === '' || value === 'present') return value && present
    const precision = value.split('-').length - 1
    return formats[precision]?.format(new Date(`${value}${'-01'.repeat(2 - precision)}`)) ?? ''
  }
  return {
    date,
    range: (start, end) => [date(start), date(end)].filter(Boolean).join(range),
    number: (value) => numbers.format(value),
  }
}
