/** What the words of a phrase tell of its kind, and its letters where they tell nothing. */
import { guessOther } from '../lexicon/learned/guess.ts'
import type { PairRules } from './pair-words.ts'
import type { Phrase } from './phrases.ts'

/** What a legal form scores, and by how much it says more than other words. */
const LEGAL = 5
const LEGAL_MORE = 0.3

/** Cue scores beyond this say no more. */
export const SURE = 3

/** What the letters of a phrase say where its words say nothing, at most, and for each log odd. */
const MOST_GUESS = 1
const GUESS = 0.5

/** Words in small letters behind the first of a phrase, and their length, from which it tells of something. */
const TOLD = { words: 4, letters: 4 }

/** `Design of a packing cell for integrated units` tells what was done: a name has capitals. */
function isTold(text: string): boolean {
  const [, ...words] = text.split(/\s+/u)
  const long = words.filter(({ length }) => length >= TOLD.letters)
  return long.length >= TOLD.words && words.every((word) => /^[\p{Ll}\p{P}]+$/u.test(word))
}

/**
 * What a phrase surely is by its words, above 0 for the first kind and below for the second; where they
 * tell nothing, what it looks like.
 */
export const cueOf = ({ led, text, before }: Phrase, rules: PairRules) => {
  // what a house is, `casa editrice` beside its name, is less surely the name
  const least = /^\p{Ll}+(?:\s|$)/u.test(text) || isTold(text) ? -1 : -SURE
  if (led) return led === 'first' ? SURE : -SURE
  const known = rules.score(text)
  if (known === 0) {
    // in small letters stands what belongs to something, and no name
    const fewest = /^\p{Ll}/u.test(text) ? 0 : -MOST_GUESS
    return Math.max(fewest, Math.min(MOST_GUESS, rules.guess(text) * GUESS))
  }
  // a legal form is surer than any word
  return Math.max(
    known <= -LEGAL && before !== 'bracket' ? -SURE - LEGAL_MORE : least,
    Math.min(SURE, known),
  )
}

/** True for a phrase whose words tell nothing. */
export const cueIsNone = ({ led, text }: Phrase, rules: PairRules) =>
  !led && rules.score(text) === 0

/** What it costs a phrase to look like a skill, a prize or a town, where titles and companies are looked for. */
export const unlikenessToNames = (text: string) =>
  Math.max(0, Math.min(MOST_GUESS, (guessOther(text) - 1) * GUESS))
