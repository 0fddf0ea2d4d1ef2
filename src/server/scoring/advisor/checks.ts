/**
 * What a model proposes is shown only if it passes every row of the table. A row that is in
 * doubt says no: advice that is missing costs less than a fact that was made up.
 */
import { closestLocale, type Locale } from '#contract/locales.ts'
import { isInstruction } from '../integrity.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { lower } from '../lines.ts'
import { placeholdersIn } from './mask.ts'
import { isIn } from './language-check.ts'
import { bringsInName } from './names.ts'
import type { Suggestion } from './prompt.ts'
import { folded, numbersOf, wordsOf, type Vocabulary } from './vocabulary.ts'

/** A suggestion as it came, with its placeholders, and as people would see it. */
export interface Proposal {
  masked: Suggestion
  shown: Suggestion
}

export interface Circle {
  /** What the resume says. */
  resume: Vocabulary
  /** What the entry says in which the line stands; its figures are no other entry's. */
  entry: Vocabulary
  /** Language of the resume, BCP 47. */
  language: string
  lexicon: Lexicon | null
  /** Language of the page. */
  locale: Locale
}

interface Check {
  /** Why it is there. */
  reason: string
  passes: (proposal: Proposal, circle: Circle) => boolean
}

/** Room for what only the person knows. */
const BLANKS = /_{2,}/g

const LINK =
  /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|(?<![\p{L}\p{N}])(?:javascript|data|mailto|tel):|[\w.+-]+@[\w-]+\.\w|(?<![\p{L}\p{N}.@-])[a-z0-9-]+\.(?:com|org|net|edu|gov|info|io|dev|me|app|ai|page|[a-z]{2}(?=\/))(?![\p{L}\p{N}])/u
const MARKUP =
  /<\/?[a-z!?]|&(?:[a-z]{2,8}|#x?[0-9a-f]{1,6});|\]\(|```|\*\*|^\s*#{1,6}\s|\{\{|\$\{/imu
/** Line breaks, direction marks and signs that print nothing. */
const UNPRINTABLE =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u

const CHECKS: Record<string, Check> = {
  changed: {
    reason: 'A line that stays as it is needs no mark.',
    passes: ({ shown }) => folded(shown.before).trim() !== folded(shown.after).trim(),
  },
  plain: {
    reason: 'Addresses, markup and invisible signs have no place in a line of a resume.',
    passes: ({ masked: { after, explanation } }) =>
      [after, explanation].every(
        (text) => !LINK.test(text) && !MARKUP.test(text) && !UNPRINTABLE.test(text),
      ),
  },
  placeholders: {
    reason: 'What was hidden must stand in the new line as it stood in the old one.',
    passes: ({ masked }) => placeholdersIn(masked.before) === placeholdersIn(masked.after),
  },
  numbers: {
    reason: 'A figure, a year or a date that the entry does not hold is made up.',
    passes: ({ shown: { after, explanation } }, { entry, resume }) =>
      numbersOf(after).every((number) => entry.numbers.has(number)) &&
      numbersOf(explanation).every((number) => resume.numbers.has(number)),
  },
  numberWords: {
    reason: 'Figures are made up in words too: dozens, doubled, half.',
    passes: ({ shown: { after } }, { entry, lexicon, language }) =>
      !lexicon || numberWords(after, lexicon, language).every((word) => entry.text.includes(word)),
  },
  months: {
    reason: 'So are months.',
    passes: ({ shown: { after } }, { entry, language }) =>
      monthsIn(after, language).every((month) => entry.words.has(month)),
  },
  names: {
    reason: 'An employer, school, person, place or product that is not there is made up.',
    passes: ({ shown: { after, explanation } }, { resume, language, locale }) =>
      !bringsInName(after, resume, language) &&
      !bringsInName(explanation, resume, locale, 'advice'),
  },
  language: {
    reason: 'The line stays in its language; the author is spoken to in that of the page.',
    passes: ({ shown: { after, explanation } }, { language, locale, resume }) =>
      isIn(after.replaceAll(BLANKS, ' '), language, resume) && isIn(explanation, locale, resume),
  },
  addressee: {
    reason: 'What addresses software was taken from the resume, not written for its author.',
    passes: ({ shown: { after, explanation } }) =>
      !isInstruction(after) && !isInstruction(explanation),
  },
}

/** The first check that a proposal fails, or null when it may be shown. */
export function failedCheck(proposal: Proposal, circle: Circle): string | null {
  const failed = Object.entries(CHECKS).find(([, check]) => !check.passes(proposal, circle))
  return failed?.[0] ?? null
}

function numberWords(text: string, { numbers }: Lexicon, language: string): string[] {
  const line = lower(text, language).replaceAll('’', "'")
  return Array.from(line.matchAll(new RegExp(numbers.source, 'gu')), ([word]) => folded(word))
}

const months = new Map<Locale, string[]>()

/** The twelve names in a language, as text folds them. */
function monthNames(language: string): string[] {
  const locale = closestLocale(language)
  const found = months.get(locale)
  if (found) return found
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, month) => folded(format(Date.UTC(2026, month))))
  months.set(locale, names)
  return names
}

/** Names of months in a text; “may” and “march” count only with a capital. */
function monthsIn(text: string, language: string): string[] {
  const names = monthNames(language)
  const isEnglish = language.startsWith('en')
  return wordsOf(text)
    .filter((word) => !isEnglish || /^\p{Lu}/u.test(word.text))
    .map((word) => folded(word.text))
    .filter((word) => names.includes(word))
}

/** The months of dates by name, as a text would have them. */
export function monthsOf(dates: string, language: string): string {
  const names = monthNames(language)
  return Array.from(dates.matchAll(/\d{4}-(\d\d)/g), ([, month]) => names[Number(month) - 1]).join(
    ' ',
  )
}
