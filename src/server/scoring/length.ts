import type { Lexicon } from './lexicon/lexicon.ts'

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const BLANK = /\s+/gu
const WORD_CHARACTER = /[\p{L}\p{N}]/u

/** Characters of Chinese or Japanese that say as much as one English word, on resumes. */
const CHARACTERS_PER_WORD = 1.9

export interface Length {
  /** Words, or characters where the text is written without spaces. */
  count: number
  unit: 'words' | 'characters'
  /** The same length as English would need it, so that one threshold serves all languages. */
  words: number
}

/** Words of a text that is written with spaces; signs standing alone do not count. */
export function countWords(text: string): number {
  return text.split(BLANK).filter((part) => WORD_CHARACTER.test(part)).length
}

/**
 * How long a text is, in the unit of its own script: a line of English in a Japanese resume
 * is counted in words. Latin letters between wide characters count half, as they are half as wide.
 *
 * @example lengthOf('Led a team of five', lexicon) // { count: 5, unit: 'words', words: 5 }
 */
export function lengthOf(text: string, lexicon: Pick<Lexicon, 'unit' | 'scale'> | null): Length {
  const wide = text.match(WIDE)?.length ?? 0
  if (wide > 0) {
    const narrow = text.replaceAll(WIDE, '').replaceAll(BLANK, '').length
    if (wide * 2 >= narrow) {
      const count = wide + Math.round(narrow / 2)
      const scale = lexicon?.unit === 'characters' ? lexicon.scale : CHARACTERS_PER_WORD
      return { count, unit: 'characters', words: count / scale }
    }
  }
  const count = countWords(text)
  const scale = lexicon?.unit === 'words' ? lexicon.scale : 1
  return { count, unit: 'words', words: count / scale }
}
