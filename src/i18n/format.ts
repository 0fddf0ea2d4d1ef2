import { directionOf } from '#contract/locales.ts'
import { format, type Message, type Template } from '#contract/message.ts'
import type { ResumeDate } from '#contract/resume.ts'

type Params = Record<string, string | number>

/** One file of sentences: groups of keys, as in `locales/<locale>/*.json`. */
export type Catalogue = Record<string, Record<string, Template>>

/**
 * The text of a message: finished text as it is, a key `<group>.<key>` from its catalogue.
 * A key that the catalogue does not have gives '', since no visitor can do anything with a key.
 *
 * @example textOf({ key: 'work.gap', params: { months: 7 } }, rubric, 'en')
 */
export function textOf(message: Message, catalogue: Catalogue, locale: string): string {
  if ('text' in message) return message.text
  const [group = '', key = ''] = message.key.split('.')
  const template = catalogue[group]?.[key]
  return template === undefined
    ? ''
    : format(template, withDatesWritten(message.params, locale), locale)
}

/** Values that are dates of a resume, as it keeps them. */
const DATES: ReadonlySet<string> = new Set(['date', 'start', 'end'])
const KEPT_DATE = /^\d{4}(?:-\d{2}){0,2}$/

/** The values of a message with its dates as the language writes them in a sentence. */
const withDatesWritten = (params: Params, locale: string): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      DATES.has(name) && typeof value === 'string' && KEPT_DATE.test(value)
        ? formatDate(value, locale, '', 'long')
        : value,
    ]),
  )

type Parts = Pick<Intl.DateTimeFormatOptions, 'month' | 'day'>

/** Languages whose resumes write a month in figures, not by its name. */
const IN_FIGURES: ReadonlySet<string> = new Set(['de', 'vi'])

/** What is written of a date, by how much of it is known. */
const FORMATS: Record<'short' | 'long' | 'figures', readonly Parts[]> = {
  short: [{}, { month: 'short' }, { month: 'short', day: 'numeric' }],
  long: [{}, { month: 'long' }, { month: 'long', day: 'numeric' }],
  figures: [{}, { month: '2-digit' }, { month: '2-digit', day: '2-digit' }],
}

/**
 * A date of the resume as a language writes it; `parseDate` of `islands/ui` reads it again.
 *
 * @param present The word for a time that goes on.
 * @param names How the names of months are written, where they are.
 * @example formatDate('2023-09', 'en', 'Present') // 'Sep 2023'
 * @example formatDate('2023-09', 'ja', '現在') // '2023年9月'
 */
export function formatDate(
  date: ResumeDate,
  locale: string,
  present: string,
  names: 'short' | 'long' = 'short',
): string {
  if (date === '' || date === 'present') return date && present
  const precision = date.split('-').length - 1
  const inFigures = IN_FIGURES.has(locale)
  // 'tháng 9, 2023' is no date of a resume, and 09/2023 is.
  const tag = inFigures && precision < 2 ? 'en-GB' : locale
  return new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    ...FORMATS[inFigures ? 'figures' : names][precision],
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(Date.UTC(...numbersOf(date)))
}

function numbersOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month - 1, day]
}

/**
 * A share from 0 to 1 as the language writes it.
 *
 * @example percent(0.42, 'de') // '42 %'
 */
export function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/**
 * Whole US dollars as the language writes them.
 *
 * @example dollars(10, 'de') // '10 $'
 */
export function dollars(amount: number, locale: string): string {
  const options = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
  const written = (language: string) => new Intl.NumberFormat(language, options).format(amount)
  // The language's own `US$` falls apart between words that run the other way: `$US 10`.
  return directionOf(locale) === 'rtl' ? `\u2066${written('en')}\u2069` : written(locale)
}

/**
 * A number that becomes another; the arrow leads on in the direction of writing.
 *
 * @example becomes(43, 53, 'en') // '43 → 53'
 */
export function becomes(from: number, to: number, locale: string): string {
  const arrow = directionOf(locale) === 'rtl' ? '←' : '→'
  return format(`{from} ${arrow} {to}`, { from, to }, locale)
}

/** A language's name in another language, such as 'German' for 'de'; the tag when unknown. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
