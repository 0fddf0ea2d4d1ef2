/** The lines of a section with what they say about entries: a date, phrases, or details. */
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { isCapitals } from '../look.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { findDates, type DateSpan } from '../fields/dates.ts'
import { wholeLines } from './broken-lines.ts'
import { datedList, depthIn } from './dated-list.ts'
import { beginsWith, beginsWithDate, dateIn, isDatedMark, isOnlyDate } from './head-dates.ts'
import { haveLabelledDates, isOtherFact } from './label-cells.ts'
import { isRunIn, piecesOf, type Piece } from './pieces.ts'
import { isProse } from '../fields/prose.ts'
import { isStudyStatus, withStatusLast } from './study-notes.ts'

export interface Row {
  line: Line
  span: DateSpan | null
  /** Where on the line the date stands. */
  datePlace: 'none' | 'alone' | 'front' | 'inside' | 'end'
  /** The date stands in a cell of its own beside others. */
  dateCell: boolean
  /** The date stands on a line of its own, or a period with how a study ended: `2016 – 2019 졸업`. */
  alone: boolean
  /** Running text: long, or ending like a sentence. */
  prose: boolean
  /** Says only what somebody did there: `Responsibilities: …`, 事業内容：…. */
  duties: boolean
  /** What the label says that the line begins with: `Project: …`, 会社名：…; none in tables. */
  label: readonly LabelKind[]
  pieces: Piece[]
  words: number
  /** How the first phrase that is no date is set. */
  bold: boolean
  italic: boolean
  capitals: boolean
  /** Where the line begins, in reading direction: larger is further in. 0 where places are unknown. */
  inset: number
}

/** A date in a cell of its own, in front of what it dates; `now` is the end of the one above. */
export const isDatedRow = ({ dateCell, datePlace, span }: Row): boolean =>
  dateCell && datePlace === 'front' && span?.end !== 'present'

/** What is known about the page that lines stand on. */
export interface Page {
  /** Places are real; elsewhere only points of a list know how far in they stand. */
  pdf: boolean
  /** Lines begin at the right. */
  rtl: boolean
  /** Each entry of a form has its time behind a label: other rows have none of their own. */
  labelledDates?: boolean
}

/** Where a line begins, in reading direction: larger is further in. */
const inset = ({ x, width }: { x: number; width: number }, { rtl }: Page) =>
  rtl ? -(x + width) : x

/** A bullet before the date of a head, and not of something in it: `• Project: Tide clock | May 2021`. */
const isDatedPoint = (line: Line, { range }: DateSpan) =>
  !line.bullet || range || isDatedMark(line) || labelled(line.text)?.kinds.includes('project')

/** Right-to-left pages print a range from left to right as well, dates alone in a cell. */
const inOrder = (span: DateSpan): DateSpan =>
  span.start > span.end && span.start.length === span.end.length
    ? { ...span, start: span.end, end: span.start }
    : span

/** How many of the names that a head has a text holds. */
type Holds = (text: string) => number

/** More than that is a text, whatever it names. */
const LONGEST_STUDY = 140

/** The year of a line that names all a head does: `BSc Physics from Norwood College in 2011 with honours`. */
function yearOf({ cells, bullet, isEntry }: Line, text: string, holds?: Holds): DateSpan | null {
  const [date, ...others] = findDates(text)
  const isStudy = date && others.length === 0 && !date.range && (!bullet || isEntry)
  if (!holds || !isStudy || cells.length > 1 || text.length > LONGEST_STUDY) return null
  return holds(text.slice(0, date.from)) > 1 ? date : null
}

/** A date with which a text closes. */
const isLast = (text: string, { to }: DateSpan) => !/[\p{L}\p{N}]/u.test(text.slice(to))

/** The date of a cell; in a point that is an entry a period stands anywhere, a moment at the end. */
function dateOn(line: Line, text: string, holds?: Holds): DateSpan | null {
  const spans = line.isEntry ? findDates(text) : []
  const own = spans.find(({ range }) => range) ?? spans.find((span) => isLast(text, span))
  return dateIn(text) ?? own ?? yearOf(line, text, holds)
}

