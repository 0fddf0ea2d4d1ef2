/** Words that resumes are full of: what somebody meant who slipped is most often one of them. */
import type { Locale } from '#contract/locales.ts'
import { LEXICONS } from '#server/reading/lexicon/index.ts'
import { EVERYDAY } from '../lexicon/everyday-words.ts'
import { lexiconOf } from '../lexicon/lexicons.ts'

/** Shorter words are a part of too many others. */
const SHORTEST = 4
/** Letters by which forms of one word differ at their end, at most, and that they share, at least. */
const ENDING = 3
const STEM = 5

const WORD = /[\p{L}\p{M}]{4,}/gu

/** All words of a lexicon: its phrases, and what its patterns spell out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof RegExp) return [value.source]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

/** The beginnings of a word that its other forms have as well: `manag` of `manager`. */
const stemsOf = (word: string): string[] =>
  Array.from({ length: ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut)).filter(
    (stem, cut) => cut === 0 || stem.length >= STEM,
  )

const known = new Map<Locale, ReadonlySet<string>>()

function stemsIn(locale: Locale): ReadonlySet<string> {
  const found = known.get(locale)
  if (found) return found
  const texts = [
    ...textsIn(LEXICONS[locale]),
    ...textsIn(lexiconOf(locale)),
    EVERYDAY[locale] ?? '',
  ]
  const words = texts.flatMap((text) => text.toLocaleLowerCase(locale).match(WORD) ?? [])
  const stems = new Set(words.filter((word) => word.length >= SHORTEST).flatMap(stemsOf))
  known.set(locale, stems)
  return stems
}

/**
 * True for a word of the language's lexicons, or a form of one. Of trades there are more words than
 * any list has, and a slip away from `earlies, lates` is a drink: only what is common is offered.
 */
export function isEveryday(word: string, locale: Locale): boolean {
  // its list is one of syllables, which are all common
  if (locale === 'vi') return true
  const plain = word.toLocaleLowerCase(locale)
  const stems = stemsIn(locale)
  // `Computerkenntnisse` ends in a word of its own
  const parts = locale === 'de' ? [plain, ...ENDS.map((length) => plain.slice(-length))] : [plain]
  return parts.some(
    (part) => part.length >= SHORTEST && stemsOf(part).some((stem) => stems.has(stem)),
  )
}

/** Letters of the last part of a German compound. */
const ENDS = [6, 7, 8, 9, 10, 11, 12]
