import { LOCALES, type Locale } from '#contract/locales.ts'
import { key, looseKey } from './fold.ts'
import { LEXICONS, allWords } from './index.ts'
import { remembered } from './remember.ts'
import { alternatives } from './words.ts'
import { SECTION_KINDS, type SectionKind } from './types.ts'

/** A word list entry found: what it announces and in which languages. */
interface Heading {
  kind: SectionKind
  locales: Locale[]
}

type Index = Map<string, Heading[]>

function add(index: Index, word: string, kind: SectionKind, locale: Locale): void {
  if (!word) return
  const entries = index.get(word) ?? []
  const same = entries.find((entry) => entry.kind === kind)
  if (same) same.locales.push(locale)
  else entries.push({ kind, locales: [locale] })
  index.set(word, entries)
}

/** Two words or more, of which the last is in the plural. */
const ENGLISH_PLURAL = /\s\p{L}+[^s]s$/u

const exact: Index = new Map()
const loose: Index = new Map()
for (const locale of LOCALES) {
  for (const kind of SECTION_KINDS) {
    for (const words of LEXICONS[locale].headings[kind] ?? []) {
      // `Educational qualification` of one that was earned
      // and `Educations` of several; `Profiles` are links
      const forms = [
        words,
        ...(ENGLISH_PLURAL.test(words) ? [words.slice(0, -1)] : []),
        ...(kind === 'education' && /^\p{L}+[^s\s]$/u.test(words) ? [`${words}s`] : []),
      ]
      for (const form of locale === 'en' ? forms : [words]) {
        add(exact, key(form), kind, locale)
        add(loose, looseKey(form), kind, locale)
      }
    }
  }
}

/** What pages are called, with the languages in which they are. */
const titles = new Map<string, Locale[]>()
for (const locale of LOCALES)
  for (const word of new Set(LEXICONS[locale].documentTitles.map(key)))
    titles.set(word, [...(titles.get(word) ?? []), locale])

/** True for 'Curriculum vitae', 履歴書 and the like: what a page is called, never a name. */
export const isDocumentTitle: (text: string) => boolean = remembered((text) => {
  const both = text.length <= LONGEST_TITLE ? AND_TITLE.exec(text) : null
  if (both && isDocumentTitle(both[1]!) && isDocumentTitle(both[2]!)) return true
  const word = key(text).replace(/20\d\d$/, '')
  return (
    titles.has(word) ||
    (word.length >= LONG_TITLE - 1 && longTitles.some((title) => isOneSlip(word, title)))
  )
})

/** Longer lines are called nothing. */
const LONGEST_TITLE = 60
/** A title that serves as another: 履歴書（職務経歴書兼用）, `Lebenslauf (CV)`. */
const AND_TITLE = /^([^(（]+)[(（]\s*([^()（）]+?)\s*[)）]$/u

/** Letters from which on a title with a slip is still that title: `Curiculum Vitae`. */
const LONG_TITLE = 14
const longTitles = [...titles.keys()].filter((title) => title.length >= LONG_TITLE)

/** True for a word that lacks a letter of another, has one more, or another in its place. */
function isOneSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === meant[at]) at++
  const rests = [
    [word.slice(at), meant.slice(at + 1)],
    [word.slice(at + 1), meant.slice(at)],
    [word.slice(at + 1), meant.slice(at + 1)],
  ]
  return rests.some(([left, right]) => left === right)
}

/** The only language in which a page is called so: `Lebenslauf`; CVs are in many. */
export function titleLocale(text: string): Locale | null {
  const [one, ...others] = titles.get(key(text)) ?? []
  return one && others.length === 0 ? one : null
}

