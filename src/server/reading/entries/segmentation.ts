/**
 * Jobs, studies and projects are printed as entries: a head of a few lines, then details. Within
 * one section all heads are built alike. So no line is judged alone: each head that could be one is
 * tried as the section's template, the whole section is parted by it at the least cost, and the
 * template that explains all lines most cheaply wins (minimum description length).
 */
import type { Line } from '../document.ts'
import { isPlace } from '../lexicon/places.ts'
import type { DateSpan } from '../fields/dates.ts'
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
  /** How clearly a phrase names one of them, from 0. */
  names: (text: string) => number
}

/** Lines of a head, at most. */
const MOST_HEAD = 5
/** Heads tried as templates, at most; one of each form, the likeliest first. */
const MOST_TEMPLATES = 48

/**
 * What it costs to explain lines as parts of entries, in nats or so: weighed by hand on made and
 * real documents, none of them alone. A row of the table is an observation about resumes.
 */
const COST = {
  /** An entry more: so that lines are not parted without need. */
  entry: 2,
  /** A line more in a head. */
  headLine: 0.35,
  /** A head without any name. */
  nameless: 9,
  /** A head that names less than such heads do. */
  incomplete: 1.2,
  /** More phrases than a head needs. */
  crowded: 0.5,
  /** A head without a date, where the template has one. */
  undated: 1.8,
  /** A date where the template has none. */
  unexpectedDate: 0.8,
  /** A second date on another line of the head; ranges stacked upon each other are one job. */
  secondDate: { stacked: 0.4, apart: 4 },
  /** A line before the first entry. */
  preamble: 2.2,
  /** Lines as parts of a head. */
  head: {
    bullet: 3,
    prose: 4,
    continues: 2.5,
    small: 2,
    sentence: 1.2,
    duties: 4,
    deeper: 1,
    far: 1.5,
  },
  /** Lines as details. */
  detail: {
    range: 4.5,
    date: 2.2,
    standsOut: 1.6,
    named: 0.8,
    place: 0.8,
    apart: 0.5,
    likeStart: 1.6,
    bullet: -1,
    prose: -1,
  },
  /** Where a head differs from the template. */
  unlike: {
    bold: 1,
    size: 1.2,
    italic: 0.5,
    capitals: 0.4,
    bullet: 2.5,
    date: 0.9,
    place: 0.9,
    inset: 0.9,
    cells: 0.3,
    missingRow: 0.7,
  },
} as const

/** Words of a line that is still a name, about. */
const LONG_HEAD = 14
/** Points by which what is indented stands further in, at least. */
const INDENT = 5
/** Sizes of one style differ by rounding alone. */
const SAME_SIZE = 0.4
/** A gap this much larger than the usual one parts blocks. */
const LARGE_GAP = 1.5

const isMain = ({ text, label }: Piece) => !label && !isPlace(text)

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What all lines of a section have in common, to which each is compared. */
interface Usual {
  bold: boolean
  size: number
  gap: number
}

function usualOf(rows: readonly Row[]): Usual {
  return {
    bold: rows.filter(({ bold }) => bold).length > rows.length / 2,
    size: median(rows.map(({ line }) => line.fontSize)),
    gap: median(rows.slice(1).map(({ line }) => line.gapBefore)),
  }
}

const standsOut = ({ bold, line }: Row, usual: Usual) =>
  (bold && !usual.bold) || line.fontSize > usual.size + SAME_SIZE || line.headingLevel > 0

/** A sign that looks like a bullet stands in front of dates as well: a clock, a calendar. */
const isDatedHead = ({ line, span, words }: Row) =>
  line.bullet && span?.range === true && words <= LONG_HEAD

/** What a line costs as a detail, whatever the template. */
function detailCost(row: Row, usual: Usual, rules: HeadRules): number {
  const { detail } = COST
  let cost = 0
  const isPoint = row.line.bullet && !isDatedHead(row)
  if (row.span && !isPoint) cost += row.span.range ? detail.range : detail.date
  if (isPoint) cost += detail.bullet
  if (row.prose) cost += detail.prose
  if (!row.line.bullet && !row.prose && !row.line.continues) {
    if (standsOut(row, usual)) cost += detail.standsOut
    if (Math.max(0, ...row.pieces.filter(isMain).map(({ text }) => rules.names(text))) >= 3)
      cost += detail.named
    if (row.pieces.length > 0 && row.pieces.every(({ text }) => isPlace(text))) cost += detail.place
    if (usual.gap > 0 && row.line.gapBefore >= usual.gap * LARGE_GAP) cost += detail.apart
  }
  return cost
}

