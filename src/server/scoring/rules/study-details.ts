/** What an education tells beside the names of schools and degrees. */
import type { Education } from '#contract/resume.ts'
import { monthOf, newestFirst } from '../dates.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import {
  DOCTORAL,
  GENERAL_SCHOOL,
  HIGHER_EDUCATION,
  TRADE_DEGREE,
  UNIVERSITY,
} from '../lexicon/section-words.ts'
import { STUDY_DETAILS } from '../lexicon/study-words.ts'
import { attainment, type Check } from '../rule.ts'

type School = Entry<Education>

/** Months of work after which nobody asks for the school before the degree. */
const SEASONED = 36

/** A degree of a university beside a school below it: two entries that the reader has joined. */
export const isMisjoined = ({ value: { degree, institution } }: School): boolean =>
  HIGHER_EDUCATION.test(degree) && !GENERAL_SCHOOL.test(degree) && GENERAL_SCHOOL.test(institution)

/** A school without a degree, a field or a date. */
export const isNameAlone = ({ value: { degree, field, start, end } }: School): boolean =>
  [degree, field, start, end].every((part) => part === '')

/** Years since the end of an education in which its details are still asked for. */
const DETAIL_YEARS = 3
/** Kinds of details that show what somebody early in a career has learned. */
const ENOUGH_KINDS = 2

/** What other details are worth early in a career: a club, a place, the language of teaching. */
const OTHER_DETAILS = 0.25

/**
 * What is told of an education of any age beside its name, in points: a second degree or trade, each
 * kind of detail, any other detail, anything won or passed. From `full` on it tells all.
 */
const POINTS = { again: 1, kind: 1, other: 0.5, awarded: 0.5, full: 2.5 } as const
/** What the names alone are worth. */
const NAMES = 5 / 7

const PHD = /(?<!\p{L})ph\.?\s?d(?!\p{L})/iu

const isGeneral = ({ degree, institution }: Education): boolean =>
  GENERAL_SCHOOL.test(degree.trim()) || GENERAL_SCHOOL.test(institution)

/** Studies that end now or ended a few years ago are most of what somebody has to show. */
function isFresh({ education, today }: Facts): boolean {
  const now = monthOf(today, 'end', today) ?? 0
  const ends = education.map(({ value }) => monthOf(value.end || value.start, 'end', today))
  // An education without a date may be of any year.
  return ends.every((ended) => ended === null || now - ended <= DETAIL_YEARS * 12)
}

/** Studies, of which grades and a thesis are told; an apprenticeship has neither. */
const isStudied = ({ value: { degree, field, institution } }: School): boolean =>
  [degree, field].some((name) => HIGHER_EDUCATION.test(name.replaceAll(TRADE_DEGREE, ''))) ||
  UNIVERSITY.test(institution.replaceAll(TRADE_DEGREE, ''))

/** True for somebody whose studies ended lately and who has hardly worked. */
function isJunior(facts: Facts): boolean {
  const { education, monthsOfWork, monthsKnown, today, doubts } = facts
  const names = education.map(({ value }) => `${value.degree} ${value.field}`)
  if (!education.some(isStudied)) return false
  // Research is told by itself.
  if ([...names, ...doubts.lines].some((text) => DOCTORAL.test(text) || PHD.test(text)))
    return false
  const now = monthOf(today, 'end', today) ?? 0
  const latest = education.map(({ value }) => monthOf(value.end || value.start, 'end', today) ?? 0)
  return monthsKnown && monthsOfWork < SEASONED && now - Math.max(...latest) <= DETAIL_YEARS * 12
}

/** What the entries of the education say. */
const entryTexts = ({ education }: Facts): string[] =>
  education.flatMap(({ value: { degree, field, institution }, all }) => [
    degree,
    field,
    institution,
    ...all.map(({ text }) => text),
  ])

const kindsIn = (texts: readonly string[]): number =>
  STUDY_DETAILS.filter((kind) => texts.some((text) => kind.test(text))).length

/** Kinds of details that are told, wherever the document prints them. */
function kindsTold(facts: Facts): number {
  const { resume, doubts } = facts
  const awards = resume.awards.map(({ title }) => title)
  const kinds = kindsIn([...entryTexts(facts), ...awards, ...doubts.lines])
  // Whatever was won or passed beside the studies tells as much.
  return Math.max(kinds, Math.min(1, resume.awards.length))
}

const isTold = ({ education }: Facts): boolean => education.some(({ all }) => all.length > 0)
const qualifiedIn = ({ education }: Facts): number =>
  education.filter(({ value }) => !isGeneral(value)).length

/**
 * How much is told beside the names: of the studies themselves, or what was learned since. Early in
 * a career it is asked for; of a qualification of long ago it counts, and nobody asks it. Which
 * level it has never counts.
 */
function trainingCredit(facts: Facts): number {
  const { education, resume } = facts
  const qualified = qualifiedIn(facts)
  const told = isTold(facts)
  if (education.some(isMisjoined)) return 1
  if (isJunior(facts)) {
    return Math.max(attainment(kindsTold(facts), ENOUGH_KINDS), told ? OTHER_DETAILS : 0)
  }
  if (education.every((school) => isNameAlone(school))) return 0
  const points =
    POINTS.kind * kindsIn(entryTexts(facts)) +
    (qualified > 1 ? POINTS.again : 0) +
    (told ? POINTS.other : 0) +
    (resume.awards.length > 0 ? POINTS.awarded : 0)
  return NAMES + (1 - NAMES) * attainment(points, POINTS.full)
}

/** The entry of which more should be told, and whether anything is told of it at all. */
function thinEntry(facts: Facts): { school: School; key: string } | null {
  const { education, today, resume, work } = facts
  const told = isTold(facts)
  const isBareAndFresh =
    isFresh(facts) && !told && resume.awards.length === 0 && qualifiedIn(facts) <= 1
  if (trainingCredit(facts) === 1 || (!isJunior(facts) && !isBareAndFresh)) return null
  const [newest = 0] = newestFirst(
    education.map(({ value }) => value),
    today,
  )
  const school = education[newest]
  if (!school) return null
  // beside two posts a grade says enough
  if (told && work.length > 1) return null
  const isBare =
    education.length === 1 && !told && resume.awards.length === 0 && school.value.field === ''
  // more is asked of those who have hardly worked
  if (!isBare && !isJunior(facts)) return null
  return { school, key: isBare ? 'educationDetail' : 'educationMore' }
}

export const studyDetail: Check = (facts) => ({
  credit: trainingCredit(facts),
  remarks: () => {
    const thin = thinEntry(facts)
    if (!thin) return []
    const { school, key } = thin
    return [{ key, params: { entry: school.label }, at: school.at }]
  },
})
