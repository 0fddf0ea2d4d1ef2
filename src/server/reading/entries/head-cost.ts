/** What it costs to take lines for the head or the details of an entry. */
import { endsShortened } from '../fields/prose.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { COST } from './costs.ts'
import { isDatedMark } from './head-dates.ts'
import { isColumn } from './label-cells.ts'
import type { Piece } from './pieces.ts'
import type { Row } from './rows.ts'
import { secondDate } from './second-dates.ts'
import { INDENT, isMark, LARGE_GAP, SAME_SIZE, standsOut, type Usual } from './usual.ts'

/** How heads are built in a section. */
export interface HeadRules {
  /** Phrases that a head has at least: 2 for a job (company, title), 1 for a project. */
  needed: number
  /** The label behind which the name of an entry stands, where it has one. */
  lead: LabelKind
  /** How many of them one phrase holds: 2 for `Engineer, Acme`. */
  holds: (text: string) => number
  /** How clearly a phrase names one of them, from 0. */
  names: (text: string) => number
  /** Which of the two a phrase surely is: 1, -1, or 0 where its words do not tell. */
  kindOf?: (text: string) => number
  /** True for a phrase that says something of an entry and begins none. */
  isNote?: (text: string) => boolean
}

/** True for a line with the label that entries of the section begin with: `Project: …`. */
export const leads = ({ label }: Row, { lead }: HeadRules) => label.includes(lead)

/** The first line of a row below the names of columns, one of which entries of the section have. */
const isRecord = ({ line }: Row, above: Row | undefined, { lead }: HeadRules): boolean =>
  line.tableRow >= 0 &&
  line.tableRow !== above?.line.tableRow &&
  line.cells.some((cell) => isColumn(cell, lead))

/** Lines of a head, at most. */
const MOST_HEAD = 5
/** Words of a line that is still a name, about. */
const LONG_HEAD = 14
/** Phrases of one line of a head, at most; more are a list. */
const PIECES_OF_HEAD = 4
/** A phrase that may name something; beside or below a date a colon parts two: `Baker: Crumb Ltd, 2019`. */
const isMain = ({ text, label }: Piece, dated: boolean) =>
  // `2015 – 2018 (team lead)` says of a period what it was
  !(dated && /^[(（][^()（）]*[)）]$/u.test(text)) &&
  (!label || (label.kinds.length === 0 && dated)) &&
  !isPlace(text)

/**
 * What looks like a bullet stands in front of dates, too: a clock. `• Timeline: 2021 – 2022` is a detail.
 */
const isDatedHead = ({ line, span, words }: Row) =>
  line.bullet &&
  (span?.range === true || isDatedMark(line)) &&
  words <= LONG_HEAD &&
  !/[:：]\s*$/u.test(line.text.slice(0, span?.from ?? 0))

/** A place in a cell of its own, before or behind what stands there. */
export const hasPlaceCell = ({ pieces }: Row): boolean => {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last || last.cell === 0) return false
  return couldBePlace(last.text) || (pieces.length < PIECES_OF_HEAD && isPlace(first.text))
}

/** What a line costs as a detail, whatever the template. */
export function detailCost(
  row: Row,
  above: Row | undefined,
  usual: Usual,
  rules: HeadRules,
): number {
  const { detail } = COST
  const isLed = leads(row, rules) || isRecord(row, above, rules)
  let cost = isLed ? detail.labelled : 0
  const isPoint = row.line.bullet && !isDatedHead(row) && !leads(row, rules) && !isMark(row, usual)
  if (row.span && !isPoint)
    cost += row.span.range
      ? detail.range
      : row.dateCell || row.datePlace === 'front'
        ? detail.dateCell
        : detail.date
  if (isPoint) cost += detail.bullet
  if (isMark(row, usual)) cost += detail.mark
  if (row.prose) cost += detail.prose
  if (!row.line.bullet && !row.prose && !row.line.continues) {
    if (above?.line.bullet && !row.span) cost += detail.afterPoints
    if (standsOut(row, usual)) cost += detail.standsOut
    if (
      Math.max(
        0,
        ...row.pieces
          .filter((piece) => isMain(piece, row.span !== null))
          .map(({ text }) => rules.names(text)),
      ) >= 3
    )
      cost += detail.named
    if (row.pieces.length > 0 && row.pieces.every(({ text }) => isPlace(text))) cost += detail.place
    if (!row.span && hasPlaceCell(row)) cost += detail.placeCell
    if (usual.gap > 0 && row.line.gapBefore >= usual.gap * LARGE_GAP) cost += detail.apart
  }
  return cost
}

