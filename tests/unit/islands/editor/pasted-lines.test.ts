import { expect, test } from 'vitest'
import { withBullets } from '#islands/editor/rich/pasted-lines.ts'

test.each([
  ['• Built it\n• Ran it', '<ul><li>Built it</li><li>Ran it</li></ul>'],
  ['Duties:\r\n- a < b\r\n- c & d', '<p>Duties:</p><ul><li>a &lt; b</li><li>c &amp; d</li></ul>'],
  ['● 売上を伸ばした\n● 在庫を減らした', '<ul><li>売上を伸ばした</li><li>在庫を減らした</li></ul>'],
  [
    '• Cut the time\nof each run by half\n  and more\n• Next',
    '<ul><li>Cut the time of each run by half and more</li><li>Next</li></ul>',
  ],
  ['• One\n\nThen this', '<ul><li>One</li></ul><p>Then this</p>'],
])('%j becomes a list', (pasted, html) => {
  expect(withBullets(pasted)).toBe(html)
})

test.each([
  'Built it\nRan it',
  '- and so on',
  '-5 degrees\n-6 degrees',
  '',
  '2019 – 2021\n2021 – 2023',
])('%j stays as it is', (pasted) => {
  expect(withBullets(pasted)).toBeNull()
})
