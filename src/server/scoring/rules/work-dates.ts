import type { Work } from '#contract/resume.ts'
import { coverage, isAhead, monthOf } from '../dates.ts'
import type { Entry, Facts } from '../facts.ts'
import type { Check } from '../rule.ts'
import { newestFirstRule, perEntry, reversedRule } from './dates.ts'

type Role = Entry<Work>

const GAP_MONTHS = 6

const roles = ({ work }: Facts): Role[] => work

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

export const workDates = {
  'work.newestFirst': newestFirstRule('work', 'workNewestFirst', roles),
  'work.reversed': reversedRule('workReversed', roles),
  'work.future': {
    applies: ({ work }) => work.length > 0,
    check: ({ work, today }) =>
      perEntry(
        work,
        ({ value }) => !isAhead(value.start, today) && !isAhead(value.end, today),
        ({ at, label, value }) => {
          const field = isAhead(value.start, today) ? 'start' : 'end'
          const params = { entry: label, date: value[field] }
          const remark = { key: 'futureDate', params, quote: value[field], at: `${at}.${field}` }
          if (field === 'start') return remark
          // A role that began and whose end lies ahead goes on.
          const suggestion = { before: value.end, after: 'present', blanks: [] }
          const path = `/${at.replace('.', '/')}/end`
          return {
            ...remark,
            fix: [{ op: 'replace' as const, path, value: 'present' }],
            suggestion,
          }
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
} satisfies Record<string, Check>
