import { expect, test } from 'vitest'
import { AA_CONTRAST, contrast, readable } from '#stores/contrast.ts'

test('black on white is the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})

test('a colour that can be read stays as it is', () => {
  expect(readable('#1f3a5f')).toBe('#1f3a5f')
})

test.each(['#ffd700', '#ff8060', '#00ff00', '#ffffff', '#777777'])(
  '%s becomes a shade that can be read, and no darker than needed',
  (color) => {
    const shade = readable(color)
    expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(AA_CONTRAST)
    expect(contrast(shade, '#ffffff')).toBeLessThan(AA_CONTRAST + 0.3)
  },
)
