import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextLines } from '#contract/rich-text.ts'
import { GENERAL_SCHOOL } from './lexicon/section-words.ts'
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

/**
 * References on request, pastimes of everybody, and first schools below a later degree.
 *
 * @param seasoned Years of work make the secondary school trivial as well, where that is the custom.
 */
export function triviaOf(
  { other, education, locale: tag }: Resume,
  locale: Locale,
  seasoned = false,
): Trivium[] {
  const { references, pastimes, firstSchool, secondSchool } = TRIVIAL[locale]
  const hasDegree = education.some(
    ({ degree, institution, field }) => degree + field !== '' && !isGeneral(degree, institution),
  )
  const plain = (text: string): string => text.toLocaleLowerCase(tag).trim()
  const others = other.flatMap(({ details, title }, index): Trivium[] => {
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
  const schools = education.flatMap(({ degree, institution }, index): Trivium[] =>
    education.length > 1 &&
    (firstSchool.test(plain(`${degree} ${institution}`)) ||
      (seasoned && hasDegree && secondSchool?.test(plain(`${degree} ${institution}`))))
      ? [{ text: institution || degree, at: `education.${index}` }]
      : [],
  )
  return [...others, ...schools]
}
