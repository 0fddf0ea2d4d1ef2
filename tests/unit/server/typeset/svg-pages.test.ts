import { expect, test } from 'vitest'
import { pagesOf } from '#server/typeset/svg-pages.ts'

test('a page with nothing on it is a whole SVG document too', () => {
  const svg = [
    '<svg viewBox="0 0 100 200">',
    '    <path d="M0 0"/>',
    '    <g transform="translate(0, 0)"/>',
    '</svg>',
  ].join('\n')
  expect(pagesOf(svg)[0]).toMatch(/<g\/><\/svg>$/)
})
