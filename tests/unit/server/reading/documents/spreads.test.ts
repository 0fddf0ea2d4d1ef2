import { expect, test } from 'vitest'
import { pagesOfSpread } from '#server/reading/documents/pdf/reading-order.ts'
import type { Segment } from '#server/reading/documents/pdf/segments.ts'

const segment = (x: number, right: number): Segment => ({
  letters: [],
  x,
  right,
  baseline: 100,
  size: 10,
  bold: false,
  rightToLeft: false,
  top: 92,
  order: 0,
  startsCell: false,
})

const left = [segment(40, 520), segment(40, 300)]
const right = [segment(640, 1100), segment(640, 900)]

test('a sheet of two pages is read page by page, in the direction of its writing', () => {
  const sheet = { width: 1190, height: 842 }
  expect(pagesOfSpread([...right, ...left], sheet, false)).toEqual([left, right])
  expect(pagesOfSpread([...left, ...right], sheet, true)).toEqual([right, left])
})

test('what crosses the middle, or an upright page, makes one', () => {
  const banner = segment(40, 1100)
  const all = [banner, ...left, ...right]
  expect(pagesOfSpread(all, { width: 1190, height: 842 }, false)).toEqual([all])
  expect(pagesOfSpread([...left, ...right], { width: 1190, height: 1684 }, false)).toHaveLength(1)
})
