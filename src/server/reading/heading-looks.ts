/** What headings look like in one document: told by those that are listed, or by what they share. */
import type { Line } from './document.ts'
import { findDates } from './fields/dates.ts'
import { LONGEST_HEADING, type Candidate } from './heading-candidates.ts'
import type { SectionKind } from './lexicon/types.ts'
import { lookOf, sameLook, type Look } from './look.ts'

interface LookGroup {
  look: Look
  kinds: Set<SectionKind>
  count: number
}

function groupByLook(candidates: readonly Candidate[]): LookGroup[] {
  const groups: LookGroup[] = []
  for (const { look, kind } of candidates) {
    let group = groups.find((other) => sameLook(other.look, look))
    if (!group) groups.push((group = { look, kinds: new Set(), count: 0 }))
    group.kinds.add(kind)
    group.count++
  }
  return groups.toSorted((a, b) => b.kinds.size - a.kinds.size || b.look.size - a.look.size)
}

/** What most listed headings of a region look like; null when they have nothing in common. */
export function commonLook(candidates: readonly Candidate[]): Look | null {
  const best = groupByLook(candidates)[0]
  return best && best.kinds.size >= 2 ? best.look : null
}

/** Points by which sizes of one style differ where nothing but rounding changes them. */
const ROUNDING = 0.12

/**
 * True for a size that listed headings of a look have as well. Titles of entries are often only a
 * little smaller than headings; where all headings are of one size, that little tells them apart.
 */
export function isSizeOf(size: number, look: Look, candidates: readonly (Candidate | null)[]) {
  const sizes = candidates.flatMap((one) => (one && sameLook(one.look, look) ? one.look.size : []))
  return (
    sizes.length === 0 ||
    (size > Math.min(...sizes) - ROUNDING && size < Math.max(...sizes) + ROUNDING)
  )
}

/**
 * The look of headings on a side of the page where none is listed: weight and case as on the other
 * side, at least as large, on several lines, and not the name's.
 *
 * @param largest the size of the name, which may stand on either side
 */
export function lookLike(lines: readonly Line[], other: Look, largest: number): Look | null {
  const looks = lines
    .filter(({ cells, bullet }) => cells.length === 1 && !bullet)
    .map(lookOf)
    .filter(
      (look) =>
        look.size < largest &&
        (sameLook(look, other) ||
          sameLook({ ...look, size: Math.min(look.size, other.size) }, other)) &&
        (look.bold || look.capitals),
    )
  return looks.find((look) => looks.filter((one) => sameLook(one, look)).length > 1) ?? null
}

/** The size of the largest text, as a rule the name; it may share its line with an address. */
export const largestIn = (lines: readonly Line[]) =>
  Math.max(0, ...lines.flatMap((line) => line.cells.map((cell) => cell.fontSize ?? line.fontSize)))

/** Lines that share the look of headings where hardly any is listed, at least. */
const ALIKE_LINES = 3

const standsAlone = (line: Line) => line.cells.length === 1 && !line.bullet

/** A line that may announce something by itself: short, without a date or a full stop. */
const mayAnnounce = (line: Line) =>
  standsAlone(line) &&
  line.text.length <= LONGEST_HEADING &&
  !/[.,;:。、،]$|[@\d]/u.test(line.text.trim()) &&
  /\p{L}{2}/u.test(line.text) &&
  findDates(line.text).length === 0

/**
 * The look of headings where one at most is listed, since people made up the others: it has a
 * style, or is larger than the text, on more lines than a name has. Of two such looks
 * the larger one; titles of entries are smaller.
 */
export function ownLook(
  lines: readonly Line[],
  listed: readonly (Candidate | null)[],
  body: number,
): Look | null {
  const isDistinct = ({ level, size, bold, capitals }: Look) =>
    level > 0 || size > body * 1.04 || (bold && capitals)
  const count = (look: Look) =>
    lines.filter((line) => mayAnnounce(line) && sameLook(lookOf(line), look)).length
  const found = listed.flatMap((one) => (one && !one.rest ? one.look : []))
  const others = lines
    .filter((line) => line.region !== 'header' && line.region !== 'footer' && mayAnnounce(line))
    .map(lookOf)
    .toSorted((a, b) => (a.level || 9) - (b.level || 9) || b.size - a.size)
  return (
    [...found, ...others].find((look) => isDistinct(look) && count(look) >= ALIKE_LINES) ?? null
  )
}

/** Kinds that headings of another look announce at least; fewer may be titles within a section. */
const SECOND_KINDS = 3

/**
 * Another look of headings: text boxes and sidebars have a style of their own. Its headings
 * announce what the others do not, each once; titles within sections repeat.
 */
export function secondLook(candidates: readonly (Candidate | null)[], common: Look): Look | null {
  const found = candidates.filter((candidate) => candidate !== null)
  const groups = groupByLook(found)
  const main = groups.find(({ look }) => sameLook(look, common))
  const second = groups.find(
    ({ look, kinds, count }) =>
      !sameLook(look, common) &&
      (look.bold || look.capitals || look.level > 0) &&
      kinds.size >= SECOND_KINDS &&
      kinds.size === count &&
      [...kinds].every((kind) => kind === 'custom' || !main?.kinds.has(kind)),
  )
  return second?.look ?? null
}
