import { monthOf } from '../dates.ts'
import type { Facts } from '../facts.ts'
import { HOW_LONG } from '../figures.ts'
import { OF_EXPERIENCE } from '../lexicon/own-date-words.ts'
import { quoted } from '../rewriting.ts'
import type { Check } from '../rule.ts'

const YEAR = 12
/** Years that a claim may be over, rounded as people round. */
const ROUNDED = 1
/** Claims below this are hardly worth a word. */
const FEWEST = 2

/** The years of experience that a sentence claims; null when it claims none. */
function yearsClaimed(text: string): number | null {
  const found = HOW_LONG.exec(text)
  if (!found || !OF_EXPERIENCE.test(text.slice(found.index + found[0].length))) return null
  return Number(/\p{Nd}+/u.exec(found[0])?.[0])
}

/** When the first of the roles and projects began; null where one has no date, or none has. */
function firstMonth({ work, projects, today }: Facts): number | null {
  const starts = work.map(({ value }) => monthOf(value.start, 'start', today))
  if (starts.length === 0 || starts.includes(null)) return null
  const others = projects.flatMap(({ value }) => monthOf(value.start, 'start', today) ?? [])
  return Math.min(...starts.flatMap((start) => start ?? []), ...others)
}

/** More years of experience in the profile than have passed since the first role on the page. */
export const claimedYears: Check = (facts) => {
  const { summary, today, doubts, work } = facts
  const first = firstMonth(facts)
  const passed = first === null ? 0 : ((monthOf(today, 'end', today) ?? 0) - first) / YEAR
  return {
    credit: 1,
    remarks: () => {
      // Roles that were not read may have come first.
      if (first === null || doubts.unsure.has('workExperience') || doubts.unplaced.length > 0)
        return []
      const claim = summary.sentences.find(({ text }) => {
        const years = yearsClaimed(text) ?? 0
        return years >= FEWEST && years > passed + ROUNDED
      })
      if (!claim) return []
      const start = work.map(({ value }) => value.start).toSorted()[0] ?? ''
      return [
        {
          key: 'summaryYears',
          params: { quote: quoted(claim.text), start },
          quote: claim.text,
          at: claim.line.at,
        },
      ]
    },
  }
}
