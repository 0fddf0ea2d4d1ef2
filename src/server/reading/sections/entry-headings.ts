/** Entries whose heads are set as the headings of sections are: each employer in the same style. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { beginsWithPeriod } from '../entries/head-dates.ts'
import { key } from '../lexicon/fold.ts'
import { labelled } from '../lexicon/labels.ts'
import type { SectionKind } from '../lexicon/types.ts'
import type { Section } from './index.ts'
import { headingLookOf, outranks, sideOf } from './looks.ts'
import { isNamed } from './options.ts'

/** Sections of entries: what is set like their heading, with a period below it, is one more. */
const OF_ENTRIES: ReadonlySet<SectionKind> = new Set(['work', 'education', 'projects', 'volunteer'])

/** Fewer may be any part of a document that happens to begin with its time. */
const LEAST = 2

/** A heading of which no word says what it announces, and the period of an entry right below it. */
const isEntry = ({ kind, heading, lines: [first] }: Section) =>
  kind === 'custom' && heading !== null && first !== undefined && beginsWithPeriod(first)

/** Entries without a heading: jobs, or studies among them. */
export const headlessOf = (lines: Line[]): Section => ({
  kind: 'work',
  also: ['education'],
  title: '',
  heading: null,
  lines,
})

const linesOf = ({ heading, wrapped = [], lines }: Section): Line[] => [
  ...(heading ? [heading, ...wrapped] : []),
  ...lines,
]

/** A section whose heading is the head of its first entry, with that among its lines. */
export const withHead = (section: Section, preferred: readonly Locale[]): Section =>
  isEntry(section) && isNamed(section.title, preferred)
    ? { ...section, title: '', heading: null, wrapped: [], lines: linesOf(section) }
    : section

const labelOf = ({ text }: Line) => key(labelled(text)?.label ?? '')

/** `Customs project` above `Duration: 2021 – 2022`, where those above have the same label below their names. */
function isOneMore({ kind, heading, lines: [first] }: Section, above: Section): boolean {
  const label = heading && first ? labelOf(first) : ''
  return (
    label !== '' &&
    (kind === above.kind || kind === 'custom') &&
    sideOf(heading!) === sideOf(above.heading!) &&
    above.lines.some((line, at) => at > 0 && labelOf(line) === label)
  )
}

/**
 * Sections that are one entry each become one section of them all, or go on in that of entries in
 * front of them.
 *
 * @param isListed whether the words of a section's heading are those of a section
 */
export function joinEntries(
  sections: readonly Section[],
  isListed: (section: Section) => boolean,
  preferred: readonly Locale[],
): Section[] {
  const joined: Section[] = []
  for (let at = 0; at < sections.length; at++) {
    const first = sections[at]!
    const side = first.heading && sideOf(first.heading)
    const above = joined.at(-1)
    const isListedAbove = above?.heading != null && isListed(above) && OF_ENTRIES.has(above.kind)
    // a section without a line of its own, and below it what is set as its heading is
    const isEmpty = isListedAbove && above.lines.length === 0
    if (isListedAbove && !isListed(first) && isOneMore(first, above)) {
      above.lines.push(...linesOf(first))
      continue
    }
    const isOne = (section: Section | undefined) =>
      section?.heading != null &&
      !isListed(section) &&
      (isEntry(section) || (isEmpty && section.lines.length > 0)) &&
      sideOf(section.heading) === side
    let end = at
    while (isOne(sections[end])) end++
    const run = sections.slice(at, end)
    const goesOn =
      run.length > 0 &&
      isListedAbove &&
      sideOf(above.heading!) === side &&
      (isEmpty || outranks(headingLookOf(above.heading!), headingLookOf(run[0]!.heading!)))
    const named = run.filter(({ title }) => isNamed(title, preferred)).length
    if (goesOn) above.lines.push(...run.flatMap(linesOf))
    else if (run.length >= LEAST && named * 2 >= run.length)
      joined.push(headlessOf(run.flatMap(linesOf)))
    else {
      joined.push(first)
      continue
    }
    at = end - 1
  }
  return joined
}
