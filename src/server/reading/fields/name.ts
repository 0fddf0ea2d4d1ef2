/**
 * What names look like: two to five words, or two to five Asian letters, without figures, and not
 * the title of the document, a job or a place.
 */
import type { Locale } from '#contract/locales.ts'
import { cueScore } from '../lexicon/cues.ts'
import { isPlace } from '../lexicon/places.ts'
import { allWords } from '../lexicon/index.ts'
import { headingKind, isDocumentTitle } from '../lexicon/headings.ts'
import { labelKinds } from '../lexicon/labels.ts'
import { alternatives } from '../lexicon/words.ts'
import { isCapitals } from '../look.ts'
import { isTitle, SHORT_NAME } from './personal-notes.ts'
import type { Phrase } from './phrases.ts'

const ASIAN_NAME =
  /^[\p{Script=Han}々〆ヶ]{1,4}[\s\u3000·]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,5}$|^[\p{Script=Hangul}]{1,2}\s?[\p{Script=Hangul}]{1,4}$|^\p{Script=Katakana}[\p{Script=Katakana}ー・\s]{2,20}$|^[\p{Script=Hangul}]\s[\p{Script=Hangul}]\s[\p{Script=Hangul}]$/u
const WORD =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*|(?:de|del|della|di|da|do|dos|das|du|des|la|le|van|von|der|den|ter|ten|zu|zur|bin|ibn|bint|al|el|y|e|san|st|af|av|ben|abu|ould|mac|mc|dit)|[dlo]['’]\p{Lu}[\p{L}'’-]*)\.?$/u

/** A furigana reading beside a name: `山田 太郎（やまだ たろう）`. */
const READING =
  /\s*[(（]([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Latin}\p{Script=Han}ー\s,./-]+)[)）]\s*$/u
const TRAILING = /\s*(?:様|さん|氏|殿|님|씨|先生|女士|小姐|印|㊞|\(인\)|（印）)$/u

/** How a name is read, where that stands in brackets behind it. */
export const readingOf = (text: string): string => READING.exec(text)?.[1]?.trim() ?? ''

/** `(she/her)`, `(née King)`: all that is left of a name's line, and no post; '' for anything else. */
export function noteBehind(rest: string, locales: readonly Locale[]): string {
  const [, note = ''] = /^\s*[(（]([^()（）]+)[)）]\s*$/u.exec(rest) ?? []
  return cueScore(note, 'titles', locales) > 0 ? '' : note
}

/** Three letters or more, each alone: 표 승 현. Two may be family and given name. */
const LETTER_SPACED =
  /^[\p{Script=Han}\p{Script=Hangul}](?: [\p{Script=Han}\p{Script=Hangul}]){2,}$/u

/** Letters behind a name: MBA, PhD, CEng, FRCS; a name has one capital, or nothing but capitals. */
const isPostNominal = (word: string) =>
  isTitle(word) || /^(?=(?:[^A-Z]*[A-Z]){2})[A-Za-z.()]{2,8}$/.test(word)

/** What goes on with a title of address: 'Dr. rer. nat.', 'Dr. med.', 'Dott. Ing.'. */
const MORE_OF_TITLE = /^(?:\p{Ll}{1,6}\.|h\.?c\.?|(?:dipl|ing|habil)\.?(?:-\p{L}+\.?)?)$/iu

/** In Chinese no space parts the names: 王 芳 is set apart to fill its column. */
const CHINESE_SPACE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu

/** An engineer, doctor or professor, written to the name: م.مختار. */
const ARABIC_TITLE = /^(?:أ\.د|[مدأ])\.\s*(?=[\p{Script=Arabic}]{2})/u

/** A degree's own words leave no doubt from here on: `Ada Byron, Master Degree`. */
const SURE = 3

/**
 * Several titles in front of a name, no list of which has an end: `Kln. Psk. Ada Byron`. One alone may
 * be a name: `Wm.`.
 */
const ABBREVIATIONS = /^(?:\p{Lu}\p{L}{1,5}\.\s*){2,}(?=\p{Lu}\p{L}+\s)/u

/** A printed name without titles before or behind it and without a reading. */
export function bareName(text: string, [language]: readonly Locale[] = []): string {
  let name = text
    .trim()
    .replace(ARABIC_TITLE, '')
    .replace(READING, '')
    .replace(TRAILING, '')
    .replace(/\s+/g, ' ')
    .replace(ABBREVIATIONS, '')
  if (LETTER_SPACED.test(name)) name = name.replaceAll(' ', '')
  if (language === 'zh-CN') name = name.replace(CHINESE_SPACE, '')
  // 'Ing. Maria Rossi', 'Maria Rossi, MBA'
  const comma = name.indexOf(',')
  const behind = name
    .slice(comma + 1)
    .split(/[,\s]+/)
    .filter(Boolean)
  const isDegree = cueScore(name.slice(comma + 1), 'degrees', ['en']) >= SURE
  // `ROSSI, MARIA`: in forms the surname comes first
  const isSurname = comma > 0 && isCapitals(name) && !name.slice(0, comma).includes(' ')
  if (comma > 0 && !isSurname && (isDegree || behind.every(isPostNominal)))
    name = name.slice(0, comma)
  const words = name.split(' ')
  let titled = false
  while (words.length > 1 && !/[\u3040-\u9fff]/.test(words[0]!)) {
    // `M. Okereke`: an initial, not Monsieur
    if (words.length === 2 && /^\p{Lu}\.$/u.test(words[0]!)) break
    const isMore = titled && (MORE_OF_TITLE.test(words[0]!) || /^\(\p{L}{1,5}\)$/u.test(words[0]!))
    if (SHORT_NAME.test(words[0]!) || (!isTitle(words[0]!) && !isMore)) break
    words.shift()
    titled = true
  }
  while (
    words.length > 2 &&
    isTitle(words.at(-1)!) &&
    /[.]|\p{Lu}[\p{L}.]*\p{Lu}/u.test(words.at(-1)!)
  )
    words.pop()
  return words.join(' ')
}

