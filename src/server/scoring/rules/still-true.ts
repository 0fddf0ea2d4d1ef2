import { RULE_FIGURES } from '#contract/rubric.ts'
import { monthOf, newestDate } from '../dates.ts'
import type { Facts } from '../facts.ts'
import { yearsIn } from '../printed-periods.ts'
import type { Check } from '../rule.ts'

const OLD_MONTHS = RULE_FIGURES.oldYears * 12
/** The same where the newest date is that on which the post began: many stay for years. */
const LONG_MONTHS = 60

/** The newest month or year that the document prints, wherever it stands; none that lies ahead. */
function newestPrinted({ resume, doubts, today }: Facts): string {
  const thisYear = Number(today.slice(0, 4))
  const years = doubts.lines.flatMap(yearsIn).filter((year) => year <= thisYear)
  const year = `${Math.max(0, ...years)}`
  const dated = newestDate(resume)
  return dated.slice(0, 4) >= year ? dated : year
}

/** What runs on in a document whose newest date is years old: it may have ended since. */
export const stillTrue: Check = (facts) => {
  const { work, education, today } = facts
  const running = [...work, ...education].find(({ value }) => value.end === 'present')
  const date = newestPrinted(facts)
  const then = monthOf(date, 'end', today)
  const now = monthOf(today, 'end', today) ?? 0
  const isBeginning = running?.at.startsWith('work') && running.value.start === date
  return {
    credit: 1,
    remarks: () =>
      running && then !== null && now - then > (isBeginning ? LONG_MONTHS : OLD_MONTHS)
        ? [{ key: 'stillTrue', params: { entry: running.label, date }, at: running.at }]
        : [],
  }
}
