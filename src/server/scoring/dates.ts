import type { Resume, ResumeDate } from '#contract/resume.ts'

/** Months since year 0; the finest step in which the rules think. */
type Month = number

/** 'YYYY-MM': precise enough for a resume, and a report stays the same for a whole month. */
export type Today = string

/** The month that a date begins or ends in, counted from year 0; null when there is none. */
export function monthOf(date: ResumeDate, end: 'start' | 'end', today: Today): Month | null {
  if (date === '') return null
  const [year = '', month] = (date === 'present' ? today : date).split('-')
  // A bare year is taken the way that is kindest to the person: from January to December.
  return Number(year) * 12 + (month ? Number(month) - 1 : end === 'start' ? 0 : 11)
}

/** Compares two dates at the precision that both have: '2019' and '2019-05' are equal. */
export function compareDates(a: ResumeDate, b: ResumeDate, today: Today): number {
  const [left, right] = [a, b].map((date) => (date === 'present' ? today : date).split('-'))
  const shared = Math.min(left?.length ?? 0, right?.length ?? 0, 2)
  for (let index = 0; index < shared; index++) {
    const difference = Number(left?.[index]) - Number(right?.[index])
    if (difference !== 0) return difference
  }
  return 0
}

export interface Period {
  start: ResumeDate
  end: ResumeDate
}

/** True when the end lies before the start, whatever the precision. */
export function isReversed({ start, end }: Period, today: Today): boolean {
  return (
    start !== '' &&
    end !== '' &&
    end !== 'present' &&
    start !== 'present' &&
    compareDates(end, start, today) < 0
  )
}

/** True when the date lies in a month, or a bare year, that has not begun. */
export function isAhead(date: ResumeDate, today: Today): boolean {
  return date !== '' && date !== 'present' && compareDates(date, today, today) > 0
}

/** True when one period surely began after the other was over. */
export function beginsAfter(later: Period, earlier: Period, today: Today): boolean {
  const start = monthOf(later.start || later.end, 'start', today)
  const end = monthOf(earlier.end || earlier.start, 'end', today)
  if (start === null || end === null || isReversed(later, today) || isReversed(earlier, today)) {
    return false
  }
  // Of two bare years the next one may be the same winter.
  return start >= end && recency(later, today) > recency(earlier, today)
}

/** When an entry ended, for putting the newest first; running ones come before all others. */
export function recency({ start, end }: Period, today: Today): Month {
  if (end === 'present') return Number.MAX_SAFE_INTEGER
  return monthOf(end || start, 'end', today) ?? -1
}

/**
 * Indexes of the entries with the newest first; entries without dates keep their place
 * after the entry before them, and equal ones their order.
 */
export function newestFirst(periods: readonly Period[], today: Today): number[] {
  const dated = periods.map((period, index) => ({
    index,
    end: recency(period, today),
    start: monthOf(period.start, 'start', today) ?? -1,
  }))
  if (dated.some(({ end }) => end < 0)) return dated.map(({ index }) => index)
  return dated
    .toSorted((a, b) => b.end - a.end || b.start - a.start || a.index - b.index)
    .map(({ index }) => index)
}

/** Spans of months that entries cover, merged and in order; ends are inclusive. */
export function coverage(periods: readonly Period[], today: Today): [Month, Month][] {
  const spans = periods
    .map(({ start, end }): [Month | null, Month | null] => [
      monthOf(start || end, 'start', today),
      monthOf(end || start, 'end', today),
    ])
    .filter((span): span is [Month, Month] => span[0] !== null && span[1] !== null)
    .filter(([start, end]) => end >= start)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const merged: [Month, Month][] = []
  for (const [start, end] of spans) {
    const last = merged.at(-1)
    if (last && start <= last[1] + 1) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** Months covered by at least one of the entries, up to today. */
export function monthsCovered(periods: readonly Period[], today: Today): number {
  const now = monthOf(today, 'end', today) ?? 0
  return coverage(periods, today).reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, now) - start + 1),
    0,
  )
}

/** The newest date that a resume prints; '' when it has none. */
export function newestDate({
  work,
  education,
  projects,
  awards,
}: Pick<Resume, 'work' | 'education' | 'projects' | 'awards'>): ResumeDate {
  const dates = [
    ...[...work, ...education, ...projects].flatMap(({ start, end }) => [start, end]),
    ...awards.map(({ date }) => date),
  ]
  return dates.filter((date) => date !== 'present').reduce((a, b) => (b > a ? b : a), '')
}
