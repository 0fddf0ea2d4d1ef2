/** What may be a heading in a document: by its words, by its place on the line, by its look. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from './document.ts'
import { findDates } from './fields/dates.ts'
import { compositeKinds, headingKind, qualifiedKind } from './lexicon/headings.ts'
import { labelled } from './lexicon/labels.ts'
import { languageName } from './lexicon/language-names.ts'
import { isPlace } from './lexicon/places.ts'
import type { SectionKind } from './lexicon/types.ts'
import { isCapitals, lookOf, sameLook, type Look } from './look.ts'

/** A line that may be a heading, or hold one. */
export interface Candidate {
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

/** A line, or two that are set alike, whose words are those of a heading. */
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

/** A heading in the first cell, with what it announces beside it. */
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

/** Kinds that people also announce on the line itself: `Languages: English, German`. */
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

/** Sections in which such a line is a label of an entry. */
const WITH_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'work',
  'projects',
  'education',
  'volunteer',
])

/**
 * A heading with its content on one line, where it is neither a group of skills nor a label.
 *
 * @param current the kind of section that the line would else belong to
 */
export function inlineHeading(
  line: Line,
  preferred: readonly Locale[],
  current: SectionKind | null,
): Candidate | null {
  if (line.bullet || line.cells.length > 1) return null
  const parts = labelled(line.text)
  if (!parts?.value) return null
  const kind = headingKind(parts.label, preferred)
  if (!kind || !INLINE.has(kind) || kind === current) return null
  if (current && WITH_ENTRIES.has(current)) return null
  if (current === 'skills' && kind !== 'languages') return null
  if (kind === 'languages' && !parts.value.split(/[,،、;|·]/u).every((part) => languageName(part)))
    return null
  const rest = { ...line, text: parts.value, cells: [{ ...line.cells[0]!, text: parts.value }] }
  return { kind, title: parts.label, look: lookOf(line), rest, lines: 1 }
}

/** What most listed headings of a region look like; null when they have nothing in common. */
export function commonLook(candidates: readonly Candidate[]): Look | null {
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
export function headingByLook(
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

/** The headings of a document by their words, line by line. */
export function listedHeadings(
  lines: readonly Line[],
  preferred: readonly Locale[],
): (Candidate | null)[] {
  return lines.map((line, at) =>
    line.region === 'header' || line.region === 'footer'
      ? null
      : (wholeLine(lines, at, preferred) ?? firstCell(line, preferred)),
  )
}
