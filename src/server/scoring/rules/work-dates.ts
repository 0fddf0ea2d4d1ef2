import type { Education, Project, Work } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { formatDate } from '#contract/written-date.ts'
import { coverage, isAhead, monthOf } from '../dates.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { saysWhyLeft } from '../line-kinds.ts'
import { newestYear } from '../printed-periods.ts'
import { hint, type Check } from '../rule.ts'
import { NO_EMPLOYER } from '../lexicon/role-words.ts'
import { HIGHER_EDUCATION, TRADE_DEGREE } from '../lexicon/section-words.ts'
import { newestFirstRule, perEntry, reversedRule } from './dates.ts'
import { shortStints } from './short-stints.ts'
import { stillTrue } from './still-true.ts'

type Role = Entry<Work>

const GAP_MONTHS = RULE_FIGURES.gapMonths
/** Gaps that ended longer ago are no news to anybody. */
const RECENT_GAP_MONTHS = 120

/** Months that a first search for work may take. */
const SEARCH_MONTHS = 12
/** Months between two schools of which nobody asks. */
const ENTRANCE_MONTHS = 24

const roles = ({ work }: Facts): Role[] => work

/** A further post at one employer, which goes on. */
const isRise = (before: Work, after: Work): boolean =>
  after.end === 'present' &&
  before.company !== '' &&
  before.title !== after.title &&
  before.company.toLowerCase() === after.company.toLowerCase()

/** Roles without an end from which on a list of starts is how somebody writes. */
const BY_STARTS = 3

/** Roles without an end beside which a later one starts: they read as running on. */
function openEnded({ work, today }: Facts): Role[] {
  const open = work.filter(({ value }) => value.start !== '' && value.end === '').length
  if (open >= BY_STARTS && open * 2 >= work.length) return []
  return work.filter(({ value, index }) => {
    const start = monthOf(value.start, 'start', today) ?? 0
    const later = work.filter(
      (other) =>
        other.index !== index && (monthOf(other.value.start, 'start', today) ?? -1) > start,
    )
    // Who rose in a house no longer has the post before, whatever it says.
    if (value.end === 'present') return later.some((other) => isRise(value, other.value))
    // A bare year may well be the whole entry: “2022”.
    return value.end === '' && value.start.includes('-') && later.length > 0
  })
}

type Dated = Entry<Work> | Entry<Education> | Entry<Project>

interface Gap {
  before: Dated
  after: Dated
  months: number
}

const endOf = ({ value }: Dated, facts: Facts): number =>
  monthOf(value.end || value.start, 'end', facts.today) ?? -1
const startOf = ({ value }: Dated, facts: Facts): number =>
  monthOf(value.start || value.end, 'start', facts.today) ?? Infinity

const yearOf = (month: number): number => Math.floor(month / 12)

/** Years of studies that name only their end. */
const STUDY_YEARS = 3

/** The period of studies; when only the end is printed, the years before were spent on them. */
function studies({ value: { start, end } }: Entry<Education>): { start: string; end: string } {
  const [year = '', month] = end.split('-')
  if (start !== '' || !/^\d{4}/u.test(end)) return { start, end }
  return { start: [Number(year) - STUDY_YEARS, ...(month ? [month] : [])].join('-'), end }
}

/** A degree that may have been earned at any time. */
const isUndatedStudy = ({ value: { start, end, degree } }: Entry<Education>): boolean =>
  start === '' && end === '' && HIGHER_EDUCATION.test(degree.replaceAll(TRADE_DEGREE, ''))

/** True where the page prints a period that fills most of a gap: service, care, a course. */
function isPrinted(end: number, start: number, { doubts, today }: Facts): boolean {
  return doubts.lines.some((line) =>
    findDates(line).some((span) => {
      const from = monthOf(span.start, 'start', today)
      const to = monthOf(span.end, 'end', today)
      if (!span.range || from === null || to === null) return false
      const shared = Math.min(to, start - 1) - Math.max(from, end + 1) + 1
      return shared * 2 >= start - end - 1
    }),
  )
}

/** Gaps of more than six months between roles that no education fills, the latest first. */
function gaps(facts: Facts): Gap[] {
  const { work, education, projects, today } = facts
  const filled = coverage(
    [...[...work, ...projects].map(({ value }) => value), ...education.map(studies)],
    today,
  )
  const now = monthOf(today, 'end', today) ?? 0
  // Where a role does not say when it began, it may fill any of them, and so may studies.
  if (work.some(({ value }) => value.start === '') || education.some(isUndatedStudy)) return []
  return filled
    .slice(1)
    .flatMap(([start], index): Gap[] => {
      const end = filled[index]?.[1] ?? start
      const months = start - end - 1
      if (months <= GAP_MONTHS || now - start > RECENT_GAP_MONTHS) return []
      // The two that the gap lies between, wherever they stand; roles before studies.
      const [last] = work
        .filter((role) => endOf(role, facts) <= end)
        .toSorted((a, b) => endOf(b, facts) - endOf(a, facts))
      const goesOn = work.some(
        (role) => startOf(role, facts) >= start && startOf(role, facts) !== Infinity,
      )
      const entries: Dated[] = [...work, ...education, ...projects]
      const before = entries.find((entry) => endOf(entry, facts) === end)
      const after = entries.find((entry) => startOf(entry, facts) === start)
      // Of rows with the day on which each began, nobody knows how long the post before was held.
      // Before the first role, only the studies can have ended.
      const isLastKnown = last ? last.value.end !== '' : before?.at.startsWith('education')
      if (!isLastKnown || !goesOn || !before || !after) return []
      // Whatever is dated in between may have been read as a part of something else.
      const isTold =
        facts.doubts.printedBetween(yearOf(end), yearOf(start)) ||
        isPrinted(end, start, facts) ||
        last?.all.some(({ text }) => saysWhyLeft(text))
      // Hardly anybody begins the day after the degree, and some pass an entrance examination later.
      const search = after.at.startsWith('education') ? ENTRANCE_MONTHS : SEARCH_MONTHS
      if (before.at.startsWith('education') && months <= search) return []
      return isTold ? [] : [{ before, after, months }]
    })
    .toReversed()
}

