import { expect, test } from 'vitest'
import { contactIn, emailsIn, phonesIn } from '#server/reading/fields/contact.ts'
import { documentOf } from '../lines.ts'

test.each([
  ['4/2020 – 08/2022', []],
  ['04/2020 – 8/2022', []],
  ['2019.04 – 2021.03', []],
  ['Tel. 0151 5550 8812', ['0151 5550 8812']],
  ['030/2012345, mobil 0151/5550 8812', ['030/2012345', '0151/5550 8812']],
])('the phones of %s are %s', (printed, phones) => {
  expect(phonesIn(printed, 'de').map(({ text }) => text)).toEqual(phones)
})

test.each([
  ['邮箱lin@example.org', 'lin@example.org'],
  ['メールaoba.h@example.jp', 'aoba.h@example.jp'],
  ['이메일 haneul@example.kr', 'haneul@example.kr'],
  ['البريد sami@example.org', 'sami@example.org'],
  ['E-Mail: jürgen@example.de', 'jürgen@example.de'],
  ['élise@example.fr', 'élise@example.fr'],
])('the address in %s is %s', (printed, address) => {
  expect(emailsIn(printed)).toEqual([address])
})

test.each(['Revista 31-44. 10.55512', 'doi 10.5555/2044-8113', 'Almera, provincia 12345 12345'])(
  'there is no phone in %s',
  (printed) => {
    expect(phonesIn(printed, 'es')).toEqual([])
  },
)

test('the number of a patent among words is no phone', () => {
  const { lines } = documentOf('林远\n一种花盆及其用途 · 3055512345678')
  expect(contactIn(lines, 'zh-CN').phone).toBe('')
})
