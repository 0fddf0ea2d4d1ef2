import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SCRIPT_HASHES, afterPaint } from '#server/site/page-scripts.ts'

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>' +
  '<script type="module" src="/_astro/a.js"></script><script>1</script>' +
  '<astro-island uid="1" client="only" component-url="/_astro/b.js"></astro-island>' +
  '<astro-island uid="2" client="intent" component-url="/_astro/c.js"></astro-island>' +
  '</body></html>'

const inline = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, c]) => c)

test('files of scripts and islands of the browser alone wait, all else stays', () => {
  const html = afterPaint(PAGE)
  expect(html).not.toContain('src="/_astro/a.js"')
  expect(html).toContain('data-after-paint="/_astro/a.js"')
  expect(html).toContain('uid="1" client="painted"')
  expect(html).toContain('uid="2" client="intent"')
  expect(html).toContain('<script>1</script>')
})

test('the theme comes before the title, the loader last, and the policy knows both', () => {
  const html = afterPaint(PAGE)
  const [theme = '', , loader = ''] = inline(html)
  expect(html.indexOf(theme)).toBeLessThan(html.indexOf('<title>'))
  expect(html.endsWith(`<script>${loader}</script></body></html>`)).toBe(true)
  const hashes = [theme, loader].map(
    (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  )
  expect(SCRIPT_HASHES).toEqual(hashes)
})
