import { describe, expect, test } from 'vitest'
import { dateWriter, digitsOf } from '#server/typeset/dates.ts'

describe('dates as each language writes them', () => {
  test.for([
    ['en', 'Mar 2019 – now', '5 Mar 2019', 'Mar 5, 2019'],
    ['en-GB', 'Mar 2019 – now', '5 Mar 2019'],
    ['de', '03/2019 – now', '05.03.2019'],
    ['fr', 'mars 2019 – now', '5 mars 2019'],
    ['es', 'mar 2019 – now', '5 mar 2019'],
    ['it', 'mar 2019 – now', '5 mar 2019'],
    ['tr', 'Mar 2019 – now', '5 Mar 2019'],
    ['vi', '03/2019 – now', '05/03/2019'],
    ['ja', '2019年3月 ～ now', '2019年3月5日'],
    ['ko', '2019년 3월 – now', '2019년 3월 5일'],
    ['zh-CN', '2019年3月 – now', '2019年3月5日'],
    // The mark keeps the dash behind the year for parsers that go by places.
    ['ar', 'مارس 2019\u200f – now', '5 مارس 2019'],
    ['ar-SA', 'مارس 2019\u200f – now', '5 مارس 2019'],
  ])('%s', ([tag = '', range, ...days]) => {
    const dates = dateWriter(tag, { present: 'now' })
    expect(dates.range('2019-03', 'present')).toBe(range)
    expect(days).toContain(dates.date('2019-03-05'))
  })

  test('an unknown language is dated in English, like its labels', () => {
    expect(dateWriter('sw', { present: 'Present' }).date('2019-03')).toBe('Mar 2019')
  })

  test('one end alone is printed alone, none is nothing', () => {
    const { range } = dateWriter('en', { present: 'Present' })
    expect(range('2019', '')).toBe('2019')
    expect(range('', '2020-12')).toBe('Dec 2020')
    expect(range('', '')).toBe('')
  })

  test('digits follow what the person wrote', () => {
    expect(digitsOf('منذ ٢٠١٩')).toBe('arab')
    expect(digitsOf('منذ 2019')).toBe('latn')
    expect(dateWriter('ar', { present: 'الآن', digits: 'arab' }).date('2019-03')).toBe('مارس ٢٠١٩')
  })

  test.for([
    ['en', 'short', 'Mar 2021'],
    ['en', 'long', 'March 2021'],
    ['en', 'numeric', '03/2021'],
    ['en', 'year', '2021'],
    ['en', 'era', 'Mar 2021'],
    ['de', 'long', 'März 2021'],
    ['es', 'numeric', '03/2021'],
    ['tr', 'numeric', '03.2021'],
    ['ar', 'numeric', '03/2021'],
    ['ko', 'numeric', '2021.03'],
    ['zh-CN', 'numeric', '2021.03'],
    ['ja', 'numeric', '2021/03'],
    ['ja', 'era', '令和3年3月'],
  ] as const)('%s in the format %s', ([tag, format, month]) => {
    expect(dateWriter(tag, { present: 'now', format }).date('2021-03')).toBe(month)
  })

  test('a span within one year is that year when years are all that is asked for', () => {
    const { range } = dateWriter('en', { present: 'now', format: 'year' })
    expect(range('2021-03', '2021-09')).toBe('2021')
    expect(range('2021-03', '2022-09')).toBe('2021 – 2022')
  })

  test('the first year of an era is called so', () => {
    expect(dateWriter('ja', { present: '現在', format: 'era' }).date('2019-05')).toBe('令和元年5月')
  })
})
