import { LOCALES, type Locale } from '#contract/locales.ts'
import { fold, foldKeepingAccents } from './fold.ts'
import { LEXICONS } from './index.ts'

/**
 * Cues tell what a phrase is: `GmbH` a company, `engineer` a job title, `学院` a school. Words are
 * looked up whole in sets, not by one large pattern: a pattern of a thousand words takes a second
 * to compile, and a reading process lives for one document.
 */
export type CueList =
  | 'titles'
  | 'breaks'
  | 'companies'
  | 'institutions'
  | 'schools'
  | 'degrees'
  | 'faculties'
  | 'levels'

interface CueSet {
  /** Whole words and phrases, their words joined by spaces. */
  phrases: Set<string>
  longest: number
  /** What words begin and end with, by its two letters at that side of the word. */
  beginnings: Map<string, string[]>
  endings: Map<string, string[]>
  /** Asian cues by their first letter. */
  anywhere: Map<string, string[]>
  /** What was found in texts: the same phrases are asked for again and again. */
  found: Map<string, readonly CueMatch[]>
}

/** So many texts are remembered for each list. */
const MOST_REMEMBERED = 4000

/** Where the cues of a list stand in a text, end exclusive. */
export interface CueMatch {
  from: number
  to: number
}

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** `مديراً`: worked as one. */
const ARABIC_ACCUSATIVE = /(?:ا\u064b|\u064bا)$/
/** In Arabic the article and `and` are written to the word. */
const ARABIC_PREFIX = /^(?:وال|ال|لل|و)/

const foldFor = (locale: Locale) => (locale === 'vi' ? foldKeepingAccents : fold)

const beginningOf = (word: string) => word.slice(0, 2)
const endingOf = (word: string) => word.slice(-2)

function addTo(index: Map<string, string[]>, place: string, word: string): void {
  index.set(place, [...(index.get(place) ?? []), word])
}

function addCue(set: CueSet, cue: string, locale: Locale): void {
  const word = foldFor(locale)(cue.replaceAll('~', ''))
  if (ASIAN.test(word)) {
    addTo(set.anywhere, word.charAt(0), word)
    return
  }
  const words = word.match(WORD) ?? []
  const phrase = words.join(' ')
  if (words.length === 1 && cue.startsWith('~')) addTo(set.endings, endingOf(phrase), phrase)
  if (words.length === 1 && cue.endsWith('~')) addTo(set.beginnings, beginningOf(phrase), phrase)
  set.phrases.add(phrase)
  set.longest = Math.max(set.longest, words.length)
}

const sets = new Map<string, CueSet>()

/** Schools keep their names in a resume of another language; shorter words are none of theirs there. */
const SHORTEST_FOREIGN = 5

