/**
 * A resume announces its parts by headings. People take their words from a small stock, and set
 * them all alike within one document and unlike the text: so a heading is found by its words, and
 * what headings look like in this document then tells false ones apart and finds unusual ones.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { key } from '../lexicon/fold.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { namesLanguage } from '../lexicon/language-names.ts'
import type { SectionKind } from '../lexicon/types.ts'
import { eventRow } from '../entries/event-rows.ts'
import { isOnlyDate } from '../entries/head-dates.ts'
import { factOn, inlineHeading } from './candidates.ts'
import { chooseHeadings } from './choice.ts'
import { withDeclarationsApart } from './declarations.ts'
import { decideKinds, type Undecided } from './kinds.ts'
import { headlessOf, joinEntries, withHead } from './entry-headings.ts'
import { headlessSkills } from './headless-skills.ts'
import { hasPeriod } from './line-signs.ts'
import { sideOf } from './looks.ts'
import { withNameApart } from './name-block.ts'
import { isAtEdge } from './options.ts'
import { linesRunOn } from './runs-on.ts'

/** A part of the document under one heading. */
export interface Section {
  kind: SectionKind
  /** Of a heading of several parts: what else it announces. */
  also?: readonly SectionKind[]
  /** The heading as printed. */
  title: string
  /** The line that the heading stands on; null when the label of a line was the heading. */
  heading: Line | null
  /** The lines on which the heading goes on. */
  wrapped?: Line[]
  lines: Line[]
}

export interface Parts {
  /** What stands above or beside the sections: name, contact, headers and footers. */
  head: Line[]
  sections: Section[]
}

/** What stands in front of so many lines is a label. */
const LABEL_TIMES = 3

/** So many headings behind numbers make others with their content beside them headings, too. */
const NUMBERED = 3

/** Lines that are entries by themselves: with a period, or telling of an event. */
const isEntry = (line: Line) => hasPeriod(line) || eventRow(line)?.told != null

const isAlone = ({ cells, text }: Line) => cells.length === 1 && isOnlyDate(text)

/** True for dates further from what is above them than from what is below. */
function standAbove(lines: readonly Line[]): boolean {
  const dates = lines.flatMap((line, at) => (at > 0 && isAlone(line) ? [at] : [])).slice(1)
  const gaps = (at: number) => lines[at]?.gapBefore ?? 0
  return dates.length > 0 && dates.every((at) => gaps(at) > gaps(at + 1))
}

/** The entries that stand above all headings, where a document has no heading for them. */
function entriesIn(head: readonly Line[]): Line[] | null {
  const lines = head.filter((line) => !isAtEdge(line) && sideOf(line) === 'main')
  if (lines.filter(isEntry).length < 2) return null
  const first = lines.findIndex(isEntry)
  // a period that stands below its names has none below the last
  const [next] = lines.slice(first + 2)
  const above = lines[first - 1]
  const isBelow =
    above !== undefined &&
    !isDocumentTitle(above.text) &&
    isAlone(lines[first]!) &&
    (isAlone(lines.at(-1)!) || !next || !isAlone(next)) &&
    !standAbove(lines)
  const own = lines.slice(Math.max(0, isBelow ? first - 1 : first))
  const from = head.indexOf(own[0]!)
  return own.every((line, at) => head[from + at] === line) ? own : null
}

/** Kinds of sections that hold no entries. */
const WITHOUT_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'summary',
  'selfEvaluation',
  'strengths',
  'objective',
  'interests',
])

/** Entries that go on below a text, where nothing announces them: a section of their own. */
function withoutEntries(section: Section): Section[] {
  const entries = WITHOUT_ENTRIES.has(section.kind) ? entriesIn(section.lines) : null
  if (!entries) return [section]
  const lines = section.lines.slice(0, section.lines.indexOf(entries[0]!))
  const headless = headlessOf(entries)
  const { kind, also } = headless
  // below the names of its columns a table is what the heading announces
  if (lines.length > 0 && lines.every(({ header }) => header)) return [{ ...section, kind, also }]
  return [{ ...section, lines }, headless]
}

/** `Word, Excel` below `English: B2` among skills: no more about languages. */
const isBesideLanguages = (section: Section | null, line: Line) =>
  section?.kind === 'languages' &&
  section.title === '' &&
  !line.continues &&
  !namesLanguage(line.text)

/** True for the title of another document on a page of its own in the same file. */
const beginsDocument = (lines: readonly Line[], at: number) =>
  lines[at]!.page > (lines[at - 1]?.page ?? Infinity) &&
  !lines.slice(0, at).some(({ cells: [first] }) => key(first!.text) === key(lines[at]!.text))