function rowOf(
  line: Line,
  columns: readonly string[],
  page: Page,
  dated: boolean,
  holds?: Holds,
): Row {
  const at = line.cells.findIndex(({ text }, index) => {
    // `Date` is a label in front of a value, and today behind `to`
    const isLabel = index < line.cells.length - 1 && labelKinds(text).includes('dates')
    const isFact = page.labelledDates === true && index > 0 && isOtherFact(line)
    const span = isLabel || isFact ? null : dateOn(line, text, holds)
    return span !== null && isDatedPoint(line, span)
  })
  const text = line.cells[at]?.text ?? ''
  const found = at < 0 ? null : dateOn(line, text, holds)
  const pieces = piecesOf(line, found, at, columns)
  const isDated = dated || line.isEntry === true
  const isFirst =
    isDated && found !== null && (found.range || beginsWith(line.cells[0]!.text, found))
  const sentence =
    line.cells.length === 1 &&
    line.headingLevel === 0 &&
    !isFirst &&
    !yearOf(line, text, holds) &&
    pieces.some((piece) => isProse(piece.text))
  const span = sentence || !found ? null : page.rtl ? inOrder(found) : found
  const own = span ? withStatusLast(pieces, at) : piecesOf(line, null, -1, columns)
  const names = own.filter((piece) => !isStudyStatus(piece.text))
  const rest = line.cells.filter((_, index) => index !== at || names.some((one) => one.cell === at))
  const first = rest.find(({ text: other }) => /[\p{L}\p{N}]/u.test(other)) ?? line.cells[0]!
  // what a row of a table tells in a cell of its own makes no head too long
  const told = own.filter(
    ({ label, text: said, cell }) =>
      cell > 0 && line.tableRow >= 0 && (label?.kinds.includes('duties') || isProse(said)),
  )
  const named = told.reduce(
    (whole, piece) => whole.replace(line.cells[piece.cell]!.text, ''),
    line.text,
  )
  return {
    line,
    span,
    datePlace: span ? datePlaceOf(line, at, span) : 'none',
    dateCell: span !== null && own.length > 0 && isOnlyDate(text),
    alone: span !== null && (span.range ? names : own).length === 0,
    prose: columns.length === 0 && span === null && line.cells.some((cell) => isProse(cell.text)),
    duties:
      isDutiesLabel(line) ||
      (own.length > 0 && own.every(({ label }) => label?.kinds.includes('duties'))),
    label: (columns.length === 0 && own[0]?.label?.kinds) || [],
    pieces: own,
    words: wordsIn(span ? named.replace(text.slice(span.from, span.to), ' ') : named),
    bold: first.bold || isRunIn({ cells: [first] }),
    italic: first.italic,
    capitals: isCapitals(first.text),
    inset: page.pdf
      ? inset(span && at === 0 && own.length > 0 ? (line.cells[1] ?? line) : line, page)
      : 0,
  }
}

/** Alone on its line, in brackets or not: 【担当業務】. What else it may be called, its place tells. */
const isDutiesLabel = ({ text, cells }: Line) => {
  const kinds = cells.length === 1 ? labelKinds(text.replace(/[【】[\]［］〔〕<>＜＞]/gu, '')) : []
  return kinds.length === 1 && kinds[0] === 'duties'
}

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Asian letters make a word by twos, about. */
const wordsIn = (text: string) =>
  text.split(/\s+/).length + Math.floor((text.match(ASIAN)?.length ?? 0) / 2)

function datePlaceOf(line: Line, cell: number, span: DateSpan): Row['datePlace'] {
  const { text } = line.cells[cell]!
  const front = cell === 0 && beginsWith(text, span)
  const behind = text.slice(span.to).trim()
  const isClosed = span.range && isStudyStatus(behind)
  const end = cell === line.cells.length - 1 && (isClosed || isLast(text, span))
  if (front && end) return 'alone'
  return front ? 'front' : end ? 'end' : 'inside'
}

/** Points by which lines of one axis differ in where their middle is. */
const SAME_MIDDLE = 4

/** Share of values within a few points of their median. */
function near(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  return values.filter((value) => Math.abs(value - middle) <= SAME_MIDDLE).length / values.length
}

/** True for lines that are set to the middle of their column: where they begin says nothing. */
function isCentered(lines: readonly Line[]): boolean {
  if (lines.length < 4) return false
  return (
    near(lines.map(({ x, width }) => x + width / 2)) > 0.7 && near(lines.map(({ x }) => x)) < 0.6
  )
}

/** Flows that overlap by this share of the narrower one stand in one column. */
const SAME_COLUMN = 0.3

