import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Education } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { fold } from '#server/reading/lexicon/fold.ts'
import { languageName } from '#server/reading/lexicon/language-names.ts'
import type { Facts } from '../facts.ts'
import {
  BEGINNER,
  EXPIRING_TEST,
  LANGUAGE_TEST,
  LANGUAGE_USE,
  MOTHER_TONGUE,
  SURE_LEVEL,
  TESTS_OF,
  VAGUE_LEVEL,
} from '../lexicon/level-words.ts'
import { stripTashkeel } from '../lexicon/lexicon.ts'
import { HIGHER_EDUCATION } from '../lexicon/section-words.ts'
import { lower } from '../lines.ts'
import { quoted } from '../rewriting.ts'
import type { Check } from '../rule.ts'
import { drawnLevel } from '../skills.ts'
import { isHandsOn } from './trade.ts'

/** Longer names of a language are sentences. */
const LONGEST_NAME = 24

/** Languages that are named in resumes most, by their ISO 639 codes. */
const NAMED = 'en de fr es it pt nl pl ru tr ar fa zh ja ko vi uk ro el sv da fi cs hu he hi id th'

/** The name of another language and nothing beside it, among the skills. */
function isBareLanguage(text: string, tag: string): boolean {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const own = tag.split('-')[0]
  const plain = lower(text, tag).trim()
  return NAMED.split(' ').some((code) => code !== own && lower(names.of(code) ?? '', tag) === plain)
}

/** True for the name of a resume's own language, written in it. */
function isLanguage(name: string, tag: string): boolean {
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? tag)
  return lower(name, tag)
    .trim()
    .startsWith(lower(own ?? '', tag))
}

/** “Tiếng Anh giao tiếp”, “英語（日常会話）”: a language and a level that nobody can use. */
function isVagueLanguage(text: string, tag: string, vague: RegExp): boolean {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const plain = lower(text, tag).trim()
  return NAMED.split(' ').some((code) => {
    const name = lower(names.of(code) ?? '', tag)
    const level = plain
      .slice(name.length)
      .replaceAll(/^(?:\s?lv\s?\p{Nd})?[\s(（:：–-]+|[\s)）]+$/gu, '')
    return name !== '' && plain.startsWith(name) && vague.test(level)
  })
}

/** Languages side by side, and their levels in the same columns of the line below. */
function isRatedBelow(name: string, tag: string, line: string, below = ''): boolean {
  const cells = line.split('\t').map((cell) => lower(cell, tag).trim())
  const level = cells.length > 1 ? (below.split('\t')[cells.indexOf(name)] ?? '') : ''
  return SURE_LEVEL.test(level) || MOTHER_TONGUE.test(level)
}

/** What the document says of a language elsewhere: a level beside its name, or a test of it. */
function isRatedElsewhere(name: string, tag: string, lines: readonly string[]): boolean {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const plain = lower(name, tag).trim()
  const isOf = (code: string): boolean => plain.startsWith(lower(names.of(code) ?? '', tag))
  const tests = TESTS_OF.flatMap(([code, test]) => (isOf(code) ? [test] : []))
  return lines.some((line, index) => {
    if (tests.some((test) => test.test(line)) || isRatedBelow(plain, tag, line, lines[index + 1]))
      return true
    const at = lower(line, tag).indexOf(plain)
    if (at < 0 || plain === '') return false
    const after = line.slice(at + plain.length)
    // A cell of its own may be printed as the next line.
    const beside = after.trim() === '' ? (lines[index + 1] ?? '') : after
    const [said = ''] = beside.replace(/^[\s:：(（–—-]+/u, '').split(/[,;，；、|•)）]/u)
    return SURE_LEVEL.test(said) || MOTHER_TONGUE.test(said)
  })
}

/** By the degree alone: which school it was never changes a report. */
const isHigher = ({ degree, field }: Education): boolean =>
  HIGHER_EDUCATION.test(`${degree} ${field}`)

/** Codes of these languages by their names in the languages of this site. */
const CODES = new Map(
  LOCALES.flatMap((written) => {
    const names = new Intl.DisplayNames([written], { type: 'language' })
    return NAMED.split(' ').map((code) => [fold(names.of(code) ?? ''), code] as const)
  }),
)

/** True for the name of a language but one's own. Corso is Corsican as well, deutsch a nationality. */
function isForeign(text: string, tag: string): boolean {
  const code = CODES.get(fold(languageName(text.trim()) ?? ''))
  return code !== undefined && code !== tag.split('-')[0]
}

/** True when a foreign language stands anywhere: with a level, in a list, in a certificate. */
function namesLanguage({ resume, skills, allLines, doubts }: Facts): boolean {
  if (resume.languages.length > 0) return true
  const texts = [
    ...skills.map(({ text }) => text),
    ...resume.awards.map(({ title }) => title),
    ...resume.other.map(({ title }) => title),
    ...allLines.map(({ text }) => text),
    ...doubts.lines,
  ]
  return texts.some(
    (text) =>
      LANGUAGE_TEST.test(text) ||
      text.split(/[\t:：,，、;·•|/()（）]/u).some((part) => isForeign(part, resume.locale)),
  )
}

/** A level of the European framework. */
const CEFR = /(?<![\p{L}\p{Nd}])[ABC][12]\+?(?![\p{L}\p{Nd}])/u

/** Years after which those who give the test no longer vouch for its score. */
const SCORE_YEARS = RULE_FIGURES.scoreYears
const YEARS = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu

