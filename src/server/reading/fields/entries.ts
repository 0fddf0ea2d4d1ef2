/**
 * Jobs, studies and projects are printed as entries: a head of one to three lines with a date, then
 * details. Within one section all entries are built alike, so how the first one is built (how many
 * lines stand above its date, where text begins, what is bold) tells where the others begin.
 */
import type { Line } from '../document.ts'
import { isPlace } from '../lexicon/cues.ts'
import { labelled } from '../lexicon/labels.ts'
import { lookOf, sameLook } from '../look.ts'
import type { DateSpan } from './dates.ts'
import { dateIn, piecesOf, type Piece } from './pieces.ts'

/** One entry as printed; what its phrases mean is for the section to say. */
export interface Entry {
  pieces: Piece[]
  span: DateSpan | null
  /** Lines of the head. */
  head: Line[]
  details: Line[]
}

interface Row {
  line: Line
  span: DateSpan | null
  /** Cell that holds the date. */
  cell: number
  /** Looks like a part of the details: bullet, indented, or a sentence. */
  detail: boolean
  pieces: Piece[]
}

/** A line of this many letters without a date is a sentence, whatever it looks like. */
const SENTENCE = { latin: 90, asian: 34 }
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** True for running text: long, or ending like a sentence. */
export function isProse(text: string): boolean {
  const asian = (text.match(ASIAN)?.length ?? 0) / Math.max(1, text.length) > 0.4
  if (text.length > (asian ? SENTENCE.asian : SENTENCE.latin)) return true
  if (/[。！；]$/u.test(text) && text.length > 8) return true
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  return (
    words.length >= 5 && /\p{Ll}{3,}[.!]$/u.test(last) && !/^\p{Lu}[\p{Ll}]{0,4}\.$/u.test(last)
  )
}

/** Points by which details are indented, at least. */
const INDENT = 5

function rowOf(line: Line, row: number): Row {
  for (const [cell, { text }] of line.cells.entries()) {
    const span = dateIn(text)
    if (span && !(line.bullet && !span.range)) {
      return { line, span, cell, detail: false, pieces: piecesOf(line, row, span, cell) }
    }
  }
  return {
    line,
    span: null,
    cell: -1,
    detail: line.bullet || isProse(line.text),
    pieces: piecesOf(line, row, null, -1),
  }
}

/** Where heads begin: the leftmost of the lines with dates, or of all. Dates on the left do not count. */
function textEdge(rows: readonly Row[]): number {
  const dated = rows.filter(({ span }) => span)
  const edges = (dated.length ? dated : rows).map(({ line, cell, pieces }) => {
    const next = cell === 0 && line.cells.length > 1 ? line.cells[1] : undefined
    return next && pieces.length ? next.x : line.x
  })
  return Math.min(...edges)
}

function markDetails(rows: Row[], pdf: boolean): void {
  const edge = textEdge(rows)
  const allBullets = rows.every(({ line }) => line.bullet)
  const datesLeft = rows.some(
    ({ span, cell, line, pieces }) =>
      span && cell === 0 && (line.cells.length > 1 || pieces.length === 0) && line.x < edge,
  )
  rows.forEach((row, at) => {
    if (row.span) {
      // a bullet or a sentence that mentions a range belongs to the details of entries with heads
      row.detail =
        !allBullets &&
        ((row.line.bullet &&
          rows[0] !== row &&
          rows.some((other) => other.span && !other.line.bullet)) ||
          (isProse(row.line.text) && row.line.cells.length === 1))
      if (row.detail) row.span = null
      return
    }
    if (allBullets && !row.line.continues) row.detail = isProse(row.line.text)
    if (row.line.continues && at > 0) row.detail = row.detail || rows[at - 1]!.detail
    if (pdf && !datesLeft && row.line.x > edge + INDENT && row.line.region !== 'header')
      row.detail = true
  })
}

/** How many phrases a head needs before what follows can be details. */
const enough = (pieces: readonly Piece[], needed: number) =>
  pieces.filter(({ text, label }) => !label && !isPlace(text)).length >= needed

/** Lines above a date that may belong to its entry. */
const MOST_ABOVE = 3
const MOST_HEAD = 5

