import type { Resume } from '#contract/resume.ts'
import type { Language } from './language.ts'
import type { Line } from './lines.ts'
import type { Misspelling } from './spelling/speller.ts'

export interface MisspeltWord extends Misspelling {
  line: Line
}

/** A word that stands so often is a term of the person's trade. */
const A_TERM_FROM = 3

const TOKEN = /[\p{L}\p{M}]+/gu

/** Words that are the person's to spell: names, employers, schools, places, skills, terms. */
function termsOf({
  basics,
  work,
  education,
  projects,
  skills,
  languages,
  awards,
  locale,
}: Resume): Set<string> {
  const terms = [
    basics.name,
    basics.headline,
    basics.location,
    basics.email,
    ...basics.links.flatMap(({ label, url }) => [label, url]),
    ...basics.extras.map(({ value }) => value),
    ...work.flatMap(({ company, title, location }) => [company, title, location]),
    ...education.flatMap(({ institution, degree, field, location }) => [
      institution,
      degree,
      field,
      location,
    ]),
    ...projects.flatMap(({ name, role, url }) => [name, role, url]),
    ...skills.flatMap(({ name, items }) => [name, ...items]),
    ...languages.flatMap(({ name, level }) => [name, level]),
    ...awards.flatMap(({ title, issuer }) => [title, issuer]),
  ]
  return new Set(terms.join('\n').toLocaleLowerCase(locale).match(TOKEN))
}

/**
 * The misspelt words of all lines, in their order; null where nothing can be looked up. A word
 * that keeps coming back is no slip.
 */
export function misspelt(
  resume: Resume,
  lines: readonly Line[],
  { speller, tag }: Language,
): MisspeltWord[] | null {
  if (!speller) return null
  const slips = lines.flatMap((line) => speller(line.text).map((word) => ({ ...word, line })))
  if (slips.length === 0) return []
  const terms = termsOf(resume)
  const words = slips.filter(({ word }) => !terms.has(word.toLocaleLowerCase(tag)))
  const counts = Map.groupBy(words, ({ word }) => word.toLocaleLowerCase(tag))
  return words.filter(
    ({ word }) => (counts.get(word.toLocaleLowerCase(tag))?.length ?? 0) < A_TERM_FROM,
  )
}
