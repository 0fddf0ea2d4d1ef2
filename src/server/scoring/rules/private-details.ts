/** What the market of a language leaves out: age, family, religion, photo. */
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Facts } from '../facts.ts'
import { ON_REQUEST, PRIVATE } from '../lexicon/private-details.ts'
import { OFFICIAL_FORM } from '../lexicon/section-words.ts'
import { lower } from '../lines.ts'
import { HEAD } from '../printed.ts'

/** Lines at the top, and the words of one that is about oneself. */
export const HEAD_LINES = 12
const FEW_WORDS = 8
/** Languages that set words apart, so that a label is found whole: 키 is height, 키워드 a keyword. */
const SPACED: ReadonlySet<Locale> = new Set(['en', 'de', 'fr', 'es', 'it', 'tr', 'ar', 'vi'])

/** Labels of private details where they begin a word, and as whole words: `din` is religion, and the end of LinkedIn. */
const LABELS = Object.fromEntries(
  LOCALES.map((locale) => {
    const { labels } = PRIVATE[locale]
    const bounded = (end: string) =>
      new RegExp(String.raw`(?<!\p{L})(?:${labels.source})${end}`, 'u')
    return [
      locale,
      SPACED.has(locale)
        ? { begin: bounded(''), whole: bounded(String.raw`(?!\p{L})`) }
        : { begin: labels, whole: labels },
    ]
  }),
) as Record<Locale, Record<'begin' | 'whole', RegExp>>

/** The same in lines at the top that the reader could not place: “34 ans, mariée, deux enfants”. */
function privateLines({ doubts, locale }: Facts): string[] {
  if (!locale || !SPACED.has(locale)) return []
  const born = PRIVATE[locale].birth && doubts.lines.slice(0, HEAD_LINES).find(isBirthDate)
  if (born) return [born.trim()]
  const { whole } = LABELS[locale]
  return doubts.lines
    .slice(0, HEAD_LINES)
    .filter((line) => line.split(/\s+/u).length <= FEW_WORDS && whole.test(lower(line, locale)))
    .slice(0, 1)
}

/** A day of a year in which whoever works today was born, alone on its line. */
const isBirthDate = (line: string): boolean =>
  /^\s*\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-](?:19[4-9]\p{Nd}|200\p{Nd})\s*$/u.test(line)

/** The same where the reader took it for a place: “34 ans, mariée, 14 rue des Tanneurs”. */
function privateFields({ resume: { basics }, locale }: Facts): string[] {
  if (!locale || !SPACED.has(locale)) return []
  const { whole } = LABELS[locale]
  return basics.location
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter((part) => whole.test(lower(part, locale)))
    .slice(0, 1)
}

/** Details that the market of the language does without: label or value as printed. */
export function privateDetails(facts: Facts): string[] {
  const {
    resume: { basics },
    locale,
    doubts,
  } = facts
  const isForm = doubts.form || doubts.lines.slice(0, HEAD).some((line) => OFFICIAL_FORM.test(line))
  if (!locale || isForm) return []
  const { birth, photo } = PRIVATE[locale]
  const { begin } = LABELS[locale]
  const printed = basics.extras
    .filter(
      ({ label, value }) =>
        begin.test(lower(`${label} ${value}`, locale)) && !ON_REQUEST.test(value),
    )
    .map(({ label, value }) => (label ? `${label}: ${value}` : value))
  return [
    ...printed,
    ...(printed.length === 0 ? [...privateFields(facts), ...privateLines(facts)].slice(0, 1) : []),
    ...(birth && basics.birthDate !== '' && !printed.some((text) => text.includes(basics.birthDate))
      ? [basics.birthDate]
      : []),
    ...(photo && basics.photo !== '' ? [''] : []),
  ]
}
