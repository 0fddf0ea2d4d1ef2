/**
 * Jobs, studies and projects are printed as entries: a head of a few lines, then details. Within
 * one section all heads are built alike. So no line is judged alone: each head that could be one is
 * tried as the section's template, the whole section is parted by it at the least cost, and the
 * template that explains all lines most cheaply wins (minimum description length).
 */
import { partedAtHeads, withoutSubheads } from './further-heads.ts'
import { namesBelow, withHouses, withPlaceLines } from './names-below.ts'
import { COST } from './costs.ts'
import {
  detailCost,
  inOneStyle,
  headsAt,
  unlikeness,
  unlikeTemplate,
  type Head,
  type HeadRules,
} from './head-cost.ts'
import {
  arePeriodsTold,
  isSentence,
  isUniform,
  startsAbovePoints,
  startsByGaps,
  startsByKind,
  toldStarts,
} from './uniform.ts'
import { INDENT, isSubhead, usualOf } from './usual.ts'
import type { Line } from '../document.ts'
import type { DateSpan } from '../fields/dates.ts'
import { labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { fromFirstToLast } from './head-dates.ts'
import { labelCell, OF_HEADS } from './label-cells.ts'
import { outlined } from './outline.ts'
import { periodRows } from './period-tables.ts'
import { type Piece } from './pieces.ts'
import { withoutMarks } from './leading-marks.ts'
import { headsFirst } from './records.ts'
import { rowsOf, type Page, type Row } from './rows.ts'
import { sentencesOf } from './sentences.ts'

/** One entry as printed; what its phrases mean is for the section to say. */
export interface Entry {
  pieces: Piece[]
  span: DateSpan | null
  /** Lines of the head. */
  head: Line[]
  details: Line[]
  /** What stands above it and others in a list: a post, a company, a field of work. */
  group?: string
}

/** Heads tried as templates, at most; one of each form, the likeliest first. */
const MOST_TEMPLATES = 48

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
    const isStyled = inOneStyle(row, start)
    const like =
      !row.line.continues && !row.prose && (isStyled || unlikeness(row, start) <= COST.alike)
    const styled = like && isStyled ? COST.detail.likeStyle : 0
    sum.push(sum[at]! + details[at]! + (like ? COST.detail.likeStart : 0) + styled)
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
    if (head.at > 0 && rows[head.at]!.line.continues) continue
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

/** A point of a list that says when it was, or names all that a head does; or has points of its own. */
const isPoint = ({ line, span }: Row, below: Row | undefined, { holds, needed }: HeadRules) =>
  line.isEntry === true &&
  (span !== null ||
    holds(line.text) >= needed ||
    (below?.line.bullet === true && below.line.isEntry !== true))

/** The date of a head: ranges that are stacked run from the first to the last. */
function spanOf(rows: readonly Row[]): DateSpan | null {
  const spans = rows.flatMap(({ span }) => span ?? [])
  const [first] = spans
  if (!first) return null
  const ranges = spans.filter(({ range }) => range)
  if (ranges.length === 0 && spans.length > 1) {
    // two moments set upon each other are where it began and ended, in either order
    const [start, end] = [first.end, spans.at(-1)!.end].toSorted()
    return { ...first, start: start!, end: end!, range: true }
  }
  if (ranges.length < 2) return ranges[0] ?? first
  return { ...ranges[0]!, ...fromFirstToLast(ranges) }
}

/** Lines below a head that say by their labels what it does not: `Period: 2018 – 2020`. */
function factsBelow(rows: readonly Row[], length: number): Row[] {
  const said = new Set(rows.slice(0, length).flatMap(({ pieces }) => pieces.flatMap(kindsOf)))
  if (spanOf(rows.slice(0, length))) said.add('dates')
  const below = rows.slice(length)
  // what a part of the entry is called has facts of its own
  if (below.some((row) => row.pieces.flatMap(kindsOf).includes('project'))) return []
  return below.filter(({ pieces: [first], prose, line, span, alone }) => {
    const isDate = span !== null && (alone || labelled(line.text)?.kinds.includes('dates'))
    const isOne = line.cells.length === 1 || labelCell(line) !== null
    const own = first && !prose && isOne ? kindsOf(first) : []
    const kinds: readonly LabelKind[] = isDate ? ['dates'] : own
    const ofHead = kinds.filter((kind) => OF_HEADS.has(kind))
    const isNew =
      ofHead.length > 0 && !kinds.includes('duties') && !ofHead.some((kind) => said.has(kind))
    if (isNew) for (const kind of ofHead) said.add(kind)
    return isNew
  })
}

const isPeriod = ({ span, line, datePlace, pieces }: Row) =>
  span?.range === true &&
  datePlace === 'front' &&
  !line.bullet &&
  pieces.every(({ text }) => /^[(（].*[)）]$/u.test(text))

/** Periods right below a head, each with what it was: `2015 – 2018 (team lead)`. */
function periodsBelow(rows: readonly Row[]): Row[] {
  const end = rows.findIndex((row) => !isPeriod(row))
  return rows.slice(0, end < 0 ? rows.length : end)
}

const kindsOf = ({ label }: Piece) => label?.kinds ?? []

function entryOf(rows: readonly Row[], length: number, names: readonly Row[] = []): Entry {
  const facts = [...names, ...factsBelow(rows, length)]
  const head = [...rows.slice(0, length), ...facts]
  return {
    pieces: head.flatMap(({ pieces }, row) => pieces.map((piece) => ({ ...piece, row }))),
    span: spanOf([...head, ...periodsBelow(rows.slice(length))]),
    head: head.map(({ line }) => line),
    details: rows
      .slice(length)
      .filter((row) => !facts.includes(row))
      .map(({ line }) => line),
    ...(head[0]?.line.group && { group: head[0].line.group }),
  }
}

/** The entries of a section's lines. Lines above the first entry are in none. */
export function splitEntries(lines: readonly Line[], rules: HeadRules, page: Page): Entry[] {
  const holds = rules.lead === 'institution' ? rules.holds : undefined
  const rows = rowsOf(headsFirst(withoutMarks(lines, rules.kindOf)), page, holds)
  if (rows.length === 0) return []
  // `Here is a short overview of where I worked.`
  if (rules.needed > 1 && (rows.every(isSentence) || arePeriodsTold(rows)))
    return toldEntries(lines, rules, page)
  if (rows.length > 1 && isUniform(rows)) {
    const byKind = startsByKind(rows, rules)
    const starts = byKind.length > 0 ? byKind : startsByGaps(rows, rules)
    const length = byKind.length > 0 ? rules.needed : 1
    return starts.map((start, at) => entryOf(rows.slice(start, starts[at + 1]), length))
  }
  const periods = rules.lead === 'company' ? periodRows(rows) : []
  if (periods.length > 0)
    return periods.map(({ at, group }, index) => {
      const next = periods[index + 1]?.at ?? rows.length
      const own = rows.slice(at, next).filter(({ line }) => line.tableRow >= 0)
      return { ...entryOf(own, 1), group }
    })
  const outline = outlined(rows)
  if (outline.length > 0)
    return outline.map(({ at, length }, index) =>
      entryOf(rows.slice(at, outline[index + 1]?.at), length),
    )
  const above = startsAbovePoints(rows)
  const marked = rows.flatMap((row, at) => (isPoint(row, rows[at + 1], rules) ? [at] : []))
  const points = above.length > 0 ? above : marked
  if (points.length > 1)
    return points.map((start, at) => entryOf(rows.slice(start, points[at + 1]), 1))
  const usual = usualOf(rows)
  const details = rows.map((row, at) =>
    detailCost(
      row,
      // the line with which the paragraph above begins
      rows.slice(0, at).findLast(({ line }) => !line.continues),
      usual,
      rules,
    ),
  )
  const heads = rows.map((_, at) => headsAt(rows, at, rules, usual))
  let best: Parting = { cost: Infinity, heads: [] }
  for (const template of templatesOf(heads, rows)) {
    const parting = partBy(template, heads, rows, details)
    // a template explains its own head, or it is a poor one
    const isOne = parting.heads.some((head) => unlikeTemplate(head, template, rows) < 1)
    const cost = parting.cost + (isOne ? 0 : COST.foreignTemplate)
    if (cost < best.cost) best = { ...parting, cost }
  }
  const entries = best.heads.map((head, at) => ({
    rows: rows.slice(head.at, best.heads[at + 1]?.at),
    length: head.length,
  }))
  const subheads = entries.flatMap(({ rows: own, length }) =>
    own.slice(length).filter((row) => isSubhead(row, usual)),
  )
  const cuts = withPlaceLines(
    entries.map(({ rows: own, length }) => ({
      rows: own,
      length: withoutSubheads(own, length, subheads, rules),
    })),
  ).flatMap((cut) => partedAtHeads(cut, rules))
  const whole = withHouses(cuts, rules.kindOf)
  const names = namesBelow(whole, rules.kindOf)
  return whole.map(({ rows: own, length }, at) => entryOf(own, length, names[at]))
}

/** The jobs or studies of which a text tells one after the other, each with its period. */
function toldEntries(lines: readonly Line[], rules: HeadRules, page: Page): Entry[] {
  const rows = rowsOf(sentencesOf(lines), page)
  const starts = toldStarts(rows, rules)
  return starts.map((start, at) => entryOf(rows.slice(start, starts[at + 1]), 1))
}
