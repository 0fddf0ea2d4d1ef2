/**
 * A resume's language shows twice: in its running text, where letters and their sequences tell
 * languages apart, and in its headings, which people write in the resume's own language even when
 * half of the words are product names. Scripts that only one language uses decide at once.
 */
import { eld } from 'eld/extrasmall'
import type { Language } from '#contract/analysis.ts'
import { closestLocale } from '#contract/locales.ts'
import type { Line } from './document.ts'
import { headingLocales } from './lexicon/headings.ts'

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

/** Votes of the headings: how many of them are headings in each language. */
function headingVotes(lines: readonly Line[]): Map<string, number> {
  const votes = new Map<string, number>()
  for (const { text } of lines) {
    if (text.length > 50) continue
    const locales = headingLocales(text)
    for (const locale of locales) votes.set(locale, (votes.get(locale) ?? 0) + 1 / locales.length)
  }
  return votes
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
  const scores = Object.entries(eld.detect(clean.slice(0, 6000).toLowerCase()).getScores())
  const best = Math.max(...scores.map(([, score]) => score), 0.001)
  const ranked = new Map<string, number>()
  for (const [code, score] of scores) {
    const locale = closestLocale(code)
    const tag = locale.startsWith(code) ? locale : code
    ranked.set(tag, (score / best) ** 3 * 0.7 + (total ? ((votes.get(tag) ?? 0) / total) * 0.3 : 0))
  }
  for (const [tag, vote] of votes) {
    if (!ranked.has(tag)) ranked.set(tag, (vote / total) * 0.3)
  }
  const [first, second] = [...ranked].toSorted((a, b) => b[1] - a[1])
  if (!first) return { code: 'en', confidence: 0 }
  const lead = first[1] - (second?.[1] ?? 0)
  return { code: first[0], confidence: Math.round(Math.min(1, 0.5 + lead) * 100) / 100 }
}
