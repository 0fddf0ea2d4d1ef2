import type { Locale } from '#contract/locales.ts'
import { remembering } from '../memory.ts'
import { followsInitial, opensLikely, opensName, opensSentence } from './capitals.ts'
import { isEveryday } from './everyday-words.ts'
import {
  corrections,
  DOUBLED,
  doubled,
  isClearSlip,
  SOUND_ALIKE,
  SURE_KINDS,
} from './corrections.ts'
import { dictionaryOf, type Dictionary } from './dictionaries.ts'
import { isDerived, isInflected, isOtherGender, isPlural } from './inflections.ts'
import { isSpelled, type Spelled } from './sources.ts'
import { CLASSIC, TERMS, UNLISTED } from './terms.ts'

/** A misspelt word by its offsets in the text, and the word that was meant. */
export interface Misspelling {
  word: string
  from: number
  to: number
  correction: string
}

/** Finds misspelt words. */
export type Speller = (text: string) => Misspelling[]

/** Words as they are judged: letters only, with an apostrophe or hyphen as their limit. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}@._/\\#&+\-\u00ad\u2010\u2011])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}@_/\\#&+\-\u00ad\u2010\u2011]|\.\p{L})/gu

/** Shorter words are one slip away from too many others. */
const SHORTEST: Record<Spelled, number> = { en: 5, de: 6, es: 5, fr: 5, it: 6, tr: 6, vi: 3 }
/** No list has longer words; what is longer was never typed as one, and costs more the longer it is. */
const LONGEST = 40
/**
 * Letters of words without an entry that are looked into, in one resume: some 300 words. Who has
 * more of them does not write the language that the list is of, and each costs a thousand look-ups.
 */
const MOST_UNKNOWN = 3_000
/** Words that are looked up in a text from which their share tells its language, and that share. */
const FOREIGN_FROM = 6
const FOREIGN_SHARE = 0.4
/** German nouns have capitals as names have, so more has to speak for a slip. */
const SHORTEST_CAPITALISED = 8
/** Endings of so many letters are inflections; a difference there may be a form that no list has. */
const ENDING: Record<Spelled, number> = { en: 0, de: 1, es: 0, fr: 0, it: 1, tr: 3, vi: 0 }
/** Where several words are one slip away, the one with a common ending is meant. */
const COMMON_ENDING =
  /(?:tion|tions|tionen|ción|ciones|zione|zioni|ment|ments|miento|mientos|mento|menti|ung|ungen|keit|heit|ing|ity|ence|ance|ité|ität|idad|ità)$/u

/** The speller of a language; null where no dictionary exists. */
export function spellerOf(locale: Locale | null, tag: string): Speller | null {
  if (!locale || !isSpelled(locale)) return null
  const known = knowing(locale, tag)
  const meant = new Map<string, string | null>()
  let unknown = 0
  const correctionOf = (word: string, capitalised: boolean): string | null => {
    const key = capitalised ? `^${word}` : word
    const found = meant.get(key)
    if (found !== undefined) return found
    const isKnown = known(word) || TERMS.has(word)
    if (!isKnown) unknown += word.length
    const correction =
      unknown > MOST_UNKNOWN ? null : correct(word, capitalised, locale, known, isKnown)
    meant.set(key, correction)
    return correction
  }
  /** Who writes many words that no list has writes another language, or Latin to fill a page. */
  const areForeign = (words: readonly string[]): boolean => {
    const judged = words.filter((word) => word.length >= SHORTEST[locale])
    const strange = judged.filter((word) => !known(word.toLocaleLowerCase(tag)))
    return judged.length >= FOREIGN_FROM && strange.length > judged.length * FOREIGN_SHARE
  }
  return remembering((text) => {
    const matches = Array.from(text.matchAll(WORD))
    if (areForeign(matches.map(([word]) => word))) return []
    return matches.flatMap((match): Misspelling[] => {
      const [word] = match
      const from = match.index
      const plain = word.toLocaleLowerCase(tag)
      if (plain.length < SHORTEST[locale] || plain.length > LONGEST) return []
      const capital = word.charAt(0) !== plain.charAt(0)
      // A letter that English has not makes a word of another language, or a name.
      if (locale === 'en' && /[^a-z]/u.test(plain)) return []
      // Capitals inside a word make an acronym or a brand; so does one amid a sentence.
      if (word.slice(1) !== plain.slice(1)) return []
      if (capital && locale !== 'de' && !opensSentence(text, from)) return []
      if (capital && (followsInitial(text, from) || opensName(text, from + word.length, locale)))
        return []
      const correction = correctionOf(plain, capital && !opensSentence(text, from))
      // A capital at the beginning may still be a name, and capitals go without accents.
      if (
        correction === null ||
        (capital && locale !== 'de' && !opensLikely(plain, correction, locale))
      )
        return []
      const written = capital
        ? correction.charAt(0).toLocaleUpperCase(tag) + correction.slice(1)
        : correction
      return [{ word, from, to: from + word.length, correction: written }]
    })
  })
}

