/**
 * Jobs, studies and projects are printed as entries: a head of one to three lines with a date, then
 * details. Within one section all entries are built alike, so how the first one is built (how many
 * lines stand above its date, what is bold) tells where the others begin.
 */
import type { Line } from '../document.ts'
import { isPlace } from '../lexicon/places.ts'
import { lookOf, sameLook } from '../look.ts'
import type { DateSpan } from './dates.ts'
import type { Piece } from './pieces.ts'
import { rowsOf, type Page, type Row } from './rows.ts'

/** One entry as printed; what its phrases mean is for the section to say. */
export interface Entry {
  pieces: Piece[]
  span: DateSpan | null
  /** Lines of the head. */
  head: Line[]
  details: Line[]
}

/** How heads are built in a section. */
export interface HeadRules {
  /** Phrases that a head has at least: 2 for a job (company, title), 1 for a project. */
  needed: number
  /** How many of them one phrase holds: 2 for `Engineer, Acme`. */
  holds: (text: string) => number
}

/** Lines above a date that may belong to its entry, and lines of a head. */
const MOST_ABOVE = 3
const MOST_HEAD = 5

const isMain = ({ text, label }: Piece) => !label && !isPlace(text)

/** True when phrases make a whole head, so that what follows can be details. */
function complete(rows: readonly Row[], rules: HeadRules): boolean {
  const held = rows
    .flatMap(({ pieces }) => pieces)
    .filter(isMain)
    .reduce((sum, { text }) => sum + rules.holds(text), 0)
  return held >= rules.needed
}

/** The rows above the first date, when they read as a head. */
function rowsAboveFirst(rows: readonly Row[]): number {
  const first = rows.findIndex(({ span }) => span)
  let above = 0
  while (above < Math.min(first, MOST_ABOVE) && !rows[first - 1 - above]!.detail) above++
  return above
}

/** How many of the rows right above row `at` belong to its head. */
function rowsAbove(rows: readonly Row[], at: number, from: number, most: number): number {
  let above = 0
  while (above < most && at - 1 - above >= from) {
    const row = rows[at - 1 - above]!
    if (row.detail || row.span || row.line.continues) break
    above++
  }
  return above
}

/** The first row of each entry, by dates, and how many rows with phrases stand below its date. */
function startsByDates(
  rows: readonly Row[],
  rules: HeadRules,
): { starts: number[]; below: number } {
  const most = rowsAboveFirst(rows)
  const starts: number[] = []
  let below = 0
  let from = 0
  rows.forEach((row, at) => {
    if (!row.span) return
    const start = at - rowsAbove(rows, at, from, most)
    const isFirst = starts.length === 0
    starts.push(start)
    // the rest of this head is not the next one's; what the first head had no need of, none has
    let taken = 0
    for (from = at + 1; from < rows.length; from++) {
      const next = rows[from]!
      if (next.detail || next.span) break
      if (!next.pieces.some(isMain)) continue
      if (complete(rows.slice(start, from), rules) || (!isFirst && most > 0 && taken >= below))
        break
      taken++
    }
    if (isFirst) below = taken
  })
  return { starts, below: most > 0 ? below : MOST_HEAD }
}

/** A gap this much larger than the usual one parts entries; smaller ones are kept alike. */
const LARGE_GAP = 1.5
const ALIKE = 0.75

/** Entries of lines that all look alike: by the space between them, else one a line. */
function startsByGaps(rows: readonly Row[]): number[] {
  const gaps = rows.slice(1).map(({ line }) => line.gapBefore)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const largest = Math.max(0, ...gaps)
  if (usual > 0 && largest >= usual * LARGE_GAP) {
    return rows.flatMap(({ line }, at) =>
      at === 0 || line.gapBefore >= largest * ALIKE ? [at] : [],
    )
  }
  return rows.flatMap(({ line, detail }, at) =>
    line.continues || (detail && at > 0 && !line.bullet) ? [] : [at],
  )
}

/** Entries without dates: lines that look like heads among lines that do not. */
function startsByLook(rows: readonly Row[], dated: readonly number[], rules: HeadRules): number[] {
  const first = rows[dated[0] ?? 0]!
  const look = lookOf(first.line)
  const isLike = (row: Row) =>
    sameLook(lookOf(row.line), look) &&
    row.line.bullet === first.line.bullet &&
    row.detail === first.detail
  const uniform = rows.every(
    ({ line }) => sameLook(lookOf(line), look) && line.bullet === first.line.bullet,
  )
  if (uniform) return dated.length > 0 ? [] : startsByGaps(rows)
  const marked = look.bold || look.level > 0 || !first.line.bullet
  return rows.flatMap((row, at) => {
    const begins =
      isLike(row) && !row.detail && !row.line.continues && (at === 0 || rows[at - 1]!.detail)
    const inHead = dated.some((start) => at > start && at - start < rules.needed)
    return begins && !inHead && (at === 0 || marked) ? [at] : []
  })
}

function entryOf(rows: readonly Row[], rules: HeadRules, below: number): Entry {
  const head: Row[] = []
  const details: Row[] = []
  let taken = 0
  for (const row of rows.slice(0, MOST_HEAD)) {
    const dated = head.some(({ span }) => span)
    const whole = complete(head, rules)
    // a line about the company between its name and the title
    if (row.duties && head.length > 0 && !whole) {
      details.push(row)
      continue
    }
    const isMore = !row.pieces.some(isMain) || (!whole && (!dated || taken < below))
    if (head.length > 0 && (row.span ? dated : row.detail || !isMore)) break
    if (dated && row.pieces.some(isMain)) taken++
    head.push(row)
  }
  details.push(...rows.slice(head.length + details.length))
  return {
    pieces: head.flatMap(({ pieces }, row) => pieces.map((piece) => ({ ...piece, row }))),
    span: head.find(({ span }) => span)?.span ?? null,
    head: head.map(({ line }) => line),
    details: details.map(({ line }) => line),
  }
}

/** The entries of a section's lines. */
export function splitEntries(lines: readonly Line[], rules: HeadRules, page: Page): Entry[] {
  const rows = rowsOf(lines, page)
  if (rows.length === 0) return []
  const dated = startsByDates(rows, rules)
  const starts = new Set([0, ...dated.starts, ...startsByLook(rows, dated.starts, rules)])
  const sorted = [...starts].toSorted((a, b) => a - b)
  return sorted.map((start, at) => entryOf(rows.slice(start, sorted[at + 1]), rules, dated.below))
}
