import { expect, test } from 'vitest'
import { isApart } from '#server/reading/documents/pdf/apart.ts'

test('a number to call on a line of its own does not go on with the address above', () => {
  expect(isApart('1, allée des Tilleuls, 31300 Toulouse, France', '(+33) 6 14 32 21 27')).toBe(true)
  expect(isApart('You can reach me at any time of the day at:', '+33 6 14 32 21 27')).toBe(false)
  expect(isApart('sold in the first year', '(+12 % on the year before)')).toBe(false)
})