/** The rows above the first date, when they read as a head. */
function rowsAbove(rows: readonly Row[]): number {
  const first = rows.findIndex(({ span }) => span)
  let above = 0
  while (above < Math.min(first, MOST_ABOVE) && !rows[first - 1 - above]!.detail) above++
  return above
}

/** How many of the rows right above row `at` belong to its head. */
function aboveAt(rows: readonly Row[], at: number, from: number, most: number): number {
  let above = 0
  while (above < most && at - 1 - above >= from) {
    const row = rows[at - 1 - above]!
    if (row.detail || row.span || row.line.continues) break
    above++
  }
  return above
}

/** The first row of each entry, by dates. */
function startsByDates(rows: readonly Row[], needed: number): number[] {
  const most = rowsAbove(rows)
  const starts: number[] = []
  let from = 0
  rows.forEach((row, at) => {
    if (!row.span) return
    const start = at - aboveAt(rows, at, from, most)
    starts.push(start)
    from = at + 1
    // the rest of this head is not the next one's
    const head = rows.slice(start, from)
    while (
      from < rows.length &&
      !rows[from]!.detail &&
      !rows[from]!.span &&
      !enough(
        head.flatMap(({ pieces }) => pieces),
        needed,
      )
    ) {
      head.push(rows[from]!)
      from++
    }
  })
  return starts
}

/** Entries without dates: lines that look like heads among lines that do not. */
function startsByLook(rows: readonly Row[], starts: readonly number[], needed: number): number[] {
  const first = rows[starts[0] ?? 0]
  if (!first) return []
  const look = lookOf(first.line)
  const plain = rows.filter(
    (row) =>
      !sameLook(lookOf(row.line), look) ||
      row.detail !== first.detail ||
      row.line.bullet !== first.line.bullet,
  )
  if (plain.length === 0)
    return starts.length ? [] : rows.flatMap((row, at) => (row.line.continues ? [] : [at]))
  return rows.flatMap((row, at) => {
    const previous = rows[at - 1]
    const begins =
      !row.detail &&
      !row.line.continues &&
      sameLook(lookOf(row.line), look) &&
      (at === 0 || (previous?.detail ?? false))
    const inHead = starts.some((start) => at > start && at - start < needed)
    return begins && !inHead && (at === 0 || look.bold || look.level > 0 || !first.line.bullet)
      ? [at]
      : []
  })
}

function entryOf(rows: readonly Row[], needed: number): Entry {
  const head: Row[] = []
  for (const row of rows) {
    if (head.length >= MOST_HEAD) break
    const dated = head.some(({ span }) => span)
    const complete = enough(
      head.flatMap(({ pieces }) => pieces),
      needed,
    )
    const adds = row.span
      ? !dated
      : !row.detail &&
        (!complete || row.pieces.every(({ text, label }) => label !== null || isPlace(text)))
    if (head.length > 0 && !adds) break
    head.push(row)
  }
  return {
    pieces: head.flatMap(({ pieces }, row) => pieces.map((piece) => ({ ...piece, row }))),
    span: head.find(({ span }) => span)?.span ?? null,
    head: head.map(({ line }) => line),
    details: rows.slice(head.length).map(({ line }) => line),
  }
}

/**
 * The entries of a section's lines.
 *
 * @param needed phrases that a head has at least: 2 for a job (company, title), 1 for a project
 * @param pdf true when places on the page are real, so that indentation means something
 */
export function splitEntries(lines: readonly Line[], needed: number, pdf: boolean): Entry[] {
  const rows = lines.filter(({ text }) => text.trim()).map(rowOf)
  if (rows.length === 0) return []
  markDetails(rows, pdf)
  const dated = rows.some(({ span }) => span) ? startsByDates(rows, needed) : []
  const starts = [...new Set([...dated, ...startsByLook(rows, dated, needed)])].toSorted(
    (a, b) => a - b,
  )
  if (starts[0] !== 0) starts.unshift(0)
  return starts.map((start, at) => entryOf(rows.slice(start, starts[at + 1]), needed))
}

/** True when a line is a label for what follows: `Responsibilities:`. */
export function isLabelLine(line: Line): boolean {
  const parts = labelled(line.text)
  return parts !== null && parts.value === '' && parts.kinds.length > 0
}
