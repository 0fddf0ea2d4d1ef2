import { closestLocale } from '#contract/locales.ts'
import type { ResumeDate } from '#contract/resume.ts'
import type { DateFormat } from '#contract/template.ts'
import { typographyOf, type Typography } from './typography.ts'

export type Digits = 'latn' | 'arab'

/** How the dates of one resume are written. */
export interface DateWriter {
  date(date: ResumeDate): string
  /** Both ends when there are two, else the one there is; '' when there is none. */
  range(start: ResumeDate, end: ResumeDate): string
  /** A whole number in the digits of the resume. */
  number(value: number): string
  /** Year and month apart, as the columns of a form take them; '' for a part that is not there. */
  columns(date: ResumeDate): { year: string; month: string }
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

interface DateStyle {
  /** The word for "until now" in the resume's language. */
  present: string
  digits?: Digits
  format?: DateFormat
}

/**
 * Dates as the resume's language writes them; `Intl` knows the order and the months.
 *
 * @example dateWriter('de', { present: 'heute' }).range('2019-03', 'present') // '03/2019 – heute'
 */
export function dateWriter(
  tag: string,
  { present, digits = 'latn', format = 'usual' }: DateStyle,
): DateWriter {
  const { range, ...typography } = typographyOf(tag)
  // The words around the dates fall back to English with an unknown language; so do the dates.
  const closest = closestLocale(tag)
  const known = closest.split('-')[0] === tag.toLowerCase().split('-')[0]
  const own = known ? tag : closest
  const numbers = new Intl.NumberFormat(closest, { numberingSystem: digits, useGrouping: false })
  const formats = FORMATTERS[format === 'era' && closest !== 'ja' ? 'usual' : format]({
    own,
    digits,
    typography,
  })

  const date = (value: ResumeDate): string => {
    if (value === '' || value === 'present') return value && present
    const precision = value.split('-').length - 1
    return formats[precision]?.(new Date(`${value}${'-01'.repeat(2 - precision)}`)) ?? ''
  }
  return {
    date,
    range: (start, end) => [...new Set([date(start), date(end)])].filter(Boolean).join(range),
    number: (value) => numbers.format(value),
    columns: (value) => {
      const [year = '', month, day] = value.split('-')
      if (!/^\d/.test(value)) return { year: '', month: '' }
      // Forms have a column for each, whose heading says what stands in it.
      const isEra = format === 'era' && closest === 'ja'
      const inEra = isEra ? date(month ? `${year}-${month}` : year).replace(/年.*$/, '') : ''
      const numbered = [month, day].filter((part) => part !== undefined)
      return {
        year: inEra || numbers.format(Number(year)),
        month:
          format === 'year' ? '' : numbered.map((part) => numbers.format(Number(part))).join('/'),
      }
    },
  }
}

interface Language {
  own: string
  digits: Digits
  typography: Omit<Typography, 'range'>
}

type Formatter = (date: Date) => string

/** What writes a year, a month and a day in each format. */
const FORMATTERS: Record<DateFormat, (language: Language) => Formatter[]> = {
  usual: ({ own, digits, typography: { month, monthTag = own, day } }) => [
    formatter(own, digits, {}),
    formatter(monthTag, digits, month),
    formatter(own, digits, day),
  ],
  short: (language) => inWords(language, 'short'),
  long: (language) => inWords(language, 'long'),
  numeric: (language) => [
    formatter(language.own, language.digits, {}),
    inFigures(language),
    formatter(language.own, language.digits, { month: '2-digit', day: '2-digit' }),
  ],
  year: ({ own, digits }) => {
    const year = formatter(own, digits, {})
    return [year, year, year]
  },
  era: () => [byEra({}), byEra({ month: 'long' }), byEra({ month: 'long', day: 'numeric' })],
}

const inWords = ({ own, digits }: Language, month: 'short' | 'long') => [
  formatter(own, digits, {}),
  formatter(own, digits, { month }),
  formatter(own, digits, { month, day: 'numeric' }),
]

const byEra = (parts: Intl.DateTimeFormatOptions) =>
  formatter('ja', 'latn', { calendar: 'japanese', era: 'long', ...parts })

function inFigures({ own, digits, typography: { figures } }: Language): Formatter {
  const options = { numberingSystem: digits, minimumIntegerDigits: 2, useGrouping: false }
  const { format } = new Intl.NumberFormat(own, options)
  return (date) =>
    figures
      .replace('YYYY', format(date.getUTCFullYear()))
      .replace('MM', format(date.getUTCMonth() + 1))
}

function formatter(
  tag: string,
  numberingSystem: Digits,
  options: Intl.DateTimeFormatOptions,
): Formatter {
  const all = { calendar: 'gregory', year: 'numeric', numberingSystem, timeZone: 'UTC' } as const
  const format = dateFormat(tag, { ...all, ...options })
  return (date) => format.format(date)
}
