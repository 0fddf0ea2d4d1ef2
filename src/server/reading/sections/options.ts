/** The lines that may be headings, and what each costs as one and as text. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { findDates } from '../fields/dates.ts'
import { looksLikeName } from '../fields/name.ts'
import { cueScore } from '../lexicon/cues.ts'
import { isDocumentTitle, qualifiedKind } from '../lexicon/headings.ts'
import { labelKinds } from '../lexicon/labels.ts'
import { isPlace } from '../lexicon/places.ts'
import { behindHeadingSigns } from './heading-signs.ts'
import { LONGEST_HEADING, listedHeadings, unlistedAt, type Candidate } from './candidates.ts'
import {
  beginsLike,
  bodyOf,
  headingLookOf,
  outranks,
  prominence,
  isAstray,
  isLabel,
  unlikeness,
  type HeadingLook,
} from './looks.ts'

/** What it costs to explain a line, weighed by hand on made and real documents. */
export const COST = {
  /** Words that a list has as a heading, standing alone, are none. */
  listedAsText: { prominent: 3.4, plain: 1.7, besideText: 1.3 },
  /** A heading whose words no list has. */
  unlisted: 1.5,
  /** The words of a heading as the label of a form, or as a value below the name of a column. */
  inTable: 3.2,
  /** Words of a job, a school or a place are rarely headings. */
  named: 1.2,
  /** Plain, and in line with the listed headings, which have nothing else beside them. */
  inPlace: 1.3,
  /** Behind the sign that headings of the document have, it is none. */
  signed: 1.5,
  /** In line with none of the listed headings. */
  astray: 1.2,
  /** Set like what stands first below a listed heading: the name of an entry. */
  likeFirst: 1.6,
  /** Nothing stands below a heading; what a listed one announces has gone to an unlisted one. */
  empty: 1.4,
  robbed: 2.6,
  /** A line set like the headings is none; more for each heading that is listed. */
  alike: { one: 0.6, more: 0.35 },
  /** The same words again: the label of a form. */
  sameWords: 1.6,
  /** Again and again: what parts of entries are called. */
  repeated: 3,
  /**
   * What stands below an unlisted heading is of no known kind; of one; of one that is there. What
   * stands below a listed one is what it says.
   */
  content: { unknown: 0.7, known: -1, again: 1.3, agrees: -0.8 },
  /** Jobs or studies above the first heading of a side. */
  headless: 2.5,
  /** `Honors:` in a lower look than the headings, which have no colon: the label of a part. */
  label: 3,
  /** Set below the heading of jobs or projects, among them: what a part of one is called. */
  part: 2.2,
  /** Two headings of one kind. */
  again: 0.5,
  /** A second look; in the sidebar it is usual. */
  secondLook: 2.4,
  sidebarLook: 0.6,
} as const

/** From here on a line stands out from the text. */
export const PROMINENT = 0.8
/** What stands between the name and the first heading; unlisted headings come after it. */
const CONTACT = /@|\d{3}.*\d{4}/

export const isAtEdge = ({ region }: Line) => region === 'header' || region === 'footer'

/** Lines that stand out so much may be headings with figures: `Open source · 6,000 downloads`. */
const OUTSTANDING = 2.4

/** A line that may announce something by itself: short, without a date or a full stop. */
const mayAnnounce = (line: Line, stands: number) =>
  !isAtEdge(line) &&
  line.cells.length === 1 &&
  !line.bullet &&
  !line.continues &&
  line.text.length <= LONGEST_HEADING &&
  !/[.,;。、،@\d]\s*$|@/u.test(line.text.trim()) &&
  (stands >= OUTSTANDING || !/\d{3}/.test(line.text)) &&
  /\p{L}{2}/u.test(line.text) &&
  !isPlace(line.text) &&
  findDates(line.text).length === 0

/**
 * True for a cell of a form or of records; names of sections in front of rows are none, nor are
 * those that no fact has in front of what may be the whole section.
 */
const isInTable = ({ cells: [first, next], rowHead }: Line) => {
  if (rowHead || !first) return false
  const label = first.label ?? next?.label
  if (label === undefined) return false
  return first.label !== undefined || labelKinds(label).length > 0
}

/** A line that may be a heading. */
export interface Option {
  at: number
  candidate: Candidate
  listed: boolean
  look: HeadingLook
  prominence: number
  /** Set as headings are, and the names of entries, too. */
  ofEntries?: boolean
  /** What it costs when it is no heading. */
  asText: number
  /** What it costs as one, but for its look. */
  asHeading: number
}

