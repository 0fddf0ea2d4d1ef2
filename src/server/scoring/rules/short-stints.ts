import type { Work } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { monthOf, monthsCovered } from '../dates.ts'
import { isStudying } from '../experience.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import {
  EARLIER_JOBS,
  ENDED_AS_PLANNED,
  INTERNED,
  MEANT_SHORT,
  SENIOR,
} from '../lexicon/role-words.ts'
import { lower } from '../lines.ts'
import type { Check } from '../rule.ts'

type Role = Entry<Work>

/** Roles up to so many months that follow one another look restless unless they are grouped. */
const SHORT_MONTHS = 8
const SHORT_ROLES = RULE_FIGURES.shortRoles
/** Months between two roles up to which one follows the other. */
const FOLLOWS_MONTHS = 6
/** Characters of a line that may be a heading. */
const HEADING = 40
/** Letters by which inflected words are one: Kellner and Kellnerin. */
const SHARED = { spaced: 5, wide: 2 } as const

/** Beginnings of the words of a title. */
function wordsOf(title: string, tag: string): Set<string> {
  const words = lower(title, tag).match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return new Set(
    words.flatMap((word) => {
      const letters = SHARED[/[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? 'wide' : 'spaced']
      return word.length >= letters ? [word.slice(0, letters)] : []
    }),
  )
}

/** Two jobs of one trade, or two of those that many have before their own. */
function areAlike({ value: one }: Role, { value: other }: Role, tag: string): boolean {
  if (EARLIER_JOBS.test(one.title) && EARLIER_JOBS.test(other.title)) return true
  const [mine, theirs] = [wordsOf(one.title, tag), wordsOf(other.title, tag)]
  return [...mine].some((word) => theirs.has(word))
}

/** True where the one began within months of the end of the other, in either order. */
function follow({ value: one }: Role, { value: other }: Role, today: string): boolean {
  const [earlier, later] = one.start <= other.start ? [one, other] : [other, one]
  const ended = monthOf(earlier.end, 'end', today) ?? -Infinity
  return (monthOf(later.start, 'start', today) ?? Infinity) - ended <= FOLLOWS_MONTHS
}

/** Short by the month, and not by nature or by contract. */
function isShort({ value, all }: Role, { doubts, today }: Facts): boolean {
  const { title, company, start, end } = value
  const at = doubts.lines.findIndex((line) => title !== '' && line.includes(title))
  const printed = at < 0 ? [] : doubts.lines.slice(Math.max(0, at - 1), at + 2)
  const texts = [title, company, ...all.map(({ text }) => text), ...printed]
  return (
    !MEANT_SHORT.test(title) &&
    !texts.some((text) => ENDED_AS_PLANNED.test(text)) &&
    end !== 'present' &&
    start.includes('-') &&
    end.includes('-') &&
    monthsCovered([value], today) <= SHORT_MONTHS
  )
}

/** Short roles of a kind one after the other, the latest run of them, that would hide no better post. */
function runOf(facts: Facts): Role[] {
  const { resume, today, work, doubts } = facts
  // Internships are short, under a heading of their own as well; so are jobs beside studies.
  const interned = doubts.lines.some((line) => line.length < HEADING && INTERNED.test(line))
  if (interned || isStudying(resume, today)) return []
  const runs: Role[][] = [[]]
  for (const role of work) {
    const run = runs.at(-1) ?? []
    const last = run.at(-1)
    if (!isShort(role, facts)) runs.push([])
    else if (!last || (follow(last, role, today) && areAlike(last, role, resume.locale)))
      run.push(role)
    else runs.push([role])
  }
  const employers = (run: readonly Role[]) => new Set(run.map(({ value }) => value.company)).size
  return (
    runs.find(
      (run) =>
        run.length >= SHORT_ROLES &&
        // Rows of one house are parts of one post.
        employers(run) > 1 &&
        !run.some(({ value }) => SENIOR.test(value.title)),
    ) ?? []
  )
}

export const shortStints: Check = (facts) => ({
  credit: 1,
  remarks: () => {
    const run = runOf(facts)
    const [first] = run
    if (!first) return []
    const params = { count: run.length, entry: first.label }
    return [{ key: 'shortStints', params, at: first.at }]
  },
})
