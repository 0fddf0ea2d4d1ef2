/** The lines of a section with what they say about entries: a date, phrases, or details. */
import type { Line } from '../document.ts'
import { lookOf, sameLook } from '../look.ts'
import type { DateSpan } from './dates.ts'
import { isDuration } from './durations.ts'
import { dateIn, isOnlyDate, piecesOf, type Piece } from './pieces.ts'
import { labelKinds } from '../lexicon/labels.ts'
import { joinWrapped } from './rich.ts'

export interface Row {
  line: Line
  span: DateSpan | null
  /** Cell that holds the date; -1 without one. */
  cell: number
  /** Looks like a part of the details: bullet, indented, or a sentence. */
  detail: boolean
  /** Says only what somebody did there: `Responsibilities: …`, 事業内容：…. */
  duties: boolean
  pieces: Piece[]
}

/** What is known about the page that lines stand on. */
export interface Page {
  /** Places are real, so indentation means something. */
  pdf: boolean
  /** Lines begin at the right. */
  rtl: boolean
}

/** A line of this many letters without a date is a sentence, whatever it looks like. */
const SENTENCE = { latin: 90, asian: 34 }
/** Longest head of an entry: school and degree in full, set in bold. */
const LONGEST_NAME = 160
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,4}\.$/u

/** True for running text: long, or ending like a sentence. */
export function isProse(text: string): boolean {
  const asian = (text.match(ASIAN)?.length ?? 0) / Math.max(1, text.length) > 0.4
  if (text.length > (asian ? SENTENCE.asian : SENTENCE.latin)) return true
  if (/[。！；]$/u.test(text) && text.length > 8) return true
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length >= 3 && /^\p{Ll}+[.!]$/u.test(last) && !ABBREVIATION.test(last)
}

/** Where a line begins, in reading direction: larger is further in. */
const inset = ({ x, width }: { x: number; width: number }, { rtl }: Page) =>
  rtl ? -(x + width) : x

function rowOf(line: Line, columns: readonly string[]): Row {
  for (const [cell, { text }] of line.cells.entries()) {
    const span = dateIn(text)
    if (!span || (line.bullet && !span.range)) continue
    const pieces = piecesOf(line, span, cell, columns)
    const sentence = line.cells.length === 1 && pieces.some((piece) => isProse(piece.text))
    if (!sentence) return { line, span, cell, detail: false, duties: false, pieces }
  }
  const pieces = piecesOf(line, null, -1, columns)
  const duties = pieces.length > 0 && pieces.every(({ label }) => label?.kinds.includes('duties'))
  // a long name set in bold is a name
  const prose = isProse(line.text) && !(line.bold && line.text.length < LONGEST_NAME)
  const detail = line.bullet || duties || (columns.length === 0 && prose)
  return { line, span: null, cell: -1, detail, duties, pieces }
}

/** The end of a line that goes on: a dash, comma or word that needs something behind it. */
const OPEN_END = /(?:[-–—~〜,،、&/(（]|\s(?:de|of|and|und|et|y|e|di|del|der|für|for|في|من|ve))$/iu

function joined(first: Line, second: Line): Line {
  const cells = [...first.cells]
  const last = cells.at(-1)!
  const text = joinWrapped(last.text, second.text)
  cells[cells.length - 1] = { ...last, text }
  return {
    ...first,
    cells,
    text: cells.map((cell) => cell.text).join('\t'),
    links: [...first.links, ...second.links],
  }
}

/** The rest of a date that a narrow column broke is this short: `3月`, `diciembre de 2017`. */
const REST_OF_DATE = 24

/**
 * A row of a table whose first cell holds a date that goes on in the row below: both as one line,
 * and what stands beside the rest of the date. Null when the date is whole.
 */
function joinFirstCells(last: Line, line: Line): [Line, Line | null] | null {
  const [first, ...others] = last.cells
  const [rest, ...beside] = line.cells
  if (!first || !rest || others.length === 0 || Math.abs(first.x - rest.x) > INDENT) return null
  if (rest.text.length > REST_OF_DATE) return null
  const text = joinWrapped(first.text, rest.text)
  const range = dateIn(text)
  const whole = dateIn(first.text)
  const broken = range && range.from < first.text.length && range.to > first.text.length
  const better = range && (!whole || (range.range && !whole.range) || range.end !== whole.end)
  if (!broken || !better || range.to - range.from < text.trim().length - 1) return null
  const below = beside.length > 0 ? withCells({ ...line, x: beside[0]!.x }, beside) : null
  return [withCells(last, [{ ...first, text }, ...others]), below]
}

/** Joins wrapped lines where the first half cannot stand alone: a date or a name broken in two. */
function joinBroken(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const rows = last && last.page === line.page ? joinFirstCells(last, line) : null
    if (rows) {
      whole.splice(-1, 1, ...rows.filter((row) => row !== null))
      continue
    }
    if (!last || line.bullet || line.cells.length > 1 || last.bullet || last.page !== line.page) {
      whole.push(line)
      continue
    }
    const both = joined(last, line)
    const printed = last.cells.at(-1)!.text
    const range = dateIn(both.cells.at(-1)!.text)
    const brokenDate =
      range?.range === true && range.from < printed.length && range.to > printed.length
    const open =
      (line.continues || isClose(line)) && !isProse(last.text) && OPEN_END.test(last.text)
    if (brokenDate || open || isRestOfHead(last, line)) whole[whole.length - 1] = both
    else whole.push(line)
  }
  return whole
}

/** Space above a line that goes on, in heights of the line, at most. */
const CLOSE = 0.8

