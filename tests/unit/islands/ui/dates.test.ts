import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import type { ResumeDate } from '#contract/resume.ts'
import { formatDate } from '#contract/written-date.ts'
import { parseDate } from '#islands/ui/dates.ts'

test.each([
  ['', ''],
  ['2021', '2021'],
  ['2021-9', '2021-09'],
  ['2021/09', '2021-09'],
  ['09/2021', '2021-09'],
  ['9.2021', '2021-09'],
  ['2021-09-04', '2021-09-04'],
  ['Sept 2021', '2021-09'],
  ['sep. 2021', '2021-09'],
  ['September, 2021', '2021-09'],
  ['2021 Eylül', '2021-09'],
  ['März 2021', '2021-03'],
  ['février 2021', '2021-02'],
  ['سبتمبر 2021', '2021-09'],
  ['٢٠٢١', '2021'],
  ['٢٠٢١-٠٩', '2021-09'],
  ['2021年9月', '2021-09'],
  ['2021년 9월', '2021-09'],
  ['2021年9月4日', '2021-09-04'],
  ['2021年', '2021'],
  ['tháng 9 2021', '2021-09'],
  ['Present', 'present'],
  ['HEUTE', 'present'],
  ['5 Sept 2021', '2021-09-05'],
  ['Sep 5, 2021', '2021-09-05'],
  ['05.09.2021', '2021-09-05'],
  ['5 de septiembre de 2021', '2021-09-05'],
])('%s is %s', (typed, date) => {
  expect(parseDate(typed, LOCALES, ['Heute'])).toBe(date)
})

test.each(['20', '2021-13', '13/2021', '2021-09-32', 'soon', 'Foo 2021', 'Ma 2021'])(
  '%s is no date',
  (typed) => {
    expect(parseDate(typed, LOCALES, ['Heute'])).toBeNull()
  },
)

const MONTHS = Array.from(
  { length: 12 },
  (_, index) => `2023-${String(index + 1).padStart(2, '0')}`,
)

describe.for(LOCALES)('a date in %s', (locale) => {
  test('is read again as it is written, year, month and day', () => {
    const dates = ['2023', ...MONTHS, ...MONTHS.map((month) => `${month}-05`), 'present', '']
    const read = dates.map((date) =>
      parseDate(formatDate(date as ResumeDate, locale, 'Now'), [locale, 'en'], ['Now']),
    )
    expect(read).toEqual(dates)
  })
})

test.each([
  ['en', 'Sep 2023'],
  ['de', '09/2023'],
  ['ja', '2023年9月'],
  ['zh-CN', '2023年9月'],
])('in %s a month is %s', (locale, text) => {
  expect(formatDate('2023-09', locale, '')).toBe(text)
})
