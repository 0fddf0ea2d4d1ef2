import { expect, test } from 'vitest'
import { emailsIn, phonesIn } from '#server/reading/fields/contact.ts'

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
