import { describe, expect, test } from 'vitest'
import { findDates } from '#server/reading/fields/dates.ts'

const read = (text: string) => {
  const [span, ...more] = findDates(text)
  return span && more.length === 0 ? `${span.start} → ${span.end}` : null
}

describe('a range', () => {
  test.each([
    ['Mar. 2020 – Present', '2020-03 → present'],
    ['03/2019 – nay', '2019-03 → present'],
    ['03/2021 – vorauss. 10/2025', '2021-03 → 2025-10'],
    ['Sep 2021 – (expected) June 2025', '2021-09 → 2025-06'],
    ['2022 - prévu 2025', '2022 → 2025'],
    ['2021 – dự kiến 2025', '2021 → 2025'],
    ['2021 - Beklenen 2025', '2021 → 2025'],
    ['2021 - متوقع 2025', '2021 → 2025'],
    ['2019 bis ca. 2021', '2019 → 2021'],
    ['Sept 2019 to date', '2019-09 → present'],
    ['10.2010 bis heute', '2010-10 → present'],
    ['de enero de 2014 a diciembre de 2019', '2014-01 → 2019-12'],
    ['sept. 2019 à ce jour', '2019-09 → present'],
    ['gennaio 2005 - alla data attuale', '2005-01 → present'],
    ['Mart 2019 – Devam ediyor', '2019-03 → present'],
    ["2019'dan 2021'e kadar", '2019 → 2021'],
    ['tháng 3 năm 2022 đến nay', '2022-03 → present'],
    ['أيلول ٢٠١٧ – حتى تاريخه', '2017-09 → present'],
    ['من يناير 2019 إلى مارس 2020', '2019-01 → 2020-03'],
    ['كانون الثاني ٢٠١٨ - شباط ٢٠٢٠', '2018-01 → 2020-02'],
    ['جويلية 2018 - أوت 2019', '2018-07 → 2019-08'],
    ['平成27年4月～令和元年4月', '2015-04 → 2019-04'],
    ['H27.4 - R1.5', '2015-04 → 2019-05'],
    ['2019年4月から2020年3月まで', '2019-04 → 2020-03'],
    ['2012年9月~2015年3月', '2012-09 → 2015-03'],
    ['2018.03 ~ 현재', '2018-03 → present'],
    ['2024~ 재학', '2024 → present'],
    ['2021年4月～在学', '2021-04 → present'],
    ['2024.03 ~ (재학중)', '2024-03 → present'],
    ['2022年至今HD数据公司', '2022 → present'],
    ['2023년 여름 ~ 2024년 겨울', '2023 → 2024'],
    ['2016/09–2019/05', '2016-09 → 2019-05'],
    ["Aug '17 - Feb '20", '2017-08 → 2020-02'],
    ['03/19 – 05/21', '2019-03 → 2021-05'],
    ['Jan – Mar 2020', '2020-01 → 2020-03'],
    ['03 – 08/2019', '2019-03 → 2019-08'],
    ['10 – 12 2004', '2004-10 → 2004-12'],
    ['12 2004 – 06 2005', '2004-12 → 2005-06'],
    ['07/08 2004', '2004-07 → 2004-08'],
    ['17/9 - 18/2', '2017-09 → 2018-02'],
    ['2019/20', '2019 → 2020'],
    ['Summer 2022, Summer 2023', '2022 → 2023'],
    ['Q1 2020 – Q3 2021', '2020 → 2021'],
    ['2021.06‑2021.09', '2021-06 → 2021-09'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('an open range', () => {
  test.each([
    ['since March 2019', '2019-03 → present'],
    ['seit 10/2019', '2019-10 → present'],
    ['desde 2020', '2020 → present'],
    ['Depuis 2021', '2021 → present'],
    ["Mart 2019'dan beri", '2019-03 → present'],
    ['2005’ten itibaren', '2005 → present'],
    ['2015.03 부터', '2015-03 → present'],
    ['2019 –', '2019 → present'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a single date is where something ended', () => {
  test.each([
    ['2013', ' → 2013'],
    ['Graduated May 2019', ' → 2019-05'],
    ['été 2018', ' → 2018'],
    ['1 gennaio 1950', ' → 1950-01-01'],
    ['14.03.1984', ' → 1984-03-14'],
    ['06/25/2019', ' → 2019-06-25'],
    ['2015年3月卒業', ' → 2015-03'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('figures that are no dates', () => {
  test.each([
    '12 months',
    'increased 2,019 units',
    'from 71% to 91%',
    '1:2 assignments',
    '9–11 nurses',
  ])('%s', (text) => {
    expect(findDates(text)).toEqual([])
  })
})

test('the place of a range takes in the words that belong to it', () => {
  const [span] = findDates('Acme GmbH, seit 10/2019')
  expect('Acme GmbH, seit 10/2019'.slice(span?.from, span?.to)).toBe('seit 10/2019')
})

test('a right-to-left page may print the end of a range first', () => {
  expect(findDates('مدير تصميم · 2023 – 2017')).toMatchObject([{ start: '2017', end: '2023' }])
  expect(findDates('محاضر · Present – 2019')).toMatchObject([{ start: '2019', end: 'present' }])
})

test('since opens a month with a short year', () => {
  expect(findDates('Seit 09/21')).toMatchObject([{ start: '2021-09', end: 'present' }])
})

test.each([
  ['1998.3 입학 ~ 2001.2 졸업', '1998-03', '2001-02'],
  ['2010年4月入学 ～ 2014年3月卒業', '2010-04', '2014-03'],
  ['2015.03(입사) – 2019.12(퇴사)', '2015-03', '2019-12'],
  ['2012年9月 入职 - 至今', '2012-09', 'present'],
])('what is said of the beginning stands in its range: %s', (printed, start, end) => {
  expect(findDates(printed)).toMatchObject([{ start, end }])
})

test.each([
  ['2018.03 현빛전자', '2018-03'],
  ['2019年4月 今岬造船 入社', '2019-04'],
  ['2018.06 今日海州', '2018-06'],
])('a name that begins with a word of the present is none: %s', (text, end) => {
  expect(findDates(text)).toMatchObject([{ start: '', end, range: false }])
})
