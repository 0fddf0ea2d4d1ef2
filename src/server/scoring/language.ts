import { LOCALES, type Locale } from '#contract/locales.ts'
import { isInstruction } from './integrity.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { lexiconOf } from './lexicon/lexicons.ts'
import { wordingReader, type WordingReader } from './lines.ts'
import { remembering } from './memory.ts'
import { readPhone, type Phone } from './phone.ts'
import { sentenceBounds } from './sentences.ts'
import { spellerOf, type Speller } from './spelling/speller.ts'

/** What is known of a resume's language, and readers that remember what they have read. */
export interface Language {
  /** BCP 47 tag of the resume. */
  tag: string
  /** The language whose rules apply; null when it is none of ours. */
  locale: Locale | null
  lexicon: Lexicon | null
  wording: WordingReader
  /** True for a line that addresses software instead of a reader. */
  instruction: (text: string) => boolean
  sentences: (text: string) => [from: number, to: number][]
  phone: (phone: string, location: string) => Phone
  /** Null where no dictionary of the language can be had. */
  speller: Speller | null
}

/**
 * The language whose rules apply, or null where none of ours does. Traditional Chinese is
 * worded too differently to be judged by the lexicon of the mainland.
 */
function ruleLocale(tag: string): Locale | null {
  if (/^zh-(?:tw|hk|mo|hant)/i.test(tag)) return null
  const language = tag.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? null
}

export function languageOf(tag: string): Language {
  const locale = ruleLocale(tag)
  const lexicon = locale && lexiconOf(locale)
  const phones = remembering((key) => {
    const [phone = '', location = ''] = key.split('\n')
    return readPhone(phone, location, tag)
  })
  return {
    tag,
    locale,
    lexicon,
    wording: wordingReader(lexicon, tag),
    instruction: remembering(isInstruction),
    sentences: remembering((text) => sentenceBounds(text, tag)),
    phone: (phone, location) => phones(`${phone}\n${location}`),
    speller: spellerOf(locale, tag),
  }
}
