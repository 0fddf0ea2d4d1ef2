import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { directionOf, LOCALES } from '#contract/locales.ts'
import { TEMPLATES } from '#contract/template.ts'
import { isPublic, type Place } from '#i18n/routes.ts'
import { readResume } from '#server/reading/index.ts'
import { score } from '#server/scoring/index.ts'
import {
  attribute,
  attributesOf,
  DIST,
  fileAt,
  PAGES_BUILT,
  ROUTES,
  tagsOf,
  textOf,
} from './site.ts'

const built = (path: string) => readFileSync(fileAt(path) ?? '', 'utf8')

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
      ([, , attributes = '', body]) =>
        body && !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
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

/** The script files that a file imports, directly and through others; not those loaded later. */
function scriptsFrom(url: string, found = new Set<string>()): Set<string> {
  const file = fileAt(url)
  if (!file || found.has(url)) return found
  found.add(url)
  const code = readFileSync(file, 'utf8')
  for (const [, from = ''] of code.matchAll(
    /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g,
  )) {
    scriptsFrom(new URL(from, `http://site${url}`).pathname, found)
  }
  return found
}

/** What may load before anybody touches a page, in bytes as a browser gets them (brotli). */
const BUDGETS = { scripts: 15_000, styles: 15_000, fonts: 60_000, all: 150_000 }

/** Loaded by themselves once a page can be used: the consent dialogs, their styles and words. */
const LATER = readdirSync(join(DIST, '_astro')).filter((name) => name.startsWith('consent.'))

/** As our server sends it: what the build has compressed, or what it does itself. */
const brotli = (file: string) =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      }).length

test('scripts and styles are compressed by the build, and are what they were', () => {
  const folder = join(DIST, '_astro')
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const small = readFileSync(join(folder, `${name}.br`))
    expect(brotliDecompressSync(small).equals(readFileSync(join(folder, name))), name).toBe(true)
  }
})

/** What a page loads by itself, by kind. */
function weightOf(path: string, locale: string) {
  const html = built(path)
  const tags = tagsOf(html)
  const entries = tags.flatMap((tag) =>
    tag.startsWith('<script') ? (attribute(tag, 'src') ?? []) : [],
  )
  const sheets = tags.flatMap((tag) =>
    attribute(tag, 'rel') === 'stylesheet' ? (attribute(tag, 'href') ?? []) : [],
  )
  const later = LATER.map((name) => join(DIST, '_astro', name))
  const ofKind = (urls: string[], ending: string) =>
    [
      ...urls.flatMap((url) => fileAt(url) ?? []),
      ...later.filter((file) => file.endsWith(ending)),
    ].reduce((sum, file) => sum + brotli(file), 0)
  const scripts = ofKind([...new Set(entries.flatMap((entry) => [...scriptsFrom(entry)]))], '.js')
  const styles = ofKind(sheets, '.css')
  const fonts = tags
    .filter((tag) => attribute(tag, 'as') === 'font')
    .reduce((sum, tag) => sum + statSync(fileAt(attribute(tag, 'href') ?? '') ?? '').size, 0)
  const words = brotli(join(DIST, 'consent', `${locale}.json`))
  const page = brotli(fileAt(path) ?? '')
  return { scripts, styles, fonts, all: scripts + styles + fonts + words + page }
}

test.each(ROUTES.filter(isListed))('$path is light', ({ path, locale }) => {
  const weight = weightOf(path, locale)
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    expect(weight[kind as keyof typeof weight], kind).toBeLessThanOrEqual(budget)
  }
  const code = tagsOf(built(path))
    .flatMap((tag) => (tag.startsWith('<script') ? (attribute(tag, 'src') ?? []) : []))
    .flatMap((entry) => [...scriptsFrom(entry)])
    .map((url) => readFileSync(fileAt(url) ?? '', 'utf8'))
  expect(code.join(''), 'React waits for somebody to use it').not.toContain('react.dev/errors')
})

/** A few lines: taking a dropped file, menus, the header's line, what every page watches. */
const HOME_SCRIPTS = 5_000

/** Home keeps to less than the rest: what it loads of its own before the consent dialogs. */
test.each(LOCALES)('home in %s loads next to no script', (locale) => {
  const path = ROUTES.find((route) => route.page === 'home' && route.locale === locale)?.path ?? ''
  const consent = LATER.filter((name) => name.endsWith('.js'))
  const own = consent.reduce((sum, name) => sum - brotli(join(DIST, '_astro', name)), 0)
  expect(weightOf(path, locale).scripts + own).toBeLessThan(HOME_SCRIPTS)
})

/**
 * What the pages that live on React may load by themselves, in bytes as a browser gets them. A
 * little above what they weigh, so that whoever adds a library notices.
 */
const ISLAND_SCRIPTS = { resumeAnalysisResults: 95_000, edit: 245_000 } as const

test.each(Object.entries(ISLAND_SCRIPTS))('%s loads no more script than %i bytes', (page, most) => {
  const html = built(ROUTES.find((route) => route.page === page)?.path ?? '')
  const entries = tagsOf(html).flatMap((tag) => [
    (tag.startsWith('<script') && attribute(tag, 'src')) || [],
    attribute(tag, 'component-url') ?? [],
    attribute(tag, 'renderer-url') ?? [],
  ])
  const files = new Set(entries.flat().flatMap((entry) => [...scriptsFrom(entry)]))
  const weight = [...files].reduce((sum, url) => sum + brotli(fileAt(url) ?? ''), 0)
  expect(weight).toBeGreaterThan(most * 0.9)
  expect(weight).toBeLessThanOrEqual(most)
})

test('scripts load nothing later that is not there', () => {
  const folder = join(DIST, '_astro')
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const code = readFileSync(join(folder, name), 'utf8')
      const named = code.matchAll(/["'`]((?:\.\/|\/?_astro\/)[\w.-]+\.(?:css|js))["'`]/g)
      const files = [...named].map(([, file = '']) => file.replace(/^.*\//, ''))
      return files.filter((file) => !fileAt(`/_astro/${file}`)).map((file) => `${name}: ${file}`)
    })
  expect(missing).toEqual([])
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
