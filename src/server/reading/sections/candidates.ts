/** What may be a heading in a document: by its words, by its place on the line, by its look. */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { linksIn } from '../fields/links.ts'
import { isOnlyDate } from '../entries/head-dates.ts'
import { isOpen } from '../lexicon/open.ts'
import {
  compositeKinds,
  headingKind,
  headingLocales,
  isDocumentTitle,
  misspeltKind,
  qualifiedKind,
  rowHeadKind,
} from '../lexicon/headings.ts'
import { labelKinds, labelled, type Labelled } from '../lexicon/labels.ts'
import { languageName } from '../lexicon/language-names.ts'
import type { SectionKind } from '../lexicon/types.ts'
import { lookOf, sameLook } from '../look.ts'
import { factsOfEntries } from './entry-facts.ts'
import { ownText } from './own-text.ts'

/** A line that may be a heading, or hold one. */
export interface Candidate {
  kind: SectionKind
  /** Of a heading of several parts: what else it announces. */
  also?: readonly SectionKind[]
  title: string
  /** What follows the heading on its own line: Europass and moderncv set them side by side. */
  rest: Line | null
  /** Lines the heading takes. */
  lines: number
}

export const LONGEST_HEADING = 60

/** A line that holds the last cells of another. */
function withoutFirstCell(line: Line): Line {
  const cells = line.cells.slice(1)
  const first = cells[0]!
  return {
    ...withCells(line, cells),
    x: first.x,
    width: line.x + line.width - first.x,
    bold: first.bold,
  }
}

/** A heading wraps to this many lines at most, in narrow columns. */
const MOST_LINES = 3

/** The line at a place and those right below it that are set alike. */
function alikeFrom(lines: readonly Line[], at: number): Line[] {
  const first = lines[at]!
  const look = lookOf(first)
  const run = [first]
  for (const line of lines.slice(at + 1, at + MOST_LINES)) {
    const apart = line.gapBefore > WRAP_GAP || sideOfPage(line) !== sideOfPage(first)
    if (apart || line.cells.length > 1 || line.bullet || !sameLook(lookOf(line), look)) break
    run.push(line)
  }
  return run
}

/** Lines of one heading stand no further apart than this, in line heights. */
const WRAP_GAP = 1

const sideOfPage = ({ region, page }: Line) => `${region}/${page}`

/** What a heading of several parts announces first, parts without a section of their own aside. */
const compositeKind = (text: string, preferred: readonly Locale[]) => {
  const kinds = compositeKinds(text, preferred)
  return kinds.find((kind) => kind !== 'custom') ?? kinds[0]
}

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text.trim()).join(' ')

/** True when the second of two lines cannot begin a heading or a text of its own. */
const goesOn = (run: readonly Line[]) =>
  run.length === 2 && /^\p{Ll}[^,;:.]{2,30}$/u.test(run[1]!.text)

/** `Gestión de` / `Proyectos`: the rest of a phrase that a narrow column broke is no heading. */
function endsPhrase(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]!]
  return (
    above !== undefined &&
    isOpen(above.text) &&
    line.gapBefore <= WRAP_GAP &&
    sideOfPage(above) === sideOfPage(line) &&
    sameLook(lookOf(above), lookOf(line))
  )
}

/** A line, or more that are set alike, whose words are those of a heading. */
function wholeLine(
  lines: readonly Line[],
  at: number,
  preferred: readonly Locale[],
): Candidate | null {
  const line = lines[at]!
  if (line.text.length > LONGEST_HEADING || /[.,;。、]$/u.test(line.text.trim())) return null
  if (endsPhrase(lines, at)) return null
  // `Centres | d'intérêts`: a wide space within a heading
  const joined = line.text.replaceAll('\t', ' ')
  const isOne =
    line.cells.length === 2 &&
    joined.length <= LONGEST_HEADING &&
    !line.cells.some((cell) => headingKind(cell.text, []))
  const text = isOne && headingKind(joined, []) ? joined : ownText(line)
  if (line.cells.length > 1 && text === line.text) return null
  // what pages are called here is a heading elsewhere: `Resume`, Résumé; on the first line of work
  const isTitle =
    isDocumentTitle(text) &&
    (at === 0
      ? headingKind(text, preferred) !== 'work'
      : !headingLocales(text).some((one) => preferred.includes(one)))
  if (isTitle) return null
  const run = alikeFrom(lines, at)
  for (let count = run.length; count > 1; count--) {
    const title = textOf(run.slice(0, count))
    const kind = title.length <= LONGEST_HEADING ? headingKind(title, preferred) : null
    if (kind) return { kind, title, rest: null, lines: count }
  }
  const kind = headingKind(text, preferred) ?? compositeKind(text, preferred)
  if (!kind) return null
  const also = compositeKinds(text, preferred).filter((other) => other !== kind)
  // `Compétences` / `informatiques`: the rest of a heading that no list has
  return goesOn(run)
    ? { kind, title: textOf(run.slice(0, 2)), rest: null, lines: 2 }
    : { kind, also, title: text, rest: null, lines: 1 }
}

const isOnlyLink = (text: string) => linksIn(text)[0]?.text === text.trim()

