/** How sure a reading is of its sections, judged by what their entries hold. */
import { FINDING_SECTIONS, type FindingSection } from '#contract/analysis.ts'
import { LOCALES } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import type { ReadingDoubts } from '#server/reading/doubts.ts'
import { textOf } from './printed.ts'
import { yearsIn } from './printed-periods.ts'
import { NO_EMPLOYER } from './lexicon/role-words.ts'
import { DEGREE_WORDS, GENERAL_SCHOOL } from './lexicon/section-words.ts'

/** Below this a section is not relied on. */
const SURE = 0.75
/** Points of a cue from which a word is believed to be of its kind. */
const SURE_CUE = 3
/** Skills that are sentences, dates or whole lists were no skills. */
const LONG_SKILL = 6
/** Characters of the same where words are not set apart. */
const LONG_WIDE_SKILL = 24
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const ODD_SKILLS = 0.2
/** A long list is whatever somebody wrote, unless it holds what no skill looks like. */
const MANY_SKILLS = 40
const FEW_ODD_SKILLS = 0.05

/** The rest of a word that the page has broken. */
const BROKEN = /\p{L}-$/u

/** A period that the page has broken: its end stands on the line below, beside something else. */
const TORN = /(?:19|20)\p{Nd}{2}[^\p{L}\p{Nd}]{0,3}[-–—~～]\s*$/u

const ENDS_DATED = /(?:19|20)\p{Nd}{2}(?:[./-]\p{Nd}{1,2})?\s*$/u

/** Sections with an entry whose period was torn, so that its end may have gone to another. */
function tornSections(lines: readonly string[], { work, education }: Resume): FindingSection[] {
  const years = lines.flatMap((line, index) =>
    TORN.test(line) && ENDS_DATED.test(lines[index + 1] ?? '')
      ? (line.match(/(?:19|20)\p{Nd}{2}/gu) ?? []).slice(-1)
      : [],
  )
  const torn = (entries: readonly { start: string }[]): boolean =>
    entries.some(({ start }) => years.some((year) => start.startsWith(year)))
  return [
    ...(torn(work) ? (['workExperience'] as const) : []),
    ...(torn(education) ? (['education'] as const) : []),
  ]
}

/** Share of entries that have what every entry has; one alone proves little. */
function completeness(complete: readonly boolean[]): number {
  if (complete.length === 0) return 1
  const share = complete.filter(Boolean).length / complete.length
  return complete.length === 1 && share < 1 ? 0 : share
}

/** True when a printed year found no place: what has no date may have lost it. */
function hasLostYears(resume: Resume, lines: readonly string[]): boolean {
  const placed = textOf(resume)
  return lines.some((line) => yearsIn(line).some((year) => !placed.includes(`${year}`)))
}

/** Several jobs without a date, in a document that prints no year which could be one of theirs. */
export function isUndatedCareer(resume: Resume, lines: readonly string[]): boolean {
  const { work } = resume
  if (lines.length === 0 || work.length < 2) return false
  if (work.some(({ start, end }) => start !== '' || end !== '')) return false
  return yearsIn(textOf(work)).length === 0 && !hasLostYears(resume, lines)
}

/**
 * A school by its name alone, in a document that prints no degree, no other school and no year
 * that found no place: nothing was lost, there is nothing more.
 */
function isBareSchool({ education, basics }: Resume, lines: readonly string[]): boolean {
  const [only, second] = education
  if (!only || second || lines.length === 0) return false
  const { institution, degree, field, start, end } = only
  const isBare = institution !== '' && [degree, field, start, end].every((part) => part === '')
  // The address of a university is where somebody lives.
  const known = [institution, basics.location].filter((name) => name !== '')
  const rest = lines.map((line) => known.reduce((text, name) => text.replaceAll(name, ' '), line))
  return isBare && !rest.some((line) => DEGREE_WORDS.test(line))
}

/** How sure we are of each section where the reader does not say. */
function ownConfidence(
  resume: Resume,
  lines: readonly string[],
  form: boolean,
): Map<FindingSection, number> {
  const { work, education, skills, projects } = resume
  const isUndated = !hasLostYears(resume, lines)
  // 履歴書 lists the houses that somebody entered and left, and no posts.
  const isUntitled = form && work.every(({ title, company }) => !title && !!company)
  const items = skills.flatMap((group) => group.items)
  const odd = items.filter(
    (item) =>
      item.split(/\s+/).length > LONG_SKILL ||
      (item.match(WIDE)?.length ?? 0) > LONG_WIDE_SKILL ||
      /(?:19|20)\d\d/.test(item) ||
      !/\p{L}/u.test(item),
  )
  // Whoever lists skills lists several: of one alone the others stand where nobody looked.
  const isLone = items.length === 1 && lines.length > 0
  // of a table with a column of levels the names and the levels came apart
  const levels = items.filter((item) => cueScore(item, 'levels', LOCALES) >= SURE_CUE)
  const areTorn = levels.length > 1 || items.some((item) => BROKEN.test(item))
  const oddShare = items.length === 0 ? 0 : odd.length / items.length
  return new Map([
    [
      'workExperience',
      completeness(
        work.map(
          ({ title, company, start, end }) =>
            (!!title || isUntitled) &&
            (!!company || NO_EMPLOYER.test(title)) &&
            (isUndated || !!(start || end)),
        ),
      ),
    ],
    [
      'education',
      isUndated && isBareSchool(resume, lines)
        ? 1
        : completeness(
            education.map(
              ({ institution, degree, field }) =>
                // A school says what it leads to.
                !!institution && (!!(degree || field) || GENERAL_SCHOOL.test(institution)),
            ),
          ),
    ],
    [
      'strengths',
      isLone || areTorn || oddShare > (items.length > MANY_SKILLS ? FEW_ODD_SKILLS : ODD_SKILLS)
        ? 0
        : 1,
    ],
    [
      'projectExperience',
      // A name that goes on in lower case is the tail of a line.
      completeness(
        projects.map(({ name }) => (name.match(/\p{L}/gu)?.length ?? 0) > 2 && !TAIL.test(name)),
      ),
    ],
  ])
}

const TAIL = /^\p{Ll}+$/u

/**
 * Sections whose entries cannot be relied on.
 *
 * @param given What the reader says of itself; it comes before what we see.
 * @param form The document is a form that lists posts and has no room for more.
 */
export function unsureSections(
  resume: Resume,
  lines: readonly string[],
  given: ReadingDoubts['confidence'],
  form: boolean,
): Set<FindingSection> {
  const own = ownConfidence(resume, lines, form)
  return new Set([
    ...tornSections(lines, resume),
    ...FINDING_SECTIONS.filter((section) => (given?.[section] ?? own.get(section) ?? 1) < SURE),
  ])
}
