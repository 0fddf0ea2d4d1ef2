import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Work } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import type { Entry } from '../entries.ts'
import { isAway, type Facts } from '../facts.ts'
import { yearsIn } from '../printed-periods.ts'
import { NO_CAP, verdict, type Check, type Remark } from '../rule.ts'
import { LEARNING, NAMES_ROLE, NO_EMPLOYER } from '../lexicon/role-words.ts'
import { monthOf, newestDate } from '../dates.ts'
import { perEntry } from './dates.ts'
import { depth } from './depth.ts'
import { detail } from './line-detail.ts'
import { lineStyle } from './line-style.ts'
import { lineSubstance } from './line-substance.ts'
import { duplicateRule, firstPersonRule, longLinesRule, weakRule } from './lines.ts'
import { otherTrades } from './trade.ts'
import { workDates } from './work-dates.ts'

type Role = Entry<Work>

const STALE_MONTHS = RULE_FIGURES.staleYears * 12
const STALE_LINES = RULE_FIGURES.staleLines

const roles = ({ work }: Facts): Role[] => work
/** What ended long ago is better cut than worded anew. */
const recentExperience = (facts: Facts): Entry<{ end?: string; title?: string }>[] => {
  const now = monthOf(facts.today, 'end', facts.today) ?? 0
  return facts.experience.filter(
    ({ value }) => now - (monthOf(value.end ?? '', 'end', facts.today) ?? now) <= STALE_MONTHS,
  )
}
const experience = (facts: Facts): Entry<{ end?: string; title?: string }>[] => facts.experience

/** Months since the newest date of a document after which it is not of today. */
const SINCE_MONTHS = 36
/** Languages whose resumes tell a career without a hole. */
const WHOLE_CAREER: ReadonlySet<Locale> = new Set(['de', 'ja', 'ko', 'zh-CN'])
/** Roles below which an old one without a word is not missed. */
const ROLES_ENOUGH = 2

/** Months from which on a role is a part of somebody's life, and would leave a hole. */
const LONG_ROLE = 36

/** What somebody learnt their trade in, or did for years, is no side job. */
function isSideJob({ title, start, end }: Work, today: Facts['today']): boolean {
  const [from, to] = [monthOf(start, 'start', today), monthOf(end, 'end', today)]
  const isLong = from !== null && to !== null && to - from >= LONG_ROLE
  return !isLong && !LEARNING.test(title)
}

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
    return (
      own &&
      isSideJob(value, today) &&
      lines.length === 0 &&
      end !== null &&
      now - end > STALE_MONTHS
    )
  })
  if (!bare || told.length < ROLES_ENOUGH) return []
  return [{ key: 'staleBare', params: { entry: bare.label }, at: bare.at }]
}

/** Points of a cue from which a name is believed to be that of a job. */
const SURE_TITLE = 3

/** A practice, a membership, a title or `PhD in … with …` that stands where the employer belongs. */
const namesRole = (company: string): boolean =>
  NAMES_ROLE.test(company) ||
  (['titles', 'degrees'] as const).some((list) => cueScore(company, list, LOCALES) >= SURE_TITLE)

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
      // A form asks for all of it.
      if (facts.doubts.form) return []
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
  'work.title': ({ work, doubts }) =>
    perEntry(
      work,
      // a form that lists houses has no room for posts
      ({ value }) => value.title !== '' || doubts.form || namesRole(value.company) || isAway(value),
      ({ at, label }) => ({ key: 'jobTitle', params: { entry: label }, at: `${at}.title` }),
    ),
  'work.employer': ({ work }) =>
    perEntry(
      work,
      ({ value }) => value.company !== '' || NO_EMPLOYER.test(value.title) || isAway(value),
      ({ at, label }) => ({ key: 'employer', params: { entry: label }, at: `${at}.company` }),
    ),
  'work.start': ({ work, doubts }) => ({
    // A single date, such as the year of an internship, tells when it was.
    ...perEntry(
      work,
      ({ value }) => value.start !== '' || (value.end !== '' && value.end !== 'present'),
      ({ at, label }) => ({ key: 'jobStart', params: { entry: label }, at: `${at}.start` }),
    ),
    // Where years are printed, they may be those of work that the reading took for something else.
    ...(doubts.lines.some((line) => yearsIn(line).length > 0) && { cap: NO_CAP }),
  }),
  'work.depth': depth,
  'work.detail': detail,
  'work.stale': stale,
  'work.otherTrades': otherTrades,
  'work.longLines': longLinesRule(experience),
  'work.weak': weakRule(experience, undefined, recentExperience),
  'work.firstPerson': firstPersonRule(roles),
  'work.duplicates': duplicateRule,
  ...workDates,
  ...lineSubstance,
  ...lineStyle,
} satisfies Record<string, Check>
