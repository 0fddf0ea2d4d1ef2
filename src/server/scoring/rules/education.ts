import { LOCALES } from '#contract/locales.ts'
import type { Education } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import { monthOf, newestDate } from '../dates.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { countWords } from '../length.ts'
import { EXPIRING_TEST } from '../lexicon/level-words.ts'
import {
  COURSE,
  DEGREE_WORDS,
  EXPECTED,
  GENERAL_SCHOOL,
  HIGHER_EDUCATION,
  RUNNING,
  TRAINING_HOUSE,
  UNIVERSITY,
} from '../lexicon/section-words.ts'
import { STATE_EXAM } from '../lexicon/study-words.ts'
import { quoted } from '../rewriting.ts'
import { hint, verdict, type Check } from '../rule.ts'
import { isFirstSchool, schoolsBelow } from '../trivia.ts'
import { newestFirstRule, perEntry, reversedRule } from './dates.ts'
import { brokenPromise } from './promised-degree.ts'
import { isMisjoined, isNameAlone, studyDetail } from './study-details.ts'

type School = Entry<Education>

/** A name that begins or ends with a degree, and holds no school. */
const isDegreeAlone = (name: string): boolean =>
  cueScore(name, 'degrees', LOCALES) > 2 && cueScore(name, 'institutions', LOCALES) === 0

const OPEN_YEARS = RULE_FIGURES.openYears

/** Months since the newest date of a document after which it is not of today. */
const OLD_DOCUMENT = 36

const entries = ({ education }: Facts): School[] => education

/** Entries that are surely studies, read from the newest down; courses and tests stand where there is room. */
const studiesOf = ({ education }: Facts): School[] =>
  education.filter(({ value: { degree, field, institution } }) => {
    const name = `${degree} ${field}`
    const isBeside =
      COURSE.test(name) ||
      TRAINING_HOUSE.test(institution) ||
      EXPIRING_TEST.test(`${name} ${institution}`)
    const school = `${degree} ${institution}`
    return (
      !isBeside &&
      institution !== '' &&
      [DEGREE_WORDS, HIGHER_EDUCATION, GENERAL_SCHOOL, UNIVERSITY].some((words) =>
        words.test(school),
      )
    )
  })

/** Many degrees name their field themselves: “Bachelor of Science in Nursing”, 会计学学士. */
function namesField({ degree, institution }: Education): boolean {
  if (GENERAL_SCHOOL.test(degree.trim()) || GENERAL_SCHOOL.test(institution)) return true
  return countWords(degree) > 1 || /\p{Script=Han}{4,}|\p{Script=Hangul}{4,}/u.test(degree)
}

/** Where studies lead to one degree, the field says it: 간호학과 졸업, Kế toán, 会计学. */
const ONE_DEGREE: ReadonlySet<string | null> = new Set(['ja', 'ko', 'vi', 'zh-CN'])

/** What somebody left a school with: the degree, or what says it as well. */
const namesDegree = ({ degree, institution, field }: Education, locale: string | null): boolean =>
  degree !== '' ||
  // A school says what it leads to, and a field what was studied.
  GENERAL_SCHOOL.test(institution) ||
  // `Ingénieur ESIEE (École …)`: read as the school, and printed all the same
  isDegreeAlone(institution) ||
  (field !== '' && ONE_DEGREE.has(locale))

/** True when nothing is missing that every entry needs; the field only for the latest. */
export function isComplete({ value, index }: School, locale: string | null): boolean {
  return (
    value.institution !== '' &&
    namesDegree(value, locale) &&
    (value.start !== '' || value.end !== '') &&
    (index > 0 || value.field !== '' || namesField(value))
  )
}

/** A document that is years old says nothing about today. */
function isOldDocument({ resume, today }: Facts): boolean {
  const now = monthOf(today, 'end', today) ?? 0
  return now - (monthOf(newestDate(resume), 'end', today) ?? now) > OLD_DOCUMENT
}

/** Studies that have run on for many years, or that lack an end and began as long ago. */
function isOpenLong({ value, all }: School, facts: Facts): boolean {
  const { today, doubts } = facts
  const { start, end, degree, institution, field } = value
  const names = [degree, institution, field].filter((name) => name !== '')
  const began = monthOf(start, 'start', today)
  const now = monthOf(today, 'end', today) ?? 0
  if (isOldDocument(facts)) return false
  if (began === null || end !== 'present' || now - began <= OPEN_YEARS * 12) return false
  // An entry that says itself how it stands was not forgotten.
  const printed = doubts.lines.filter((line) => names.some((name) => line.includes(name)))
  return ![...names, ...all.map(({ text }) => text), ...printed].some((text) => RUNNING.test(text))
}

/** A doctorate, in progress or not: research ends when it is done. */
const RESEARCH = /ph\.?\s?d|do[ck]tora|dottora|promotion|博士|박사|tiến sĩ|دكتوراه/iu

