import { expect, test } from 'vitest'
import { phonesIn } from '#server/reading/fields/contact.ts'

test.each([
  ['4/2020 – 08/2022', []],
  ['04/2020 – 8/2022', []],
  ['2019.04 – 2021.03', []],
  ['Tel. 0151 5550 8812', ['0151 5550 8812']],
  ['030/2012345, mobil 0151/5550 8812', ['030/2012345', '0151/5550 8812']],
])('the phones of %s are %s', (printed, phones) => {
  expect(phonesIn(printed, 'de').map(({ text }) => text)).toEqual(phones)
})
