import { LOCALES } from '#contract/locales.ts'
import { formatDate } from '#contract/written-date.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { beginsAfter, isReversed, newestFirst, type Today } from '../dates.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { reorder } from '../rewriting.ts'
import type { Check, Remark, Verdict } from '../rule.ts'

type Dated = Entry<{ start: string; end: string }>

/** Keeps the share of entries that pass, and remarks on the others. */
export function perEntry<E>(
  entries: readonly E[],
  passes: (entry: E) => boolean,
  remark: (entry: E) => Remark,
): Verdict {
  const broken = entries.filter((entry) => !passes(entry))
  return {
    credit: entries.length === 0 ? 1 : 1 - broken.length / entries.length,
    remarks: () => broken.map(remark),
  }
}

/**
 * The entry that stands too low: it began after one above it had ended. Entries that overlap, a
 * side job and the main one, may stand either way.
 */
function buried(list: readonly Dated[], facts: Facts): Dated | undefined {
  const [newest] = newestFirst(
    list.map(({ value }) => value),
    facts.today,
  )
  const [top] = list
  const late = list.filter(
    (entry, index) =>
      // What runs on beside the first one is of the same days, and the first was chosen.
      !(top?.value.end === 'present' && entry.value.end === 'present') &&
      list.slice(0, index).some((above) => beginsAfter(entry.value, above.value, facts.today)),
  )
  // An old side job between others misleads nobody who finds the newest role on top.
  if (list.length >= MANY && late.length === 1 && top?.index === list[newest ?? 0]?.index)
    return undefined
  if (late.length === 0) return undefined
  // Of a list that begins with what is old the newest entry is told, whatever it overlaps.
  return top?.index === list[newest ?? 0]?.index ? late[0] : list[newest ?? 0]
}

/** Headings of one kind that say different things: two lists that the reader has joined. */
function areJoined(lines: readonly string[], section: 'work' | 'education'): boolean {
  const heads = lines.flatMap((line) =>
    line.split('\t').filter((cell) => headingKind(cell, LOCALES) === section),
  )
  return new Set(heads.map((head) => head.trim().toLowerCase())).size > 1
}

const isDated = ({ value: { start, end } }: Dated): boolean => start !== '' || end !== ''

/** Where entries begin after those above them so often, the page has lists that follow one another. */
const MOST_RISES = 2

/** Lists below one another, each with its newest first: hospitals, laboratories, side jobs. */
const areLists = (list: readonly Dated[], today: Today): boolean => {
  const rises = list.filter(
    ({ value }, at) => at > 0 && beginsAfter(value, list[at - 1]!.value, today),
  ).length
  return rises >= MOST_RISES && rises * 2 < list.length - 1
}

/** Entries of which a single one may stand too low. */
const MANY = 4

/** An entry that was read whole: a post with its employer. */
const isNamed = (value: object): boolean =>
  !('company' in value && 'title' in value) || (value.company !== '' && value.title !== '')

/**
 * True where dates alone say how entries follow: each has both and a length, and at most one is
 * running. Which of two running posts comes first, where one without a date belongs, and whether
 * what happened in one year is a post at all, only the person knows.
 */
const isOrderSure = (list: readonly Dated[]) =>
  list.every(({ value }) => isNamed(value)) &&
  list.every(({ value: { start, end } }) => start !== '' && end !== '') &&
  list.filter(({ value }) => value.end === 'present').length < 2 &&
  list.filter(({ value: { start, end } }) => start === end).length * 2 < list.length

/** The newest entry stands first; the fix moves whole entries and changes none. */
export function newestFirstRule(
  section: 'work' | 'education',
  key: string,
  entries: (facts: Facts) => Dated[],
): Check {
  return (facts) => {
    const list = entries(facts)
    // Where one without a date belongs, and whether two lists follow one another, nobody knows.
    // Forms have an order of their own.
    const areSeveral =
      facts.doubts.form || areJoined(facts.doubts.lines, section) || areLists(list, facts.today)
    if (!list.every(isDated) || areSeveral) return { credit: 1 }
    const late = buried(list, facts)
    if (!late) return { credit: 1 }
    const order = newestFirst(
      list.map(({ value }) => value),
      facts.today,
    )
    return {
      credit: 0,
      remarks: () => [
        {
          key,
          params: { entry: late.label },
          at: section,
          quote: late.label,
          ...(list.length === facts.resume[section].length &&
            isOrderSure(list) && {
              fix: reorder<unknown>(`/${section}`, facts.resume[section], order),
              suggestion: {
                before: list.map(({ label }) => label).join('\n'),
                after: order.map((index) => list[index]?.label).join('\n'),
                blanks: [],
              },
            }),
        },
      ],
    }
  }
}

/** No entry ends before it starts. Which of the dates is wrong, only the person knows. */
export function reversedRule(key: string, entries: (facts: Facts) => Dated[]): Check {
  return (facts) =>
    perEntry(
      entries(facts).filter(({ value }) => value.start !== '' && value.end !== ''),
      ({ value }) => !isReversed(value, facts.today) || !facts.doubts.printedReversed(value),
      ({ value: { start, end }, at, label }) => ({
        key,
        params: { entry: label, start, end },
        at,
        quote: [start, end]
          .map((date) => formatDate(date, facts.resume.locale, '', 'long'))
          .join(' – '),
      }),
    )
}
