import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'
import { NAMES, SAME_AS_ENGLISH } from './same-as-english.ts'
import { FILES, read } from './sources.ts'
import { formsOf, sentencesOf, TRANSLATIONS, type Text } from '../texts/catalogue.ts'

const SENTENCES = Object.fromEntries(
  LOCALES.map((locale) => [locale, sentencesOf(locale)]),
) as Record<Locale, Text[]>

const english = new Map(SENTENCES.en.map(({ place, template }) => [place, template]))

const placeholdersOf = (template: Template): string[] =>
  [
    ...new Set(
      formsOf(template).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1])),
    ),
  ]
    .filter((name) => name !== undefined)
    .toSorted()

/** The places of one locale whose template fails, each with what is wrong. */
const wrong = (locale: Locale, judge: (sentence: Text) => string | false | undefined) =>
  SENTENCES[locale].flatMap((sentence) => {
    const complaint = judge(sentence)
    return complaint ? [`${locale}: ${sentence.place} ${complaint}`] : []
  })

/** Sentences that nothing shows yet, each with what they are there for. */
const KEPT: Record<string, string> = {
  'rubric.reasons': 'the page that publishes the rubric',
  'rubric.notes': 'the page that publishes the rubric',
  'rubric.applies': 'the page that publishes the rubric',
}

/** Endings that code puts on the name of a sentence, to choose between two wordings. */
const SUFFIXES = [/Characters$/, /Title$/]

describe('English', () => {
  test('has sentences', () => {
    expect(SENTENCES.en.length).toBeGreaterThan(100)
  })

  test('keeps none that nothing uses', () => {
    const code = FILES.filter((file) => /^src\/.*\.(ts|tsx|astro|typ|mjs)$/.test(file))
    const words = new Set(code.flatMap((file) => read(file).match(/[\w$-]+/g) ?? []))
    const isUsed = (name: string) =>
      words.has(name) || SUFFIXES.some((suffix) => words.has(name.replace(suffix, '')))
    const unused = SENTENCES.en
      .map(({ place }) => place)
      .filter((place) => {
        const [namespace = '', group = '', key = ''] = place.split('.')
        return !KEPT[place] && !KEPT[`${namespace}.${group}`] && !(isUsed(key) && isUsed(group))
      })
    expect(unused, 'Remove the sentence from every locale, or use it.').toEqual([])
  })
})

describe.each(LOCALES)('%s', (locale) => {
  test('is one level of groups, then sentences', () => {
    const odd = wrong(locale, ({ template }) => {
      const isPlural = typeof template === 'object' && !Array.isArray(template)
      const texts = isPlural ? Object.values(template) : [template]
      return texts.some((text) => typeof text !== 'string') && 'is neither text nor plural forms.'
    })
    expect(odd).toEqual([])
  })

  test('leaves nothing empty and writes no HTML', () => {
    const odd = wrong(locale, ({ template }) => {
      const texts = formsOf(template)
      if (texts.some((text) => text.trim() === '')) return 'is empty.'
      if (texts.some((text) => text !== text.trim())) return 'has spaces at its ends.'
      if (texts.some((text) => /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(text))) return 'has HTML.'
      return texts.some((text) => text !== text.normalize('NFC')) && 'is not in NFC.'
    })
    expect(odd).toEqual([])
  })

  test('counts by the plural forms of its language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const odd = wrong(locale, ({ template }) => {
      if (typeof template === 'string') return false
      // A form for exactly 1 may stand in every language.
      const given = Object.keys(template)
        .filter((form) => form !== 'one' || forms.includes(form))
        .toSorted()
      return given.join() !== forms.join() && `has ${given.join(', ')}; needs ${forms.join(', ')}.`
    })
    expect(odd).toEqual([])
  })
})

describe.each(TRANSLATIONS)('%s', (locale) => {
  const places = new Set(SENTENCES[locale].map(({ place }) => place))

  test('says everything that English says, and nothing else', () => {
    const missing = [...english.keys()].filter((place) => !places.has(place))
    const extra = [...places].filter((place) => !english.has(place))
    expect({ missing, extra }).toEqual({ missing: [], extra: [] })
  })

  test('fills in what English fills in', () => {
    const odd = wrong(locale, ({ place, template }) => {
      const source = english.get(place)
      if (source === undefined) return false
      const ours = placeholdersOf(template)
      const theirs = placeholdersOf(source)
      return (
        ours.join() !== theirs.join() && `has {${ours.join()}}; English has {${theirs.join()}}.`
      )
    })
    expect(odd).toEqual([])
  })

  test('counts where English counts', () => {
    const odd = wrong(locale, ({ place, template }) => {
      const source = english.get(place)
      return (
        source !== undefined &&
        typeof source !== typeof template &&
        'is one text in one language and plural forms in the other.'
      )
    })
    expect(odd).toEqual([])
  })

  test('is translated', () => {
    const odd = wrong(locale, ({ place, template }) => {
      const source = english.get(place)
      if (source === undefined || JSON.stringify(source) !== JSON.stringify(template)) return false
      const text = formsOf(template).join(' ')
      if (!wordsOf(text).some((word) => !NAMES.has(word))) return false
      const reason = SAME_AS_ENGLISH[text]?.[locale]
      return !reason && `is still English: “${text}”. Translate it, or say why in SAME_AS_ENGLISH.`
    })
    expect(odd).toEqual([])
  })

  test('is written in its own script', () => {
    const odd = wrong(locale, ({ template }) => {
      const text = formsOf(template)
        .join(' ')
        .replace(/\{\w+\}/g, '')
      const strangers = text.match(STRANGE_LETTERS[locale] ?? /(?!)/gu)
      if (strangers) return `has letters of another script: ${strangers.join('')}`
      if (!OWN_LETTERS[locale]) return false
      const latin = wordsOf(text).filter((word) => !NAMES.has(word))
      return (
        latin.length > 0 && `has foreign words: ${latin.join(', ')}. Translate or list in NAMES.`
      )
    })
    expect(odd).toEqual([])
  })
})

/** The Latin words of a text, without placeholders and mail addresses; those of one letter do not count. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\{\w+\}|\S+@\S+/g, ' ')
  return plain.match(/\p{Script=Latin}[\p{Script=Latin}\d+#-]+/gu) ?? []
}

/** Languages that write Latin words only where they are names. */
const OWN_LETTERS: Partial<Record<Locale, true>> = { ar: true, ja: true, ko: true, 'zh-CN': true }

const LATIN_ONLY = /[^\p{Script=Latin}\P{L}]/gu

/** Letters that a language never uses: look-alikes, and slips of a keyboard or a translator. */
const STRANGE_LETTERS: Record<Locale, RegExp> = {
  en: LATIN_ONLY,
  de: LATIN_ONLY,
  es: LATIN_ONLY,
  fr: LATIN_ONLY,
  it: LATIN_ONLY,
  tr: LATIN_ONLY,
  vi: LATIN_ONLY,
  // Persian kaf and yeh look like the Arabic ones and are not found by a search for those.
  ar: /[^\p{Script=Arabic}\p{Script=Latin}\P{L}ـ]|[\u06a9\u06cc\ufb50-\ufdff\ufe70-\ufeff]/gu,
  ja: /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\P{L}ー]/gu,
  ko: /[^\p{Script=Hangul}\p{Script=Latin}\P{L}]/gu,
  'zh-CN': /[^\p{Script=Han}\p{Script=Latin}\P{L}]/gu,
}