/** Three short items or more, none of them a place and few of them names. */
function isKeywords({ line, span }: Row, { names }: HeadRules): boolean {
  const items = line.text.split(/\s*[,،，、;]\s*/u)
  return (
    span === null &&
    line.cells.length === 1 &&
    items.length > 2 &&
    items.every((item) => item.split(' ').length <= 4 && !couldBePlace(item)) &&
    items.filter((item) => names(item) >= 3).length * 2 < items.length
  )
}

/**
 * What a line costs as a part of a head, whatever the template.
 *
 * @param first the head's first line
 * @param base its first line with words
 */
function headLineCost(
  row: Row,
  first: Row,
  base: Row,
  before: Row | undefined,
  usual: Usual,
  rules: HeadRules,
): number {
  const { head } = COST
  const led = leads(row, rules)
  // below a date that begins an entry stands what it dates, however long
  const isDated = before === first && first.alone
  let cost = 0
  // what looks like a bullet there is the mark of a timeline
  if (row.line.bullet && !led && !isDated && !isMark(row, usual)) {
    if (!isDatedHead(row)) cost += head.bullet
    else if (row === first) cost += head.datedBullet
  }
  if (row.prose && !led && !isDated && !(row.bold && !usual.bold)) cost += head.prose
  if (row.line.continues && (row === first || before?.prose)) cost += head.continues
  // `cargo-quality`, where heads stand out, is a name
  const isSmall = /^\p{Ll}/u.test(row.line.text) && row.datePlace !== 'front'
  if (isSmall && row === first && !standsOut(row, usual)) cost += head.small
  if (/\p{L}{3}[.;。]$/u.test(row.line.text) && !row.prose && !endsShortened(row.line.text))
    cost += head.sentence
  const [name] = row.pieces
  if (row.duties || (row === first && name && rules.isNote?.(name.text))) cost += head.duties
  // a date in brackets says when, and what then stands below: `Coordination (2022 – 2025):`
  if ((row.span ? /[)）][:：]$/u : /[:：]$/u).test(row.line.text)) cost += head.announces
  if (isKeywords(row, rules)) cost += head.keywords
  const isAgain =
    before &&
    before !== first &&
    !before.span &&
    standsOut(first, usual) &&
    !standsOut(before, usual)
  if (isAgain && unlikeness(row, first) === 0) cost += head.again
  if (before && isRecord(first, undefined, rules) && isRecord(row, before, rules))
    cost += head.record
  if (row !== base && row.inset > base.inset + INDENT && !row.span) cost += head.deeper
  if (row !== first && usual.gap > 0 && row.line.gapBefore > usual.gap * LARGE_GAP + 0.3)
    cost += head.far
  if (row.words > LONG_HEAD && !row.prose) cost += (row.words - LONG_HEAD) * 0.15
  return cost
}

/** A heading style says what a line is, whether it has a date or not. */
export const inOneStyle = ({ line: a }: Row, { line: b }: Row) =>
  a.headingLevel > 0 && a.headingLevel === b.headingLevel

/** How unlike two lines of heads are that stand at the same spot. */
export function unlikeness(a: Row, b: Row): number {
  const { unlike } = COST
  let cost = 0
  if (a.bold !== b.bold) cost += unlike.bold
  if (Math.abs(a.line.fontSize - b.line.fontSize) > SAME_SIZE) cost += unlike.size
  if (a.line.headingLevel !== b.line.headingLevel) cost += unlike.level
  if (a.italic !== b.italic) cost += unlike.italic
  if (a.capitals !== b.capitals) cost += unlike.capitals
  if (a.line.bullet !== b.line.bullet) cost += unlike.bullet
  if ((a.span === null) !== (b.span === null)) cost += unlike.date
  else if (a.span && b.span && a.datePlace !== b.datePlace) cost += unlike.place
  if (Math.abs(a.inset - b.inset) > INDENT) cost += unlike.inset
  if (a.line.cells.length !== b.line.cells.length) cost += unlike.cells
  return cost
}

/** A head that may be one: `length` rows from `at` on. */
export interface Head {
  at: number
  length: number
  /** What it costs by itself. */
  cost: number
  /** Row of its date from its first on; -1 without. */
  dated: number
}

