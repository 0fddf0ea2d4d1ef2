import type { RichText } from '#contract/rich-text.ts'
import { placesOf, type Place } from './edits.ts'
import { holdsFigure } from './figures.ts'
import { lengthOf, type Length } from './length.ts'
import { stripTashkeel, type Lexicon, type WeakPhrase } from './lexicon/lexicon.ts'
import { IN_OFFICE, PERFORMANCE, TAKING_PART, TOOK_PART_AS } from './lexicon/part-words.ts'
import { FROM_NOTHING, RANKED } from './lexicon/outcomes.ts'
import { remembering } from './memory.ts'

/** A stretch of a text that a pattern matched. */
export interface Hit {
  phrase: string
  from: number
  to: number
}

/** What the rules want to know of the wording of one line. */
export interface Wording {
  length: Length
  /** Holds a figure that measures something. */
  measured: boolean
  /** Says what changed, with a figure, or what was won: a result, not only a size. */
  outcome: boolean
  /** Shows somebody acting, in a form that the language uses. */
  acting: boolean
  weak: (Hit & { rule: WeakPhrase }) | null
  person: Hit | null
  passive: boolean
  /** In lower case and without signs, for finding lines that stand twice. */
  plain: string
  /** The word that carries the action, for finding repetitions; '' when there is none. */
  keyword: string
}

/** A line of a section, where it stands and how it is worded. */
export interface Line extends Place, Wording {
  /** Dotted path into the resume, such as 'work.0.details'. */
  at: string
}

/** Where the characters of `stripTashkeel(text)` stand in the text, and where the text ends. */
function placesOfLetters(text: string): number[] {
  const letters = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) => stripTashkeel(text.charAt(at)) !== '',
  )
  return [...letters, text.length]
}

export function hit(text: string, pattern: RegExp | undefined): Hit | null {
  const plain = stripTashkeel(text)
  const match = pattern?.exec(plain)
  if (!match?.[0]) return null
  const end = match.index + match[0].length
  if (plain.length === text.length) return { phrase: match[0], from: match.index, to: end }
  const places = placesOfLetters(text)
  const [from = 0, to = text.length] = [places[match.index], places[end]]
  return { phrase: text.slice(from, to), from, to }
}

/** Lower case in the line's own language; the same length, so that offsets stay true. */
export function lower(text: string, tag: string): string {
  const lowered = text.toLocaleLowerCase(tag)
  return lowered.length === text.length ? lowered : text.toLowerCase().slice(0, text.length)
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Endings that hide the noun of action before them: 担当しました, 담당했습니다. */
const VERB_ENDING =
  /(?:いた|しま|させ|を行い?)?(?:しました|ました|した|する|ます)$|(?:하였습니다|했습니다|하였음|했음|합니다|하기|함)$/u

/**
 * The word that carries the action: the first that is more than an article, or the last.
 * Chinese and Japanese have no word limits to go by; two characters do.
 */
function keywordOf(line: string, lexicon: Lexicon): string {
  const bare = line.replace(/[\s.。．…;；:：!！)）\]]+$/u, '').replace(VERB_ENDING, '')
  if (lexicon.unit === 'characters') {
    return (lexicon.keyword === 'first' ? bare.slice(0, 2) : bare.slice(-2)).trim()
  }
  const words = bare.match(WORD) ?? []
  if (lexicon.keyword === 'last') return words.at(-1) ?? ''
  return words.find((word) => word.length > 2) ?? ''
}

export type WordingReader = (text: string) => Wording

/**
 * Reads the wording of lines and remembers what it has read: a fix changes one line, and
 * the others need not be read again to know what it gains.
 */
export function wordingReader(lexicon: Lexicon | null, tag: string): WordingReader {
  return remembering((text) => wordingOf(text, lexicon, tag))
}

const withoutSigns = (line: string): string => line.replaceAll(/[\s\p{P}]+/gu, ' ').trim()

function wordingOf(text: string, lexicon: Lexicon | null, tag: string): Wording {
  const line = lower(text, tag).replaceAll('’', "'")
  const measured = holdsFigure(line, lexicon)
  const length = lengthOf(text, lexicon)
  if (!lexicon) {
    return {
      length,
      plain: withoutSigns(line),
      measured,
      outcome: measured,
      acting: false,
      weak: null,
      person: null,
      passive: false,
      keyword: '',
    }
  }
  const plain = stripTashkeel(line)
  const passive = lexicon.passive.test(plain)
  const acting = lexicon.action.test(plain)
  return {
    length,
    plain: withoutSigns(line),
    measured,
    outcome:
      (measured && lexicon.outcome.test(plain)) ||
      lexicon.achievement.test(plain) ||
      RANKED.test(plain) ||
      FROM_NOTHING.test(plain),
    // Whatever its verb, a passive line shows nobody acting.
    acting: !passive && (acting || isBelieved(plain, length, lexicon)),
    weak: weakness(line, lexicon, { acting, measured, words: length.words }),
    person: hit(line, lexicon.firstPerson),
    passive,
    keyword: keywordOf(plain, lexicon),
  }
}

/** English words from which a line whose verb is unknown is taken to have one. */
const LONG_ENOUGH = 5

function isBelieved(line: string, { words }: Length, { idle }: Lexicon): boolean {
  return idle !== undefined && words >= LONG_ENOUGH && !idle.test(line)
}

/** English words of a line that says more than the “as needed” within it. */
const MORE_THAN_FILLER = 9

interface Shown {
  acting: boolean
  measured: boolean
  words: number
}

/**
 * Where the action comes first, a line that opens with one and holds a figure is shown: what
 * stands further on only adds to it. So does the “as needed” of a line that tells enough without.
 */
function weakness(line: string, lexicon: Lexicon, shown: Shown): Wording['weak'] {
  const { acting, measured, words } = shown
  for (const rule of lexicon.weak) {
    const found = hit(line, rule.phrase)
    const isFilling = found && words >= MORE_THAN_FILLER && lexicon.filler.test(found.phrase)
    const isAdded = found && acting && (measured || isFilling)
    if (isAdded && found.from > 0 && lexicon.keyword === 'first') continue
    if (found && namesDeed(line, found)) continue
    if (found) return { ...found, rule }
  }
  return null
}

/** “Co-responsable du projet” is a post, and “took part as soloist” a performance. */
const namesDeed = (line: string, { phrase, from }: Hit): boolean =>
  IN_OFFICE.test(line.slice(0, from)) ||
  (TAKING_PART.test(phrase) && (PERFORMANCE.test(line) || TOOK_PART_AS.test(line)))

/** The lines of a rich text with their wording. */
export function readLines(text: RichText, at: string, read: WordingReader): Line[] {
  const pointer = `/${at.replaceAll('.', '/')}`
  return placesOf(text, pointer).map((place) => ({ ...place, ...read(place.text), at }))
}