/** The headings of each document in a file: 職務経歴書 behind 履歴書 has a look of its own. */
function headingsOf(
  lines: readonly Line[],
  preferred: readonly Locale[],
): ReturnType<typeof chooseHeadings> {
  const begins = lines.flatMap(({ text }, at) =>
    isDocumentTitle(text) && at > 0 && beginsDocument(lines, at) ? [at] : [],
  )
  const found: ReturnType<typeof chooseHeadings> = []
  for (const [index, from] of [0, ...begins].entries())
    for (const [at, heading] of chooseHeadings(
      lines.slice(from, begins[index]),
      preferred,
    ).entries())
      if (heading) found[from + at] = heading
  return found
}

/**
 * Parts the lines of a document into what stands above the sections and the sections.
 *
 * @param preferred the languages whose headings win when one word means two things
 */
export function splitSections(lines: readonly Line[], preferred: readonly Locale[]): Parts {
  const headings = headingsOf(lines, preferred)
  const runOn = linesRunOn(lines, headings)
  const isNumbered = lines.filter((line, at) => line.bullet && headings[at]).length >= NUMBERED
  const head: Line[] = []
  const sections: Section[] = []
  /** How the words of a section's heading are known; those on their own line are listed. */
  const known = new Map<Section, Undecided['how']>()
  // what stands in front of the tools of each project announces no section
  const labelled = new Set(
    [...Map.groupBy(lines, (line) => factOn(line)?.label)].flatMap(([label, own]) =>
      label && own.length >= LABEL_TIMES ? own : [],
    ),
  )
  /** The open section of each side; a sidebar begins outside of the sections of the main text. */
  const open: Record<'main' | 'sidebar', Section | null> = { main: null, sidebar: null }
  /** What a line with heading and content stands in, and goes on below it. */
  const around: Record<'main' | 'sidebar', Section | null> = { main: null, sidebar: null }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (isAtEdge(line)) {
      head.push(line)
      continue
    }
    const side = runOn.has(line) ? 'main' : sideOf(line)
    const chosen = headings[at]
    if (around[side] && !chosen && (factOn(line)?.value || isBesideLanguages(open[side], line))) {
      open[side] = around[side]
      around[side] = null
    }
    const found =
      chosen?.candidate ??
      (labelled.has(line)
        ? null
        : inlineHeading(line, preferred, open[side]?.kind ?? null, isNumbered))
    if (found) {
      const section = {
        kind: found.kind,
        ...(found.also && { also: found.also }),
        title: found.title.trim(),
        heading: line,
        wrapped: lines.slice(at + 1, at + found.lines),
        lines: found.rest ? [found.rest] : [],
      }
      around[side] = chosen ? null : open[side]
      open[side] = section
      sections.push(section)
      known.set(
        section,
        !chosen || chosen.listed ? 'listed' : found.kind === 'custom' ? 'unlisted' : 'qualified',
      )
      at += found.lines - 1
      // not the title again on a later page, or 以上 at the end
    } else if (sections.length > 0 && isDocumentTitle(line.text)) {
      // 職務経歴書 behind 履歴書: what stands above its first heading is in no section of the other
      if (beginsDocument(lines, at)) Object.assign(open, { main: null, sidebar: null })
    } else {
      ;(open[side]?.lines ?? head).push(line)
    }
  }
  const headless = entriesIn(head)
  if (headless) {
    head.splice(head.indexOf(headless[0]!), headless.length)
    const section = headlessOf(headless)
    sections.unshift(section)
    known.set(section, 'qualified')
  }
  const points = headlessSkills(head)
  if (points) {
    head.splice(head.indexOf(points.lines[0]!), points.lines.length)
    sections.unshift(points)
    known.set(points, 'qualified')
  }
  const joined = joinEntries(
    sections.flatMap(withoutEntries),
    (section) => known.get(section) === 'listed',
    preferred,
  )
  const kinds = decideKinds(
    joined.map((section) => ({ ...section, how: known.get(section) ?? 'qualified' })),
    preferred,
  )
  const decided = joined.map((section, at) => {
    const announced = [section.kind, ...(section.also ?? [])]
    const kind = kinds[at]!
    const own =
      section.kind === 'custom' && kind !== 'custom' ? withHead(section, preferred) : section
    return { ...own, kind, also: announced.filter((other) => other !== kind) }
  })
  return withDeclarationsApart(withNameApart({ head, sections: decided }, preferred))
}