/** What German towns end in: Schwarzenbruck is one, and no word with a slip. */
const TOWN =
  /(?:br[uü]ck|burg|dorf|heim|hausen|hofen|stadt|stedt|weiler|ingen|kirchen|furt|rode|walde|münde|berg|bach)$/u

/** Whoever promotes, with the ending of a woman: Promoterin. */
const AGENT = /(?<=(?:er|or|ist|ant|ent))in(?:nen)?$/u

/** Looks a word up in the language's lists and the English ones, in either case. */
function knowing(locale: Spelled, tag: string): Dictionary {
  const own = dictionaryOf(locale)
  const english = dictionaryOf('en')
  const isListed = (word: string): boolean =>
    own(word) || own(capital(word, tag)) || english(word) || english(capital(word, tag))
  return (word) =>
    isListed(word) || (locale === 'de' && AGENT.test(word) && isListed(word.replace(AGENT, '')))
}

const capital = (word: string, tag: string): string =>
  word.charAt(0).toLocaleUpperCase(tag) + word.slice(1)

function correct(
  word: string,
  capitalised: boolean,
  locale: Spelled,
  known: Dictionary,
  isKnown: boolean,
): string | null {
  const classic = CLASSIC[locale]?.[word]
  if (classic) return classic
  if (capitalised && locale === 'de' && TOWN.test(word)) return null
  if (isKnown || (capitalised && word.length < SHORTEST_CAPITALISED)) return null
  const own = dictionaryOf(locale)
  if (
    isDerived(word, locale, own) ||
    isInflected(word, locale, own) ||
    (locale === 'it' && UNLISTED.test(word))
  )
    return null
  if (locale === 'de' && isJoinedByS(word, known)) return null
  // Bestelungen is “best” and “lungs”, but orders are meant.
  const meantDoubled = doubled(word).some((other) => own(other) || own(capital(other, 'de')))
  if (!meantDoubled && isCompound(word, locale, known)) return null
  const isWord = (candidate: string): boolean =>
    !differsInEnding(word, candidate, ENDING[locale]) &&
    (own(candidate) || (locale === 'de' && own(capital(candidate, 'de'))))
  // The page may have joined what it broke: no-show, co-owner, sign-in desk.
  if (locale === 'en' && isJoined(word, known)) return null
  // So are the circumflexes of Turkish, which today's lists leave out.
  if (
    locale === 'tr' &&
    isKnownIn(own, word.replaceAll('â', 'a').replaceAll('î', 'i').replaceAll('û', 'u'))
  )
    return null
  // Umlauts written out are a way of writing, not slips.
  if (locale === 'de' && withUmlauts(word).some((other) => isKnownIn(own, other))) return null
  let kind = 0
  for (const candidates of corrections(word, locale)) {
    const words = [...new Set(candidates.filter(isWord))]
    kind += 1
    if (words.length === 0) continue
    // Only what could be nothing else is corrected: one word, or one of a common ending.
    const ended = words.filter((candidate) => COMMON_ENDING.test(candidate))
    const meant = words.length === 1 ? words[0] : ended.length === 1 ? ended[0] : undefined
    if (!meant || !(isEveryday(meant, locale) || isClearSlip(word, kind, locale))) return null
    // A Turkish word has so many endings that another slip could mean several of them: hakediş.
    if (locale === 'tr' && kind === DOUBLED && meant.length > word.length) return null
    if (kind > SURE_KINDS && (locale === 'tr' || word.length < SHORTEST_UNSURE)) return null
    // A letter too many in a short word may as well be several too few: mainted, maintained.
    if (meant.length < word.length && kind > SURE_KINDS && word.length < SHORTEST_CUT) return null
    // Whatever else the word could have been makes it a guess, as does a plural without its s.
    if (isPlural(word, meant) || isOtherGender(word, meant, locale)) return null
    if (locale === 'de' && isPatched(meant, own)) return null
    const unsure = kind > SURE_KINDS || (locale === 'de' && kind === SOUND_ALIKE)
    if (unsure && (elsewhere(word, meant, locale, isWord) || isForeign(word, locale))) return null
    return own(meant) || capitalised ? meant : capital(meant, 'de')
  }
  return null
}

