/**
 * A resume announces its parts by headings. People take their words from a small stock, and set
 * them all alike within one document and unlike the text: so a heading is found by its words, and
 * what headings look like in this document then tells false ones apart and finds unusual ones.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from './document.ts'
import { looksLikeName } from './fields/name.ts'
import {
  headingByLook,
  inlineHeading,
  listedHeadings,
  type Candidate,
} from './heading-candidates.ts'
import { commonLook, isSizeOf, largestIn, lookLike, ownLook, secondLook } from './heading-looks.ts'
import { isDocumentTitle } from './lexicon/headings.ts'
import type { SectionKind } from './lexicon/types.ts'
import { kindsByContent } from './section-content.ts'
import { bodySize, isLess, sameLook, type Look } from './look.ts'

/** A part of the document under one heading. */
export interface Section {
  kind: SectionKind
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

/** How many lines in a row may look like unknown headings before they are taken for titles. */
const UNKNOWN_HEADINGS = 6

interface Context {
  lines: readonly Line[]
  preferred: readonly Locale[]
  body: number
  looks: Record<'main' | 'sidebar', Look | null>
  /** Another look that headings of this document have, such as those of a text box. */
  second: Look | null
  listed: (Candidate | null)[]
  byLook: (Candidate | null)[]
}

/** A name that is set apart is this much larger than the text. */
const NAME_SIZE = 1.4

const sideOf = (line: Line): 'main' | 'sidebar' => (line.region === 'sidebar' ? 'sidebar' : 'main')

function survey(lines: readonly Line[], preferred: readonly Locale[]): Context {
  const listed = listedHeadings(lines, preferred)
  const lookIn = (side: 'main' | 'sidebar') =>
    commonLook(
      listed.filter(
        (found, at): found is Candidate => found !== null && sideOf(lines[at]!) === side,
      ),
    )
  const beside = lookIn('sidebar')
  const inMain = lines.filter((line) => line.region === 'main')
  const body = bodySize(lines)
  const main =
    lookIn('main') ??
    (beside && lookLike(inMain, beside, largestIn(lines))) ??
    commonLook(listed.filter((found) => found !== null)) ??
    ownLook(lines, listed, body)
  const looks = { main, sidebar: beside ?? main }
  const second = main ? secondLook(listed, main) : null
  const found = lines.map((line, at) => {
    const look = looks[sideOf(line)]
    const candidate = look && headingByLook(lines, at, look, body, preferred)
    if (!candidate || candidate.look.level > 0) return candidate
    return isSizeOf(candidate.look.size, look, listed) ? candidate : null
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
    second,
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
    const isSecond = context.second !== null && sameLook(listed.look, context.second)
    const weaker = look !== null && isLess(listed.look, look) && !isSecond
    const bulleted = line.bullet && !(look && sameLook(listed.look, look))
    if (!weaker && !bulleted) return listed
  }
  if (started && context.byLook[at] && !isDocumentTitle(line.text)) return context.byLook[at]!
  return inlineHeading(line, context.preferred, current)
}

const isAtEdge = ({ region }: Line) => region === 'header' || region === 'footer'

/** What stands between the name and the first heading; unlisted headings come after it. */
const CONTACT = /@|\d{3}.*\d{4}/

/**
 * Parts the lines of a document into what stands above the sections and the sections.
 *
 * @param preferred the languages whose headings win when one word means two things
 */
export function splitSections(lines: readonly Line[], preferred: readonly Locale[]): Parts {
  const context = survey(lines, preferred)
  const isName = ({ text }: Line) => looksLikeName(text, preferred)
  const head: Line[] = []
  const sections: Section[] = []
  /** Sections whose headings are known by their look alone. */
  const unlisted = new Set<Section>()
  /** The open section of each side; a sidebar begins outside of the sections of the main text. */
  const open: Record<'main' | 'sidebar', Section | null> = { main: null, sidebar: null }
  const largest = largestIn(lines)
  // where the pages' edges have name and contact, headings begin at once
  let started = lines.some((line) => isAtEdge(line) && CONTACT.test(line.text))
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (isAtEdge(line)) {
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
        wrapped: lines.slice(at + 1, at + found.lines),
        lines: found.rest ? [found.rest] : [],
      }
      open[side] = section
      sections.push(section)
      if (found.kind === 'custom' && !context.listed[at]) unlisted.add(section)
      at += found.lines - 1
    } else if (line.fontSize >= largest && largest > context.body * NAME_SIZE && isName(line)) {
      // the name stands below a box or sidebar that came first
      open[side] = null
      head.push(line)
      // the title again on a later page, or 以上 at the end
    } else if (!(sections.length > 0 && isDocumentTitle(line.text))) {
      ;(open[side]?.lines ?? head).push(line)
    }
  }
  return { head, sections: withGuesses(sections, unlisted, preferred) }
}

/** Gives sections under headings that no list has the kind that their content speaks for. */
function withGuesses(
  sections: readonly Section[],
  unlisted: ReadonlySet<Section>,
  preferred: readonly Locale[],
): Section[] {
  const known = new Set(
    sections.filter((section) => !unlisted.has(section)).map(({ kind }) => kind),
  )
  const open = sections.filter((section) => unlisted.has(section))
  const kinds = kindsByContent(
    open.map((section) => ({ ...section, first: section === sections[0] })),
    known,
    preferred,
  )
  return sections.map((section) => {
    const at = open.indexOf(section)
    return at < 0 ? section : { ...section, kind: kinds[at]! }
  })
}