/** The study that goes on without a word on when it ends; one of long ago is asked for its end. */
function openStudy(facts: Facts): School | undefined {
  const { education: schools, doubts, today } = facts
  const now = Number(today.slice(0, 4))
  const running = schools.filter(({ value: { end } }) => end === 'present')
  const [open] = running
  if (!open || running.length > 1 || isOldDocument(facts) || isOpenLong(open, facts))
    return undefined
  const { degree, institution, field } = open.value
  const isOfStudies = [degree, institution].some(
    (name) => HIGHER_EDUCATION.test(name) || UNIVERSITY.test(name),
  )
  const names = [degree, institution, field].filter((name) => name !== '')
  const printed = doubts.lines.filter((line, at, lines) =>
    names.some((name) => [lines[at - 1], line, lines[at + 1]].some((near) => near?.includes(name))),
  )
  const texts = [...names, ...open.all.map(({ text }) => text), ...printed]
  const isTold = texts.some(
    (text) =>
      EXPECTED.test(text) || (text.match(/20\d{2}/gu) ?? []).some((year) => Number(year) > now),
  )
  const isResearch = RESEARCH.test(`${degree} ${field}`)
  return isOfStudies && !isResearch && !isTold ? open : undefined
}

/** What a single date gets of the rule on dates: in many markets the year of the degree is all. */
const ONE_DATE = 0.65
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u
const isDated = ({ value: { start, end, ...names } }: School): boolean =>
  start !== '' || end !== '' || YEAR.test([names.degree, names.field, names.institution].join(' '))

/** An earlier school than one whose degree is told: what it was for stands above. */
function isBelowDegree({ value }: School, { education: schools, today }: Facts): boolean {
  const ended = (one: Education) => monthOf(one.end || one.start, 'end', today) ?? 0
  return schools.some(
    (other) =>
      other.value !== value && other.value.degree !== '' && ended(other.value) > ended(value),
  )
}

export const education = {
  'education.graduation': hint((facts) => {
    const open = openStudy(facts)
    return open ? [{ key: 'graduation', params: { entry: open.label }, at: `${open.at}.end` }] : []
  }),
  'education.expected': (facts) => {
    const line = brokenPromise(facts)
    const quote = quoted(line ?? '')
    return verdict(line === undefined, () => ({
      key: 'educationExpected',
      params: { quote },
      quote,
      at: 'education',
    }))
  },
  'education.detail': studyDetail,
  'education.school': ({ resume, locale }) => {
    const schools = locale ? schoolsBelow(resume, locale) : []
    const [first] = schools
    const quote = quoted(schools.map(({ text }) => text).join(' · '))
    return verdict(!first, () => ({
      key: 'trivial',
      params: { quote },
      quote: first?.text,
      at: first?.at ?? 'education',
    }))
  },
  'education.present': (facts) =>
    verdict(facts.education.length > 0, () => ({ key: 'educationPresent', at: 'education' })),
  'education.institution': (facts) =>
    perEntry(
      facts.education,
      // A certificate of general schooling says what it is, whoever gave it; so does a state exam.
      ({ value: { institution, degree } }) =>
        institution !== '' || GENERAL_SCHOOL.test(degree.trim()) || STATE_EXAM.test(degree),
      ({ at, label }) => ({
        key: 'institution',
        params: { entry: label },
        at: `${at}.institution`,
      }),
    ),
  'education.degree': (facts) =>
    perEntry(
      facts.education,
      (school) => namesDegree(school.value, facts.locale) || isBelowDegree(school, facts),
      ({ at, value, label }) => ({
        key: 'degree',
        params: { entry: value.institution || label },
        at: `${at}.degree`,
      }),
    ),
  'education.field': (facts) => {
    // Schools have no field, so only one entry is asked for it, or none at all.
    const named = facts.education.some(({ value }) => value.field !== '' || namesField(value))
    const [first] = facts.education
    // The name of a school alone leaves the field open as well; the rule on degrees says so.
    const open = first?.value.degree === '' && !isNameAlone(first)
    return verdict(named || open, () => ({
      key: 'field',
      params: { entry: first?.value.institution || (first?.label ?? '') },
      at: `${first?.at}.field`,
    }))
  },
  'education.dates': (facts) => {
    const dated = perEntry(
      facts.education,
      // A year that the reader left in a name is printed all the same.
      // A first school is better left out than dated.
      (school) =>
        isDated(school) ||
        isMisjoined(school) ||
        (facts.locale !== null && isFirstSchool(school.value, facts.locale)),
      ({ at, label }) => ({ key: 'educationDates', params: { entry: label }, at: `${at}.end` }),
    )
    // One date is enough for a reader; a period tells a little more, and is never asked for.
    const periods = facts.education.filter(({ value }) => value.start !== '' && value.end !== '')
    const whole = periods.length / Math.max(1, facts.education.length)
    return { ...dated, credit: dated.credit * (ONE_DATE + (1 - ONE_DATE) * whole) }
  },
  'education.newestFirst': newestFirstRule('education', 'educationNewestFirst', studiesOf),
  'education.reversed': reversedRule('educationReversed', entries),
  'education.openLong': (facts) =>
    perEntry(
      facts.education,
      (school) => !isOpenLong(school, facts),
      ({ at, label, value }) => ({
        key: 'educationOpen',
        params: { entry: label, start: value.start },
        at: `${at}.end`,
      }),
    ),
} satisfies Record<string, Check>