/** Lists of other languages in which a word may be at home: grand cercle in an English text. */
const FOREIGN = ['fr', 'es', 'it', 'de', 'tr'] as const

const isForeign = (word: string, locale: Spelled): boolean =>
  FOREIGN.some((other) => other !== locale && dictionaryOf(other)(word))

/** Nouns that take an s before what follows: gestaltungs-technisch, with one s and not two. */
const JOINED_BY_S = /^(.+(?:ung|heit|keit|schaft|ion|tät))s(.{4,})$/u

function isJoinedByS(word: string, known: Dictionary): boolean {
  const [, head = '', tail = ''] = JOINED_BY_S.exec(word) ?? []
  return head !== '' && known(head) && known(tail)
}

/** Letters of a word from which a letter left out, too many or wrong means one word. */
const SHORTEST_UNSURE = 6
/** The same where a letter is too many. */
const SHORTEST_CUT = 9

/** Short words that a hyphen joins to others. */
const BEFORE_HYPHEN = new Set(
  'no co re pre non up off on in out de un by self sub anti pro'.split(' '),
)

/** True for two words in a row, whose hyphen may have been lost at the end of a printed line. */
function isJoined(word: string, known: Dictionary): boolean {
  for (let cut = 2; cut <= word.length - SHORTEST_PART; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)]
    if (!BEFORE_HYPHEN.has(head) && (head.length < SHORTEST_PART || !known(head))) continue
    if (known(tail)) return true
  }
  return false
}

/** True for a German compound that a short word and a rest merely happen to make. */
function isPatched(word: string, own: Dictionary): boolean {
  return [3, 4, 5].some(
    (cut) => isKnownIn(own, word.slice(0, cut)) && own(capital(word.slice(cut), 'de')),
  )
}

/** True when another kind of slip makes another word of it. */
function elsewhere(
  word: string,
  meant: string,
  locale: Spelled,
  isWord: (word: string) => boolean,
): boolean {
  for (const candidates of corrections(word, locale)) {
    if (candidates.some((candidate) => candidate !== meant && isWord(candidate))) return true
  }
  return false
}

const UMLAUTS = [
  ['ae', 'ä'],
  ['oe', 'ö'],
  ['ue', 'ü'],
  ['ss', 'ß'],
] as const

/** The word with its written-out umlauts as letters: one of them, or all. */
function withUmlauts(word: string): string[] {
  const each = UMLAUTS.map(([two, one]) => word.replaceAll(two, one))
  const whole = UMLAUTS.reduce((text, [two, one]) => text.replaceAll(two, one), word)
  return [...each, whole].filter((other) => other !== word)
}

const isKnownIn = (own: Dictionary, word: string): boolean => own(word) || own(capital(word, 'de'))

/** True when two words are the same but for their last letters. */
function differsInEnding(word: string, candidate: string, ending: number): boolean {
  if (ending === 0) return false
  const stem = Math.min(word.length, candidate.length) - ending
  // A swap of two letters is a slip wherever it is.
  const swapped =
    word.length === candidate.length &&
    [...word].toSorted().join() === [...candidate].toSorted().join()
  return !swapped && word.slice(0, stem) === candidate.slice(0, stem)
}

/** Joints between the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']
const SHORTEST_PART = 4

/**
 * True for a word put together of known ones, as German does without end. Each tail is judged
 * once: a word of n letters can be cut in 2ⁿ ways.
 */
function isCompound(word: string, locale: Spelled, known: Dictionary): boolean {
  if (locale !== 'de') return false
  const isPart = remembering(known)
  const isTail = remembering((tail) => isPart(tail) || isPutTogether(tail))
  const isHead = (head: string): boolean =>
    JOINTS.some(
      (joint) =>
        head.endsWith(joint) &&
        head.length - joint.length > 2 &&
        isPart(head.slice(0, head.length - joint.length)),
    )
  function isPutTogether(text: string): boolean {
    for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut++) {
      if (isTail(text.slice(cut)) && isHead(text.slice(0, cut))) return true
    }
    return false
  }
  return isPutTogether(word)
}
