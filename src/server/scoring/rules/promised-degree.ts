/** Degrees that are promised for a month, kept or not. */
import { formatDate } from '#contract/written-date.ts'
import { monthOf, type Today } from '../dates.ts'
import type { Facts } from '../facts.ts'
import { DEGREE_WORDS, EXPECTED } from '../lexicon/section-words.ts'

const DATED =
  /(?<!\d)(?:(?:0?[1-9]|1[0-2])[./]20\d{2}|20\d{2}(?:[./-]|年\s?|년\s?)(?:0?[1-9]|1[0-2])|20\d{2})(?!\d)/gu

/** Months since year 0 of “05/2025”, “2025-05” or “2025”, the last kindly at its end. */
function monthOfParts(parts: readonly number[]): number {
  const year = parts.find((part) => part > 12) ?? 0
  return year * 12 + (parts.find((part) => part <= 12) ?? 12) - 1
}

/** A line that promises a degree for a month that has passed. */
function namedPromise({ education: schools, doubts, today, resume }: Facts): string | undefined {
  const named = schools.filter(({ value }) => value.end !== '').map(({ value }) => value)
  const kept = named.find(({ degree, field, end }) => isBroken(`${degree} ${field} ${end}`, today))
  if (kept) {
    const date = formatDate(kept.end, resume.locale, '', 'long')
    return [kept.degree, kept.field, date].filter(Boolean).join(' ')
  }
  const own = schools.flatMap(({ all }) => all.map(({ text }) => text))
  const institutions = schools.map(({ value }) => value.institution).filter(Boolean)
  // Beside the school, or speaking of a degree, itself or below it: “(Expected May 2025)”.
  const printed = doubts.lines.filter((line, index, lines) =>
    [line, lines[index - 1] ?? ''].some(
      (near) => DEGREE_WORDS.test(near) || institutions.some((name) => near.includes(name)),
    ),
  )
  return [...own, ...printed].find((text) => isBroken(text, today))
}

/** True for a text that expects what its own dates say has passed. */
function isBroken(text: string, today: Today): boolean {
  const dates = text.match(DATED)?.map((date) => (date.match(/\d+/gu) ?? []).map(Number)) ?? []
  const newest = dates.map(monthOfParts).reduce((a, b) => Math.max(a, b), -1)
  return EXPECTED.test(text) && newest > 0 && newest < (monthOf(today, 'end', today) ?? 0)
}

/** A school whose end has passed, on a line that still expects it: “June 2026 (Expected)”. */
function passedPromise({ education: schools, doubts, today }: Facts): string | undefined {
  const now = monthOf(today, 'end', today) ?? 0
  return schools
    .filter(({ value: { end } }) => end.includes('-') && (monthOf(end, 'end', today) ?? now) < now)
    .flatMap(({ value: { end, degree, institution } }) =>
      doubts.lines.filter(
        (line) =>
          EXPECTED.test(line) &&
          // no later year is named: 2022.09 – 预计2027.06
          Math.max(...(line.match(/20\d{2}/gu) ?? []).map(Number)) <= Number(end.slice(0, 4)) &&
          line.includes(end.slice(0, 4)) &&
          [degree, institution].some((name) => name !== '' && line.includes(name)),
      ),
    )[0]
}

/** True for a resume that expects a degree, by whatever date. */
export const isPromised = ({ education, doubts }: Facts): boolean =>
  [
    ...education.flatMap(({ value: { degree, field, end }, all }) => [
      `${degree} ${field} ${end}`,
      ...all.map(({ text }) => text),
    ]),
    ...(education.length > 0 ? doubts.lines : []),
  ].some((text) => EXPECTED.test(text))

/** What promises a degree for a month that has passed. */
export const brokenPromise = (facts: Facts): string | undefined =>
  namedPromise(facts) ?? passedPromise(facts)
