import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { directionOf, LOCALES } from '#contract/locales.ts'
import { TEMPLATES } from '#contract/template.ts'
import { isPublic, pathTo, type Place } from '#i18n/routes.ts'
import { readResume } from '#server/reading/index.ts'
import { score } from '#server/scoring/index.ts'
import {
  attribute,
  attributesOf,
  built,
  DIST,
  fileAt,
  PAGES_BUILT,
  ROUTES,
  tagsOf,
  textOf,
} from './site.ts'

const alternatesOf = (html: string) =>
  tagsOf(html)
    .filter((tag) => tag.startsWith('<link') && attribute(tag, 'rel') === 'alternate')
    .map((tag) => attribute(tag, 'hreflang'))

const robotsOf = (html: string) =>
  attribute(tagsOf(html).find((tag) => attribute(tag, 'name') === 'robots') ?? '', 'content')

const descriptionOf = (html: string) =>
  attribute(tagsOf(html).find((tag) => attribute(tag, 'name') === 'description') ?? '', 'content')

const isListed = ({ page }: { page: Place }) => isPublic(page)

test.each(ROUTES)('$path is there, in its language and direction', ({ locale, path }) => {
  const html = built(path)
  const root = tagsOf(html).find((tag) => tag.startsWith('<html')) ?? ''
  expect(attribute(root, 'lang')).toBe(locale)
  expect(attribute(root, 'dir')).toBe(directionOf(locale))
  expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toBeTruthy()
})

test.each(LOCALES)('no two pages in %s share a title or a description', (locale) => {
  // What says "not found" stands at two addresses.
  const pages = ROUTES.filter((route) => route.locale === locale && route.page !== 'errorNotFound')
  const titles = pages.map(({ path }) => /<title>([^<]+)<\/title>/.exec(built(path))?.[1])
  const descriptions = pages.map(({ path }) => descriptionOf(built(path)))
  for (const texts of [titles, descriptions]) {
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([])
  }
})

// The editor draws its heading itself.
test.each(ROUTES.filter(({ page }) => page !== 'edit'))('$path has one heading', ({ path }) => {
  expect(built(path).match(/<h1\b/g)).toHaveLength(1)
})

test.each(ROUTES.filter(isListed))('$path names itself in every language', ({ path }) => {
  expect(alternatesOf(built(path))).toEqual([...LOCALES, 'x-default'])
  expect(robotsOf(built(path))).toBeUndefined()
})

test.each(ROUTES.filter((route) => !isListed(route)))('$path hides from searches', ({ path }) => {
  expect(robotsOf(built(path))).toContain('noindex')
})

/** True when the page that a link leads to, or the one that it stands on, has the part it names. */
function hasPart(link: string, html: string): boolean {
  const [path = '', id = ''] = link.split('#')
  return new RegExp(`\\sid="?${decodeURIComponent(id)}["\\s>]`).test(path ? built(path) : html)
}

describe.each(PAGES_BUILT)('$file', ({ html }) => {
  const tags = tagsOf(html)

  test('leads only to what is there', () => {
    const links = tags.flatMap((tag) => [
      attribute(tag, 'href'),
      attribute(tag, 'src'),
      attribute(tag, 'component-url'),
      attribute(tag, 'renderer-url'),
    ])
    const local = links.filter((link) => link?.startsWith('/') && !link.startsWith('/api/'))
    expect(local.filter((link) => !fileAt(link ?? ''))).toEqual([])
    const parts = links.filter((link) => link?.startsWith('#') || /^\/[^#]*#/.test(link ?? ''))
    expect(parts.filter((link) => !hasPart(link ?? '', html))).toEqual([])
  })

  test('loads nothing from elsewhere', () => {
    const loaded = tags.flatMap((tag) =>
      /^<(a\b|link rel="(canonical|alternate)")/.test(tag)
        ? []
        : [attribute(tag, 'src'), attribute(tag, 'href')],
    )
    const foreign = loaded.filter((link) => link && /^(https?:)?\/\//.test(link))
    expect(foreign).toEqual([])
  })

  test('has no inline style and no inline handler', () => {
    const inline = tags.filter((tag) =>
      [...attributesOf(tag).keys()].some((name) => name === 'style' || /^on[a-z]+$/.test(name)),
    )
    expect(inline, 'The policy blocks them: use a class, listen in a script.').toEqual([])
  })

  test('has a policy that knows every script and style in it', () => {
    const meta = tags.find((tag) => attribute(tag, 'http-equiv') === 'content-security-policy')
    const policy = attribute(meta ?? '', 'content') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('unsafe-eval')
    const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
      ([, , attributes = '', body]) => body && !/type="application\/(ld\+)?json"/.test(attributes),
    )
    const unknown = inline.filter(([, , , body = '']) => {
      const hash = createHash('sha256').update(body).digest('base64')
      return !policy.includes(`'sha256-${hash}'`)
    })
    expect(unknown.map(([whole]) => whole.slice(0, 120))).toEqual([])
  })

  test('leaves no placeholder unfilled and no key in place of a sentence', () => {
    const visible = textOf(html)
    expect(visible).not.toMatch(/\{\w+\}|\bundefined\b|\[object Object\]/)
  })

  test('repeats no id', () => {
    const ids = tags.flatMap((tag) => attribute(tag, 'id') ?? [])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('the sitemap', () => {
  test('lists the public pages and no private one', () => {
    const xml = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1] ?? '').pathname)
    const listed = ROUTES.filter(isListed).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(listed.toSorted())
  })
})

describe('the marked page on the home page', () => {
  test.each(LOCALES)('has the score and the marks of the sample in %s', async (locale) => {
    const sample = readFileSync(join(DIST, 'samples', `${locale}.pdf`))
    const { reading } = await readResume(new Uint8Array(sample), `${locale}.pdf`)
    const { overall, findings } = score(reading)
    const home = built(ROUTES.find((r) => r.locale === locale && r.page === 'home')?.path ?? '')
    const tags = tagsOf(home)
    const shown = tags.flatMap((tag) => attribute(tag, 'data-overall') ?? [])
    expect(shown).toEqual([String(overall)])
    const marked = tags.flatMap((tag) => attribute(tag, 'data-rule') ?? [])
    expect(marked.length).toBeGreaterThan(0)
    const rules = new Set(findings.map(({ rule }) => rule))
    expect(marked.filter((rule) => !rules.has(rule))).toEqual([])
  })
})

describe('the published rules', () => {
  test.each(LOCALES)('are all there in %s, each with a name and a reason', (locale) => {
    const html = built(pathTo('optimizationInfo', locale))
    const rules = tagsOf(html).filter((tag) => attribute(tag, 'data-rule'))
    expect(rules.length).toBeGreaterThan(70)
    const words = [...html.matchAll(/<span class="?(?:[\w-]+ )*(?:name|reason)\b[^>]*>([^<]*)</g)]
    expect(words.length).toBeGreaterThanOrEqual(2 * rules.length)
    expect(words.filter(([, text = '']) => !text.trim())).toEqual([])
  })
})

describe('the gallery', () => {
  test.each(LOCALES)('has a small picture of every template in %s', (locale) => {
    for (const { id } of TEMPLATES) {
      const bytes = readFileSync(join(DIST, 'templates', locale, `${id}.webp`))
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect(bytes.length).toBeLessThan(60_000)
    }
  })
})

describe('the samples', () => {
  test.each(LOCALES)('have one in %s', (locale) => {
    const bytes = readFileSync(join(DIST, 'samples', `${locale}.pdf`))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
