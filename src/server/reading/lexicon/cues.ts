import { LOCALES, type Locale } from '#contract/locales.ts'
import { fold, foldKeepingAccents, key } from './fold.ts'
import { LEXICONS, allWords } from './index.ts'

/**
 * Cues tell what a phrase is: `GmbH` a company, `engineer` a job title, `学院` a school. One regular
 * expression per language and list, made from the lexicons when first needed.
 */
export type CueList = 'titles' | 'companies' | 'institutions' | 'degrees' | 'levels' | 'places'

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+')
const foldFor = (locale: Locale) => (locale === 'vi' ? foldKeepingAccents : fold)

function sourceOf(cue: string, locale: Locale): string {
  const open = { start: cue.startsWith('~'), end: cue.endsWith('~') }
  const word = foldFor(locale)(cue.replaceAll('~', ''))
  if (ASIAN.test(word)) return escape(word)
  // the Arabic article and conjunction are written to the word
  const article = locale === 'ar' ? '(?:ال|وال|و|لل)?' : ''
  const start = open.start ? '' : `(?<![\\p{L}\\p{N}])${article}`
  const plural = locale === 'en' && /[a-z]{3}$/.test(word) ? 's?' : ''
  return `${start}${escape(word)}${plural}${open.end ? '' : '(?![\\p{L}\\p{N}])'}`
}

const compiled = new Map<string, RegExp>()

function regexOf(list: CueList, locale: Locale): RegExp {
  const id = `${list}/${locale}`
  const known = compiled.get(id)
  if (known) return known
  const cues = LEXICONS[locale][list].toSorted((a, b) => b.length - a.length)
  const regex = new RegExp(cues.map((cue) => sourceOf(cue, locale)).join('|'), 'giu')
  compiled.set(id, regex)
  return regex
}

/** Where the cues of a list stand in a text. */
export interface CueMatch {
  from: number
  to: number
}

/** All places where a text has a cue of the list, in the given languages. */
export function cueMatches(text: string, list: CueList, locales: readonly Locale[]): CueMatch[] {
  return locales.flatMap((locale) =>
    [...foldFor(locale)(text).matchAll(regexOf(list, locale))].map(({ index, 0: match }) => ({
      from: index,
      to: index + match.length,
    })),
  )
}

/**
 * How strongly a phrase is of a kind: 0 without a cue, 2 for each cue at an end of the phrase, where
 * the word that decides stands (`Neckar GmbH`, `Head of Sales`, 会計事務所), 1 for each other.
 */
export function cueScore(text: string, list: CueList, locales: readonly Locale[]): number {
  const trimmed = text.trim().replace(/\s*[(（][^)）]*[)）]?\s*$/u, '')
  const phrase = trimmed || text.trim()
  const matches = cueMatches(phrase, list, locales)
  const atEnd = matches.some(({ to }) => to >= phrase.length - 1)
  const atStart = matches.some(({ from }) => from === 0)
  return Math.min(matches.length, 2) + (atEnd ? 1 : 0) + (atStart ? 1 : 0)
}

const regions = LOCALES.flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return REGION_CODES().map((code) => names.of(code) ?? '')
})

/** ISO 3166 codes that `Intl` knows: those whose name is not the code itself. */
function REGION_CODES(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== code)
}

const places = new Set(
  [...allWords('places'), ...regions].map(key).filter((name) => name.length > 1),
)
const US_STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|UK|US|USA)$/
const ADMINISTRATIVE =
  /^(?:[\p{Script=Han}]{1,6}(?:都|道|府|県|市|区|省|自治区|州|郡|町|村)){1,3}$|^[\p{Script=Hangul}]{1,4}(?:특별시|광역시|시|도|군|구)(?:\s[\p{Script=Hangul}]{1,4}(?:시|군|구|동))*$/u
const POSTAL = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}[\p{L} .'-]+$/u
const DISTRICT = /^(?:quan|huyen|tp\.?|thanh pho|thi xa|phuong|district|arrondissement)\s/u

function isOnePlace(part: string): boolean {
  const text = part
    .trim()
    .replace(/^[(（]|[)）]$/gu, '')
    .trim()
  const bare = text.replace(/\d+$/, '').trim()
  if (!text) return false
  if (US_STATE.test(bare)) return true
  const word = key(bare)
  if (word.length <= 2 && !ASIAN.test(word)) return false
  return (
    places.has(word) || ADMINISTRATIVE.test(text) || POSTAL.test(text) || DISTRICT.test(fold(text))
  )
}

/**
 * True when a text is a place: a known city, region or country, a postal code with a name, or such
 * parts joined by commas. Names that the lists do not have are found by position instead.
 *
 * @example isPlace('Chicago, IL') // true
 */
export function isPlace(text: string): boolean {
  const parts = text.split(/[,،，、/·]|\s-\s|\s–\s/u).filter((part) => part.trim())
  if (parts.length === 0 || parts.length > 4) return false
  const known = parts.filter(isOnePlace).length
  return (
    known === parts.length ||
    (known > 0 &&
      parts.length === 2 &&
      isOnePlace(parts[1]!) &&
      /^\p{Lu}[\p{L}.' -]{1,24}$/u.test(parts[0]!.trim()))
  )
}
