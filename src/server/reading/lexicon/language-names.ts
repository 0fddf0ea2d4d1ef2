import { LOCALES } from '#contract/locales.ts'
import { fold, key } from './fold.ts'
import { allWords } from './index.ts'

/** ISO 639 codes of the languages that people list in resumes. */
const CODES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk km kn ko ku ky la lb lo lt lv mg mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru rw sd si sk sl so sq sr st sv sw ta te tg th ti tk tl tr tt uk ur uz vi xh yi yo yue zh zu sc br co oc ast nds gsw fur vec nap scn kab ku ps wo bm ln ti om gn qu ay fo gd se ceb ilo su'.split(
    ' ',
  )

const intl = LOCALES.flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return CODES.map((code) => names.of(code) ?? '')
})

/** Folded names, longest first: 'mandarin chinese' before 'mandarin'. */
const names = [...new Set([...intl, ...allWords('languages')].map((name) => fold(name).trim()))]
  .filter((name) => key(name).length > 1)
  .toSorted((a, b) => b.length - a.length)

const LATIN_BOUNDARY = '(?![\\p{L}])'
const pattern = new RegExp(
  `^\\s*(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
  'u',
)
const whole = new RegExp(`${pattern.source}${LATIN_BOUNDARY}`, 'u')

/**
 * The name of a human language at the start of a text, as printed; null when there is none.
 *
 * @example languageName('Englisch (verhandlungssicher)') // 'Englisch'
 */
export function languageName(text: string): string | null {
  const folded = fold(text)
  const asian = /^\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(
    folded,
  )
  const match = (asian ? pattern : whole).exec(folded)
  return match ? text.slice(0, match[0].length).trim() : null
}

const ASIAN_NAME = new RegExp(
  names.filter((name) => /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(name)).join('|'),
  'u',
)

/** What German writes to a language: `Englischkenntnisse`, `Deutsch-Kenntnisse`. */
const KNOWN = /(?<=\p{L}{3})-?(?:sprach)?kenntnisse(?!\p{L})/giu

/** `Englisch- und Französischkenntnisse`: the same word is meant behind each hyphen. */
const MEANT = /(?<=\p{L}{3})-(?=(?:,\s\p{L}+-)*\s(?:und|sowie)\s\p{L}+kenntnisse(?!\p{L}))/giu

/** Flags, stars and the like. */
const SYMBOLS = /(?<=^|[,;|]\s*)[\p{So}\p{RI}\ufe0f\u200d]+\s*(?=\p{L})/gu

/**
 * A text with its languages alone, without flags in front, and where German writes a word to them:
 * `Gute Englisch` of `Gute Englischkenntnisse`.
 */
export const withBareNames = (text: string): string =>
  text
    .replace(SYMBOLS, '')
    .replace(MEANT, '')
    .replace(KNOWN, (word, at: number, all: string) => {
      const name = /\p{L}+$/u.exec(all.slice(0, at))?.[0] ?? ''
      return languageName(name) === name ? '' : word
    })

/** True when a text speaks of a human language anywhere. */
export function namesLanguage(text: string): boolean {
  const bare = withBareNames(text)
  return (
    ASIAN_NAME.test(fold(text)) ||
    // names of two words as well: tiếng Anh
    [...bare.matchAll(WORD_AT)].some(({ index }) => languageName(bare.slice(index)) !== null)
  )
}

const WORD_AT = /(?<![\p{L}\p{M}])\p{L}/gu