/** English stands beside every language, so the schools of all that are written like it stand there. */
function cuesOf(list: CueList, locale: Locale): readonly string[] {
  const own = LEXICONS[locale][list]
  if (list !== 'institutions' || locale !== 'en') return own
  // without its accents a Vietnamese word is another
  const others = LOCALES.filter((other) => other !== 'vi')
  const foreign = others
    .flatMap((other) => LEXICONS[other].institutions)
    .filter((cue) => /^[~\p{Script=Latin}\s'’-]+$/u.test(cue) && cue.length >= SHORTEST_FOREIGN)
  return [...own, ...foreign]
}

function cueSet(list: CueList, locale: Locale): CueSet {
  const id = `${list}/${locale}`
  let set = sets.get(id)
  if (!set) {
    set = {
      phrases: new Set(),
      longest: 1,
      beginnings: new Map(),
      endings: new Map(),
      anywhere: new Map(),
      found: new Map(),
    }
    for (const cue of cuesOf(list, locale)) addCue(set, cue, locale)
    sets.set(id, set)
  }
  return set
}

/** The forms in which a word may be listed: itself, an English singular, without Arabic prefix. */
function forms(word: string, locale: Locale): string[] {
  if (locale === 'ar') {
    const bare = word.replace(ARABIC_ACCUSATIVE, '')
    return [word, bare, bare.replace(ARABIC_PREFIX, '')]
  }
  return locale === 'en' && word.length > 4 && word.endsWith('s')
    ? [word, word.slice(0, -1)]
    : [word]
}

function matchesWord(set: CueSet, word: string, locale: Locale): boolean {
  return (
    forms(word, locale).some((form) => set.phrases.has(form)) ||
    (set.beginnings.get(beginningOf(word))?.some((part) => word.startsWith(part)) ?? false) ||
    (set.endings.get(endingOf(word))?.some((part) => word.endsWith(part)) ?? false)
  )
}

function wordMatches(text: string, set: CueSet, locale: Locale): CueMatch[] {
  const words = [...text.matchAll(WORD)]
  const found: CueMatch[] = []
  for (let at = 0; at < words.length; at++) {
    const from = words[at]!.index
    const most = Math.min(set.longest, words.length - at)
    for (let length = most; length >= 1; length--) {
      const last = words[at + length - 1]!
      const phrase =
        length === 1
          ? last[0]
          : words
              .slice(at, at + length)
              .map(([word]) => word)
              .join(' ')
      if (length === 1 ? !matchesWord(set, phrase, locale) : !set.phrases.has(phrase)) continue
      const to = last.index + last[0].length
      // two letters before a hyphen are the beginning of a name: MS-SQL
      if (to - from <= 2 && /^-(?:\p{L}|$)/u.test(text.slice(to))) continue
      found.push({ from, to })
      at += length - 1
      break
    }
  }
  return found
}

function asianMatches(text: string, set: CueSet): CueMatch[] {
  const found: CueMatch[] = []
  for (let at = 0; at < text.length; at++) {
    const cues = set.anywhere.get(text.charAt(at))?.filter((cue) => text.startsWith(cue, at)) ?? []
    const longest = Math.max(0, ...cues.map(({ length }) => length))
    if (longest === 0) continue
    found.push({ from: at, to: at + longest })
    at += longest - 1
  }
  return found
}

function matchesIn(text: string, list: CueList, locale: Locale): readonly CueMatch[] {
  const set = cueSet(list, locale)
  const known = set.found.get(text)
  if (known) return known
  const folded = foldFor(locale)(text)
  const asian = set.anywhere.size > 0 ? asianMatches(folded, set) : []
  const found = set.phrases.size > 0 ? [...wordMatches(folded, set, locale), ...asian] : asian
  if (set.found.size >= MOST_REMEMBERED) set.found.clear()
  set.found.set(text, found)
  return found
}

/** All places where a text has a cue of the list, in the given languages. */
export function cueMatches(text: string, list: CueList, locales: readonly Locale[]): CueMatch[] {
  return locales.flatMap((locale) => matchesIn(text, list, locale))
}

/** A phrase without what stands in brackets at its end. */
const core = (text: string) => text.trim().replace(/\s*[(（][^)）]*[)）]?\s*$/u, '') || text.trim()

/** Languages in which the word that decides stands first: Director comercial, Công ty X, شركة. */
export const HEAD_FIRST: ReadonlySet<Locale> = new Set<Locale>(['ar', 'es', 'fr', 'it', 'vi'])
/** Languages in which what a name is stands at its end, so that what follows is a part of it. */
export const NAMES_END: ReadonlySet<Locale> = new Set<Locale>(['ja', 'ko', 'tr', 'zh-CN'])
/** Languages in which a faculty begins with what it is: Fachbereich Physik, School of Business. */
export const FACULTIES_BEGIN: ReadonlySet<Locale> = new Set<Locale>([
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'it',
])
/** What may follow the deciding word where it stands last: Head of Sales, Nurse, ICU. */
const AFTER_HEAD =
  /^(?:\s*[,،，(（/]|\s+[–—-]\s|\.?\s+(?:of|for|in|und|and|der|des|für|im|&)(?![\p{L}])|\s+(?:[IVX]{1,4}|\d)\s*$|\s*$)/u

function scoreIn(phrase: string, list: CueList, locale: Locale): number {
  const matches = matchesIn(phrase, list, locale)
  if (matches.length === 0) return 0
  const first = matches.some(({ from }) => from === 0)
  const last = matches.some(
    ({ to }) => to >= phrase.length - 1 || AFTER_HEAD.test(phrase.slice(to)),
  )
  // a degree is what it begins with as well: `MSc Physics`, `Bachelor of Music`
  const isEither = list === 'degrees' && first && !last
  const [deciding, other] = HEAD_FIRST.has(locale) || isEither ? [first, last] : [last, first]
  return Math.min(matches.length, 2) + (deciding ? 2 : 0) + (other ? 1 : 0)
}

/**
 * How strongly a phrase is of a kind: 0 without a cue, up to 5. A cue counts more where the word
 * that decides stands: `Neckar GmbH`, `Head of Sales`, `Director comercial`, 会計事務所.
 */
export function cueScore(text: string, list: CueList, locales: readonly Locale[]): number {
  const phrase = core(text)
  return Math.max(0, ...locales.map((locale) => scoreIn(phrase, list, locale)))
}

/** A time without work that a list of jobs names: it begins or ends with its word. */
export const isBreak = (text: string, locales: readonly Locale[]): boolean =>
  cueScore(text, 'breaks', locales) > 1 &&
  cueScore(text, 'titles', locales) === 0 &&
  cueScore(text, 'companies', locales) === 0
