/**
 * A resume announces its parts by headings. People take their words from a small stock, and set
 * them all alike within one document and unlike the text: so a heading is found by its words, and
 * what headings look like in this document then tells false ones apart and finds unusual ones.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from './document.ts'
import { compositeKinds, headingKind, isDocumentTitle, qualifiedKind } from './lexicon/headings.ts'
import { labelled } from './lexicon/labels.ts'
import type { SectionKind } from './lexicon/types.ts'
import { isPlace } from './lexicon/places.ts'
import { languageName } from './lexicon/language-names.ts'
import { bodySize, isCapitals, isLess, lookOf, sameLook, type Look } from './look.ts'
import { findDates } from './fields/dates.ts'

/** A part of the document under one heading. */
export interface Section {
  kind: SectionKind
  /** The heading as printed. */
  title: string
  /** The line that the heading stands on; null when the label of a line was the heading. */
  heading: Line | null
  lines: Line[]
}

export interface Parts {
  /** What stands above or beside the sections: name, contact, headers and footers. */
  head: Line[]
  sections: Section[]
}

interface Candidate {
  kind: SectionKind
  title: string
  look: Look
  /** What follows the heading on its own line: Europass and moderncv set them side by side. */
  rest: Line | null
  /** Lines the heading takes. */
  lines: number
}

const LONGEST_HEADING = 60

/** A line that holds the last cells of another. */
function withoutFirstCell(line: Line): Line {
  const cells = line.cells.slice(1)
  const first = cells[0]!
  const text = cells.map((cell) => cell.text).join('\t')
  return {
    ...line,
    text,
    cells,
    x: first.x,
    width: line.x + line.width - first.x,
    bold: first.bold,
  }
}

function wholeLine(
  lines: readonly Line[],
  at: number,
  preferred: readonly Locale[],
): Candidate | null {
  const line = lines[at]!
  if (line.text.length > LONGEST_HEADING || /[.,;。、]$/u.test(line.text.trim())) return null
  const text =
    line.cells.length > 1 && line.cells.every((cell) => cell.text.length <= 2)
      ? line.cells.map((cell) => cell.text).join('')
      : line.text
  if (line.cells.length > 1 && text === line.text) return null
  const look = lookOf(line)
  const kind = headingKind(text, preferred) ?? compositeKinds(text, preferred)[0]
  if (kind) return { kind, title: text, look, rest: null, lines: 1 }
  const next = lines[at + 1]
  if (!next || next.cells.length > 1 || !sameLook(look, lookOf(next))) return null
  const joined = `${line.text} ${next.text}`
  const both = joined.length <= LONGEST_HEADING ? headingKind(joined, preferred) : null
  return both ? { kind: both, title: joined, look, rest: null, lines: 2 } : null
}

function firstCell(line: Line, preferred: readonly Locale[]): Candidate | null {
  const [cell, next] = line.cells
  if (!cell || !next || cell.text.length > 40 || line.bullet) return null
  const kind = headingKind(cell.text, preferred)
  if (!kind || findDates(next.text)[0]?.from === 0) return null
  return {
    kind,
    title: cell.text,
    look: { ...lookOf(line), bold: cell.bold, capitals: isCapitals(cell.text) },
    rest: withoutFirstCell(line),
    lines: 1,
  }
}

/** `Languages: English, German` on one line, where it is not a group of skills or a label. */
const INLINE: ReadonlySet<SectionKind> = new Set([
  'objective',
  'languages',
  'interests',
  'skills',
  'references',
  'summary',
  'certificates',
  'strengths',
])

function inline(
  line: Line,
  preferred: readonly Locale[],
  current: SectionKind | null,
): Candidate | null {
  if (line.bullet || line.cells.length > 1) return null
  const parts = labelled(line.text)
  if (!parts?.value) return null
  const kind = headingKind(parts.label, preferred)
  if (!kind || !INLINE.has(kind) || kind === current) return null
  const inEntry =
    current === 'work' ||
    current === 'projects' ||
    current === 'education' ||
    current === 'volunteer'
  if (inEntry) return null
  if (current === 'skills' && kind !== 'languages') return null
  if (kind === 'languages' && !parts.value.split(/[,،、;|·]/u).every((part) => languageName(part)))
    return null
  const rest = { ...line, text: parts.value, cells: [{ ...line.cells[0]!, text: parts.value }] }
  return { kind, title: parts.label, look: lookOf(line), rest, lines: 1 }
}

