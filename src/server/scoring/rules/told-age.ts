import { findDates } from '#server/reading/fields/dates.ts'
import { monthOf } from '../dates.ts'
import type { Facts } from '../facts.ts'
import { tellsYears } from '../figures.ts'
import { AGE, LABELLED_AGE } from '../lexicon/private-details.ts'
import { quoted } from '../rewriting.ts'
import { hint, type Check } from '../rule.ts'
import { daysPrinted, ownDate } from './printed-dates.ts'

/** Letters of a line that tells an age and little else. */
const SHORT_LINE = 60
/** Ages at which people work. */
const WORKING = { youngest: 15, oldest: 75 }
/** Years by which an age may be off: counted from New Year, as in Korea, or before this year's birthday. */
const COUNTED_ELSE = { below: 1, above: 2 }

const ageIn = (line: string): number | null => {
  const years = (LABELLED_AGE.exec(line) ?? AGE.exec(line))?.groups?.years
  return years === undefined ? null : Number(years)
}

/** The age of whoever was born then, by the month; null when the year is not told. */
function ageOf(birthDate: string, today: Facts['today']): number | null {
  const [born] = findDates(birthDate)
  const birth = born && !born.range ? monthOf(born.end || born.start, 'end', today) : null
  return birth === null ? null : Math.floor(((monthOf(today, 'end', today) ?? 0) - birth) / 12)
}

/** An age beside a date of birth from which it does not follow: the document has grown old, as a rule. */
const toldAge = hint(({ resume: { basics }, doubts, today }) => {
  const age = ageOf(basics.birthDate, today)
  if (age === null || age < WORKING.youngest || age > WORKING.oldest) return []
  const own = ownDate({ doubts, today })
  // on a document of its own date the age is that of the day, and the date is told
  const days = [...(own ? [own.date] : []), ...daysPrinted({ doubts })]
  const ages = [age, ...days.map((day) => ageOf(basics.birthDate, day) ?? age)]
  const lines = [basics.birthDate, ...basics.extras.map(({ value }) => value), ...doubts.lines]
  const line = lines.find((text) => {
    const told = text.length <= SHORT_LINE && !tellsYears(text) ? ageIn(text) : null
    if (told === null || told < WORKING.youngest) return false
    return ages.every(
      (right) => told < right - COUNTED_ELSE.below || told > right + COUNTED_ELSE.above,
    )
  })
  if (line === undefined) return []
  return [{ key: 'ageTold', params: { quote: quoted(line) }, quote: line }]
})

export const age = { 'personal.age': toldAge } satisfies Record<string, Check>
