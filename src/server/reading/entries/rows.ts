/** The lines of a section with what they say about entries: a date, phrases, or details. */
import type { Line } from '../document.ts'
import { isCapitals, lookOf, sameLook } from '../look.ts'
import { labelKinds } from '../lexicon/labels.ts'
import type { DateSpan } from '../fields/dates.ts'
import { isDuration } from '../fields/durations.ts'
import { dateIn, isOnlyDate, piecesOf, type Piece } from './pieces.ts'
import { isProse } from '../fields/prose.ts'
import { joinWrapped } from '../fields/rich.ts'

export interface Row {
  line: Line
  span: DateSpan | null
  /** Where on the line the date stands. */
  datePlace: 'none' | 'alone' | 'front' | 'inside' | 'end'
  /** The date stands on a line of its own. */
  alone: boolean
  /** Running text: long, or ending like a sentence. */
  prose: boolean
  /** Says only what somebody did there: `Responsibilities: …`, 事業内容：…. */
  duties: boolean
  pieces: Piece[]
  words: number
  /** How the first phrase that is no date is set. */
  bold: boolean
  italic: boolean
  capitals: boolean
  /** Where the line begins, in reading direction: larger is further in. 0 where places are unknown. */
  inset: number
}

/** What is known about the page that lines stand on. */
export interface Page {
  /** Places are real, so indentation means something. */
  pdf: boolean
  /** Lines begin at the right. */
  rtl: boolean
}

/** Where a line begins, in reading direction: larger is further in. */
const inset = ({ x, width }: { x: number; width: number }, { rtl }: Page) =>
  rtl ? -(x + width) : x

/** A bullet in front of a date that says when a head was, and not when something in it happened. */
const isDatedPoint = (line: Line, span: DateSpan) => !line.bullet || span.range

function rowOf(line: Line, columns: readonly string[], page: Page): Row {
  const at = line.cells.findIndex(({ text }) => {
    const span = dateIn(text)
    return span !== null && isDatedPoint(line, span)
  })
  const text = line.cells[at]?.text ?? ''
  const found = at < 0 ? null : dateIn(text)
  const pieces = piecesOf(line, found, at, columns)
  const sentence = line.cells.length === 1 && pieces.some((piece) => isProse(piece.text))
  const span = sentence ? null : found
  const own = span ? pieces : piecesOf(line, null, -1, columns)
  const rest = line.cells.filter(
    (_, index) => index !== at || own.some(({ cell }) => cell === index),
  )
  const first = rest.find(({ text: other }) => /[\p{L}\p{N}]/u.test(other)) ?? line.cells[0]!
  return {
    line,
    span,
    datePlace: span ? datePlaceOf(line, at, span) : 'none',
    alone: span !== null && own.length === 0,
    prose: columns.length === 0 && isProse(line.text) && span === null,
    duties: own.length > 0 && own.every(({ label }) => label?.kinds.includes('duties')),
    pieces: own,
    words: wordsIn(line.text),
    bold: first.bold,
    italic: first.italic,
    capitals: isCapitals(first.text),
    inset: page.pdf
      ? inset(span && at === 0 && own.length > 0 ? (line.cells[1] ?? line) : line, page)
      : 0,
  }
}

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Asian letters make a word by twos, about. */
const wordsIn = (text: string) =>
  text.split(/\s+/).length + Math.floor((text.match(ASIAN)?.length ?? 0) / 2)

function datePlaceOf(line: Line, cell: number, span: DateSpan): Row['datePlace'] {
  const { text } = line.cells[cell]!
  const front = cell === 0 && text.slice(0, span.from).trim() === ''
  const end = cell === line.cells.length - 1 && !/[\p{L}\p{N}]/u.test(text.slice(span.to))
  if (front && end) return 'alone'
  return front ? 'front' : end ? 'end' : 'inside'
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
    if (brokenDate || open || isRestOfHead(last, line) || isRestOfCell(last, line))
      whole[whole.length - 1] = both
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

/** The last cell of a row goes on below itself with a small letter. */
const isRestOfCell = (last: Line, line: Line) =>
  last.cells.length > 1 &&
  line.continues &&
  Math.abs(line.x - last.cells.at(-1)!.x) <= INDENT &&
  /^\p{Ll}/u.test(line.text) &&
  !isProse(last.cells.at(-1)!.text) &&
  !isProse(line.text)

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

/** Points by which cells of one column differ in where they begin, at most. */
const INDENT = 5

/** Points by which lines of one axis differ in where their middle is. */
const SAME_MIDDLE = 4

/** True for lines that are set to the middle of their column: where they begin says nothing. */
function isCentered(lines: readonly Line[]): boolean {
  if (lines.length < 4) return false
  const near = (values: number[]) => {
    const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
    return values.filter((value) => Math.abs(value - middle) <= SAME_MIDDLE).length / values.length
  }
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
  const printed = joinBroken(
    raiseMargins(
      withoutDots(
        lines.filter((line) => line.text.trim() && !(line.header && isColumnHeads(line))),
      ),
    ),
  )
  const edges = columnEdges(printed, page)
  const heads = printed.find(isColumnHeads)
  const columns = heads?.cells.map(({ text }) => text.trim()) ?? []
  return printed
    .filter((line) => line !== heads)
    .map((line) => {
      const row = rowOf(line, line.cells.length === columns.length ? columns : [], page)
      return { ...row, inset: page.pdf ? row.inset - edges.get(line)! : 0 }
    })
}
