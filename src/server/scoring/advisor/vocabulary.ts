import { SECTION_IDS, type Resume } from '#contract/resume.ts'
import { textOf } from '#server/draft-reading.ts'

/** What a text holds, to tell what another text brings in. */
export interface Vocabulary {
  /** The text in lower case, for scripts that put no space between words. */
  text: string
  /** Its words in lower case. */
  words: ReadonlySet<string>
  /** Its numbers in digits alone, and again with the sign that follows or precedes them. */
  numbers: ReadonlySet<string>
}

/** A word of Latin letters ends where another script begins: 用Tableau规划. */
const WORD =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[+#]+(?![\p{L}\p{N}]))?|(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{N}])+/gu

/** Lower case without the rules of one language: Turkish dots must not tell İ from i. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')

export interface Word {
  text: string
  /** Offset in the text. */
  at: number
}

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], at: match.index }))
}

/** Numbers with their unit or currency; a grouping sign or one decimal sign may stand inside. */
const NUMBER =
  /([$€£¥₺₩]\s?)?(\d+(?:[.,٫٬’' \u00a0\u202f]\d{3}(?!\d))*(?:[.,٫]\d+)?)(\s?(?:[%％‰٪$€£¥₺₩]|[kKmM万億亿억만천千百](?![a-z])))?/g

/** Digits of any script as 0–9. */
function inDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    if (code < 128) return digit
    // Every script has its ten digits in a row; the zero is where the row begins.
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
    return String(code - zero)
  })
}

/**
 * Every number of a text: its digits, and where a sign belongs to it the digits with the sign,
 * since 5 people and 5 % are two facts.
 *
 * @example numbersOf('1,200 units, 5 %') // ['1200', '5', '5%']
 */
export function numbersOf(text: string): string[] {
  return [...inDigits(text).matchAll(NUMBER)].flatMap(
    ([, before = '', number = '', after = '']) => {
      const digits = number.replaceAll(/\D/g, '')
      const sign = (before + after).trim().replace('٪', '%').toLowerCase()
      return sign ? [digits, digits + sign] : [digits]
    },
  )
}

export function vocabularyOf(...texts: string[]): Vocabulary {
  const text = folded(texts.join('\n'))
  return {
    text,
    words: new Set(wordsOf(text).map((word) => word.text)),
    numbers: new Set(texts.flatMap(numbersOf)),
  }
}

const SECTIONS = ['basics', ...SECTION_IDS] as const

/** Everything that a resume says, but not its photo and its settings. */
export function resumeText(resume: Resume): string {
  return textOf(SECTIONS.map((section) => resume[section]))
}