/** What a line costs as a part of a head that begins with another, whatever the template. */
function headLineCost(row: Row, first: Row, before: Row | undefined, usual: Usual): number {
  const { head } = COST
  let cost = 0
  if (row.line.bullet && (row === first || !isDatedHead(row))) cost += head.bullet
  if (row.prose && !(row.bold && !usual.bold)) cost += head.prose
  if (row.line.continues && (row === first || before?.prose)) cost += head.continues
  if (/^\p{Ll}/u.test(row.line.text) && row === first) cost += head.small
  if (/\p{L}{3}[.;。]$/u.test(row.line.text) && !row.prose) cost += head.sentence
  if (row.duties) cost += head.duties
  if (row !== first && row.inset > first.inset + INDENT && !row.span) cost += head.deeper
  if (row !== first && usual.gap > 0 && row.line.gapBefore > usual.gap * LARGE_GAP + 0.3)
    cost += head.far
  if (row.words > LONG_HEAD && !row.prose) cost += (row.words - LONG_HEAD) * 0.15
  return cost
}

/** How unlike two lines of heads are that stand at the same spot. */
function unlikeness(a: Row, b: Row): number {
  const { unlike } = COST
  let cost = 0
  if (a.bold !== b.bold) cost += unlike.bold
  if (Math.abs(a.line.fontSize - b.line.fontSize) > SAME_SIZE) cost += unlike.size
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
interface Head {
  at: number
  length: number
  /** What it costs by itself. */
  cost: number
  /** Row of its date from its first on; -1 without. */
  dated: number
}

/** The heads that may begin at a row. */
function headsAt(rows: readonly Row[], at: number, rules: HeadRules, usual: Usual): Head[] {
  const heads: Head[] = []
  const first = rows[at]!
  let cost = COST.entry
  let dated = -1
  let held = 0
  for (let length = 1; length <= MOST_HEAD && at + length <= rows.length; length++) {
    const row = rows[at + length - 1]!
    const before = rows[at + length - 2]
    cost += headLineCost(row, first, length > 1 ? before : undefined, usual)
    if (length > 1) cost += COST.headLine
    if (length === 1 && usual.gap > 0 && row.line.gapBefore >= usual.gap * LARGE_GAP)
      cost -= COST.detail.apart
    if (row.span) {
      if (dated >= 0) {
        const stacked =
          row.alone && before?.span && (before.alone || row.datePlace === before.datePlace)
        cost += stacked ? COST.secondDate.stacked : COST.secondDate.apart
      } else dated = length - 1
    }
    held += row.pieces.filter(isMain).reduce((sum, { text }) => sum + rules.holds(text), 0)
    held += row.pieces.filter(({ label }) => label && label.kinds.length > 0).length
    const lack = held === 0 ? COST.nameless : held < rules.needed ? COST.incomplete : 0
    const crowd = Math.max(0, held - rules.needed - 2) * COST.crowded
    heads.push({ at, length, cost: cost + lack + crowd, dated })
    if (row.prose && row.line.bullet) break
  }
  return heads
}

/** How unlike a head is to the template's, rows set beside each other from their dates on. */
function unlikeTemplate(head: Head, template: Head, rows: readonly Row[]): number {
  const shift = head.dated >= 0 && template.dated >= 0 ? template.dated - head.dated : 0
  let cost = 0
  const from = Math.min(0, -shift)
  const to = Math.max(head.length, template.length - shift)
  for (let at = from; at < to; at++) {
    const own = at >= 0 && at < head.length ? rows[head.at + at] : undefined
    const other =
      at + shift >= 0 && at + shift < template.length ? rows[template.at + at + shift] : undefined
    cost += own && other ? unlikeness(own, other) : COST.unlike.missingRow
  }
  if (template.dated >= 0 && head.dated < 0) cost += COST.undated
  if (template.dated < 0 && head.dated >= 0) cost += COST.unexpectedDate
  return cost
}

/** A section parted by one template. */
interface Parting {
  cost: number
  heads: Head[]
}

/** The cheapest parting by a template: dynamic programming from the last line to the first. */
function partBy(
  template: Head,
  heads: readonly (readonly Head[])[],
  rows: readonly Row[],
  details: readonly number[],
): Parting {
  const start = rows[template.at]!
  const sum = [0]
  rows.forEach((row, at) => {
    const like = !row.line.continues && !row.prose && unlikeness(row, start) <= COST.unlike.cells
    sum.push(sum[at]! + details[at]! + (like ? COST.detail.likeStart : 0))
  })
  const count = rows.length
  /** Least cost of the rows from here on, when an entry begins here. */
  const best: number[] = Array(count + 1).fill(Infinity)
  const chosen: (Head | null)[] = Array(count + 1).fill(null)
  /** Least cost of rows from here on, when details of the entry above may come first; and where the next begins. */
  const rest: { cost: number; next: number }[] = Array(count + 1)
  best[count] = 0
  rest[count] = { cost: sum[count]!, next: count }
  for (let at = count - 1; at >= 0; at--) {
    for (const head of heads[at]!) {
      const behind = at + head.length
      const cost =
        head.cost + unlikeTemplate(head, template, rows) + rest[behind]!.cost - sum[behind]!
      if (cost < best[at]!) {
        best[at] = cost
        chosen[at] = head
      }
    }
    const own = sum[at]! + best[at]!
    const later = rest[at + 1]!
    rest[at] = own <= later.cost ? { cost: own, next: at } : later
  }
  let from = 0
  let cost = Infinity
  for (let at = 0; at < count; at++) {
    if (best[at]! + sum[at]! + at * COST.preamble < cost) {
      cost = best[at]! + sum[at]! + at * COST.preamble
      from = at
    }
  }
  const found: Head[] = []
  for (let at = from; at < count;) {
    const head = chosen[at]!
    found.push(head)
    at = rest[at + head.length]!.next
  }
  return { cost, heads: found }
}

/** What tells the form of a head, so that of equal heads one is tried. */
const formOf = (head: Head, rows: readonly Row[]) =>
  rows
    .slice(head.at, head.at + head.length)
    .map(({ bold, italic, line, datePlace, inset, capitals }) =>
      [
        bold,
        italic,
        capitals,
        Math.round(line.fontSize * 2),
        line.bullet,
        datePlace,
        Math.round(inset / INDENT),
        line.cells.length,
      ].join(),
    )
    .join('/')

function templatesOf(heads: readonly (readonly Head[])[], rows: readonly Row[]): Head[] {
  const forms = new Map<string, { head: Head; count: number }>()
  for (const head of heads.flat()) {
    const form = formOf(head, rows)
    const known = forms.get(form)
    if (!known) forms.set(form, { head, count: 1 })
    else {
      known.count++
      if (head.cost < known.head.cost) known.head = head
    }
  }
  return [...forms.values()]
    .toSorted((a, b) => a.head.cost - Math.min(4, a.count) - (b.head.cost - Math.min(4, b.count)))
    .slice(0, MOST_TEMPLATES)
    .map(({ head }) => head)
}

/** True when nothing but the words tells lines apart: no dates, one look, all or no bullets. */
const isUniform = (rows: readonly Row[]) =>
  rows.every(
    (row) =>
      !row.span &&
      unlikeness(row, rows[0]!) <= COST.unlike.cells + COST.unlike.capitals + COST.unlike.inset,
  )

/** Gaps at least this share of the largest part entries. */
const ALIKE = 0.75

/** Entries of lines that all look alike: by the space between them, else one a paragraph. */
function startsByGaps(rows: readonly Row[]): number[] {
  const gaps = rows.slice(1).map(({ line }) => line.gapBefore)
  const usual = median(gaps)
  const largest = Math.max(0, ...gaps)
  if (usual > 0 && largest >= usual * LARGE_GAP) {
    return rows.flatMap(({ line }, at) =>
      at === 0 || line.gapBefore >= largest * ALIKE ? [at] : [],
    )
  }
  return rows.flatMap(({ line, prose }, at) =>
    line.continues || (prose && at > 0 && !line.bullet) ? [] : [at],
  )
}

/** The date of a head: ranges that are stacked run from the first to the last. */
function spanOf(rows: readonly Row[]): DateSpan | null {
  const spans = rows.flatMap(({ span }) => span ?? [])
  const [first] = spans
  if (!first) return null
  const ranges = spans.filter(({ range }) => range)
  if (ranges.length < 2) return ranges[0] ?? first
  const start = ranges.map((span) => span.start).toSorted()[0]!
  const end = ranges
    .map((span) => span.end)
    .toSorted()
    .at(-1)!
  return { ...ranges[0]!, start, end }
}

function entryOf(rows: readonly Row[], length: number): Entry {
  const head = rows.slice(0, length)
  return {
    pieces: head.flatMap(({ pieces }, row) => pieces.map((piece) => ({ ...piece, row }))),
    span: spanOf(head),
    head: head.map(({ line }) => line),
    details: rows.slice(length).map(({ line }) => line),
  }
}

/** The entries of a section's lines. Lines above the first entry are in none. */
export function splitEntries(lines: readonly Line[], rules: HeadRules, page: Page): Entry[] {
  const rows = rowsOf(lines, page)
  if (rows.length === 0) return []
  if (rows.length > 1 && isUniform(rows)) {
    const starts = startsByGaps(rows)
    return starts.map((start, at) => entryOf(rows.slice(start, starts[at + 1]), 1))
  }
  const usual = usualOf(rows)
  const details = rows.map((row) => detailCost(row, usual, rules))
  const heads = rows.map((_, at) => headsAt(rows, at, rules, usual))
  let best: Parting = { cost: Infinity, heads: [] }
  for (const template of templatesOf(heads, rows)) {
    const parting = partBy(template, heads, rows, details)
    if (parting.cost < best.cost) best = parting
  }
  return best.heads.map((head, at) =>
    entryOf(rows.slice(head.at, best.heads[at + 1]?.at), head.length),
  )
}
