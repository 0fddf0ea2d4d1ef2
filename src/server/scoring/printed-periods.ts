/** Searches the printed text for years and periods. */
import { LOCALES } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { LEXICONS } from '#server/reading/lexicon/index.ts'

const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu

/** The years of this century and the last that a line prints. */
export const yearsIn = (line: string): number[] => (line.match(YEAR) ?? []).map(Number)

/** The newest year that lines print, wherever it stands; '' when there is none. */
export function newestYear(lines: readonly string[]): string {
  const years = lines.flatMap(yearsIn)
  return years.length > 0 ? `${Math.max(...years)}` : ''
}

/** Longer lines are sentences. */
const PERIOD_LETTERS = 60
const OPEN_ENDS = new Set(LOCALES.flatMap((locale) => LEXICONS[locale].present))

/** True for a period that goes on, or its open end alone on a line. */
export function hasOpenEnd(line: string): boolean {
  if (line.length > PERIOD_LETTERS) return false
  return line
    .split(/\t|\s?[-–—~～()（）]\s?/u)
    .some((part) => OPEN_ENDS.has(part.trim().toLowerCase()))
}

/** The year in which a period begins, alone on its line: “2020-07 / 2021-11”. */
const PERIOD_ALONE =
  /^\s*(?:\p{Nd}{1,2}[./-])?((?:19|20)\p{Nd}{2})(?:[./-]\p{Nd}{1,2})?\s*[-–—~/]\s*(?:\p{Nd}{1,2}[./-])?(?:(?:19|20)\p{Nd}{2}(?:[./-]\p{Nd}{1,2})?|\p{L}{3,10})\s*$/u

/** A period that no entry holds, so that whatever it dates was not read. */
export function lostPeriod(
  lines: readonly string[],
  { education, projects }: Resume,
): string | null {
  const starts = new Set([...education, ...projects].map(({ start }) => start.slice(0, 4)))
  return (
    lines.find((line) => {
      const year = PERIOD_ALONE.exec(line)?.[1]
      return year !== undefined && !starts.has(year)
    }) ?? null
  )
}
