import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { isPublic } from '#i18n/routes.ts'
import { attribute, built, DIST, fileAt, ROUTES, tagsOf } from './site.ts'

/** The scripts that a page asks for once it is painted (`server/site/page-scripts.ts`). */
const scriptsOf = (html: string) =>
  tagsOf(html).flatMap((tag) =>
    tag.startsWith('<script') ? (attribute(tag, 'data-after-paint') ?? []) : [],
  )

/** The styles that stand in a page itself. */
const stylesIn = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body).join('\n')

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

/** Answers the same question once: pages share their styles, words and scripts. */
function once(answer: (question: string) => number): (question: string) => number {
  const known = new Map<string, number>()
  return (question) => {
    const found = known.get(question) ?? answer(question)
    known.set(question, found)
    return found
  }
}

/** As our server sends it: what the build has compressed, or what it does itself. */
const brotli = once((file) =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      }).length,
)

/** What styles that stand in a page add to it. */
const brotliOfText = once((text) => brotliCompressSync(text).length)

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
  const later = LATER.map((name) => join(DIST, '_astro', name))
  const ofKind = (files: readonly string[], ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + brotli(file), 0)
  const entries = scriptsOf(html).flatMap((entry) => [...scriptsFrom(entry)])
  const own = [...new Set(entries)].flatMap((url) => fileAt(url) ?? [])
  const scripts = ofKind([...own, ...later], '.js')
  const stylesLater = ofKind(later, '.css')
  const styles = brotliOfText(stylesIn(html)) + stylesLater
  const fonts = tagsOf(html)
    .filter((tag) => attribute(tag, 'as') === 'font')
    .reduce((sum, tag) => sum + statSync(fileAt(attribute(tag, 'href') ?? '') ?? '').size, 0)
  const words = brotli(join(DIST, 'consent', `${locale}.json`))
  const page = brotli(fileAt(path) ?? '')
  return { scripts, styles, fonts, all: scripts + stylesLater + fonts + words + page }
}

test.each(ROUTES)('$path waits for no file but itself to be painted', ({ path }) => {
  const html = built(path)
  const asked = tagsOf(html).filter(
    (tag) =>
      (tag.startsWith('<script') && attribute(tag, 'src')) ||
      (tag.startsWith('<astro-island') && attribute(tag, 'client') === 'only') ||
      attribute(tag, 'rel') === 'stylesheet',
  )
  expect(asked).toEqual([])
  expect(scriptsOf(html).length).toBeGreaterThan(0)
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.indexOf("getItem('theme')"), 'the theme comes first').toBeGreaterThan(0)
})

test.each(ROUTES.filter(({ page }) => isPublic(page)))('$path is light', ({ path, locale }) => {
  const weight = weightOf(path, locale)
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    expect(weight[kind as keyof typeof weight], kind).toBeLessThanOrEqual(budget)
  }
  const code = scriptsOf(built(path))
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
    attribute(tag, 'component-url') ?? [],
    attribute(tag, 'renderer-url') ?? [],
  ])
  const files = new Set(
    [...scriptsOf(html), ...entries.flat()].flatMap((entry) => [...scriptsFrom(entry)]),
  )
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