/** A heading in the first cell, with what it announces beside it. */
function firstCell(line: Line, preferred: readonly Locale[]): Candidate | null {
  const [cell, next] = line.cells
  if (!cell || !next || cell.text.length > 40 || line.bullet) return null
  // what somebody did, 성과, is a fact of an entry where a form says so
  if (next.label === cell.text && labelKinds(cell.text).includes('duties')) return null
  const kind = rowHeadKind(cell.text, preferred)
  // `Portfolio | behance.net/name` says where, and announces nothing
  if (!kind || isOnlyDate(next.text) || isOnlyLink(next.text)) return null
  return {
    kind,
    also: compositeKinds(cell.text, preferred).filter((other) => other !== kind),
    title: cell.text,
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

/** Of these the ones that rows of a table hold: 핵심 역량 in front of skills is a group of them. */
const IN_ROWS: ReadonlySet<SectionKind> = new Set([
  'languages',
  'skills',
  'interests',
  'selfEvaluation',
  'references',
])

/** Sections in which languages stand as well, each with how well it is spoken. */
const AROUND_LANGUAGES: ReadonlySet<SectionKind> = new Set(['skills', 'certificates', 'custom'])

/** Sections in which such a line is a label of an entry. */
const WITH_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'work',
  'projects',
  'education',
  'volunteer',
])

/** A label and its value on one line, or in the cells of a row. */
export function factOn(line: Line): Labelled | null {
  const [first, second, ...more] = line.cells
  if (!first || !second) return labelled(line.text)
  // a table says so, whatever the words are; or the words do, in a row below a table
  const isLabel = second.label !== undefined || /[:：]\s*$/u.test(first.text)
  const heads = isLabel && IN_ROWS.has(headingKind(first.text, [])!)
  return more.length === 0 && (second.label === first.text || heads)
    ? {
        label: first.text.replace(/\s*[:：]\s*$/u, ''),
        value: second.text,
        kinds: labelKinds(first.text),
      }
    : null
}

/**
 * A heading with its content on one line, where it is neither a group of skills nor a label.
 *
 * @param current the kind of section that the line would else belong to
 * @param isNumbered headings of this document stand behind a number or a point, as in forms
 */
export function inlineHeading(
  line: Line,
  preferred: readonly Locale[],
  current: SectionKind | null,
  isNumbered: boolean,
): Candidate | null {
  const parts = line.bullet && !isNumbered ? null : factOn(line)
  if (!parts?.value) return null
  // 英语：CET-6 among skills
  if (current && AROUND_LANGUAGES.has(current) && languageName(parts.label))
    return { kind: 'languages', title: '', rest: line, lines: 1 }
  const kind = headingKind(parts.label, preferred)
  const inline = line.cells.length > 1 ? IN_ROWS : INLINE
  const isAllowed = (one: SectionKind) => inline.has(one) || (line.bullet && one === 'awards')
  if (!kind || !isAllowed(kind) || kind === current) return null
  if (current && WITH_ENTRIES.has(current)) return null
  if (kind === 'languages' && !parts.value.split(/[,،、;|·]/u).every((part) => languageName(part)))
    return null
  const rest =
    line.cells.length > 1
      ? withoutFirstCell(line)
      : { ...line, text: parts.value, cells: [{ ...line.cells[0]!, text: parts.value }] }
  return { kind, title: parts.label, rest, lines: 1 }
}

/** An unlisted heading in all its lines. */
function unlisted(lines: readonly Line[], at: number): Line[] {
  const run = alikeFrom(lines, at)
  const whole = run.findIndex((line, index) => {
    const next = run[index + 1]
    return !next || !(isOpen(line.text) || /^\p{Ll}/u.test(next.text))
  })
  return run.slice(0, whole + 1)
}

/** A heading whose words no list has, by what its words end or begin with; null for what is none. */
export function unlistedAt(
  lines: readonly Line[],
  at: number,
  preferred: readonly Locale[],
): Candidate | null {
  const whole = unlisted(lines, at)
  const title = textOf(whole)
  if (title.length > LONGEST_HEADING) return null
  const kind =
    headingKind(title, preferred) ??
    qualifiedKind(title, preferred) ??
    misspeltKind(title, preferred)
  return { kind: kind ?? 'custom', title, rest: null, lines: whole.length }
}

/** The headings of a document by their words, line by line. */
export function listedHeadings(
  lines: readonly Line[],
  preferred: readonly Locale[],
): (Candidate | null)[] {
  const facts = factsOfEntries(lines)
  return lines.map((line, at) =>
    line.region === 'header' || line.region === 'footer'
      ? null
      : (wholeLine(lines, at, preferred) ??
        (facts.has(line) || isUnderHeading(lines, at, preferred)
          ? null
          : firstCell(line, preferred))),
  )
}

/** True for the names of columns right below a heading, of which none heads a section. */
const isUnderHeading = (lines: readonly Line[], at: number, preferred: readonly Locale[]) => {
  const before = lines[at - 1]
  return (
    lines[at]!.header &&
    before?.cells.length === 1 &&
    before.tableRow < 0 &&
    before.text.length <= LONGEST_HEADING &&
    qualifiedKind(before.text, preferred) !== null
  )
}