/** The level of most listed headings, repeated ones once; 0 where there are no heading styles. */
function levelOf(lines: readonly Line[], listed: readonly (Candidate | null)[]): number {
  const levels = lines.flatMap(({ headingLevel, text }, at) => {
    const isFirst = lines.findIndex((line) => line.text === text) === at
    return headingLevel > 0 && listed[at] && isFirst && !isDocumentTitle(text) ? headingLevel : []
  })
  const [most] = [...Map.groupBy(levels, (level) => level)].toSorted(
    ([a, first], [b, second]) => second.length - first.length || a - b,
  )
  return most?.[0] ?? 0
}

/** Headings of one style differ by no more than the space above them. */
const SAME = 0.5
/** As many listed headings as make a look one of headings, even above the first of them. */
const LIKE = 3
/** No heading is printed so often. */
const LABEL_TIMES = 3

/** A line that is set in brackets as a whole: 【役割】, [Tasks]. */
const IN_BRACKETS = /^[【［[〔<＜][^【】［］[\]〔〕<>＜＞]+[】］\]〕>＞]$/u

/** Listed headings right below which a line is set like them, from which on entries are set so too. */
const SHARED = 2

/** The looks that headings share with the names of entries right below them. */
function sharedLooks(lines: readonly Line[], listed: readonly (Candidate | null)[]): HeadingLook[] {
  const looks = listed.flatMap((heading, at) => {
    const below = at + (heading?.lines ?? 0)
    const first = heading && !heading.rest && !listed[below] ? lines[below] : undefined
    if (!first || first.bullet) return []
    const look = headingLookOf(first)
    const isOne = unlikeness({ ...look, gap: 0 }, { ...headingLookOf(lines[at]!), gap: 0 }) < SAME
    return isOne ? [look] : []
  })
  return looks.length >= SHARED ? looks : []
}

/** The looks of lines that stand out right below listed headings, and otherwise than these. */
function firstLooks(lines: readonly Line[], listed: readonly (Candidate | null)[]): HeadingLook[] {
  return listed.flatMap((heading, at) => {
    const first = heading && !heading.rest ? lines[at + heading.lines] : undefined
    if (!first || listed[at + heading!.lines] || first.bullet) return []
    const look = headingLookOf(first)
    return !look.cased || unlikeness(look, headingLookOf(lines[at]!)) < SAME ? [] : [look]
  })
}

const isOne = (look: HeadingLook, other: HeadingLook) => unlikeness(look, other) < SAME

/** A look but for the space and the rule above it, which the first line below others has as well. */
const bare = (look: HeadingLook, { gap, ruled }: HeadingLook) => ({ ...look, gap, ruled })

