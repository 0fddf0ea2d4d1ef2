/**
 * A name set like a heading in the middle of the page, in a box or a second column, with how to reach
 * somebody right below it: what it heads is no section, but what stands above the sections elsewhere.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { emailsIn, phonesIn } from '../fields/contact.ts'
import { findName } from '../fields/find-name.ts'
import { looksLikeName } from '../fields/name.ts'
import type { SectionKind } from '../lexicon/types.ts'
import type { Parts, Section } from './index.ts'

/** Lines below the name among which an address or a number stands, and lines of such a block. */
const NEAR = 6
const LONGEST_BLOCK = 10

/** Entries have names and numbers of their own: employers, referees. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'projects',
  'volunteer',
  'references',
])

/** Headings stand out from the lines below them. */
const standsOut = (line: Line, below: readonly Line[]) =>
  below.every((other) => line.fontSize > other.fontSize || (line.bold && !other.bold))

const linesOf = ({ heading, lines }: Section): Line[] =>
  heading && lines[0] !== heading ? [heading, ...lines] : lines

/** The lines from a name on that has contact below it; none where a section has no such name. */
function blockIn(section: Section, locales: readonly Locale[]): Line[] {
  const lines = OF_OTHERS.has(section.kind) ? [] : linesOf(section)
  const isContact = ({ text }: Line) =>
    emailsIn(text).length > 0 || phonesIn(text, locales[0] ?? 'en').length > 0
  const at = lines.findIndex((line, index) => {
    const below = lines.slice(index + 1, index + 1 + NEAR)
    const isName = line.cells.length === 1 && !line.bullet && looksLikeName(line.text, locales)
    return isName && standsOut(line, below) && below.some(isContact)
  })
  const block = at < 0 ? [] : lines.slice(at)
  return block.length > LONGEST_BLOCK ? [] : block
}

/** Parts of which such a block stands in the head, where the head names nobody. */
export function withNameApart(parts: Parts, locales: readonly Locale[]): Parts {
  if (findName(parts.head, locales).name !== '') return parts
  for (const section of parts.sections) {
    const block = blockIn(section, locales)
    if (block.length === 0) continue
    const rest = { ...section, lines: section.lines.filter((line) => !block.includes(line)) }
    const isAll = section.heading !== null && block.includes(section.heading)
    return {
      head: [...block, ...parts.head],
      sections: parts.sections.flatMap((one) => (one !== section ? [one] : isAll ? [] : [rest])),
    }
  }
  return parts
}
