import type { Resume } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { monthOf, newestDate } from '../dates.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { LEARNING } from '../lexicon/role-words.ts'
import { newestYear } from '../printed-periods.ts'
import { hint } from '../rule.ts'

const OLD_MONTHS = RULE_FIGURES.oldYears * 12
/** The same of a post beside newer dates; one that is the newest of all many have held for years. */
const POST_MONTHS = 96

type Running = Entry<Resume['work'][number] | Resume['education'][number]>

/** Months from their first on which studies may still run on, whatever the document's age. */
const STUDY_MONTHS = 84

/** Months after which one asks: studies and internships end, posts need not. */
function limitOf({ value }: Running, date: string, today: Facts['today']): number {
  if (!('title' in value)) {
    const began = monthOf(value.start, 'start', today)
    const lasts = (monthOf(today, 'end', today) ?? 0) - (began ?? 0)
    return began !== null && lasts <= STUDY_MONTHS ? Infinity : OLD_MONTHS
  }
  if (LEARNING.test(value.title)) return OLD_MONTHS
  return value.start === date ? Infinity : POST_MONTHS
}

/** What runs on in a document whose newest date is years old: it may have ended since. */
export const stillTrue = hint((facts) => {
  const { work, education, resume, today } = facts
  const dated = newestDate(resume)
  const year = newestYear(facts.doubts.lines)
  const date = dated.slice(0, 4) >= year ? dated : year
  // A year that lies ahead, when a card runs out, makes the document one of today.
  const age = (monthOf(today, 'end', today) ?? 0) - (monthOf(date, 'end', today) ?? Infinity)
  const running = [...work, ...education]
    .filter(({ value, label }) => value.end === 'present' && !label.startsWith('#'))
    .find((entry) => age > limitOf(entry, date, today))
  return running
    ? [{ key: 'stillTrue', params: { entry: running.label, date }, at: running.at }]
    : []
})
