import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { formsOf, textsOf, TRANSLATIONS } from '../texts/catalogue.ts'
import { glossaryGaps, glossaryObjections, type Term } from '../texts/glossary.ts'
import { hashOf, parseOrigins, readOrigins, review } from '../texts/origins.ts'
import { CUSTOMS, frenchSpaces, isolated, objections } from '../texts/typography.ts'

const ENGLISH = textsOf('en')

describe('the record of what translations were made from', () => {
  test.each(TRANSLATIONS)('is complete and of today in %s', (locale) => {
    const { stale, fresh, gone } = review(ENGLISH, readOrigins(locale))
    expect(
      stale,
      `Their English has changed. Look at each in ${locale}, then: npm run texts -- done ${locale} <place>`,
    ).toEqual([])
    expect([...fresh, ...gone], 'New or removed texts. Run: npm run texts -- record').toEqual([])
  })

  test('finds changed, new and removed English', () => {
    const before = { place: 'a.b.changed', template: 'Before' }
    const origins = parseOrigins(
      `a.b.changed ${hashOf(before.template)}\na.b.gone 00000000\na.b.merged 11111111\na.b.merged ${hashOf('Same')}\n`,
    )
    const now = [
      { place: 'a.b.changed', template: 'After' },
      { place: 'a.b.merged', template: 'Same' },
      { place: 'a.b.new', template: 'New' },
    ]
    expect(review([before], origins).stale).toEqual([])
    expect(review(now, origins)).toEqual({
      stale: ['a.b.changed'],
      fresh: ['a.b.new'],
      gone: ['a.b.gone'],
    })
  })
})

describe('typography and wording', () => {
  test.each(LOCALES)('follow the customs of %s', (locale) => {
    const found = textsOf(locale).flatMap(({ place, template }) =>
      objections(locale, place, formsOf(template)),
    )
    expect(found).toEqual([])
  })

  test.each(CUSTOMS)('$name: objects to what is wrong, and only to that', (custom) => {
    const place = 'rubric.findings.passive'
    expect(custom.find(custom.wrong, place, false)).toBeTruthy()
    expect(custom.find(custom.right, place, false)).toBeUndefined()
  })

  test('are set right by machine where a machine can', () => {
    expect(frenchSpaces('Combien ? « Trop », dit-on : oui!')).toBe(
      'Combien\u202f? «\u202fTrop\u202f», dit-on\u202f: oui\u202f!',
    )
    expect(isolated('ملف {fileName} بصيغة .pdf، {count} صفحات')).toBe(
      'ملف \u2068{fileName}\u2069 بصيغة \u2068.pdf\u2069، {count} صفحات',
    )
    const twice = isolated(isolated('اكتب C++ ثم name@example.com'))
    expect(twice).toBe('اكتب \u2068C++\u2069 ثم \u2068name@example.com\u2069')
  })
})

describe('the glossary', () => {
  test('has a word for every term in every language', () => {
    expect(glossaryGaps()).toEqual([])
  })

  test.each(LOCALES)('is kept in %s', (locale) => {
    expect(glossaryObjections(locale, textsOf(locale), ENGLISH)).toEqual([])
  })

  test('objects to a stray word, another label, and one word for two actions', () => {
    const words = Object.fromEntries(LOCALES.map((locale) => [locale, 'kaldır'])) as Term['words']
    const upload: Term = {
      meaning: '',
      words: { ...words, en: 'upload', tr: 'yükle' },
      not: { en: ['put up'], tr: ['kaldır*'] },
      labels: ['a.b.label'],
    }
    const glossary = { upload, lift: { ...upload, words, not: {}, labels: [] } }
    const english = [
      { place: 'a.b.label', template: 'Upload' },
      { place: 'a.b.text', template: 'Upload a resume' },
    ]
    const judged = (texts: string[]) =>
      glossaryObjections(
        'tr',
        english.map(({ place }, at) => ({ place, template: texts[at] ?? '' })),
        english,
        glossary,
      )
    expect(judged(['Yükle', 'Özgeçmiş yükle'])).toEqual([])
    expect(judged(['Yükle', 'Özgeçmiş kaldırın'])).toHaveLength(1)
    expect(judged(['Gönder', 'Özgeçmiş yükle'])).toHaveLength(1)
    const alike = {
      ...glossary,
      upload: { ...upload, words, not: {}, labels: [], unlike: ['lift'] },
    }
    expect(glossaryObjections('tr', [], english, alike)).toHaveLength(1)
    const { ar: _, ...fewer } = words
    expect(glossaryGaps({ upload: { ...upload, words: fewer as Term['words'] } })).toHaveLength(1)
  })
})
