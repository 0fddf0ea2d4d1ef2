import type { ResumeDate } from '#contract/resume.ts'

/** Ways to write a date in figures; the names say which part is which. */
const FIGURES = [
  /^(?<year>\d{4})\s*[年년]?$/,
  /^(?<year>\d{4})\s*[-/.年년]\s*(?<month>\d{1,2})\s*[月월]?$/,
  /^(?<month>\d{1,2})\s*[-/.]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})\s*[-/.年년]\s*(?<month>\d{1,2})\s*[-/.月월]\s*(?<day>\d{1,2})\s*[日일]?$/,
  /^(?<day>\d{1,2})\s*[-/.]\s*(?<month>\d{1,2})\s*[-/.]\s*(?<year>\d{4})$/,
] as const

/** A year with words on one side or both: 'Sept. 2021', '2021 Eylül', '5 de sept de 2021'. */
const YEAR = /^(?<before>[^\d]*(?:\d{1,2}(?!\d)[^\d]*)?)(?<year>\d{4})(?<after>\D.*)?$/u

/** The day at either end of a month's name, and what stands between. */
const DAY = /^(?<first>\d{1,2})[\s.]+(?:de )?|[\s.]+(?<last>\d{1,2})$/u

/**
 * A date as people write it, as the resume keeps it; null when it is none.
 *
 * @param locales Languages whose month names count.
 * @param present Words for a time that goes on.
 * @example parseDate('Sep 2021', ['en'], ['Present']) // '2021-09'
 */
export function parseDate(
  text: string,
  locales: readonly string[],
  present: readonly string[],
): ResumeDate | null {
  const plain = asciiDigits(text.normalize('NFKC')).trim().toLowerCase()
  if (plain === '') return ''
  if (['present', ...present].some((word) => word.toLowerCase() === plain)) return 'present'
  for (const pattern of FIGURES) {
    const parts = pattern.exec(plain)?.groups
    if (parts) return written(parts.year, parts.month, parts.day)
  }
  const { year, before = '', after = '' } = YEAR.exec(plain)?.groups ?? {}
  return year === undefined ? null : inWords(year, `${before} ${after}`, locales)
}

/** A year with a month's name and perhaps a day. */
function inWords(year: string, text: string, locales: readonly string[]): ResumeDate | null {
  const name = text.replace(/[,،]/g, ' ').trim().replace(/ de$/, '').trim()
  const month = monthNamed(name, locales)
  if (month) return written(year, String(month))
  const { first, last } = DAY.exec(name)?.groups ?? {}
  const named = monthNamed(name.replace(DAY, ''), locales)
  return named && (first ?? last) ? written(year, String(named), first ?? last) : null
}

/** Eastern Arabic and other decimal digits as 0–9, which sets them apart from letters. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    // Every script's ten digits stand in a row; its zero is where the row begins.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
    return String(code - zero)
  })
}

function written(year = '', month?: string, day?: string): ResumeDate | null {
  if (month === undefined) return year
  if (Number(month) < 1 || Number(month) > 12) return null
  const date = `${year}-${month.padStart(2, '0')}`
  if (day === undefined) return date
  return Number(day) < 1 || Number(day) > 31 ? null : `${date}-${day.padStart(2, '0')}`
}

/** 1 to 12 for the name of a month or at least its first three letters. */
function monthNamed(name: string, locales: readonly string[]): number | null {
  const wanted = name.replace(/\.$/, '').trim()
  if (wanted === '') return null
  for (const locale of locales) {
    for (const style of ['long', 'short'] as const) {
      const index = monthNames(locale, style).findIndex(
        (month) => month === wanted || (wanted.length >= 3 && month.startsWith(wanted)),
      )
      if (index >= 0) return index + 1
    }
  }
  return null
}

function monthNames(locale: string, month: 'long' | 'short'): string[] {
  const names = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) =>
    names
      .format(Date.UTC(2021, index, 15))
      .toLowerCase()
      .replace(/\.$/, ''),
  )
}
