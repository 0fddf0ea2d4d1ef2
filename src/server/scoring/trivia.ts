import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextLines } from '#contract/rich-text.ts'
import { GENERAL_SCHOOL, HIGHER_EDUCATION, TEACHING } from './lexicon/section-words.ts'
import { TRIVIAL } from './lexicon/trivial-words.ts'

/** Something that takes room and tells nothing, with its place. */
interface Trivium {
  text: string
  at: string
}

/** Words and signs between the items of a list of pastimes. */
const BETWEEN = /\s*(?:[,;、，；•·|/\n]|\.(?:\s|$)|\s(?:and|und|et|y|e|ve|و|và|및|和|与)\s)\s*/u

/** By the kind of school alone: which one it was never changes a report. */
const isGeneral = (degree: string, institution: string): boolean =>
  GENERAL_SCHOOL.test(degree.trim()) || GENERAL_SCHOOL.test(institution)

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

const SOUGHT =
  /(?<!\p{L})(?:seeking|pursuing|expected|in progress|unfinished|abgebrochen|laufend|en cours|inachevé|cursando|en curso|in corso|devam|terk)(?!\p{L})|中退|在学|在读|肄业|재학|중퇴|đang học|طالب/iu

/**
 * First schools below a later one.
 *
 * @param seasoned Years of work make the secondary school trivial as well, where that is the custom.
 */
export function schoolsBelow(
  { education, locale: tag }: Resume,
  locale: Locale,
  seasoned: boolean,
): Trivium[] {
  if (education.length < 2) return []
  const { firstSchool, secondSchool } = TRIVIAL[locale]
  const hasDegree = education.some(
    ({ degree, institution, field, end }) =>
      degree + field !== '' &&
      !isGeneral(degree, institution) &&
      // a degree that is sought does not yet stand for the schooling before it
      end !== 'present' &&
      !SOUGHT.test(degree),
  )
  return education.flatMap(({ degree, institution }, index): Trivium[] => {
    const text = `${degree} ${institution}`.toLocaleLowerCase(tag).trim()
    // Who teaches at one has not merely been there: Grado en Educación Primaria.
    if (HIGHER_EDUCATION.test(degree) || TEACHING.test(text)) return []
    const below = firstSchool.test(text) || (seasoned && hasDegree && secondSchool?.test(text))
    return below ? [{ text: institution || degree, at: `education.${index}` }] : []
  })
}
