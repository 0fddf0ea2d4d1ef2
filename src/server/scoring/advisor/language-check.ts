import { detectLanguage } from '#server/reading/language.ts'
import type { Line } from '#server/reading/document.ts'
import { wordsOf, type Vocabulary } from './vocabulary.ts'

const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** The script in which a language is written, by the share of letters that shows it. */
const SCRIPTS: Record<string, { script: RegExp; share: number }> = {
  ar: { script: /\p{Script=Arabic}/gu, share: 0.5 },
  ja: { script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, share: 0.4 },
  ko: { script: /\p{Script=Hangul}/gu, share: 0.4 },
  zh: { script: /\p{Script=Han}/gu, share: 0.4 },
}
const LATIN = { script: /\p{Script=Latin}/gu, share: 0.7 }

/** Fewer letters say too little about a language that shares its script with others. */
const ENOUGH_LETTERS = 24

/** Below it the runner-up is as likely. */
const SURE = 0.62

/**
 * True when a text can be of the language: written in its script, and not surely of another.
 *
 * @param known A text of the language; words that it holds tell nothing against.
 */
export function isIn(text: string, language: string, known?: Vocabulary): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/["“”„«»「」『』‘’'][^"“”„«»「」『』]*["“”„«»「」『』]/gu, ' ')
  const all = letters(plain, /\p{L}/gu)
  if (all === 0) return true
  const base = language.split('-')[0] ?? ''
  const { script, share } = SCRIPTS[base] ?? LATIN
  if (letters(plain, script) / all < share) return false
  if (base === 'zh' && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) return false
  if (
    base === 'ja' &&
    all > ENOUGH_LETTERS &&
    !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)
  ) {
    return known !== undefined && isMadeOf(plain, known)
  }
  if (SCRIPTS[base]) return true
  const { code, confidence } = detectLanguage([{ text: plain } as Line])
  if (code.split('-')[0] === base || all < ENOUGH_LETTERS) return true
  return confidence < SURE || (known !== undefined && isMadeOf(plain, known))
}

const startsLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word)

/** True when most words of a text are known, whatever a statistic says of the rest. */
function isMadeOf(text: string, { words, text: all }: Vocabulary): boolean {
  const own = wordsOf(text.toLowerCase()).filter((word) => word.text.length > 2)
  const known = own.filter(
    ({ text: word }) => words.has(word) || (!startsLatin(word) && all.includes(word)),
  )
  return known.length > own.length * 0.6
}
