import { expect, test } from 'vitest'
import { parseDate } from '#islands/ui/dates.ts'

const LOCALES = ['en', 'ar', 'de', 'fr', 'ja', 'ko', 'tr', 'vi', 'zh-CN', 'es', 'it']

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
])('%s is %s', (typed, date) => {
  expect(parseDate(typed, LOCALES, ['Heute'])).toBe(date)
})

test.each(['20', '2021-13', '13/2021', '2021-09-32', 'soon', 'Foo 2021', 'Ma 2021'])(
  '%s is no date',
  (typed) => {
    expect(parseDate(typed, LOCALES, ['Heute'])).toBeNull()
  },
)
