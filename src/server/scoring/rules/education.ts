import { LOCALES } from '#contract/locales.ts'
import type { Education } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import { monthOf, newestDate, newestFirst } from '../dates.ts'
import type { Entry, Facts } from '../facts.ts'
import { countWords } from '../length.ts'
import { EXPIRING_TEST } from '../lexicon/level-words.ts'
import {
  COURSE,
  DEGREE_WORDS,
  DOCTORAL,
  GENERAL_SCHOOL,
  HIGHER_EDUCATION,
  RUNNING,
  TRADE_DEGREE,
  TRAINING_HOUSE,
  UNIVERSITY,
} from '../lexicon/section-words.ts'
import { STUDY_DETAILS } from '../lexicon/study-words.ts'
import { quoted } from '../rewriting.ts'
import { attainment, verdict, type Check } from '../rule.ts'
import { schoolsBelow } from '../trivia.ts'
import { newestFirstRule, perEntry, reversedRule } from './dates.ts'
import { brokenPromise } from './promised-degree.ts'

type School = Entry<Education>

/** A name that begins or ends with a degree, and holds no school. */
const isDegreeAlone = (name: string): boolean =>
  cueScore(name, 'degrees', LOCALES) > 2 && cueScore(name, 'institutions', LOCALES) === 0

const OPEN_YEARS = RULE_FIGURES.openYears

/** Months of work after which nobody asks for the school before the degree. */
const SEASONED = 36

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

/** True when nothing is missing that every entry needs; the field only for the latest. */
export function isComplete({ value, index }: School): boolean {
  return (
    value.institution !== '' &&
    value.degree !== '' &&
    (value.start !== '' || value.end !== '') &&
    (index > 0 || value.field !== '' || namesField(value))
  )
}

/** A degree of a university beside a school below it: two entries that the reader has joined. */
const isMisjoined = ({ value: { degree, institution } }: School): boolean =>
  HIGHER_EDUCATION.test(degree) && !GENERAL_SCHOOL.test(degree) && GENERAL_SCHOOL.test(institution)

/** Studies that have run on for many years, or that lack an end and began as long ago. */
function isOpenLong({ value, all }: School, { today, resume, doubts }: Facts): boolean {
  const { start, end, degree, institution, field } = value
  const names = [degree, institution, field].filter((name) => name !== '')
  const began = monthOf(start, 'start', today)
  const now = monthOf(today, 'end', today) ?? 0
  const then = monthOf(newestDate(resume), 'end', today) ?? now
  // A document that is years old says nothing about today.
  if (now - then > OLD_DOCUMENT) return false
  if (began === null || end !== 'present' || now - began <= OPEN_YEARS * 12) return false
  // An entry that says itself how it stands was not forgotten.
  const printed = doubts.lines.filter((line) => names.some((name) => line.includes(name)))
  return ![...names, ...all.map(({ text }) => text), ...printed].some((text) => RUNNING.test(text))
}

/** What a single date gets of the rule on dates: in many markets the year of the degree is all. */
const ONE_DATE = 0.7
/** Years since the end of an education in which its details are still asked for. */
const DETAIL_YEARS = 3
/** Kinds of details that show what somebody early in a career has learned. */
const ENOUGH_KINDS = 2

/** What names alone are worth: studies of these years, and a school of long ago with nothing since. */
const BARE = { fresh: 0.5, schoolAlone: 0.85 } as const
/** What other details are worth early in a career: a club, a place, the language of teaching. */
const OTHER_DETAILS = 0.25

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

/** A school without a degree, a field or a date. */
const isNameAlone = ({ value: { degree, field, start, end } }: School): boolean =>
  [degree, field, start, end].every((part) => part === '')

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

/** Kinds of details that are told, wherever the document prints them. */
function kindsTold({ education, resume, doubts }: Facts): number {
  const texts = [
    ...education.flatMap(({ value: { degree, field, institution }, all }) => [
      degree,
      field,
      institution,
      ...all.map(({ text }) => text),
    ]),
    ...resume.awards.map(({ title }) => title),
    ...doubts.lines,
  ]
  const kinds = STUDY_DETAILS.filter((kind) => texts.some((text) => kind.test(text))).length
  // Whatever was won or passed beside the studies tells as much.
  return Math.max(kinds, Math.min(1, resume.awards.length))
}

/**
 * Whether anything is told beside the names: of the studies themselves, or what was learned since.
 * Early in a career the more the better; of a qualification of long ago nobody asks it. Which
 * level it has never counts.
 */
function trainingCredit(facts: Facts): number {
  const { education, resume } = facts
  const qualified = education.filter(({ value }) => !isGeneral(value)).length
  const told = education.some(({ all }) => all.length > 0)
  if (education.some(isMisjoined)) return 1
  if (isJunior(facts)) {
    return Math.max(attainment(kindsTold(facts), ENOUGH_KINDS), told ? OTHER_DETAILS : 0)
  }
  if (told || resume.awards.length > 0 || qualified > 1) return 1
  if (education.every((school) => isNameAlone(school))) return 0
  if (isFresh(facts)) return BARE.fresh
  return qualified > 0 ? 1 : BARE.schoolAlone
}

/** The entry of which more should be told, and whether anything is told of it at all. */
function thinEntry(facts: Facts): { school: School; key: string } | null {
  const { education, today, resume, work } = facts
  if (trainingCredit(facts) === 1 || (!isJunior(facts) && !isFresh(facts))) return null
  const [newest = 0] = newestFirst(
    education.map(({ value }) => value),
    today,
  )
  const school = education[newest]
  if (!school) return null
  const told = education.some(({ all }) => all.length > 0)
  // beside two posts a grade says enough
  if (told && work.length > 1) return null
  const isBare = education.length === 1 && !told && resume.awards.length === 0
  return { school, key: isBare ? 'educationDetail' : 'educationMore' }
}

const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u
const isDated = ({ value: { start, end, ...names } }: School): boolean =>
  start !== '' || end !== '' || YEAR.test([names.degree, names.field, names.institution].join(' '))

export const education = {
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
  'education.detail': (facts) => ({
    credit: trainingCredit(facts),
    remarks: () => {
      const thin = thinEntry(facts)
      if (!thin) return []
      const { school, key } = thin
      return [{ key, params: { entry: school.label }, at: school.at }]
    },
  }),
  'education.school': ({ resume, locale, monthsOfWork }) => {
    const schools = locale ? schoolsBelow(resume, locale, monthsOfWork >= SEASONED) : []
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
      // A certificate of general schooling says what it is, whoever gave it.
      ({ value }) => value.institution !== '' || GENERAL_SCHOOL.test(value.degree.trim()),
      ({ at, label }) => ({
        key: 'institution',
        params: { entry: label },
        at: `${at}.institution`,
      }),
    ),
  'education.degree': (facts) =>
    perEntry(
      facts.education,
      // A school says what it leads to, and a field what was studied.
      ({ value }) =>
        value.degree !== '' ||
        GENERAL_SCHOOL.test(value.institution) ||
        // `Ingénieur ESIEE (École …)`: read as the school, and printed all the same
        isDegreeAlone(value.institution) ||
        (value.field !== '' && ONE_DEGREE.has(facts.locale)),
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
      (school) => isDated(school) || isMisjoined(school),
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
