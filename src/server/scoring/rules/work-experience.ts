import type { Work } from '#contract/resume.ts'
import { coverage, isAhead, monthOf } from '../dates.ts'
import type { Entry, Facts } from '../facts.ts'
import type { Line } from '../lines.ts'
import { quoted, rewrite, withBlanks } from '../rewriting.ts'
import { towards, verdict, type Check, type Remark, type Verdict } from '../rule.ts'
import { newestFirstRule, perEntry, reversedRule } from './dates.ts'
import { lineStyle } from './line-style.ts'
import {
  duplicateRule,
  faultless,
  firstPersonRule,
  linesOf,
  longLinesRule,
  weakRule,
} from './lines.ts'

type Role = Entry<Work>

const RECENT_ROLES = 2
/** Lines that the latest role deserves, and the one before it. */
const FEWEST_LINES = [3, 2]
const MOST_LINES = 8
const SHORTEST_LINE = 5
const SHORTEST_MEASURED_LINE = 3
/** Share of lines that show action from which the rule is kept. */
const ACTING_ENOUGH = 0.8
const MEASURED_ENOUGH = 0.6
const PASSIVE_ALLOWED = 0.1
const GAP_MONTHS = 6

const listed = ({ work }: Facts): boolean => work.length > 0
const roles = ({ work }: Facts): Role[] => work
const described = (facts: Facts): boolean => linesOf(facts.work).length > 0

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
  return lines.length > MOST_LINES ? 0.7 : towards(lines.length, FEWEST_LINES[rank] ?? 1)
}

function depthRemark({ label, at, lines }: Role): Remark {
  const count = lines.length
  const key = count === 0 ? 'depthNone' : count > MOST_LINES ? 'depthTooMany' : 'depth'
  return { key, params: { entry: label, count }, at: `${at}.details` }
}

/** Lines too short to say anything; a figure makes up for words. */
export function shortLines(facts: Facts): Line[] {
  return linesOf(facts.work).filter(
    ({ length, measured }) => length.words < (measured ? SHORTEST_MEASURED_LINE : SHORTEST_LINE),
  )
}

/** The line to which a figure would add most: one that already shows action. */
function lineToMeasure(lines: readonly Line[]): Line | undefined {
  const open = lines.filter(({ measured }) => !measured)
  return open.find(({ acting, weak }) => acting && !weak) ?? open[0]
}

function measureRemark(facts: Facts, key: string, params: Record<string, number>): Remark[] {
  const line = lineToMeasure(linesOf(facts.work))
  if (!line) return []
  const end = line.text.replace(/[\s.。．]+$/u, '')
  const stop = line.text.slice(end.length).trim()
  return [
    {
      key,
      params: { ...params, quote: quoted(line.text) },
      quote: line.text,
      at: line.at,
      ...(facts.lexicon && withBlanks(line.text, `${end}${facts.lexicon.measure}${stop}`)),
    },
  ]
}

function measuredShare(facts: Facts): Verdict {
  const lines = linesOf(facts.work)
  const measured = lines.filter((line) => line.measured).length
  const kept = lines.length === 0 ? 0 : towards(measured / lines.length, MEASURED_ENOUGH)
  return {
    kept,
    // Without any figure the rule on the first one speaks.
    remarks: () =>
      kept === 1 || measured === 0
        ? []
        : measureRemark(facts, 'measuredShare', { measured, count: lines.length }),
  }
}

/** Where the grammar allows it, the fix puts the person back into the line. */
function passiveRemark({ lexicon }: Facts, line: Line, total: number): Remark {
  const { text, at } = line
  const after = lexicon?.active?.(text)
  // A change of one line speaks of one; what only the person can mend is told for all of them.
  const params = { count: after ? 1 : total, quote: quoted(text) }
  const change = after ? rewrite(line, [{ from: 0, to: text.length, insert: after }]) : {}
  return { key: 'passive', params, quote: text, at, ...change }
}

/** Roles without an end beside which a later one starts: they read as running on. */
function openEnded({ work, today }: Facts): Role[] {
  return work.filter(({ value, index }) => {
    // A bare year may well be the whole entry: “2022”.
    if (value.end !== '' || !value.start.includes('-')) return false
    const start = monthOf(value.start, 'start', today) ?? 0
    return work.some(
      (other) =>
        other.index !== index && (monthOf(other.value.start, 'start', today) ?? -1) > start,
    )
  })
}

