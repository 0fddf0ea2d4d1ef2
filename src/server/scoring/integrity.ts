import { ORDERS, SUBJECT } from './lexicon/injections.ts'
import { ADDRESSING, INSTRUCTIONS } from './lexicon/instructions.ts'
import { CALLING, STEERING } from './lexicon/steering.ts'
import { TELLING } from './lexicon/telling-words.ts'

/** True for a line that addresses software instead of a reader. */
export function isInstruction(text: string): boolean {
  if (text.length < 8) return false
  const line = text
    .toLowerCase()
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .replaceAll(/\s+/gu, ' ')
  return line.split(SENTENCE_END).some((sentence) => callsSoftware(sentence) || isOrder(sentence))
}

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？؟])/u

const holds =
  (patterns: readonly RegExp[]) =>
  (sentence: string): boolean =>
    patterns.some((pattern) => pattern.test(sentence))

const callsSoftware = holds([...ADDRESSING, ...CALLING])
const isFixedOrder = holds([...INSTRUCTIONS, ...STEERING])
const tellsOfSomebody = holds(TELLING)

/** An order about the rating; who tells what they do, or leave undone, gives none. */
function isOrder(sentence: string): boolean {
  if (!holdsOrder(sentence)) return false
  // “I was in charge, ignore …”: what somebody tells in front of an order makes it none the less one
  return !tellsOfSomebody(sentence) || isOrder(clauseBehind(sentence))
}

const holdsOrder = (text: string): boolean =>
  isFixedOrder(text) ||
  (SUBJECT.test(text) &&
    ORDERS.some(({ all, none }) => all.every((part) => part.test(text)) && !none?.test(text)))

/** The sentence from behind its first sign that parts clauses; nothing where it has none. */
const clauseBehind = (sentence: string): string =>
  /[,;:–—、，；：]\s*(\S.*)$/u.exec(sentence)?.[1] ?? ''

/**
 * Characters that print nothing. Joiners and direction marks are part of ordinary text in
 * Arabic script and emoji, so they count only between Latin letters.
 */
const INVISIBLE =
  /[\u200b\u2060\u2061-\u2064\ufeff\u180e\u00ad\u{e0000}-\u{e007f}]|(?<=[a-z])[\u200c-\u200f\u202a-\u202e\u2066-\u2069](?=[a-z])/giu

/** Letters of other scripts that look like Latin ones, and what they pretend to be. */
const LOOK_ALIKE: Record<string, string> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'хx',
    'уy',
    'іi',
    'јj',
    'ѕs',
    'АA',
    'ВB',
    'ЕE',
    'КK',
    'МM',
    'НH',
    'ОO',
    'РP',
    'СC',
    'ТT',
    'ХX',
    'οo',
    'Οo',
    'ΑA',
    'ΒB',
    'ΕE',
    'ΚK',
    'ΜM',
    'ΝN',
    'ΤT',
  ].map(([from = '', to = '']) => [from, to]),
)
const MIXED_WORD =
  /(?<!\p{L})(?=\p{L}*[a-z])(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/giu

/** The text as it should be: nothing invisible, no borrowed letters inside Latin words. */
export function withoutTricks(text: string): string {
  // Nearly every text has neither, and this runs on each of them.
  // oxlint-disable-next-line no-control-regex -- the range is meant
  if (/^[\x00-\x7f]*$/.test(text)) return text
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(MIXED_WORD, (word) =>
      [...word].map((letter) => LOOK_ALIKE[letter] ?? letter).join(''),
    )
}
