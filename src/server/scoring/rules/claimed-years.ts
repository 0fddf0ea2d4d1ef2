import { monthOf } from '../dates.ts'
import type { Facts } from '../facts.ts'
import { yearsOfWork } from '../figures.ts'
import { quoted } from '../rewriting.ts'
import { hint } from '../rule.ts'

const YEAR = 12
/** Years that a claim may be over, rounded as people round. */
const ROUNDED = 1
/** Claims below this are hardly worth a word. */
const FEWEST = 2

/** When the first of the roles and projects began; null where one has no date, or none has. */
function firstMonth({ work, projects, today }: Facts): number | null {
  const starts = work.map(({ value }) => monthOf(value.start, 'start', today))
  if (starts.length === 0 || starts.includes(null)) return null
  const others = projects.flatMap(({ value }) => monthOf(value.start, 'start', today) ?? [])
  return Math.min(...starts.flatMap((start) => start ?? []), ...others)
}

/** More years of experience in the profile than have passed since the first role on the page. */
export const claimedYears = hint((facts) => {
  const { summary, today, doubts, work } = facts
  const first = firstMonth(facts)
  // Roles that were not read may have come first.
  if (first === null || doubts.unsure.has('workExperience') || doubts.unplaced.length > 0) return []
  const passed = ((monthOf(today, 'end', today) ?? 0) - first) / YEAR
  const claim = summary.sentences.find(({ text }) => {
    const years = yearsOfWork(text) ?? 0
    return years >= FEWEST && years > passed + ROUNDED
  })
  if (!claim) return []
  const start = work.map(({ value }) => value.start).toSorted()[0] ?? ''
  const params = { quote: quoted(claim.text), start }
  return [{ key: 'summaryYears', params, quote: claim.text, at: claim.line.at }]
})
