/** When a word with a capital is a slip, and when it is a name. */
import type { Spelled } from './sources.ts'
import { CLASSIC } from './terms.ts'

/** What stands before a word tells within so many characters whether it opens a sentence. */
const BEFORE = 40
const SHORTEST_OPENING = 6
/** Shorter words with a capital and a strange letter are names of products and places. */
const SHORTEST_STRANGE = 9

/** A word with a capital is believed to be a slip only where it is long and begins alike. */
export function opensLikely(word: string, correction: string, locale: Spelled): boolean {
  if (CLASSIC[locale]?.[word] === correction) return true
  if (word.length < SHORTEST_OPENING || word.slice(0, 2) !== correction.slice(0, 2)) return false
  return word.length >= SHORTEST_STRANGE || isOfSameLetters(word, correction)
}

/** True when two words differ by the order of their letters, a double letter, a mark, or a sound. */
function isOfSameLetters(word: string, other: string): boolean {
  return [single, plain, sorted, sound].some((form) => form(word) === form(other))
}

const single = (text: string): string => text.replaceAll(/(.)\1/gu, '$1')
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const sorted = (text: string): string => [...text].toSorted().join('')
const sound = (text: string): string => text.replaceAll(/[cz]/gu, 's').replaceAll('v', 'b')

/** The full stop of an initial opens no sentence, and what follows is a name: M. Keller, J.-P. Roy. */
export function followsInitial(text: string, from: number): boolean {
  return /(?<!\p{L})\p{Lu}\.\s*$/u.test(text.slice(Math.max(0, from - BEFORE), from))
}

/**
 * A capital before another one begins a name: `Encontro Conjunto`. German and English titles have
 * many; in German a word on -er that stands so is of a town: `Erlauer Platz`.
 */
export function opensName(text: string, to: number, locale: Spelled): boolean {
  const isBesideCapital = /^\s+\p{Lu}\p{Ll}/u.test(text.slice(to, to + BEFORE))
  return isBesideCapital && locale !== 'en' && (locale !== 'de' || text.slice(0, to).endsWith('er'))
}

export function opensSentence(text: string, from: number): boolean {
  if (from === 0) return true
  return /[.!?:;–—•|(]\s*$/u.test(text.slice(Math.max(0, from - BEFORE), from))
}
