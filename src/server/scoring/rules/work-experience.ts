import type { Locale } from '#contract/locales.ts'
import type { Work } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import type { Entry, Facts } from '../facts.ts'
import { attainment, verdict, type Check, type Remark } from '../rule.ts'
import { NO_EMPLOYER } from '../lexicon/role-words.ts'
import { monthOf, monthsCovered, newestDate } from '../dates.ts'
import { perEntry } from './dates.ts'
import { detail } from './line-detail.ts'
import { lineStyle } from './line-style.ts'
import { lineSubstance } from './line-substance.ts'
import { duplicateRule, firstPersonRule, longLinesRule, weakRule } from './lines.ts'
import { workDates } from './work-dates.ts'

type Role = Entry<Work>

const RECENT_ROLES = 2
/** Lines that the latest role deserves, and the one before it. */
const FEWEST_LINES = [RULE_FIGURES.fewestLines, 3]
const MOST_LINES = RULE_FIGURES.mostLines
/** Depth from which nothing is said, and English words that say enough in fewer lines. */
const FAIR_DEPTH = 0.66
const ENOUGH_WORDS = 32

/** Months since a role ended in which readers still ask what was done. */
const RECENT_MONTHS = 96

const STALE_MONTHS = RULE_FIGURES.staleYears * 12
const STALE_LINES = RULE_FIGURES.staleLines

const roles = ({ work }: Facts): Role[] => work
/** What ended long ago is better cut than worded anew. */
const recentExperience = (facts: Facts): Entry<{ end?: string }>[] => {
  const now = monthOf(facts.today, 'end', facts.today) ?? 0
  return facts.experience.filter(
    ({ value }) => now - (monthOf(value.end ?? '', 'end', facts.today) ?? now) <= STALE_MONTHS,
  )
}
const experience = (facts: Facts): Entry<{ end?: string }>[] => facts.experience

/** The roles a reader looks at first: the two that ended last. */
function recentRoles({ work }: Facts): Role[] {
  const end = ({ value }: Role): string =>
    value.end === 'present' ? '9999' : value.end || value.start
  return work
    .toSorted((a, b) => (end(b) < end(a) ? -1 : end(b) > end(a) ? 1 : a.index - b.index))
    .slice(0, RECENT_ROLES)
}

/** Too few lines leave questions; too many only hide the best ones. */
function depthCredit({ lines }: Role, rank: number): number {
  return lines.length > MOST_LINES ? 0.8 : attainment(lines.length, FEWEST_LINES[rank] ?? 1)
}

/** What the least described of the recent roles is called. */
export function thinnestRole(facts: Facts): string {
  const depths = recentRoles(facts).map((role, rank) => ({ role, credit: depthCredit(role, rank) }))
  return depths.toSorted((a, b) => a.credit - b.credit)[0]?.role.label ?? ''
}

function depthRemark({ label, at, lines }: Role): Remark {
  const count = lines.length
  const key = count === 0 ? 'depthNone' : count > MOST_LINES ? 'depthTooMany' : 'depth'
  return { key, params: { entry: label, count }, at: `${at}.details` }
}

/** A paragraph of several sentences says as much as lines do. */
function isThin(role: Role, rank: number): boolean {
  // Two lines of which one tells a result say more than four duties.
  if (role.lines.length > 1 && role.lines.some(({ outcome }) => outcome)) return false
  const words = role.lines.reduce((sum, { length }) => sum + length.words, 0)
  if (role.lines.length > MOST_LINES) return role.lines.length > 2 * MOST_LINES
  return depthCredit(role, rank) < FAIR_DEPTH && words < ENOUGH_WORDS
}

/** A role of which nothing is said, though it is of recent years. */
function isBlank({ value, lines }: Role, today: string): boolean {
  const ended = monthOf(value.end || value.start, 'end', today) ?? 0
  const now = monthOf(today, 'end', today) ?? 0
  return lines.length === 0 && now - ended <= RECENT_MONTHS
}

/**
 * A side job or a short stint need not be told at length when the one that matters is: one that
 * lasted so many months, and not so many times less than another.
 */
const MATTERS_MONTHS = 6
const SIDE_JOB = 4

