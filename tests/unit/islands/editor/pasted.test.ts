import { expect, test } from 'vitest'
import { withoutStyles } from '#islands/editor/rich/pasted.ts'

test.each([
  ['<p style="color:red" class=MsoNormal onclick="x()">a</p>', '<p>a</p>'],
  ['<span style="font-weight:700">x</span>', '<span><b>x</b></span>'],
  [
    `<span style='font-style:italic;text-decoration:underline'>x</span>`,
    '<span><i><u>x</u></i></span>',
  ],
  ['<b style="font-weight:normal"><p>a</p></b>', '<span><p>a</p></span>'],
  [
    '<a href="https://a.example/?q=1&amp;r" target=_blank>a</a>',
    '<a href="https://a.example/?q=1&amp;r">a</a>',
  ],
  [`<a href='x"y'>a</a>`, '<a href="x&quot;y">a</a>'],
  ['a<br/>b<img src=x onerror=alert(1)>c', 'a<br>b<img>c'],
  ['<style>p{color:red}</style><p>a</p><!--[if mso]><p>b</p><![endif]-->', '<p>a</p>'],
  ['</p>a', 'a'],
  ['<ul data-pm-slice="1 1 []"><li>a</li></ul>', '<ul data-pm-slice="1 1 []"><li>a</li></ul>'],
  [
    '<table><tr><td width=9>2019</td><th style="font-weight:700">Chef</th></tr></table>',
    '<div><div><span>2019</span> <span><b>Chef</b></span> </div></div>',
  ],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
])('%s becomes %s', (pasted, clean) => {
  expect(withoutStyles(pasted)).toBe(clean)
})