/** Gaps of more than six months between roles that no education fills. */
function gaps({ work, education, today }: Facts): { before: Role; after: Role; months: number }[] {
  const filled = coverage(
    [...work, ...education].map(({ value }) => value),
    today,
  )
  const worked = coverage(
    work.map(({ value }) => value),
    today,
  )
  const [first, last] = [worked[0]?.[0] ?? 0, worked.at(-1)?.[1] ?? 0]
  return filled.slice(1).flatMap(([start], index) => {
    const end = filled[index]?.[1] ?? start
    const months = start - end - 1
    if (months <= GAP_MONTHS || end < first || start > last) return []
    const before = work.findLast(
      ({ value }) => (monthOf(value.end || value.start, 'end', today) ?? 0) <= end,
    )
    const after = work.find(
      ({ value }) => (monthOf(value.start || value.end, 'start', today) ?? 0) >= start,
    )
    return before && after ? [{ before, after, months }] : []
  })
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
  'work.newestFirst': newestFirstRule('work', 'workNewestFirst', roles),
  'work.reversed': reversedRule('workReversed', roles),
  'work.future': {
    applies: listed,
    check: ({ work, today }) =>
      perEntry(
        work,
        ({ value }) => !isAhead(value.start, today) && !isAhead(value.end, today),
        ({ at, label, value }) => {
          const field = isAhead(value.start, today) ? 'start' : 'end'
          const params = { entry: label, date: value[field] }
          return { key: 'futureDate', params, quote: value[field], at: `${at}.${field}` }
        },
      ),
  },
  'work.openEnd': {
    applies: ({ work }) => work.length > 1,
    check: (facts) => {
      const open = openEnded(facts)
      return perEntry(
        facts.work,
        (role) => !open.includes(role),
        ({ at, label }) => ({ key: 'openEnd', params: { entry: label }, at: `${at}.end` }),
      )
    },
  },
  'work.gaps': {
    applies: ({ work }) => work.length > 1,
    check: (facts) => ({
      kept: 1,
      remarks: () =>
        gaps(facts).map(({ before, after, months }) => ({
          key: 'gap',
          params: { entry: before.label, next: after.label, count: months },
          at: after.at,
        })),
    }),
  },
  'work.depth': {
    applies: listed,
    check: (facts) => {
      const recent = recentRoles(facts)
      return {
        kept: recent.reduce((sum, role, rank) => sum + depthKept(role, rank), 0) / recent.length,
        remarks: () => recent.filter((role, rank) => depthKept(role, rank) < 1).map(depthRemark),
      }
    },
  },
  'work.shortLines': {
    applies: described,
    check: (facts) => {
      const lines = linesOf(facts.work)
      const short = shortLines(facts)
      return {
        kept: faultless(lines, short.length),
        // Without any figure, the rule on the first one already asks what the lines leave out.
        remarks: () =>
          (lines.some(({ measured }) => measured) ? short : []).map(({ text, at }) => ({
            key: 'shortLines',
            params: { quote: quoted(text) },
            quote: text,
            at,
          })),
      }
    },
  },
  'work.longLines': longLinesRule(roles),
  'work.action': {
    applies: (facts) => listed(facts) && facts.lexicon !== null,
    check: ({ work }) => {
      const lines = linesOf(work)
      const acting = lines.filter((line) => line.acting && !line.weak).length
      const kept = lines.length === 0 ? 0 : towards(acting / lines.length, ACTING_ENOUGH)
      return {
        kept,
        remarks: () => {
          // Lines with another fault have a remark of their own.
          const line = lines.find(
            ({ acting: acts, weak, passive, person }) => !acts && !weak && !passive && !person,
          )
          if (kept === 1 || !line) return []
          const params = { shown: acting, count: lines.length, quote: quoted(line.text) }
          return [{ key: 'actionOpening', params, quote: line.text, at: line.at }]
        },
      }
    },
  },
  'work.weak': weakRule(roles),
  'work.anyResult': {
    applies: listed,
    check: (facts) => {
      const lines = linesOf(facts.work)
      return {
        kept: lines.some(({ measured }) => measured) ? 1 : 0,
        remarks: () =>
          lines.some(({ measured }) => measured) ? [] : measureRemark(facts, 'anyResult', {}),
      }
    },
  },
  'work.measured': { applies: listed, check: measuredShare },
  'work.passive': {
    applies: (facts) => facts.lexicon !== null && described(facts),
    check: (facts) => {
      const lines = linesOf(facts.work)
      const passive = lines.filter((line) => line.passive)
      // One line is always allowed: in a short list it would be over any share.
      const over = passive.length < 2 ? 0 : passive.length / lines.length - PASSIVE_ALLOWED
      return {
        kept: over <= 0 ? 1 : 1 - towards(over, 0.5),
        remarks: () =>
          over <= 0 ? [] : passive.map((line) => passiveRemark(facts, line, passive.length)),
      }
    },
  },
  'work.firstPerson': firstPersonRule(roles),
  'work.duplicates': duplicateRule(roles),
  ...lineStyle,
} satisfies Record<string, Check>