const depth: Check = (facts) => {
  const recent = recentRoles(facts)
  const months = ({ value }: Role): number => monthsCovered([value], facts.today)
  const least = Math.max(MATTERS_MONTHS, ...facts.work.map((role) => months(role) / SIDE_JOB))
  const matters = (role: Role): boolean => facts.work.length === 1 || months(role) >= least
  const credits = recent.map((role, rank) => (isThin(role, rank) ? depthCredit(role, rank) : 1))
  return {
    credit: credits.reduce((sum, share) => sum + share, 0) / recent.length,
    // The one that is read first; of the other only that nothing at all is said of it.
    remarks: () =>
      (facts.doubts.form ? [] : recent)
        .filter((role, rank) => (rank === 0 ? isThin(role, 0) : isBlank(role, facts.today)))
        .filter(matters)
        .slice(0, 1)
        .map(depthRemark),
  }
}

/** Months since the newest date of a document after which it is not of today. */
const SINCE_MONTHS = 36
/** Languages whose resumes tell a career without a hole. */
const WHOLE_CAREER: ReadonlySet<Locale> = new Set(['de', 'ja', 'ko', 'zh-CN'])
/** Roles below which an old one without a word is not missed. */
const ROLES_ENOUGH = 2

/** The oldest of a career: a title of long ago, and nothing said of it. */
function bareRemark({ work, resume, today, locale }: Facts): Remark[] {
  const now = monthOf(today, 'end', today) ?? 0
  // A document that is years old says nothing about today.
  const then = monthOf(newestDate(resume), 'end', today) ?? now
  if (locale === null || WHOLE_CAREER.has(locale)) return []
  const running = work.some(({ value }) => value.end === 'present')
  if (!running && now - then > SINCE_MONTHS) return []
  const told = work.filter(({ lines }) => lines.length > 0)
  const bare = work.find(({ value, lines }) => {
    const end = monthOf(value.end || value.start, 'end', today)
    const own = !NO_EMPLOYER.test(value.title) && value.company !== ''
    return own && lines.length === 0 && end !== null && now - end > STALE_MONTHS
  })
  if (!bare || told.length < ROLES_ENOUGH) return []
  return [{ key: 'staleBare', params: { entry: bare.label }, at: bare.at }]
}

/** Roles that ended long ago and still take the room of a recent one. */
const stale: Check = (facts) => {
  const { work, today } = facts
  const now = monthOf(today, 'end', today) ?? 0
  const old = work.filter(({ value, lines }) => {
    const end = monthOf(value.end || value.start, 'end', today)
    return end !== null && now - end > STALE_MONTHS && lines.length > STALE_LINES
  })
  return {
    credit: old.length > 0 ? 0 : 1,
    remarks: () => {
      const [first] = old
      if (!first) return bareRemark(facts)
      const years = Math.floor(STALE_MONTHS / 12)
      const params = { entry: first.label, count: first.lines.length, years }
      return [{ key: 'stale', params, at: `${first.at}.details` }]
    },
  }
}

export const workExperience = {
  'work.present': ({ work }) =>
    verdict(work.length > 0, () => ({ key: 'workPresent', at: 'work' })),
  'work.title': ({ work }) =>
    perEntry(
      work,
      ({ value }) => value.title !== '',
      ({ at, label }) => ({ key: 'jobTitle', params: { entry: label }, at: `${at}.title` }),
    ),
  'work.employer': ({ work }) =>
    perEntry(
      work,
      ({ value }) => value.company !== '' || NO_EMPLOYER.test(value.title),
      ({ at, label }) => ({ key: 'employer', params: { entry: label }, at: `${at}.company` }),
    ),
  'work.start': ({ work }) =>
    // A single date, such as the year of an internship, tells when it was.
    perEntry(
      work,
      ({ value }) => value.start !== '' || (value.end !== '' && value.end !== 'present'),
      ({ at, label }) => ({ key: 'jobStart', params: { entry: label }, at: `${at}.start` }),
    ),
  'work.depth': depth,
  'work.detail': detail,
  'work.stale': stale,
  'work.longLines': longLinesRule(experience),
  'work.weak': weakRule(experience, undefined, recentExperience),
  'work.firstPerson': firstPersonRule(roles),
  'work.duplicates': duplicateRule,
  ...workDates,
  ...lineSubstance,
  ...lineStyle,
} satisfies Record<string, Check>
