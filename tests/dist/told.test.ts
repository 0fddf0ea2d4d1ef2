/** What pages tell search engines, other sites and phones about themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { directionOf, LOCALES } from '#contract/locales.ts'
import { isPublic, pathTo } from '#i18n/routes.ts'
import { SITE } from '#site.ts'
import { attribute, DIST, fileAt, ROUTES, tagsOf, textOf } from './site.ts'

const built = (path: string) => readFileSync(fileAt(path) ?? '', 'utf8')
const PUBLIC = ROUTES.filter(({ page }) => isPublic(page))

/** Width and height of a PNG, as its header says. */
function sizeOf(path: string): [number, number] {
  const bytes = readFileSync(fileAt(path) ?? '')
  expect(bytes.subarray(1, 4).toString(), path).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

interface Thing {
  '@context': string
  '@type': string
  [property: string]: unknown
}

const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  )

const thingOf = (html: string, type: string) =>
  thingsOf(html).find((thing) => thing['@type'] === type)

/** Words without spaces, which markup and JSON set differently. */
const plain = (text: string) =>
  text
    .replaceAll(/&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u2066-\u2069]+/g, '')

test.each(PUBLIC)('$path has a title, a text and a picture for links to it', ({ path, locale }) => {
  const told = new Map(
    tagsOf(built(path))
      .filter((tag) => tag.startsWith('<meta'))
      .map((tag) => [attribute(tag, 'property'), attribute(tag, 'content')]),
  )
  for (const name of ['og:title', 'og:description', 'og:site_name']) {
    expect(told.get(name), name).toBeTruthy()
  }
  expect(new URL(told.get('og:url') ?? '').pathname).toBe(path)
  expect(told.get('og:locale')).toBe(locale.replace('-', '_'))
  const picture = new URL(told.get('og:image') ?? '').pathname
  expect(picture).toContain(locale)
  expect(sizeOf(picture)).toEqual([1_200, 630])
})

test.each(PUBLIC.filter(({ page }) => page !== 'home'))(
  '$path says in JSON-LD where it stands',
  ({ path }) => {
    const html = built(path)
    for (const thing of thingsOf(html)) expect(thing['@context']).toBe('https://schema.org')
    const trail = thingOf(html, 'BreadcrumbList')
    const items = trail?.itemListElement as { position: number; name: string; item: string }[]
    expect(items.map(({ position }) => position)).toEqual([1, 2])
    expect(new URL(items[1]?.item ?? '').pathname).toBe(path)
  },
)

describe.each(LOCALES)('in %s', (locale) => {
  test('home says what the product is, and every answer that it shows', () => {
    const html = built(pathTo('home', locale))
    expect(thingOf(html, 'SoftwareApplication')).toMatchObject({
      name: SITE.name,
      inLanguage: locale,
    })
    const questions = thingOf(html, 'FAQPage')?.mainEntity as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(questions.length).toBeGreaterThan(5)
    const seen = plain(textOf(html))
    const unseen = questions
      .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
      .filter((text) => !seen.includes(plain(text)))
    expect(unseen).toEqual([])
  })

  test('guides are articles with a date', () => {
    const html = built(pathTo('/resume-conventions', locale))
    expect(thingOf(html, 'Article')).toMatchObject({
      inLanguage: locale,
      headline: expect.any(String),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  test('the manifest opens home in its language, with icons that are there', () => {
    const manifest = JSON.parse(built(`/manifests/${locale}.webmanifest`))
    const home = pathTo('home', locale)
    expect(manifest).toMatchObject({ lang: locale, dir: directionOf(locale), start_url: home })
    expect(fileAt(manifest.start_url)).toBeTruthy()
    const icons = manifest.icons as { src: string; sizes: string }[]
    expect(icons.filter(({ src }) => !fileAt(src))).toEqual([])
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
      expect(sizeOf(src).join('x')).toBe(sizes)
    }
    const link = tagsOf(built(home)).find((tag) => attribute(tag, 'rel') === 'manifest')
    expect(attribute(link ?? '', 'href')).toBe(`/manifests/${locale}.webmanifest`)
  })
})

test('the sitemap names every page in every language, and robots.txt the sitemap', () => {
  const xml = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
  for (const [entry = ''] of xml.matchAll(/<url>.*?<\/url>/g)) {
    const languages = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)
    expect(languages).toEqual([...LOCALES, 'x-default'])
  }
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: .*\/sitemap\.xml$/m)
})