/** What most listed headings of a region look like; null when they have nothing in common. */
function commonLook(candidates: readonly Candidate[]): Look | null {
  const groups: { look: Look; kinds: Set<SectionKind> }[] = []
  for (const { look, kind } of candidates) {
    const group = groups.find((other) => sameLook(other.look, look))
    if (group) group.kinds.add(kind)
    else groups.push({ look, kinds: new Set([kind]) })
  }
  const best = groups.toSorted(
    (a, b) => b.kinds.size - a.kinds.size || b.look.size - a.look.size,
  )[0]
  return best && best.kinds.size >= 2 ? best.look : null
}

/** An unlisted line that is set exactly like the headings, and unlike running text. */
function byLook(
  line: Line,
  look: Look,
  body: number,
  preferred: readonly Locale[],
): Candidate | null {
  const own = lookOf(line)
  if (!sameLook(own, look) || line.bullet || line.cells.length > 1) return null
  if (
    line.text.length > LONGEST_HEADING ||
    findDates(line.text).length > 0 ||
    !/\p{L}{2}/u.test(line.text)
  )
    return null
  const distinct = own.level > 0 || own.size > body * 1.04 || own.capitals
  if (!distinct || isPlace(line.text)) return null
  const kind = qualifiedKind(line.text, preferred)
  return { kind: kind ?? 'custom', title: line.text, look: own, rest: null, lines: 1 }
}

/** How many lines in a row may look like unknown headings before they are taken for titles. */
const UNKNOWN_HEADINGS = 4

interface Context {
  lines: readonly Line[]
  preferred: readonly Locale[]
  body: number
  looks: Record<'main' | 'sidebar', Look | null>
  listed: (Candidate | null)[]
  byLook: (Candidate | null)[]
}

const sideOf = (line: Line): 'main' | 'sidebar' => (line.region === 'sidebar' ? 'sidebar' : 'main')

function survey(lines: readonly Line[], preferred: readonly Locale[]): Context {
  const listed = lines.map((line, at) =>
    line.region === 'header' || line.region === 'footer'
      ? null
      : (wholeLine(lines, at, preferred) ?? firstCell(line, preferred)),
  )
  const lookIn = (side: 'main' | 'sidebar') =>
    commonLook(
      listed.filter(
        (found, at): found is Candidate => found !== null && sideOf(lines[at]!) === side,
      ),
    )
  const main = lookIn('main')
  const looks = { main, sidebar: lookIn('sidebar') ?? main }
  const body = bodySize(lines)
  const found = lines.map((line) => {
    const look = looks[sideOf(line)]
    return look ? byLook(line, look, body, preferred) : null
  })
  const known = listed.filter(Boolean).length
  const unknown = found.filter(
    (candidate, at) => candidate?.kind === 'custom' && !listed[at],
  ).length
  const trusted = unknown <= Math.max(UNKNOWN_HEADINGS, known)
  return {
    lines,
    preferred,
    body,
    looks,
    listed,
    byLook: trusted
      ? found
      : found.map((candidate) => (candidate?.kind === 'custom' ? null : candidate)),
  }
}

/** The heading on a line, if it is one in this document. */
function headingAt(
  context: Context,
  at: number,
  current: SectionKind | null,
  started: boolean,
): Candidate | null {
  const line = context.lines[at]!
  const look = context.looks[sideOf(line)]
  const listed = context.listed[at]
  if (listed) {
    const weaker = look !== null && isLess(listed.look, look)
    const bulleted = line.bullet && !(look && sameLook(listed.look, look))
    if (!weaker && !bulleted) return listed
  }
  if (started && context.byLook[at] && !isDocumentTitle(line.text)) return context.byLook[at]!
  return inline(line, context.preferred, current)
}

/** What stands between the name and the first heading; unlisted headings come after it. */
const CONTACT = /@|\d{3}.*\d{4}/

/**
 * Parts the lines of a document into what stands above the sections and the sections.
 *
 * @param preferred the languages whose headings win when one word means two things
 */
export function splitSections(lines: readonly Line[], preferred: readonly Locale[]): Parts {
  const context = survey(lines, preferred)
  const head: Line[] = []
  const sections: Section[] = []
  /** The open section of each side; a sidebar begins outside of the sections of the main text. */
  const open: Record<'main' | 'sidebar', Section | null> = { main: null, sidebar: null }
  let started = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (line.region === 'header' || line.region === 'footer') {
      head.push(line)
      continue
    }
    const side = sideOf(line)
    started ||= sections.length > 0 || CONTACT.test(line.text)
    const found = headingAt(context, at, open[side]?.kind ?? null, started)
    if (found) {
      const section = {
        kind: found.kind,
        title: found.title.trim(),
        heading: line,
        lines: found.rest ? [found.rest] : [],
      }
      open[side] = section
      sections.push(section)
      at += found.lines - 1
    } else (open[side]?.lines ?? head).push(line)
  }
  return { head, sections }
}
