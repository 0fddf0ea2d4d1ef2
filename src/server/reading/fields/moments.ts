/** Moments as resumes print them: what a pattern of dates makes of its figures and names. */
import { MONTHS } from './date-words.ts'

/** A date as far as it is printed. */
export interface Moment {
  year: number
  month?: number
  day?: number
}

/** What a pattern found; `weak` counts only as one side of a range. */
export interface Found {
  start?: Moment
  /** Set when the pattern is a range in itself: `2019/20`. */
  end?: Moment
  present?: boolean
  /** A month whose year stands on the other side of the range: `Jan – Mar 2020`. */
  monthOnly?: number
  weak?: boolean
}

/** First years of the Japanese eras. */
export const ERAS: Readonly<Record<string, number>> = {
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  大正: 1912,
  r: 2019,
  h: 1989,
  s: 1926,
}

export const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
export const isMonth = (month: number | undefined) =>
  month !== undefined && month >= 1 && month <= 12
const isDay = (day: number | undefined) => day !== undefined && day >= 1 && day <= 31

export function moment(year?: string, month?: string | number, day?: string): Moment | null {
  const result: Moment = { year: Number(year) }
  const monthNumber = typeof month === 'number' ? month : number(month)
  if (monthNumber === undefined) return result
  if (!isMonth(monthNumber)) return null
  result.month = monthNumber
  const dayNumber = number(day)
  if (isDay(dayNumber)) result.day = dayNumber
  return result
}

/** 三 → 3. */
export const figureOf = (letter: string) =>
  String(Math.max(0, '〇一二三四五六七八九'.indexOf(letter)))

export const found = (start: Moment | null, weak = false): Found | null =>
  start && (weak ? { start, weak } : { start })

/** 20 → 2020, 98 → 1998: a resume reaches from sixty years ago to ten ahead. */
export const fullYear = (text: string) => {
  const year = Number(text)
  return String(year + (year > 40 ? 1900 : 2000))
}

export const shortYearMonth = (year: string, month: string) => moment(fullYear(year), month)
/** `17/9` and `08/7` begin with the year: a month ends at twelve, and a year has two figures. */
export const isYearFirst = (first: string, second: string) =>
  Number(first) > 12 || /^[1-9]$/u.test(second)

export const monthOf = (name: string | undefined) => MONTHS.get((name ?? '').replace(/\s+/g, ' '))
