import type { Work } from '#contract/resume.ts'
import type { Entry, Facts } from '../facts.ts'
import { towards, verdict, type Check, type Remark } from '../rule.ts'
import { perEntry } from './dates.ts'
import { lineStyle } from './line-style.ts'
import { lineSubstance } from './line-substance.ts'
import { duplicateRule, firstPersonRule, longLinesRule, weakRule } from './lines.ts'
import { workDates } from './work-dates.ts'

type Role = Entry<Work>

const RECENT_ROLES = 2
/** Lines that the latest role deserves, and the one before it. */
const FEWEST_LINES = [4, 3]
const MOST_LINES = 8
/** Depth from which nothing is said. */
const FAIR_DEPTH = 0.66

const listed = ({ work }: Facts): boolean => work.length > 0
const roles = ({ work }: Facts): Role[] => work

/** The roles a reader looks at first: the two that ended last. */
function recentRoles({ work }: Facts): Role[] {
  const end = ({ value }: Role): string =>
    value.end === 'present' ? '9999' : value.end || value.start
  return work
    .toSorted((a, b) => (end(b) < end(a) ? -1 : end(b) > end(a) ? 1 : a.index - b.index))
    .slice(0, RECENT_ROLES)
}

/** Too few lines leave questions; too many only hide the best ones. */
function depthKept({ lines }: Role, rank: number): number {
  return lines.length > MOST_LINES ? 0.65 : towards(lines.length, FEWEST_LINES[rank] ?? 1)
}

/** What the least described of the recent roles is called. */
export function thinnestRole(facts: Facts): string {
  const depths = recentRoles(facts).map((role, rank) => ({ role, kept: depthKept(role, rank) }))
  return depths.toSorted((a, b) => a.kept - b.kept)[0]?.role.label ?? ''
}

function depthRemark({ label, at, lines }: Role): Remark {
  const count = lines.length
  const key = count === 0 ? 'depthNone' : count > MOST_LINES ? 'depthTooMany' : 'depth'
  return { key, params: { entry: label, count }, at: `${at}.details` }
}

export const workExperience = {
  'work.present': {
    // Beginners with projects are judged by those; everybody else is expected to have worked.
    applies: ({ work, projects }) => work.length > 0 || projects.length === 0,
    check: (facts) => verdict(listed(facts), () => ({ key: 'workPresent', at: 'work' })),
  },
  'work.title': {
    applies: listed,
    check: ({ work }) =>
      perEntry(
        work,
        ({ value }) => value.title !== '',
        ({ at, label }) => ({ key: 'jobTitle', params: { entry: label }, at: `${at}.title` }),
      ),
  },
  'work.employer': {
    applies: listed,
    check: ({ work }) =>
      perEntry(
        work,
        ({ value }) => value.company !== '',
        ({ at, label }) => ({ key: 'employer', params: { entry: label }, at: `${at}.company` }),
      ),
  },
  'work.start': {
    applies: listed,
    // A single date, such as the year of an internship, tells when it was.
    check: ({ work }) =>
      perEntry(
        work,
        ({ value }) => value.start !== '' || (value.end !== '' && value.end !== 'present'),
        ({ at, label }) => ({ key: 'jobStart', params: { entry: label }, at: `${at}.start` }),
      ),
  },
  'work.depth': {
    applies: listed,
    check: (facts) => {
      const recent = recentRoles(facts)
      return {
        kept: recent.reduce((sum, role, rank) => sum + depthKept(role, rank), 0) / recent.length,
        remarks: () =>
          // Three lines are fair; the fourth is for the person to find.
          recent.filter((role, rank) => depthKept(role, rank) < FAIR_DEPTH).map(depthRemark),
      }
    },
  },
  'work.longLines': longLinesRule(roles),
  'work.weak': weakRule(roles),
  'work.firstPerson': firstPersonRule(roles),
  'work.duplicates': duplicateRule(roles),
  ...workDates,
  ...lineSubstance,
  ...lineStyle,
} satisfies Record<string, Check>
