import { expect, test } from 'vitest'
import { lettersOf } from '#server/reading/documents/pdf/letters.ts'
import type { Glyph } from '#server/reading/documents/pdf/page.ts'

/** Letters from left to right as `text`, place and width; one glyph draws lam and alef together. */
const spoken = (...drawn: [text: string, x: number, width: number][]) =>
  lettersOf(
    drawn.map(([text, x, width]): Glyph => ({
      text,
      x,
      width,
      baseline: 100,
      size: 10,
      angle: 0,
      bold: false,
      italic: false,
      color: '#000000',
      alpha: 1,
      invisible: false,
      clipped: false,
      order: 0,
    })),
  )
    .map(({ text }) => text)
    .toReversed()
    .join('')

test('an alef without a width belongs to the lam that it is drawn with', () => {
  // as Chromium writes them
  expect(spoken(['ل', 0, 6], ['ا', 6, 0], ['ل', 6, 6], ['خ', 12, 6])).toBe('خلال')
  expect(spoken(['م', 0, 6], ['ا', 6, 0], ['ل', 6, 6], ['س', 12, 6])).toBe('سلام')
  // behind its lam, as others do
  expect(spoken(['م', 0, 6], ['ل', 6, 6], ['ا', 12, 0], ['س', 12, 6])).toBe('سلام')
})
