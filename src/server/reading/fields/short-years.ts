/** Dates whose years have two figures: `17/9`, `03/19`, `'05.03`, `17.09 ~ 현재`. */
import { PRESENT } from './date-words.ts'
import { found, fullYear, isYearFirst, moment, shortYearMonth, type Found } from './moments.ts'

/** A way to write a moment, or two of them as a range. */
export interface Pattern {
  name: string
  example: string
  regex: RegExp
  /** How the same must be printed, where folding takes away what tells: a dash is no hyphen. */
  printed?: RegExp
  read: (groups: (string | undefined)[]) => Found | null
}

export const sticky = (source: string): RegExp => new RegExp(source, 'uy')
/** Behind a date stands no letter and no figure. */
export const END = '(?![\\p{L}\\p{N}])'

/** 31/12, 30/11: the last day of a month, and no year that lies ahead. */
const isLastDay = (day: string, month: string): boolean =>
  Number(day) >= 30 && Number(day) <= 31 && month.length === 2

/** Tried in this order at each place, behind dates with whole years. */
export const SHORT_YEARS: readonly Pattern[] = [
  {
    name: 'short years, months in figures, as a range',
    example: '10/11 - 11/2',
    regex: sticky(`(\\d{2})/(\\d{1,2})\\s*[-~至]\\s*(\\d{2})/(\\d{1,2})(?![\\d/.,%])${END}`),
    read: ([year = '', month = '', endYear = '', endMonth = '']) => {
      const start = shortYearMonth(year, month)
      const end = shortYearMonth(endYear, endMonth)
      const isSure = isYearFirst(year, month) || isYearFirst(endYear, endMonth)
      return start && end && isSure ? { start, end } : null
    },
  },
  {
    name: 'short years, months behind points, as a range',
    example: '91. 8 - 24. 3, 24. 5 - 현재',
    regex: sticky(
      `(\\d{2})\\.\\s(\\d{1,2})\\s*[-~]\\s*(?:(\\d{2})\\.\\s(\\d{1,2})(?![\\d/.,%])|(?=${PRESENT}))`,
    ),
    read: ([year = '', month = '', endYear, endMonth]) => {
      const start = shortYearMonth(year, month)
      if (!start || !isYearFirst(year, month)) return null
      const end = endYear && endMonth ? shortYearMonth(endYear, endMonth) : null
      return end ? { start, end } : endYear ? null : { start }
    },
  },
  {
    name: 'short years and months with points, as an East Asian range',
    example: '17.09 ~ 현재, 12.03 ~ 17.08, 05.02.14 ~ 07.02.13',
    regex: sticky(
      `(\\d{2})\\.(\\d{2})(?:\\.(\\d{2}))?\\.?\\s?~\\s?(?:(\\d{2})\\.(\\d{2})(?:\\.(\\d{2}))?(?![\\d/.,%])|(?=${PRESENT}))`,
    ),
    read: ([year = '', month = '', day, endYear, endMonth = '', endDay]) => {
      const start = moment(fullYear(year), month, day)
      if (!endYear) return start ? { start } : null
      const end = moment(fullYear(endYear), endMonth, endDay)
      return start && end ? { start, end } : null
    },
  },
  {
    name: 'shortened year, month in figures',
    example: "'05.03 ~ '11.08",
    regex: sticky("(?<=')(\\d{2})[./]\\s?(\\d{1,2})(?![\\d/%])\\.?"),
    read: ([year = '', month = '']) => found(shortYearMonth(year, month)),
  },
  {
    name: 'short year, month in figures',
    example: '17/9 - present',
    regex: sticky(`(\\d{2})/(\\d{1,2})(?![\\d/.,%])`),
    read: ([year = '', month = '']) =>
      isYearFirst(year, month) && !isLastDay(year, month)
        ? found(shortYearMonth(year, month), true)
        : null,
  },
  {
    name: 'month, short year in figures',
    example: '03/19 – 05/21',
    // behind the word for a day it is one, with its month: ngày 1/12
    regex: sticky(`(?<!ngay )(0?[1-9]|1[0-2])[/.](\\d{2})(?![\\d/.,%])${END}`),
    read: ([month, year = '']) => found(moment(fullYear(year), month), true),
  },
]