/**
 * Where the column of each line begins: cards side by side and sidebars begin where they do, and
 * that says nothing about their lines.
 */
function columnEdges(lines: readonly Line[], page: Page): Map<Line, number> {
  interface Column {
    from: number
    to: number
    lines: Line[]
  }
  const columns: Column[] = []
  for (const own of Map.groupBy(lines, ({ flow, page: at }) => flow ?? String(at)).values()) {
    const from = Math.min(...own.map(({ x }) => x))
    const to = Math.max(...own.map(({ x, width }) => x + width))
    const same = columns.find((column) => {
      const shared = Math.min(to, column.to) - Math.max(from, column.from)
      return shared > SAME_COLUMN * Math.min(to - from, column.to - column.from)
    })
    if (same)
      Object.assign(same, {
        from: Math.min(from, same.from),
        to: Math.max(to, same.to),
        lines: [...same.lines, ...own],
      })
    else columns.push({ from, to, lines: own })
  }
  return new Map(
    columns.flatMap(({ from, to, lines: own }) => {
      const centered = isCentered(own)
      return own.map((line): [Line, number] => [
        line,
        centered ? inset(line, page) : page.rtl ? -to : from,
      ])
    }),
  )
}

/** The first row of a table, which names its columns: `근무기간 | 회사명 | 직위`. */
const isColumnHeads = ({ cells }: Line) =>
  cells.length > 1 &&
  cells.every(({ text }) => labelKinds(text).length > 0 || /^[^\p{N}]{1,12}$/u.test(text)) &&
  cells.filter(({ text }) => labelKinds(text).length > 0).length >= Math.max(2, cells.length - 1)

/** A column of when or of what was done: `期間`, `내용`. */
const isOfCourse = (text: string) => {
  const kinds = labelKinds(text)
  return kinds.includes('dates') || kinds.includes('duties')
}

/** The first row of such a table: below 内容 it says what somebody was. */
const asHead = (line: Line): Line =>
  line.tableRow >= 0 && line.cells.length > 1 && beginsWithDate(line)
    ? withCells(
        line,
        line.cells.map((cell) => ({ ...cell, label: undefined })),
      )
    : line

/** The same names of columns more than once, of when and of what was done. */
const isOfEach = (heads: readonly Line[]) =>
  heads.length > 1 && heads[0]!.cells.every(({ text }) => isOfCourse(text))

/** Share of lines from which on a section is a list of dates. */
const MOSTLY = 0.5

/** Where most lines begin with a date, it is that of an entry, however long the line. */
function startWithDates(lines: readonly Line[]): boolean {
  const first = lines.filter(({ continues, bullet }) => !continues && !bullet)
  const dated = first.filter(beginsWithDate)
  return dated.length > 1 && dated.length > first.length * MOSTLY
}

/** The rows of a section's lines. */
export function rowsOf(lines: readonly Line[], page: Page, holds?: Holds): Row[] {
  // where places are not real, the first edge of a line is how far in it stands, in any direction
  const depth = depthIn(lines, (line) => (page.pdf ? inset(line, page) : line.x))
  // a sign alone, such as a bullet that was raised, says nothing
  const written = lines.filter((line) => /[\p{L}\p{N}]/u.test(line.text) && !line.header)
  const points = datedList(written, depth)
  const printed = wholeLines(points ?? written)
  const edges = columnEdges(printed, page)
  const named = printed.filter(isColumnHeads)
  const [first] = named
  const isHeads = (line: Line) => first !== undefined && line.text === first.text
  // a table below each job, of when and what, names no part of its head
  const isBelowEach = isOfEach(named) || isOfEach(lines.filter(({ header }) => header))
  const heads = isBelowEach ? undefined : first
  const columns = heads?.cells.map(({ text }) => text.trim()) ?? []
  const dated = startWithDates(printed) || points !== null
  const form = { ...page, labelledDates: haveLabelledDates(printed) }
  return printed
    .filter((line) => !isHeads(line))
    .map((line) => {
      const own = line.cells.length === columns.length ? columns : []
      const row = rowOf(isBelowEach ? asHead(line) : line, own, form, dated, holds)
      // Where places are not real, lists alone know how far in they stand.
      return { ...row, inset: page.pdf ? row.inset - edges.get(line)! : depth(line) }
    })
}
