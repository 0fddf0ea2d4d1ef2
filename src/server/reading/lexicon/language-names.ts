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

const names = [...new Set([...intl, ...allWords('languages')].map((name) => fold(name).trim()))]
  .filter((name) => key(name).length > 1)
  .toSorted((a, b) => b.length - a.length)

/** Folded names by their first two letters, the longest first: 'mandarin chinese' before 'mandarin'. */
const byStart = Map.groupBy(names, (name) => name.slice(0, 2))

const LETTER = /^\p{L}/u
const ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How long the name is that begins at a place of a folded text; 0 when none does. */
function lengthAt(folded: string, at: number): number {
  const isWhole = !ASIAN.test(folded.slice(at, at + 2))
  const name = byStart
    .get(folded.slice(at, at + 2))
    ?.find(
      (one) =>
        folded.startsWith(one, at) &&
        !(isWhole && LETTER.test(folded.slice(at + one.length, at + one.length + 2))),
    )
  return name?.length ?? 0
}

/**
 * The name of a human language at the start of a text, as printed; null when there is none.
 *
 * @example languageName('Englisch (verhandlungssicher)') // 'Englisch'
 */
export function languageName(text: string): string | null {
  const at = text.search(/\S/u)
  const length = at < 0 ? 0 : lengthAt(fold(text.slice(at, at + LONGEST)), 0)
  return length > 0 ? text.slice(at, at + length) : null
}
/** Letters that decide: those of the longest name, and what may follow it. */
const LONGEST = (names[0]?.length ?? 0) + 2

const ASIAN_NAME = new RegExp(
  names.filter((name) => /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(name)).join('|'),
  'u',
)

/** What German writes to a language: `Englischkenntnisse`, `Deutsch-Kenntnisse`. */
const KNOWN = /(?<=\p{L}{3})-?(?:sprach)?kenntnisse(?!\p{L})/giu

/** `Englisch- und Französischkenntnisse`: the same word is meant behind each hyphen. */
const MEANT = /(?<=\p{L}{3})-(?=(?:,\s\p{L}+-)*\s(?:und|sowie)\s\p{L}+kenntnisse(?!\p{L}))/giu

/** A word that says again which language is known: `Englisch: sehr gute Englischkenntnisse`. */
const SAID_AGAIN = /\s(\p{L}{3,}?)-?(?:sprach)?kenntnisse(?!\p{L})/giu

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
    .replace(SAID_AGAIN, (word, name: string, at: number, all: string) =>
      all.slice(0, at).startsWith(name) && languageName(name) === name ? '' : word,
    )
    .replace(KNOWN, (word, at: number, all: string) => {
      const name = /\p{L}+$/u.exec(all.slice(0, at))?.[0] ?? ''
      return languageName(name) === name ? '' : word
    })

/** True when a text speaks of a human language anywhere. */
export function namesLanguage(text: string): boolean {
  const bare = fold(withBareNames(text))
  return (
    ASIAN_NAME.test(fold(text)) ||
    // names of two words as well: tiếng Anh
    [...bare.matchAll(WORD_AT)].some(({ index }) => lengthAt(bare, index) > 0)
  )
}

const WORD_AT = /(?<![\p{L}\p{M}])\p{L}/gu