/** The score of a language test that has expired, with its year on the same line. */
function oldScore({ resume, doubts, allLines, today }: Facts): string | null {
  const texts = [
    ...resume.awards.map(({ title, date }) => `${title} ${date}`),
    ...allLines.map(({ text }) => text),
    ...doubts.lines,
  ]
  const now = Number(today.slice(0, 4))
  const isOld = (text: string): boolean => {
    const years = text.match(YEARS)?.map(Number) ?? []
    // In the last year a month may still decide.
    return years.length > 0 && now - Math.max(...years) > SCORE_YEARS + 1
  }
  // `Anglais : B2 (TOEIC 815 en 2014), breton courant`: the part with the test; a level beside it stays true
  const parts = texts.flatMap((text) =>
    text.split(/[;；|\n\t]|(?<=[)）])\s+(?=\p{L})/u).map((part) => part.trim()),
  )
  return parts.find((part) => EXPIRING_TEST.test(part) && !CEFR.test(part) && isOld(part)) ?? null
}

/** What stands around a level: `LV1 : niveau scolaire`, `Schulkenntnisse (6 Jahre)`. */
const AROUND_LEVEL = /^lv\s?\p{Nd}\s*[:：–-]\s*|\([^()]*\)|（[^（）]*）/gu

/** A level that means something else to everybody. */
function isVague(level: string, locale: Locale | null): boolean {
  const plain = stripTashkeel(level.toLowerCase()).replaceAll(AROUND_LEVEL, '').trim()
  return locale !== null && VAGUE_LEVEL[locale].test(plain) && !SURE_LEVEL.test(level)
}

/** Credit by how many languages are listed, and by how many of them say how well; one more never costs. */
const LISTED = [0.5, 0.5, 0.6] as const
const RATED = [0, 0.25, 0.4] as const

/** How much is told of languages: two of them with their levels are all that anybody looks for. */
function languagesTold({ languages }: Facts['resume']): number {
  const rated = languages.filter(({ level }) => level.trim() !== '')
  return LISTED[Math.min(2, languages.length)]! + RATED[Math.min(2, rated.length)]!
}

/** Languages that somebody speaks, their levels and tests. */
export const spokenLanguages = {
  'strengths.languages': (facts) => {
    // Who has not studied is asked where people are talked to, and in Germany not even there.
    const isStudied = facts.education.some(({ value }) => isHigher(value))
    const isExpected = isStudied || (facts.locale !== 'de' && !isHandsOn(facts))
    const asked = isExpected && !namesLanguage(facts)
    return {
      credit: asked ? 0 : languagesTold(facts.resume),
      remarks: () => (asked ? [{ key: 'languagesMissing', at: 'languages' }] : []),
    }
  },
  'strengths.oldScore': (facts) => {
    const old = oldScore(facts)
    return {
      credit: 1,
      remarks: () => {
        if (old === null) return []
        const quote = quoted(old)
        return [{ key: 'oldScore', params: { quote }, quote, at: 'languages' }]
      },
    }
  },
  'strengths.languageLevels': (facts) => {
    const { skills, locale, doubts, allLines } = facts
    const { languages, awards, locale: tag } = facts.resume
    const texts = [
      ...doubts.lines,
      ...allLines.map(({ text }) => text),
      ...awards.map(({ title }) => title),
    ]
    // Parts of knowing a language among their names: a table that the reader took apart.
    if (languages.some(({ name }) => LANGUAGE_USE.test(name.trim()))) return { credit: 1 }
    // The first of several, and the only one without a level, is the mother tongue.
    const [native, ...learned] = languages
    const rated = learned.length > 0 && learned.every(({ level }) => level.trim() !== '')
    const vague = languages.flatMap(({ name, level }, index) =>
      // Longer names are sentences that say more; who writes in a language need not rate it.
      name.length > LONGEST_NAME ||
      languageName(name) === null ||
      MOTHER_TONGUE.test(name) ||
      isLanguage(name, tag) ||
      (rated && name === native?.name && level.trim() === '')
        ? []
        : level.trim() === '' || drawnLevel(level) !== '' || isVague(level, locale)
          ? isRatedElsewhere(name, tag, texts)
            ? []
            : [{ text: level ? `${name}: ${level}` : name, index }]
          : [],
    )
    // Who knows one well need not be asked about another that was just begun.
    const isKnown = ({ name, level }: (typeof languages)[number]): boolean =>
      level.trim() !== '' &&
      drawnLevel(level) === '' &&
      !BEGINNER.test(level) &&
      !MOTHER_TONGUE.test(level) &&
      !isLanguage(name, tag) &&
      !isVague(level, locale)
    const told = languages.some(isKnown) ? vague.filter(({ text }) => !BEGINNER.test(text)) : vague
    const bare =
      languages.length > 0
        ? undefined
        : skills.find(
            ({ text }) =>
              (isBareLanguage(text, tag) ||
                (locale !== null && isVagueLanguage(text, tag, VAGUE_LEVEL[locale]))) &&
              !isRatedElsewhere(text, tag, texts),
          )
    return {
      credit: bare ? 0.5 : 1 - told.length / Math.max(1, languages.length),
      remarks: () => {
        const [first] = told
        const found = first
          ? { text: first.text, at: `languages.${first.index}` }
          : bare && { text: bare.text, at: `skills.${bare.group}` }
        if (!found) return []
        const params = { quote: found.text }
        return [{ key: 'languageLevels', params, quote: found.text, at: found.at }]
      },
    }
  },
} satisfies Record<string, Check>
