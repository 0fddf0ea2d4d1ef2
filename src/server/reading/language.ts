/**
 * A resume's language shows twice: in its running text, where small words, endings and letters tell
 * languages apart, and in its headings, which people write in the resume's own language even when
 * half of the words are product names. Scripts that only one language uses decide at once.
 */
import type { Language } from '#contract/analysis.ts'
import { isLocale, type Locale } from '#contract/locales.ts'
import type { Line } from './document.ts'
import { LATIN, type LanguageSigns } from './language-signs.ts'
import { headingLocales, titleLocale } from './lexicon/headings.ts'
import { localesFor } from './lexicon/index.ts'

interface ScriptRule {
  code: string
  letters: RegExp
  /** Share of all letters from which the rule decides. */
  share: number
  reason: string
}

const SCRIPT_RULES: readonly ScriptRule[] = [
  { code: 'ko', letters: /\p{Script=Hangul}/gu, share: 0.2, reason: 'only Korean uses Hangul' },
  {
    code: 'ja',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    share: 0.06,
    reason: 'only Japanese uses kana; a dense 履歴書 has few',
  },
  {
    code: 'fa',
    letters: /[پچژگک]/gu,
    share: 0.06,
    reason: 'letters that Persian adds to the Arabic script',
  },
  {
    code: 'ar',
    letters: /\p{Script=Arabic}/gu,
    share: 0.25,
    reason: 'Arabic letters without the Persian ones',
  },
  {
    code: 'zh',
    letters: /\p{Script=Han}/gu,
    share: 0.15,
    reason: 'Han letters without kana or Hangul',
  },
  {
    code: 'vi',
    letters: /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/gu,
    share: 0.05,
    reason: 'letters that only Vietnamese has',
  },
  { code: 'he', letters: /\p{Script=Hebrew}/gu, share: 0.25, reason: 'Hebrew letters' },
  { code: 'el', letters: /\p{Script=Greek}/gu, share: 0.25, reason: 'Greek letters' },
  { code: 'th', letters: /\p{Script=Thai}/gu, share: 0.25, reason: 'Thai letters' },
  { code: 'hi', letters: /\p{Script=Devanagari}/gu, share: 0.25, reason: 'mostly Hindi' },
  { code: 'uk', letters: /[іїєґІЇЄҐ]/gu, share: 0.03, reason: 'letters that Russian lacks' },
  { code: 'bg', letters: /ъ(?=[\p{Script=Cyrillic}])/gu, share: 0.008, reason: 'a vowel there' },
  { code: 'ru', letters: /\p{Script=Cyrillic}/gu, share: 0.25, reason: 'most Cyrillic resumes' },
]

/** Letters of the traditional script that were simplified, among the most frequent in resumes. */
const TRADITIONAL = /[學歷經驗專業電話語車開發國會設計資實習個與時間應為這種網際術務項]/gu
const SIMPLIFIED = /[学历经验专业电话语车开发国会设计资实习个与时间应为这种网际术务项]/gu

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

const NOISE = /\S+@\S+|(?:https?:\/\/|www\.)\S+|[\d|•·]+/g

function byScript(text: string): Language | null {
  const letters = count(text, /\p{L}/gu)
  if (letters === 0) return null
  for (const rule of SCRIPT_RULES) {
    const share = count(text, rule.letters) / letters
    if (share < rule.share) continue
    const confidence = Math.min(1, 0.8 + share)
    if (rule.code !== 'zh') return { code: rule.code, confidence }
    const traditional = count(text, TRADITIONAL) > count(text, SIMPLIFIED)
    return { code: traditional ? 'zh-TW' : 'zh-CN', confidence }
  }
  return null
}

/** Letters of a heading or of what a page calls itself, at most. */
const LONGEST_TITLE = 50

/** Votes of the headings: how many of them, and of names of the page, are those of each language. */
function headingVotes(lines: readonly Line[]): Map<string, number> {
  const votes = new Map<string, number>()
  const vote = (locale: string | null, among: number) => {
    if (locale) votes.set(locale, (votes.get(locale) ?? 0) + 1 / among)
  }
  for (const { text } of lines) {
    if (text.length > LONGEST_TITLE) continue
    for (const locale of headingLocales(text)) vote(locale, headingLocales(text).length)
    for (const locale of titleLocales(text)) vote(locale, 1)
  }
  return votes
}

/** The languages in which a line says what the page is: German in `Lebenslauf / CV`. */
const titleLocales = (text: string): Locale[] =>
  text.split(/[/|–]/u).flatMap((part) => titleLocale(part) ?? [])

/** What a sign says for each of the languages that have it, the less the more they are. */
type Votes = Map<string, string[]>