/** Nobody begins a line with a small letter, unless it goes on. */
const isClose = (line: Line) => /^\p{Ll}/u.test(line.text) && line.gapBefore < CLOSE

/**
 * `Baccalauréat littéraire, mention` / `bien`: set alike, and no line begins like the second. What
 * is bold goes on with a capital as well.
 */
const isRestOfHead = (last: Line, line: Line) =>
  (line.continues ? line.bold || /^\p{Ll}/u.test(line.text) : line.bold && isClose(line)) &&
  last.cells.length === 1 &&
  sameLook(lookOf(line), lookOf(last)) &&
  !isProse(last.text) &&
  !isProse(line.text) &&
  !/[.:;!?]$/u.test(last.text)

const withCells = (line: Line, cells: Line['cells']): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('\t'),
})

/** Lines within which a date in the margin finds its head. */
const MARGIN_REACH = 3

/**
 * Some layouts print dates in a margin beside the entry, a line or two below its first: the date
 * then shares a line with the details. It goes up to the head; how long it took is dropped, since
 * that follows from the dates.
 */
function raiseMargins(lines: readonly Line[]): Line[] {
  const raised = [...lines]
  raised.forEach((line, at) => {
    const last = line.cells.at(-1)!
    if (line.cells.length < 2 || !(line.bullet || line.continues || isProse(line.cells[0]!.text)))
      return
    if (isDuration(last.text)) raised[at] = withCells(line, line.cells.slice(0, -1))
    else if (isOnlyDate(last.text)) {
      const above = raised
        .slice(Math.max(0, at - MARGIN_REACH), at)
        .findLastIndex((other) => !other.bullet && !other.continues)
      if (above < 0) return
      const head = Math.max(0, at - MARGIN_REACH) + above
      if (raised[head]!.cells.some(({ text }) => dateIn(text))) return
      raised[head] = withCells(raised[head]!, [...raised[head]!.cells, last])
      raised[at] = withCells(line, line.cells.slice(0, -1))
    }
  })
  return raised
}

/** Where heads begin: the outermost of the lines with dates, or of all. Dates in front do not count. */
function headEdge(rows: readonly Row[], page: Page): number {
  const dated = rows.filter(({ span }) => span)
  return Math.min(
    ...(dated.length > 0 ? dated : rows).map(({ line, cell, pieces }) => {
      const behindDate = cell === 0 && pieces.length > 0 ? line.cells[1] : undefined
      return inset(behindDate ?? line, page)
    }),
  )
}

/** The edges of the flows that have heads of their own: cards side by side do not begin alike. */
function flowEdges(rows: readonly Row[], page: Page): Map<string | undefined, number> {
  const flows = [...Map.groupBy(rows, ({ line }) => line.flow)]
  const own = flows.filter(([, inFlow]) => inFlow.some(({ span }) => span))
  return new Map(own.map(([flow, inFlow]) => [flow, headEdge(inFlow, page)]))
}

/** Points by which details are indented, at least. */
const INDENT = 5

function markDetails(rows: Row[], page: Page): void {
  const common = headEdge(rows, page)
  const edges = flowEdges(rows, page)
  const allBullets = rows.every(({ line }) => line.bullet)
  const headsWithoutBullets = rows.some(({ span, line }) => span && !line.bullet)
  // dates set out in front of the text: then the text's own edge says nothing about details
  const datesInFront = rows.some(
    ({ span, cell, line }) => span && cell === 0 && inset(line, page) < common - INDENT,
  )
  rows.forEach((row, at) => {
    const { line } = row
    const edge = edges.get(line.flow) ?? common
    if (row.span && line.bullet && headsWithoutBullets)
      Object.assign(row, { detail: true, span: null })
    if (row.span) return
    if (allBullets) row.detail = line.continues || isProse(line.text)
    if (line.continues && at > 0) row.detail ||= rows[at - 1]!.detail
    if (page.pdf && !datesInFront && inset(line, page) > edge + INDENT && line.cells.length === 1)
      row.detail = true
  })
}

/** The first row of a table, which names its columns: `근무기간 | 회사명 | 직위`. */
const isColumnHeads = ({ cells }: Line) =>
  cells.length > 1 &&
  cells.every(({ text }) => labelKinds(text).length > 0 || /^[^\p{N}]{1,12}$/u.test(text)) &&
  cells.filter(({ text }) => labelKinds(text).length > 0).length >= Math.max(2, cells.length - 1)

/** Lines within which the head that a dot marks has its date. */
const DOTTED_HEAD = 3

/**
 * Timelines mark heads by dots, which are no bullets: such a line is bold, and lines without
 * bullets follow, one of them with the date.
 */
function withoutDots(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    if (!line.bullet || !line.bold) return line
    const below = lines.slice(at + 1, at + 1 + DOTTED_HEAD)
    const next = below.findIndex(({ bullet }) => bullet)
    const head = next < 0 ? below : below.slice(0, next)
    const isHead = head[0]?.bold === false && head.some(({ cells }) => cells.some(isDated))
    return isHead ? { ...line, bullet: false } : line
  })
}

const isDated = ({ text }: { text: string }) => isOnlyDate(text)

/** The rows of a section's lines. */
export function rowsOf(lines: readonly Line[], page: Page): Row[] {
  const printed = joinBroken(raiseMargins(withoutDots(lines.filter(({ text }) => text.trim()))))
  const heads = printed.find(isColumnHeads)
  const columns = heads?.cells.map(({ text }) => text.trim()) ?? []
  const rows = printed
    .filter((line) => line !== heads)
    .map((line) => rowOf(line, line.cells.length === columns.length ? columns : []))
  if (rows.length > 0) markDetails(rows, page)
  return rows
}
