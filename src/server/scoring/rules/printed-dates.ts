/** What the dates on the page say beside those of the entries: when it was written, what has run out. */
import { RULE_FIGURES } from '#contract/rubric.ts'
import { findDates, type DateSpan } from '#server/reading/fields/dates.ts'
import { monthOf } from '../dates.ts'
import type { Facts } from '../facts.ts'
import {
  COPYRIGHT,
  EXPIRES,
  EXPIRES_BEHIND,
  SIGNED_AT,
  WRITTEN_AS_OF,
  WRITTEN_ON,
} from '../lexicon/own-date-words.ts'
import { quoted } from '../rewriting.ts'
import { hint, type Check } from '../rule.ts'

const DATED_MONTHS = RULE_FIGURES.datedMonths
/** Older than this, it is the date of something else: a birth. */
const OLDEST_MONTHS = 240
/** Letters of a line that holds a date and what it is the date of. */
const SHORT_LINE = 60
/** Lines at the end among which a signature stands, with its date. */
const LAST_LINES = 5

const WITH_DAY = /^\d{4}-\d{2}-\d{2}$/u
/** The day that Vietnamese sets before the month: `ngày 02 tháng 3`. */
const DAY_BEFORE = /ngày\s*\p{Nd}{1,2}\s*$/iu

interface Dated {
  text: string
  date: string
  months: number
}

/** Months since a date; negative when it lies ahead. */
const ageOf = (date: string, today: Facts['today']): number =>
  (monthOf(today, 'end', today) ?? 0) - (monthOf(date, 'end', today) ?? Infinity)

/** True for a date with the words that say that the document is of that day. */
function isOwnDate(text: string, { from, to, end }: DateSpan, isLast: boolean): boolean {
  const before = text.slice(0, from)
  const behind = text.slice(to)
  if (COPYRIGHT.test(before)) return true
  if (/[\p{L}\p{Nd}]/u.test(behind)) return false
  const withDay = WITH_DAY.test(end) || DAY_BEFORE.test(before)
  return WRITTEN_ON.test(before) || (isLast && withDay && SIGNED_AT.test(before))
}

/** The date of a text that is of that day; '' when it has none. 現在 reads as the end of a period. */
function ownDateIn(text: string, isLast: boolean): string {
  const asOf = WRITTEN_AS_OF.test(text) ? findDates(text.replace(WRITTEN_AS_OF, '')) : []
  const alone = asOf.find(({ from, to, range }) => !range && from === 0 && to >= text.length - 4)
  const found = findDates(text).find(
    (span) => !span.range && span.end !== 'present' && isOwnDate(text, span, isLast),
  )
  return (alone ?? found)?.end ?? ''
}

/** A line and its cells, which may each hold a date: `Cuneo, 18/03/2024` beside a name. */
const partsOf = (line: string): string[] => {
  const cells = line.split('\t').map((cell) => cell.trim())
  return cells.length > 1 ? [cells.join(''), ...cells] : cells
}

const holdsDay = (line: string): boolean =>
  findDates(line).some(({ start, end }) => [start, end].some((date) => WITH_DAY.test(date)))

/** The date that the document bears as its own: of its last change, above its signature. */
export function ownDate({
  doubts: { lines },
  today,
}: Pick<Facts, 'doubts' | 'today'>): Dated | null {
  // several days at the end are those of courses and prizes
  const isSigned = lines.slice(-LAST_LINES).filter(holdsDay).length <= 1
  const found = lines.flatMap((line, at): Dated[] => {
    const isLast = isSigned && at >= lines.length - LAST_LINES
    return partsOf(line)
      .filter((text) => text.length <= SHORT_LINE && /\p{Nd}/u.test(text))
      .map((text) => ({ text, date: ownDateIn(text, isLast && line.startsWith(text)) }))
      .filter(({ date }) => date !== '')
      .map((own) => ({ ...own, months: ageOf(own.date, today) }))
  })
  const likely = found.filter(({ months }) => months <= OLDEST_MONTHS)
  return likely.toSorted((a, b) => a.months - b.months)[0] ?? null
}

/** Days that short lines print, none of them of a period: on one of them the document was written. */
export const daysPrinted = ({ doubts: { lines } }: Pick<Facts, 'doubts'>): string[] =>
  lines
    .flatMap(partsOf)
    .filter((text) => text.length <= SHORT_LINE)
    .flatMap((text) => findDates(text).filter(({ range, end }) => !range && WITH_DAY.test(end)))
    .map(({ end }) => end)

/** The line that says that something has an end, and that lies behind. */
const expired = ({ doubts: { lines }, today }: Facts): string | undefined =>
  lines
    .map((line) => line.replaceAll('\t', ' '))
    .find((text) =>
      findDates(text).some(({ start, end, from, to }) => {
        const isEnd = EXPIRES.test(text.slice(0, from)) || EXPIRES_BEHIND.test(text.slice(to))
        const months = isEnd && end !== 'present' ? ageOf(end || start, today) : 0
        return months > 0 && months <= OLDEST_MONTHS
      }),
    )

/** The document's own date, when that is months ago. */
const dated = hint((facts) => {
  const own = ownDate(facts)
  return own && own.months >= DATED_MONTHS
    ? [{ key: 'dated', params: { date: own.date }, quote: own.text }]
    : []
})

/** What a line of the page says has run out. */
const runOut = hint((facts) => {
  const line = expired(facts)
  return line === undefined
    ? []
    : [{ key: 'expired', params: { quote: quoted(line) }, quote: line }]
})

export const printedDates = {
  'document.dated': dated,
  'document.expired': runOut,
} satisfies Record<string, Check>
