import { LOCALES } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { headingKind, isDocumentTitle } from '#server/reading/lexicon/headings.ts'

/** What stands between a name and what is printed beside it. */
const BETWEEN = /[\t/|·•,،、:：()（）]/u

/**
 * The line at the top that may hold the name: a part of it stands nowhere in the resume. Without
 * contact, all of the top was lost.
 *
 * @param placed All text of the resume.
 */
export function nameIn(
  head: readonly string[],
  { email, phone }: Resume['basics'],
  placed: string,
): string | null {
  const mayName = (part: string): boolean =>
    /\p{L}{2}/u.test(part) &&
    !/\p{Nd}|@/u.test(part) &&
    !placed.includes(part) &&
    !isDocumentTitle(part) &&
    headingKind(part, LOCALES) === null
  const named = head.find((line) => line.split(BETWEEN).some((part) => mayName(part.trim())))
  return named ?? (email === '' && phone === '' ? (head[0] ?? null) : null)
}