function votesOf(signs: (language: LanguageSigns) => string[]): Votes {
  const votes: Votes = new Map()
  for (const language of LATIN) {
    for (const sign of new Set(signs(language))) {
      votes.set(sign, [...(votes.get(sign) ?? []), language.code])
    }
  }
  return votes
}

const WORDS = votesOf(({ words }) => words.split(' '))
const ENDINGS = votesOf(({ endings }) => endings.split(' ').filter(Boolean))
const LETTERS = votesOf(({ letters }) => [...letters])
const LONGEST_ENDING = Math.max(...[...ENDINGS.keys()].map((ending) => ending.length))

/** Small words are sure signs, endings chance ones; one letter is in many words of a language. */
const WEIGHTS = { word: 1, ending: 0.4, letter: 0.5 }

/** Of two languages, the one of our eleven is the likelier by so much. */
const OTHERS = 0.75

/** Signs from which on there are enough to be sure: a sentence or two. */
const ENOUGH = 3

/** How much of a text speaks for each language. */
function signScores(text: string): Map<string, number> {
  const scores = new Map<string, number>()
  const vote = (codes: string[] | undefined, weight: number) => {
    for (const code of codes ?? [])
      scores.set(code, (scores.get(code) ?? 0) + weight / (codes?.length ?? 1))
  }
  for (const word of text.match(/[\p{L}·]+/gu) ?? []) {
    vote(WORDS.get(word), WEIGHTS.word)
    if (word.length >= 5) vote(endingIn(word), WEIGHTS.ending)
    for (const letter of word) if (letter > '\u007f') vote(LETTERS.get(letter), WEIGHTS.letter)
  }
  for (const [code, score] of scores) if (!isLocale(code)) scores.set(code, score * OTHERS)
  return scores
}

/** Whose longest known ending the word has. */
function endingIn(word: string): string[] | undefined {
  for (let length = LONGEST_ENDING; length > 0; length--) {
    const codes = ENDINGS.get(word.slice(-length))
    if (codes) return codes
  }
  return undefined
}

/** The language of a document with a confidence from 0 to 1; 'en' with 0 when there is no text. */
export function detectLanguage(lines: readonly Line[]): Language {
  const text = lines.map((line) => line.text).join('\n')
  const clean = text.replace(NOISE, ' ').trim()
  const script = byScript(clean)
  if (script) return script
  if (!clean) return { code: 'en', confidence: 0 }
  const votes = headingVotes(lines)
  const total = [...votes.values()].reduce((sum, vote) => sum + vote, 0)
  const scores = signScores(clean.slice(0, 6000).toLowerCase())
  const best = Math.max(...scores.values(), 0.001)
  const ranked = new Map<string, number>()
  for (const code of new Set([...scores.keys(), ...votes.keys()])) {
    const share = total ? (votes.get(code) ?? 0) / total : 0
    ranked.set(code, ((scores.get(code) ?? 0) / best) ** 2 * 0.7 + share * 0.3)
  }
  const [first, second] = [...ranked].toSorted((a, b) => b[1] - a[1])
  if (!first) return { code: 'en', confidence: 0 }
  const lead = first[1] - (second?.[1] ?? 0)
  const enough = Math.min(1, (best + total) / ENOUGH)
  return { code: first[0], confidence: Math.round(Math.min(1, 0.5 + lead) * enough * 100) / 100 }
}

/** Lines in letters of one language from which on a document is written in it as well. */
const ALSO = { lines: 4, share: 0.06 }
const OWN_LETTERS: readonly { locale: Locale; letters: RegExp }[] = [
  { locale: 'ko', letters: /\p{Script=Hangul}{2}/u },
  { locale: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u },
  { locale: 'ar', letters: /\p{Script=Arabic}{3}/u },
  { locale: 'zh-CN', letters: /\p{Script=Han}{2}/u },
]

/**
 * The languages whose words are looked for in a document, first the most likely: its own, English,
 * one in whose letters a part of it is printed, and one in which it says what it is.
 */
export function localesIn(lines: readonly Line[], { code }: Language): Locale[] {
  const own = localesFor(code)
  const least = Math.max(ALSO.lines, lines.length * ALSO.share)
  // Japanese is written in Han letters as well
  const also = OWN_LETTERS.find(
    ({ locale, letters }) =>
      !(locale === 'zh-CN' && own.includes('ja')) &&
      lines.filter(({ text }) => letters.test(text)).length >= least,
  )
  const titled = lines.filter(({ text }) => text.length <= LONGEST_TITLE)
  return [
    ...new Set([
      ...own,
      ...(also ? [also.locale] : []),
      ...titled.flatMap(({ text }) => titleLocales(text)),
    ]),
  ]
}