/** Numbers and notes of forms around headings, and what continues one on the next page. */
const AROUND =
  /^\s*(?:[(（]?(?:\d{1,2}|[IVX]{1,4}|[A-H](?=[).]\s)|[一二三四五六七八九十])[)）.、:]\s*|\d{1,2}\s+|(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)(?:اً|ًا|ا)\s*[:：.)-]\s*)|\s*[(（](?:continued|cont\.?|cont'd|suite|fortsetzung|continua|continuación|devam|続き|续|계속|تابع)[)）]\s*$|[(（]\d{2,4}\s*(?:字|자)(?:以内|程度|이내)?[)）]\s*$|[(（]各別に[^()（）]*[)）]\s*$|\s*[①-⑳]\s*$/giu

/** What Markdown and code put in front of a heading. */
const MARKS = /^\s*(?:#{1,6}\s+|\/{2,}\s*|<(?=\s))/u

/** `الدورات و الشهادات`: a word of one letter, which is written to the next one. */
const ARABIC_AND = /(?<=\sو)\s+(?=\p{L})/gu

const strip = (text: string) =>
  text
    .replace(MARKS, '')
    .replace(ARABIC_AND, '')
    .replace(AROUND, '')
    .replace(/[【】〔〕［］[\]<>《》「」■□◆◇●○▼▲★☆§◎※|]/gu, ' ')

/** The meaning in the preferred languages first, then in any. */
function pick(entries: Heading[] | undefined, preferred: readonly Locale[]): SectionKind | null {
  if (!entries) return null
  const own = entries.find(({ locales }) => locales.some((locale) => preferred.includes(locale)))
  return (own ?? entries[0])?.kind ?? null
}

/** A translation or what the section is about: 教育背景（Education）, 職務経歴<現職>. */
const NOTE =
  /(?<=\p{L}{2})\s*(?:[(（][^()（）]+[)）]|<[^<>]+>|＜[^＜＞]+＞|〈[^〈〉]+〉|[[［〔【][^[\]［］〔〕【】]+[\]］〕】])\s*$/u

/** 受賞歴など, 資格等: and the like. */
const AND_SO_ON = /(?<=\p{Lo}{2})(?:など|等|ほか|등|其他)\s*$/u

/** `Lebenslauf: Bildung`: what the page is called, in front of a heading. */
const OF_TITLE = /^([^:：]{2,24})[:：]\s*(?=\S)/u
const withoutTitle = (front: string, title: string) => (isDocumentTitle(title) ? '' : front)

/** The kind of section that a text announces when it is a heading as listed; else null. */
export function headingKind(text: string, preferred: readonly Locale[]): SectionKind | null {
  const stripped = strip(text)
  const word = key(stripped)
  if (!word || word.length > 60) return null
  const kind = pick(exact.get(word), preferred) ?? pick(loose.get(looseKey(stripped)), preferred)
  const bare = text.replace(NOTE, '').replace(AND_SO_ON, '').replace(OF_TITLE, withoutTitle)
  return kind ?? (bare === text ? null : headingKind(bare, preferred))
}

/** The same of what stands in front of a row, where forms count: 職歴1, `Job 2`. */
export const rowHeadKind = (text: string, preferred: readonly Locale[]): SectionKind | null =>
  headingKind(text, preferred) ??
  headingKind(text.replace(/(?<=\p{L})\s*\d{1,2}\s*$/u, ''), preferred)

/** The languages in which a text is a heading. */
export function headingLocales(text: string): Locale[] {
  return (exact.get(key(strip(text))) ?? []).flatMap(({ locales }) => locales)
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u
const [unspaced, spaced] = [true, false].map((is) =>
  alternatives(allWords('and').filter((word) => UNSPACED.test(word) === is)),
)
const JOINTS = new RegExp(
  `\\s*(?:[&/|,;+、・·／，•–]|\\s-\\s|(?<!\\p{L})(?:${spaced})(?!\\p{L})|(?<=\\s)و|${unspaced})\\s*`,
  'giu',
)

/** What one word announces in a language, where it is listed for several kinds: 経歴, `Career`. */
function kindsOfWord(text: string, preferred: readonly Locale[]): SectionKind[] {
  const entries = exact.get(key(strip(text))) ?? []
  const own = preferred.find((one) => entries.some(({ locales }) => locales.includes(one)))
  const locale = own ?? entries[0]?.locales[0]
  return entries.filter(({ locales }) => locale && locales.includes(locale)).map(({ kind }) => kind)
}

/** True for a word of studies that is one of courses as well: 교육, `Training`. */
export const maySayCourses = (text: string): boolean => {
  const kinds = kindsOfWord(text, [])
  return kinds.includes('education') && kinds.includes('certificates')
}

/**
 * The kinds of a heading that names several sections, `Skills & Interests`, when every part is one;
 * those of a word that announces several.
 */
export function compositeKinds(text: string, preferred: readonly Locale[]): SectionKind[] {
  const listed = kindsOfWord(text, preferred)
  if (listed.length > 1) return listed
  const parts = strip(text)
    .split(JOINTS)
    .filter((part) => key(part))
  if (parts.length < 2 || parts.length > 4) return []
  // `Technical / Soft Skills`: what is said of both stands behind the last
  const last = parts.at(-1)!.trim()
  // and 学习/任职经历, where nothing parts the words
  const noun = UNSPACED.test(last) ? last.slice(-2) : ` ${last.split(/\s+/u).at(-1)!}`
  const kinds = parts.map(
    (part) => headingKind(part, preferred) ?? headingKind(`${part.trim()}${noun}`, preferred),
  )
  return kinds.every((kind) => kind !== null) ? [...new Set(kinds)] : []
}

/** Words of so many letters are still known with one slip in them. */
const LONG_ENOUGH = 7

/** True when one letter more, fewer or another makes one word of the other, behind the first. */
function isSlip(a: string, b: string): boolean {
  if (a.length < b.length) return isSlip(b, a)
  if (a.length - b.length > 1 || a[0] !== b[0]) return false
  let at = 1
  while (at < b.length && a[at] === b[at]) at++
  return a.slice(at + 1) === b.slice(a.length === b.length ? at + 1 : at)
}

/** The kind of a heading with one slip, `Edcation`. Weak: only for lines that look like headings. */
export function misspeltKind(text: string, preferred: readonly Locale[]): SectionKind | null {
  const word = key(strip(text))
  if (word.length < LONG_ENOUGH || UNSPACED.test(word)) return null
  const meant = [...exact].find(
    ([listed, entries]) =>
      Math.abs(listed.length - word.length) <= 1 &&
      isSlip(word, listed) &&
      entries.some(({ locales }) => locales.some((one) => preferred.includes(one) || one === 'en')),
  )
  return meant ? pick(meant[1], preferred) : null
}

/** A heading has no more words; in Vietnamese each syllable stands alone. */
const MOST_WORDS = { words: 6, syllables: 10 }

/** Parts of a compound have at least so many letters, that no chance ending is one. */
const SHORTEST = 6

/**
 * The kind of a heading that qualifies a listed one: `Selected engineering projects` ends in one,
 * `Compétences en gestion` begins with one. Weak: only for lines that look like headings.
 */
export function qualifiedKind(text: string, preferred: readonly Locale[]): SectionKind | null {
  const stripped = strip(text)
  // `Open source · 40 repositories`, `Skills (level)`
  const [first = ''] = stripped.split(/\s*[·•|:：(（]\s*|\s[–—-]\s/u)
  const announced = first === stripped ? null : headingKind(first, preferred)
  if (announced) return announced
  // `개인 프로젝트 & 홈랩`: one part of several says what it is
  const parts = stripped.split(JOINTS).filter((part) => key(part))
  const told =
    parts.length > 1 && parts.length < 4 && parts.map((one) => headingKind(one, preferred))
  const part = told && told.find((kind) => kind !== null && kind !== 'custom')
  if (part) return part
  const words = stripped.split(/[\s/&,]+/).filter((word) => key(word))
  if (words.length > (preferred.includes('vi') ? MOST_WORDS.syllables : MOST_WORDS.words))
    return null
  for (let length = words.length - 1; length >= 1; length--) {
    // its end and its beginning say more than what stands between
    const starts = [words.length - length, ...Array(words.length - length).keys()]
    for (const from of starts) {
      const kind = headingKind(words.slice(from, from + length).join(' '), preferred)
      // `Web development` tells of no address
      if (kind && (length > 1 || kind !== 'personal')) return kind
    }
  }
  // `Gastronomieerfahrung`, `Softwarekenntnisse`: German puts what qualifies in front, in one word
  for (const last of preferred.includes('de') ? words.toReversed() : []) {
    const compound = key(last)
    for (let from = SHORTEST; from <= compound.length - SHORTEST; from++) {
      const kind = pick(exact.get(compound.slice(from)), ['de'])
      if (kind) return kind
    }
  }
  const word = key(stripped)
  if (!/[一-龥ぁ-んァ-ヶ가-힣]/u.test(word) || word.length > 14) return null
  for (let from = 1; from < word.length - 1; from++) {
    const kind = pick(exact.get(word.slice(from)), preferred)
    if (kind) return kind
  }
  return null
}
