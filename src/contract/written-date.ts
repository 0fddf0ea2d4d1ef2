/** Dates of a resume as people write them. */
import type { ResumeDate } from './resume.ts'

type Params = Record<string, string | number>

/** Values that are dates of a resume, as it keeps them. */
const DATES: ReadonlySet<string> = new Set(['date', 'start', 'end'])
const KEPT_DATE = /^\d{4}(?:-\d{2}){0,2}$/

/** The values of a message with its dates as the language writes them in a sentence. */
export const withDatesWritten = (params: Params, locale: string): Params =>
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
