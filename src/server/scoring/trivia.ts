import type { Locale } from '#contract/locales.ts'
import type { Education, Resume } from '#contract/resume.ts'
import { richTextLines } from '#contract/rich-text.ts'
import { HIGHER_EDUCATION, TEACHING } from './lexicon/section-words.ts'
import { TRIVIAL } from './lexicon/trivial-words.ts'

/** Something that takes room and tells nothing, with its place. */
interface Trivium {
  text: string
  at: string
}

/** Words and signs between the items of a list of pastimes. */
const BETWEEN = /\s*(?:[,;、，；•·|/\n]|\.(?:\s|$)|\s(?:and|und|et|y|e|ve|و|và|및|和|与)\s)\s*/u

/** References on request and pastimes of everybody. */
export function triviaOf({ other, locale: tag }: Resume, locale: Locale): Trivium[] {
  const { references, pastimes } = TRIVIAL[locale]
  const plain = (text: string): string => text.toLocaleLowerCase(tag).trim()
  return other.flatMap(({ details, title }, index): Trivium[] => {
    const at = `other.${index}`
    const lines = richTextLines(details).map(({ text }) => text)
    // “References”, and below it “on request”.
    const request = [title, ...lines, ...lines.map((line) => `${title} ${line}`)].find((text) =>
      references.test(plain(text)),
    )
    if (request !== undefined) return [{ text: request, at }]
    const items = lines.flatMap((text) => plain(text).split(BETWEEN).filter(Boolean))
    const idle = items.length > 0 && items.every((item) => pastimes.test(item))
    return idle ? [{ text: lines.join(', '), at }] : []
  })
}

/** True for a school that everybody has been to. */
export function isFirstSchool({ degree, institution }: Education, locale: Locale): boolean {
  const text = `${degree} ${institution}`.toLocaleLowerCase(locale).trim()
  // Who teaches at one has not merely been there: Grado en Educación Primaria.
  if (HIGHER_EDUCATION.test(degree) || TEACHING.test(text)) return false
  return TRIVIAL[locale].firstSchool.test(text)
}

/** First schools below a later one; the certificate of a secondary school many posts ask for. */
export function schoolsBelow({ education }: Resume, locale: Locale): Trivium[] {
  if (education.length < 2) return []
  return education.flatMap((school, index): Trivium[] =>
    isFirstSchool(school, locale)
      ? [{ text: school.institution || school.degree, at: `education.${index}` }]
      : [],
  )
}