const future: Check = ({ work, today, resume: { locale } }) =>
  perEntry(
    work,
    ({ value }) => !isAhead(value.start, today) && !isAhead(value.end, today),
    ({ at, label, value }) => {
      const field = isAhead(value.start, today) ? 'start' : 'end'
      const params = { entry: label, date: value[field] }
      const quote = formatDate(value[field], locale, '', 'long')
      return { key: 'futureDate', params, quote, at: `${at}.${field}` }
    },
  )

/** Months without anything new after which one asks what came since. */
const SINCE_MONTHS = 12

/** The later of two dates, which somebody may have swapped. */
const newer = (start: string, end: string): string =>
  end === 'present' || end.localeCompare(start) >= 0 ? end : start

/** Nothing runs on, and whatever came last did so a year ago or more. */
const since = hint(({ work, education, projects, today, doubts }) => {
  const now = monthOf(today, 'end', today) ?? 0
  const entries = [...work, ...education, ...projects]
  const ends = entries.map(({ value: { start, end } }) =>
    // An entry with a beginning alone may run on.
    end === '' && start.includes('-') ? now : (monthOf(newer(start, end), 'end', today) ?? 0),
  )
  const newest = Math.max(...ends)
  const latest = entries[ends.indexOf(newest)]
  // What the page dates to a later year may be an entry that was not read.
  const year = newestYear(doubts.lines)
  const printed = Number(year) > yearOf(newest) ? (monthOf(year, 'end', today) ?? 0) : 0
  const isOld = newest > 0 && now - Math.max(newest, printed) >= SINCE_MONTHS
  // A role without a date may have come last.
  const isUndated = work.some(({ value: { start, end } }) => start === '' && end === '')
  if (!isOld || !latest || isUndated || doubts.printedOpenEnd) return []
  const isRole = latest.at.startsWith('work') && !doubts.unsure.has('workExperience')
  const date = newer(latest.value.start, latest.value.end)
  return [{ key: isRole ? 'gapSince' : 'nothingSince', params: { date }, at: latest.at }]
})

/** Roles that ended longer ago may well be dated by years alone. */
const PRECISE_MONTHS = 84

/** A recent role with a year alone, where most others name the month; work for oneself begins as it does. */
function yearsAmongMonths({ work, today }: Facts): Role[] {
  const now = monthOf(today, 'end', today) ?? 0
  const dated = work.filter(({ value: { start, end } }) => start !== '' || end !== '')
  const years = dated.filter(({ value: { start, end, title, company } }) => {
    const ended = monthOf(end || start, 'end', today)
    const isRecent = ended !== null && now - ended <= PRECISE_MONTHS
    return isRecent && /^\d{4}$/u.test(start) && !NO_EMPLOYER.test(`${title} ${company}`)
  })
  const others = dated.filter((role) => !years.includes(role))
  const exact = others.filter(({ value: { start } }) => start.includes('-'))
  const areAll = exact.length > 0 && exact.length === others.length
  return years.length === 1 && areAll ? years : []
}

export const workDates = {
  'work.datePrecision': (facts) => ({
    credit: 1,
    remarks: () =>
      yearsAmongMonths(facts)
        .slice(0, 1)
        .map(({ at, label }) => ({
          key: 'datePrecision',
          params: { entry: label },
          at: `${at}.start`,
        })),
  }),
  'work.since': since,
  'work.stillTrue': stillTrue,
  'work.newestFirst': newestFirstRule('work', 'workNewestFirst', roles),
  'work.reversed': reversedRule('workReversed', roles),
  'work.future': future,
  'work.openEnd': (facts) => {
    const open = openEnded(facts)
    return perEntry(
      facts.work,
      (role) => !open.includes(role),
      ({ at, label }) => ({ key: 'openEnd', params: { entry: label }, at: `${at}.end` }),
    )
  },
  'work.gaps': (facts) => ({
    credit: 1,
    remarks: () =>
      gaps(facts).map(({ before, after, months }) => ({
        key: 'gap',
        params: { entry: before.label, next: after.label, count: months },
        at: after.at,
      })),
  }),
  'work.shortStints': shortStints,
} satisfies Record<string, Check>
