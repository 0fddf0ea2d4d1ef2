/** Holds texts to the words of `src/locales/glossary.json`: one word for one thing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { formsOf, LOCALES_FOLDER, type Text } from './catalogue.ts'

/** What the product calls one thing. */
export interface Term {
  meaning: string
  /** The word of each language, without endings that may follow; after a slash its other forms. */
  words: Record<Locale, string>
  /** Words that other texts might use for it. In English never; elsewhere not where English has the term. */
  not: Partial<Record<Locale, string[]>>
  /** Texts that are this word, or begin with it: labels, buttons, headings. */
  labels?: string[]
  /** Terms that must not share its word. */
  unlike?: string[]
  /** Texts in which a word of `not` means something else. */
  except?: string[]
}

export const GLOSSARY: Record<string, Term> = JSON.parse(
  readFileSync(join(LOCALES_FOLDER, 'glossary.json'), 'utf8'),
)

/** Scripts that set no spaces between words. */
const UNSPACED = new Set<Locale>(['ja', 'zh-CN', 'ko'])

/** Whether a text has a word; `*` at its end stands for any ending. */
function has(text: string, word: string, locale: Locale): boolean {
  const plain = text.replace(/\{\w+\}/g, ' ').toLocaleLowerCase(locale)
  const sought = word.toLocaleLowerCase(locale)
  if (UNSPACED.has(locale)) return plain.includes(sought)
  const stem = sought.replace(/\*$/, '')
  const end = sought.endsWith('*') ? '' : '(?![\\p{L}\\p{M}])'
  return new RegExp(`(?<![\\p{L}\\p{M}])${stem}${end}`, 'u').test(plain)
}

const folded = (text: string, locale: Locale) =>
  text.replace(/[\u064b-\u0652\u2068\u2069]/g, '').toLocaleLowerCase(locale)

/** English texts by place that use a term in its English word, alone or with a plural s. */
const usesTerm = (english: Text, term: Term) =>
  formsOf(english.template).some(
    (form) => has(form, term.words.en, 'en') || has(form, `${term.words.en}s`, 'en'),
  )

/** What the glossary objects to in the texts of a language, in words that say what to write. */
export function glossaryObjections(
  locale: Locale,
  texts: Text[],
  english: Text[],
  glossary = GLOSSARY,
): string[] {
  const sources = new Map(english.map((text) => [text.place, text]))
  return Object.entries(glossary).flatMap(([name, term]) => {
    const word = term.words[locale]
    const strays = texts.flatMap(({ place, template }) => {
      const source = sources.get(place)
      const isExcepted = term.except?.includes(place)
      // A document says many things, so that a word in it need not stand for the term.
      if (!source || isExcepted || place.startsWith('documents/')) return []
      if (locale !== 'en' && !usesTerm(source, term)) return []
      return (term.not[locale] ?? [])
        .filter((stray) => formsOf(template).some((form) => has(form, stray, locale)))
        .map((stray) => `${locale}: ${place} says “${stray}” for “${name}”. Write “${word}”.`)
    })
    const labels = (term.labels ?? []).flatMap((place) => {
      const text = texts.find((candidate) => candidate.place === place)
      if (!text) return [`glossary: “${name}” names ${place}, which is no text.`]
      const isSaid = formsOf(text.template).some((form) =>
        word.split('/').some((shape) => folded(form, locale).includes(folded(shape, locale))),
      )
      return isSaid
        ? []
        : [
            `${locale}: ${place} is “${formsOf(text.template).at(-1)}”. The word for “${name}” is “${word}”.`,
          ]
    })
    const shared = (term.unlike ?? [])
      .filter((other) => glossary[other]?.words[locale] === word)
      .map(
        (other) =>
          `${locale}: “${word}” stands for “${name}” and for “${other}”. Find another word for one.`,
      )
    return [...strays, ...labels, ...shared]
  })
}

/** Terms that lack the word of a language, or name a term that there is not. */
export function glossaryGaps(glossary = GLOSSARY): string[] {
  return Object.entries(glossary).flatMap(([name, { words, unlike = [] }]) => [
    ...LOCALES.filter((locale) => !words[locale]).map(
      (locale) => `glossary: “${name}” has no word for ${locale}. Add one under “words”.`,
    ),
    ...unlike
      .filter((other) => !glossary[other])
      .map((other) => `glossary: “${name}” is unlike “${other}”, which is no term.`),
  ])
}