/** True when a table's row, which began above with a date, is not over. */
function isInsideRow(rows: readonly Row[], at: number): boolean {
  const { tableRow } = rows[at]!.line
  if (tableRow < 0 || rows[at - 1]?.line.tableRow !== tableRow) return false
  const first = rows.slice(0, at).findLastIndex(({ line }) => line.tableRow !== tableRow) + 1
  const { span, datePlace, line } = rows[first]!
  // several entries share a row, one a line
  const own = rows[at]!
  const alike =
    own.span?.range === span?.range &&
    own.datePlace === datePlace &&
    own.line.cells.length === line.cells.length
  return span !== null && !alike
}

/** The heads that may begin at a row. */
export function headsAt(rows: readonly Row[], at: number, rules: HeadRules, usual: Usual): Head[] {
  const heads: Head[] = []
  const first = rows[at]!
  let cost = COST.entry + (isInsideRow(rows, at) ? COST.insideRow : 0)
  let dated = -1
  // the name of its group is the post or the company of each
  let held = first.line.group && rules.lead !== 'project' ? 1 : 0
  /** The first line with words: a date above them may stand further out. */
  let base: Row | null = null
  for (let length = 1; length <= MOST_HEAD && at + length <= rows.length; length++) {
    const row = rows[at + length - 1]!
    const before = rows[at + length - 2]
    // what stands below a table is not of its last row
    if (first.line.tableRow >= 0 && row.line.tableRow < 0 && !first.span) break
    // a point that goes on over the next line is a text, and no line of a head without points
    if (row.line.bullet && !first.line.bullet && rows[at + length]?.line.continues) break
    base ??= row.alone ? null : row
    cost += headLineCost(row, first, base ?? row, length > 1 ? before : undefined, usual, rules)
    if (length > 1) cost += COST.headLine
    // dates that begin entries stand above their names
    if (row.alone && !first.alone && rows[0]!.alone) cost += COST.head.belowDate
    if (length === 1 && usual.gap > 0 && row.line.gapBefore >= usual.gap * LARGE_GAP)
      cost -= COST.detail.apart
    if (row.span) {
      if (dated >= 0) {
        cost += secondDate(row, before, rows[at + dated]!, usual, rules)
      } else dated = length - 1
    }
    held += row.pieces
      .filter((piece) => isMain(piece, row.span !== null || before?.alone === true))
      .reduce((sum, { text }) => sum + rules.holds(text), 0)
    held += row.pieces.filter(({ label }) => label && label.kinds.length > 0).length
    const below = rows[at + length]
    const likeBelow =
      length > 1 &&
      below !== undefined &&
      !row.span &&
      !below.span &&
      unlikeness(row, below) === 0 &&
      row.pieces.every(({ text, label }) => !label && !isPlace(text) && rules.names(text) === 0)
    const lack = held === 0 ? COST.nameless : COST.incomplete * Math.max(0, rules.needed - held)
    const crowd = Math.max(0, held - rules.needed - 2) * COST.crowded
    const cut = likeBelow ? COST.likeBelow : 0
    heads.push({ at, length, cost: cost + lack + crowd + cut, dated })
    if (row.prose && row.line.bullet) break
  }
  return heads
}

/** How unlike a head is to the template's, rows set beside each other from their dates on. */
export function unlikeTemplate(head: Head, template: Head, rows: readonly Row[]): number {
  const shift = head.dated >= 0 && template.dated >= 0 ? template.dated - head.dated : 0
  const [first, start] = [rows[head.at]!, rows[template.at]!]
  const isUndated = template.dated >= 0 && head.dated < 0
  // a line that is set just like those with which entries begin need not say when
  const isAlike = isUndated && first.bold && template.dated > 0 && unlikeness(first, start) === 0
  let cost = 0
  const from = Math.min(0, -shift)
  const to = Math.max(head.length, template.length - shift)
  for (let at = from; at < to; at++) {
    const own = at >= 0 && at < head.length ? rows[head.at + at] : undefined
    const other =
      at + shift >= 0 && at + shift < template.length ? rows[template.at + at + shift] : undefined
    if (own && other) cost += unlikeness(own, other)
    else if (!isAlike || at !== template.dated) cost += COST.unlike.missingRow
  }
  if (shift !== 0) cost += COST.unlike.shift
  if (isUndated && !inOneStyle(first, start)) cost += isAlike ? COST.undated / 2 : COST.undated
  if (template.dated < 0 && head.dated >= 0) cost += COST.unexpectedDate
  return cost
}