export function optionsOf(lines: readonly Line[], preferred: readonly Locale[]): Option[] {
  const body = bodyOf(lines)
  const listed = listedHeadings(lines, preferred)
  const standing = (line: Line) => prominence(headingLookOf(line), body)
  const signed = behindHeadingSigns(lines, listed, (line) => standing(line) >= PROMINENT)
  const level = levelOf(lines, listed)
  const largest = Math.max(0, ...lines.map(({ fontSize }) => fontSize))
  // headings are the largest where no name is printed larger
  const isOfHeadings = lines.some((line, at) => line.fontSize >= largest && listed[at])
  let started = lines.some((line) => isAtEdge(line) && CONTACT.test(line.text))
  let named = false
  const headings = lines.filter((_, at) => listed[at] && !listed[at].rest)
  const looks = listed.flatMap((one, at) => (one ? headingLookOf(lines[at]!) : []))
  const firsts = firstLooks(lines, listed)
  const shared = sharedLooks(lines, listed)
  const isLike = (look: HeadingLook) =>
    (level > 0 && look.level === level) ||
    looks.filter((other) => isOne(look, other)).length >= LIKE
  const printedTimes = new Map<string, number>()
  for (const { text, cells } of lines)
    for (const title of new Set([text, cells[0]?.text ?? text]))
      printedTimes.set(title, (printedTimes.get(title) ?? 0) + 1)
  const times = (title: string) => printedTimes.get(title) ?? 0
  const inBrackets = new Set(lines.filter(({ text }) => IN_BRACKETS.test(text)))
  const labels = [...inBrackets].filter(({ text }) => times(text) >= LABEL_TIMES).map(headingLookOf)
  // 【受賞歴】 once among 【役割】 of every project, below headings that need no brackets
  const isLabelOfEntry = (line: Line, look: HeadingLook) =>
    inBrackets.has(line) &&
    labels.some((other) => isOne(bare(look, other), other)) &&
    headings.some((one) => !inBrackets.has(one) && outranks(headingLookOf(one), look))
  const options: Option[] = []
  lines.forEach((printed, at) => {
    const isSigned = signed.has(printed)
    const line = isSigned ? { ...printed, bullet: false } : printed
    const sign = isSigned ? COST.signed : 0
    started ||= CONTACT.test(line.text) || listed[at] != null
    const look = headingLookOf(line)
    const stands = prominence(look, body)
    const known = listed[at]
    // nobody sets labels in the style of the sections
    const isStyled = level > 0 && line.headingLevel === level
    if (known) {
      const { listedAsText } = COST
      const asText = known.rest
        ? listedAsText.besideText
        : // `Other` below a larger heading is a group of skills as well
          stands >= PROMINENT &&
            !(known.kind === 'custom' && looks.some((one) => outranks(one, look)))
          ? listedAsText.prominent
          : listedAsText.plain
      const unlikely =
        (line.bullet ? 1.5 : 0) +
        (isInTable(line) ? COST.inTable : 0) +
        (!known.rest && isAstray(line, headings) ? COST.astray : 0) +
        (!known.rest && isLabel(line, headings) ? COST.label : 0) +
        ((times(known.title) >= LABEL_TIMES && !isStyled) || isLabelOfEntry(line, look)
          ? COST.repeated
          : 0)
      options.push({
        at,
        candidate: known,
        listed: true,
        look,
        prominence: stands,
        asText: asText + sign,
        asHeading: unlikely,
      })
      return
    }
    const isName = !isOfHeadings && line.fontSize >= largest && largest > body.size * 1.4
    const mayBeName = !started && !named && looksLikeName(line.text, preferred)
    named ||= isName || mayBeName
    // a style below that of the sections heads a part of one
    const isDeeper = level > 0 && line.headingLevel > level
    // `Curriculum vitæ` in the look of the headings announces all that follows
    const isHeading = started && looks.some((other) => isOne(bare(look, other), other))
    const isTitle = isDocumentTitle(line.text) && !isHeading
    if (isName || isDeeper || isTitle || !mayAnnounce(line, stands)) return
    // plain headings beside or above plain text are known by their place, and by a word of theirs
    const isPlain = stands < PROMINENT
    const isInPlace =
      isPlain && isLike(look) && !isNamed(line.text, preferred) && beginsLike(line, headings)
    if (isPlain && (!isInPlace || !qualifiedKind(line.text, preferred))) return
    const candidate = unlistedAt(lines, at, preferred)
    if (!candidate) return
    // `Développeuse Web` is a job, whatever `Web` announces elsewhere; a university is a school
    const isNameOfOne = isNamed(candidate.title, preferred)
    const qualified = candidate.kind !== 'custom' && !isNameOfOne
    // a name in the look of the headings stands first as well: `**ADA BYRON, RN**`
    const isFirst =
      isLike(look) || (qualified && looks.some((other) => isOne(bare(look, other), other)))
    if (!started && (!isFirst || mayBeName)) return
    // further entries have more space and a line above them
    // `Projet non annoncé`, set like the names of other entries and like no heading
    const isLikeListed = looks.filter((other) => isOne(look, other)).length > 1
    const first = firsts.find(
      (other) => !(qualified && isLikeListed) && isOne(bare(look, other), other),
    )
    const isShared =
      !qualified && shared.some((other) => unlikeness({ ...look, gap: other.gap }, other) < SAME)
    const text = first ? Math.min(stands, prominence(first, body)) : stands
    options.push({
      at,
      candidate,
      listed: false,
      look,
      prominence: stands,
      asText: isShared ? 0 : Math.max(isInPlace ? COST.inPlace : 0, text - 0.6) + sign,
      ofEntries: isShared,
      asHeading:
        COST.unlisted -
        (qualified ? 0.8 : 0) +
        (isNameOfOne ? COST.named : 0) +
        (first || isShared ? COST.likeFirst : 0) +
        (isAstray(line, headings) ? COST.astray : 0) +
        (times(line.text) >= LABEL_TIMES ? COST.repeated : 0),
    })
  })
  return options
}

/** True for the name of a job, a company, a school or a degree. */
export const isNamed = (text: string, preferred: readonly Locale[]) =>
  (['titles', 'companies', 'institutions', 'degrees'] as const).some(
    (list) => cueScore(text, list, preferred) >= 3,
  )
