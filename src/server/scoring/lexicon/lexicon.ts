/** A phrase that says what was expected instead of what was done. */
export interface WeakPhrase {
  /** Sticks to the beginning of the line (`^`) or stands anywhere. */
  phrase: RegExp
  /**
   * The line without the phrase, given what follows it (or, for a phrase at the end, precedes
   * it); null when the grammar would not survive. Absent where it never does.
   * `past`: the role has ended.
   */
  rewrite?: (rest: string, past: boolean) => string | null
}

/** What one language knows about the wording of resumes. All patterns meet lower-case text. */
export interface Lexicon {
  /** How length is counted: in words (Korean: 어절), or in characters. */
  unit: 'words' | 'characters'
  /** Units that say as much as one English word does on a resume. */
  scale: number
  /** Which end of a line carries its action; repeated wording is looked for there. */
  keyword: 'first' | 'last'
  /** A line that shows somebody acting, in any form that the language's resumes use. */
  action: RegExp
  /**
   * A line that surely shows nobody acting. Where it is given, `action` lists only what is
   * frequent, and a line of several words with another verb is believed.
   */
  idle?: RegExp
  weak: readonly WeakPhrase[]
  /** Words for anything and everything: a short line with them tells nothing and can go. */
  filler: RegExp
  /** “I” and its forms; in languages that inflect the verb only the pronoun counts. */
  firstPerson: RegExp
  /** A first person that can go from the beginning of a line or sentence without a trace. */
  droppedPerson?: RegExp
  passive: RegExp
  /** The same line with the person back in it, where that is safe; else null. */
  active?: (line: string) => string | null
  /** Words that tell a result from a size; they count beside a figure. */
  outcome: RegExp
  /** Results that need no figure. */
  achievement: RegExp
  /** Number words that count or measure something. */
  numbers: RegExp
  /** Phrases that fit everybody, in running text. */
  cliches: RegExp
  /** Skill entries that are mere qualities: the whole entry matches. */
  soft: RegExp
  /** Sentences for a first self-evaluation, made of the resume's own title and skills. */
  profile: { experienced: string; skills: string; separator: string }
  /** Extra pages that are customary. */
  extraPages: number
}

/** Vowel signs of Arabic and the stroke that stretches a word: some write them, most do not. */
const TASHKEEL = /[\u064b-\u0652\u0640]/gu

/**
 * Arabic without vowel signs, as patterns expect it. Other scripts stay as they are.
 *
 * @example stripTashkeel('طوّرت') // 'طورت'
 */
export function stripTashkeel(text: string): string {
  return text.replaceAll(TASHKEEL, '')
}

const escaped = (phrase: string): string => phrase.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * One pattern for many phrases, one a line or separated by commas. `*` stands for the rest of
 * a word, `…` for up to three words between.
 *
 * @example phrases('team play*, work … well') // 'teamplayer' no, 'team players' yes
 */
export function alternatives(list: string): string {
  return (
    stripTashkeel(list)
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
      // Longer phrases first, so that a match takes in all it can.
      .toSorted((a, b) => b.length - a.length)
      .map((phrase) =>
        escaped(phrase)
          .replaceAll('*', String.raw`[\p{L}\p{M}’'-]*`)
          .replaceAll(' … ', String.raw`(?:\s+[^\s.!?]+){0,3}?\s+`)
          .replaceAll('…', '[^。.！!？?、，,]{0,8}?')
          .replaceAll(' ', String.raw`\s+`),
      )
      .join('|')
  )
}

const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`

/**
 * Phrases of a language with spaces, anywhere in the text, as whole words.
 *
 * @param attached Pattern of what is written to the front of a word: Arabic “and”, “by”, “for”.
 */
export function words(list: string, attached = ''): RegExp {
  return new RegExp(`${BEFORE}${attached}(?:${alternatives(list)})${AFTER}`, 'u')
}

/** Phrases that open a line, as whole words. */
export function opening(list: string): RegExp {
  return new RegExp(`^(?:${alternatives(list)})${AFTER}`, 'u')
}

/** Phrases of a language without spaces, anywhere in the text. */
export function anywhere(list: string): RegExp {
  return new RegExp(`(?:${alternatives(list)})`, 'u')
}

/** Entries that consist of one of the phrases and nothing else. */
export function whole(list: string): RegExp {
  return new RegExp(`^(?:${alternatives(list)})$`, 'u')
}

/** One pattern out of several. */
export function either(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'u')
}

/** Keeps what is left of a line when it fits a pattern: most often a noun of action. */
export function whenRest(pattern: RegExp): (rest: string) => string | null {
  return (rest) => (pattern.test(stripTashkeel(rest.toLowerCase())) ? rest : null)
}