const [BEHIND_NAME, BEFORE_NAME] = [true, false].map((isBehind) =>
  alternatives(
    allWords('introductions')
      .filter((word) => word.startsWith('~') === isBehind)
      .map((word) => word.replace('~', '')),
  )
    .replaceAll("'", "['’]")
    .replaceAll('\\s+', '[\\s,،，、!.]+'),
)
const INTRODUCTION = new RegExp(
  `^[¡\\s]*(?:(?:${BEFORE_NAME})(?:[\\s,!.:،，、。！]+|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Hangul}])))+|(?:${BEHIND_NAME})[.。!！]?$`,
  'giu',
)

/** A name without what somebody says to give it: `Hello, I’m Ada Byron`. */
export const withoutIntroduction = (text: string) =>
  text
    .trimStart()
    .replace(INTRODUCTION, '')
    .trim()
    .replace(/[.!。！]$/u, '')

/** Written to the name, or behind its case: 林知遥的简历, `Ada Byron’s resume`. */
const OF_DOCUMENT = /^(.{2,}?)(?:的|の|['’]s\s)\s*(\S+)$/u

/** 林知遥简历: without a space. */
const TO_DOCUMENT = /^(\p{Script=Han}{2,3}?)((?:个人|個人|求职|求職)?[简簡履]\p{Script=Han}{1,3})$/u

/** `Resume of Ada Byron` */
const LEADS_TO_NAME = /^(?:of|for|von|di|de)\s+(?=\p{Lu})/u

/** A name that shares its line with what the page is called: `Lebenslauf Jonas Weber`. */
export function withoutDocumentTitle(text: string): string {
  if (isDocumentTitle(text)) return text
  const behind = OF_DOCUMENT.exec(text.trim())
  if (behind && isDocumentTitle(behind[2]!)) return behind[1]!
  const written = TO_DOCUMENT.exec(text.trim())
  if (written && isDocumentTitle(written[2]!)) return written[1]!
  const words = text.trim().split(/\s+/)
  // 张雷 个人简历, 홍길동 경력 기술서: in Asian letters one word is a name
  const [first = '', ...rest] = words
  if (ASIAN_NAME.test(first) && isDocumentTitle(rest.join(' '))) return first
  const last = words.at(-1) ?? ''
  if (ASIAN_NAME.test(last) && isDocumentTitle(words.slice(0, -1).join(' '))) return last
  for (let count = words.length - 2; count > 0; count--) {
    if (isDocumentTitle(words.slice(0, count).join(' ')))
      return words.slice(count).join(' ').replace(LEADS_TO_NAME, '')
    if (isDocumentTitle(words.slice(-count).join(' '))) return words.slice(0, -count).join(' ')
  }
  return text
}

/** True when a text has the form of a name. */
export function looksLikeName(text: string, locales: readonly Locale[]): boolean {
  const name = bareName(text)
  if (name.length < 2 || name.length > 60 || /[\d@:：/|_]/u.test(name)) return false
  if (isDocumentTitle(name) || headingKind(name, locales) || labelKinds(name).length > 0)
    return false
  // `Mechanic Resume`
  const [first, last, ...more] = name.split(' ')
  if (last && more.length === 0 && isDocumentTitle(last) && cueScore(first!, 'titles', locales) > 0)
    return false
  if (ASIAN_NAME.test(name))
    return (
      cueScore(name, 'titles', locales) < 2 &&
      !isPlace(name) &&
      !/(?:会社|大学|学校|公司|学院)$/u.test(name)
    )
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(name)) return false
  // `Xiaoming (Mike) Chen`, `Robert “Bob” Jones`: what somebody is called, between the names
  const words = name
    .split(' ')
    .map((word, at) => (at > 0 ? word.replace(/^[(“"«‘'](\p{Lu}\p{L}+)[)”"»’']$/u, '$1') : word))
  if (
    words.length > 6 ||
    !words.every((word) => WORD.test(word.replace(/,$/, '')) || isCapitals(word))
  )
    return false
  if (words.length === 1) return false
  return !isPlace(name)
}

/** `Hanako Aoba/青葉花子`: in the letters of the language where it stands in both. */
export function nameIn(value: string, locales: readonly Locale[]): string | undefined {
  const names = [value, ...value.split(/\s*[/／]\s*/u)].filter((one) => looksLikeName(one, locales))
  return names.find((one) => /\p{Lo}/u.test(one)) ?? names[0]
}

const PART = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u

/** The name of a form that asks for its parts, `Nom: VASSELON` and `Prénom: Agathe`; '' without both. */
export function nameInParts(phrases: Phrase[]): { name: string; rest: Phrase[] } {
  const partsOf = (kind: 'givenName' | 'familyName') =>
    phrases.filter(({ label }) => label?.kinds.includes(kind) && PART.test(label.value))
  const [given] = partsOf('givenName')
  const families = partsOf('familyName').filter((family) => family !== given)
  // `Nombres: Juan Carlos` is a part beside `Apellidos: Pérez Gómez` alone
  if (!given || families.length === 0) return { name: '', rest: phrases }
  // `Primer apellido` and `Segundo apellido`; the same one again is no second one
  const names = [...new Map(families.map((family) => [family.label!.label, family])).values()]
  const parts = [given, ...names]
  return {
    name: parts.map(({ label }) => label!.value).join(' '),
    rest: phrases.filter((phrase) => !parts.includes(phrase)),
  }
}
