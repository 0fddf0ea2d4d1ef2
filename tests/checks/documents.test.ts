import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import { factsFor, retentionFact } from '#i18n/facts.ts'
import { FILES, read } from './sources.ts'

/** A Markdown document of a language: its front matter as lines, and its text. */
interface Document {
  file: string
  locale: string
  slug: string
  fields: Map<string, string>
  text: string
}

const DOCUMENTS: Document[] = FILES.flatMap((file) => {
  const [, locale, slug] = /^src\/locales\/([^/]+)\/documents\/(.+)\.md$/.exec(file) ?? []
  if (!locale || !slug) return []
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? []
  const lines = [...head.matchAll(/^(\w+): *(.*)$/gm)]
  const fields = new Map(lines.map(([, key = '', value = '']) => [key, value.trim()]))
  return [{ file, locale, slug, fields, text }]
})

const of = (locale: string) => DOCUMENTS.filter((document) => document.locale === locale)
const slugs = (locale: string) => of(locale).map(({ slug }) => slug)
const facts = factsFor('en', { name: '', contact: '' })

/** What must stand between the two lines of `---`, each with how to write it. */
const FIELDS: Record<string, { pattern: RegExp; remedy: string }> = {
  title: { pattern: /^.{3,92}$/, remedy: 'a line such as: title: How software reads a resume' },
  description: {
    pattern: /^.{20,200}$/,
    remedy: 'one sentence of 20 to 200 characters for search engines',
  },
  kind: { pattern: /^(guide|about|legal)$/, remedy: 'one of: guide, about, legal' },
  order: { pattern: /^[1-9]\d*$/, remedy: 'a number: its place in the list, 1 comes first' },
  updated: { pattern: /^\d{4}-\d{2}-\d{2}$/, remedy: 'a day such as 2026-11-22' },
}

describe.each(LOCALES)('the documents in %s', (locale) => {
  test('are those of English', () => {
    expect(
      slugs(locale),
      'Each language has the same documents under the same file names: add or remove the file.',
    ).toEqual(slugs('en'))
  })

  test('begin with what search engines and lists need', () => {
    const wrong = of(locale).flatMap(({ file, fields }) =>
      Object.entries(FIELDS).flatMap(([name, { pattern, remedy }]) => {
        const value = fields.get(name)
        if (value === undefined) return [`${file} has no “${name}:” on top. Add ${remedy}.`]
        return pattern.test(value) ? [] : [`${file}: “${name}: ${value}” should be ${remedy}.`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('have titles and descriptions of their own', () => {
    for (const name of ['title', 'description']) {
      const values = of(locale).map(({ fields }) => fields.get(name))
      const twice = values.filter((value, index) => values.indexOf(value) !== index)
      expect(twice, `Two documents have the same ${name}: change one.`).toEqual([])
    }
  })

  test('fill in only facts that the product knows', () => {
    const wrong = of(locale).flatMap(({ file }) =>
      [...read(file).matchAll(/\{(\w+)\}/g)]
        .filter(([, name = '']) => !(name in facts))
        .map(
          ([whole]) =>
            `${file}: ${whole} stands for nothing. Known: ${Object.keys(facts).join(', ')}.`,
        ),
    )
    expect(wrong).toEqual([])
  })

  test('state the same facts as in English', () => {
    const english = new Map(of('en').map(({ slug, file }) => [slug, factsIn(file)]))
    const wrong = of(locale)
      .filter(({ slug, file }) => slug !== 'about' && factsIn(file) !== english.get(slug))
      .map(({ slug, file }) => `${file} fills in ${factsIn(file)}; English ${english.get(slug)}.`)
    expect(wrong, 'A number that the product knows comes from its {name}, never typed.').toEqual([])
  })

  test('promise for how long each thing is kept, as the sweeper keeps it', () => {
    const policy = read(`src/locales/${locale}/documents/privacyPolicy.md`)
    const missing = Object.keys(RETENTION_MS).filter(
      (kind) => !policy.includes(`{${retentionFact(kind)}}`),
    )
    expect(missing, 'The privacy policy needs a row with {retention…} for each.').toEqual([])
  })

  test('have headings below the title, and no HTML', () => {
    const wrong = of(locale).flatMap(({ file, text }) => [
      ...(/^# /m.test(text) ? [`${file}: the title is the heading; begin others with “## ”.`] : []),
      ...(/<\/?[a-z][^>]*>/i.test(text) ? [`${file} has HTML: write Markdown only.`] : []),
    ])
    expect(wrong).toEqual([])
  })

  test('are listed in the footer by their titles', () => {
    const posts: Record<string, { title: string; linkUrl: string }[]> = JSON.parse(
      read('src/locales/blog.json'),
    )
    const root = locale === 'en' ? '/' : `/${locale}/`
    const wrong = (posts[locale] ?? []).flatMap(({ title, linkUrl }) => {
      if (linkUrl.startsWith('https://')) return []
      const document = of(locale).find(({ slug }) => linkUrl === root + slug)
      if (!document) return [`src/locales/blog.json (${locale}): ${linkUrl} leads nowhere.`]
      const own = document.fields.get('title')?.replace(/^"|"$/g, '')
      return own === title ? [] : [`src/locales/blog.json (${locale}): “${title}” is now “${own}”.`]
    })
    expect(wrong).toEqual([])
  })
})

/** The facts that a document states, by name. */
function factsIn(file: string): string {
  const names = [...read(file).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted().join(', ')
}
