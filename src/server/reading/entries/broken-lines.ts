/** Lines of a section as they were before columns and margins broke them. */
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { isDuration } from '../fields/durations.ts'
import { isOnlyLink } from '../fields/links.ts'
import { isProse } from '../fields/prose.ts'
import { joinWrapped } from '../soft-wrap.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { isOpen } from '../lexicon/open.ts'
import { lookOf, sameLook } from '../look.ts'
import { findDates } from '../fields/dates.ts'
import { withLabelledRanges, withWholeDates } from '../whole-ranges.ts'
import { labelCell, OF_HEADS } from './label-cells.ts'
import { beginsWithPeriod, dateIn, isOnlyDate } from './head-dates.ts'
import { isRunIn, runsBetween } from './pieces.ts'
import {
  INDENT,
  isClose,
  isRestBesideDate,
  isRestOfCell,
  isRestOfLook,
  joinedToCell,
  joinedToFirst,
} from './wrapped-cells.ts'

function joined(first: Line, second: Line): Line {
  const cells = [...first.cells]
  const last = cells.at(-1)!
  const text = joinWrapped(last.text, second.text)
  cells[cells.length - 1] = { ...last, text }
  return { ...withCells(first, cells), links: [...first.links, ...second.links] }
}

/** The rest of a date that a narrow column broke is this short: `3月`, `diciembre de 2017`. */
const REST_OF_DATE = 24

/** True for `2012 –` above `2014`, or `2012` above `– 2014`. */
const isOpenRange = (first: string, rest: string) =>
  !/[\p{L}\p{N}.)）]\s*$/u.test(first) || !/^\s*[\p{L}\p{N}]/u.test(rest) || isOpen(first)

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
  // two whole ranges are those of two rows
  if (whole?.range && dateIn(rest.text)?.range) return null
  // and so are two moments without a dash, each with something beside it
  const areMoments = isOnlyDate(first.text) && isOnlyDate(rest.text)
  if (areMoments && beside.length > 0 && !isOpenRange(first.text, rest.text)) return null
  const broken = range && range.from < first.text.length && range.to > first.text.length
  const better = range && (!whole || (range.range && !whole.range) || range.end !== whole.end)
  if (!broken || !better || range.to - range.from < text.trim().length - 1) return null
  const below = beside.length > 0 ? withCells({ ...line, x: beside[0]!.x }, beside) : null
  return [withCells(last, [{ ...first, text }, ...others]), below]
}

/** Joins wrapped lines where the first half cannot stand alone: a date or a name broken in two. */
function joinBroken(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  const apart = gapApart(lines)
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
    const own = dateIn(line.text)
    // `… A.Ş.` above a whole range is the end of a name, and no season
    const says = range?.start !== own?.start || range?.end !== own?.end
    // `Công ty Hoa Mai` above a whole range: a name, unless its line goes on
    const isName = own?.range === true && (range?.from ?? 0) > 0 && !line.continues
    const brokenDate =
      range?.range === true &&
      says &&
      !isName &&
      range.from < printed.length &&
      range.to > printed.length
    const open =
      (line.continues || isClose(line)) &&
      !isProse(printed) &&
      // the stroke at the end of an address leaves nothing open
      !isOnlyLink(last) &&
      isOpen(last.text)
    if (
      brokenDate ||
      open ||
      isInBrackets(last, line) ||
      isRestOfHead(last, line) ||
      isOfParagraph(last, line, apart) ||
      isRestOfCell(last, line)
    )
      whole[whole.length - 1] = both
    else if (isRestOfLook(last, line)) whole[whole.length - 1] = joinedToCell(last, line)
    else if (isRestBesideDate(last, line)) whole[whole.length - 1] = joinedToFirst(last, line)
    else whole.push(line)
  }
  return whole
}

/** `… (Note` / `1,3)`: a bracket that is closed in the next line. */
const isInBrackets = (last: Line, line: Line) =>
  /[(（][^()（）]*$/u.test(last.text) &&
  /^[^()（）]{1,40}[)）]/u.test(line.text) &&
  !isProse(line.text)

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

/** Gaps, in heights of a line, from which on each paragraph stands apart, and by how much more than its lines. */
const APART = 0.5
const NEARER = 0.3

/** The least gap above a paragraph, where all stand apart from one another; else infinite. */
function gapApart(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .filter(({ continues }) => !continues)
    .map(({ gapBefore }) => gapBefore)
  const least = Math.min(...gaps)
  return gaps.length > 2 && least >= APART ? least : Infinity
}

/** Set alike and close below, where paragraphs stand apart: the rest of one, whatever it begins with. */
const isOfParagraph = (last: Line, line: Line, apart: number) =>
  line.continues &&
  apart < Infinity &&
  line.gapBefore <= apart - NEARER &&
  last.cells.length === 1 &&
  sameLook(lookOf(line), lookOf(last)) &&
  !isProse(last.text) &&
  !isProse(line.text)

/** A cell of its own that says how long something took is dropped: that follows from the dates. */
function withoutDurations(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells = line.cells.filter(({ text }) => !isDuration(text))
    return cells.length > 0 && cells.length < line.cells.length
      ? withCells({ ...line, x: cells[0]!.x }, cells)
      : line
  })
}

/** A label that stands in brackets or has nothing behind its colon: 【在籍期間】, `Period:`. */
const LONE_LABEL = /^(?:[【[［〔<＜]\s*(.{1,20}?)\s*[】\]］〕>＞]\s*[:：]?|(.{1,20}?)\s*[:：])$/u

/** The label of a line that has only one, when its value is to stand in the line below. */
function loneLabel({ text, cells, bullet }: Line): string {
  const match = cells.length === 1 && !bullet ? LONE_LABEL.exec(text.trim()) : null
  const label = match?.[1] ?? match?.[2] ?? ''
  const kinds = labelKinds(label)
  return kinds.some((kind) => OF_HEADS.has(kind)) && !kinds.includes('duties') ? label : ''
}

/** Labels and the values below them as one line: 【在籍期間】 / 2018年4月〜現在. */
function withStackedLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const label = whole.length > 0 ? loneLabel(whole.at(-1)!) : ''
    const fits =
      label !== '' &&
      line.cells.length === 1 &&
      !line.bullet &&
      !isProse(line.text) &&
      !labelled(line.text) &&
      (!labelKinds(label).includes('dates') || dateIn(line.text) !== null)
    if (!fits) whole.push(line)
    else {
      const text = `${label}: ${line.text}`
      whole[whole.length - 1] = { ...line, text, cells: [{ ...line.cells[0]!, text, runs: [] }] }
    }
  }
  return whole
}

/** The names of things that entries have, beside which a date is one of theirs. */
const NAMES = ['company', 'title', 'institution', 'degree', 'project'] as const

const factOf = (line: Line) =>
  labelCell(line) ?? (line.cells.length === 1 ? labelled(line.text) : null)

/** In records a label that no list has in front of a date alone says when that was. */
function withBareDates(lines: readonly Line[]): Line[] {
  const areRecords = lines.some((line) => NAMES.some((one) => factOf(line)?.kinds.includes(one)))
  return lines.map((line) => {
    const fact = areRecords ? factOf(line) : null
    return fact && fact.kinds.length === 0 && isOnlyDate(fact.value)
      ? withCells(line, [{ ...line.cells.at(-1)!, text: fact.value, runs: [] }])
      : line
  })
}

const endsInDate = ({ cells }: Line) => {
  const last = cells.at(-1)!.text
  const span = /\p{L}\.$/u.test(last) ? null : dateIn(last)
  return span !== null && !/[\p{L}\p{N}]/u.test(last.slice(span.to))
}

/**
 * Lines of one length look as if they went on. One that begins with a name in bold does not, nor one
 * with a date at the same end as another such above it.
 */
function withStarts(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const above = lines[at - 1]
    if (!line.continues || !above) return line
    const isName = isRunIn(line) && above.cells.at(-1)!.runs.at(-1)?.bold === false
    const isOther = [endsInDate, beginsWithPeriod].some((has) => has(above) && has(line))
    return isName || isOther ? { ...line, continues: false } : line
  })
}

/** Forms set a point before each label, with its value in the cell beside: it marks no item. */
const withoutPoint = (line: Line): Line =>
  line.bullet && (labelCell(line)?.kinds.length ?? 0) > 0 ? { ...line, bullet: false } : line

/** Letters of a head that is told about on its own line, at most. */
const LONGEST_HEAD = 100

/** What parts a head from what is told of it; behind what stands in bold a stop does as well. */
const TOLD = /^\s*[)）\]]?\s*[:：]\s*(?=\S)/u
const TOLD_OF_BOLD = /^\s*[)）\]]?\s*[:：.]\s+(?=\S)/u

/** Several sentences, or a fact with its label: `Titolo della tesi: …`, `Thesis on …. Supervisor: …`. */
const TOLD_AT_LENGTH = /^(?=[\p{Lu}"“„«])(?=.{25})(?=.*(?:[:：]\s|[.!?]\s+\p{Lu}|["“„«]))/u

/** `Cook at Brine & Co (2015 – 2018): ran the kitchen.`: a head, and what is told of it. */
function withHeadsApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [cell, ...others] = line.cells
    const span = line.bullet || others.length > 0 ? undefined : findDates(cell!.text)[0]
    const sign = isRunIn(line) && !cell!.runs.at(-1)!.bold ? TOLD_OF_BOLD : TOLD
    const behind = cell?.text.slice(span?.to) ?? ''
    const told = span && (sign.exec(behind) ?? sentencesBehind(behind, lines[at + 1]))
    const to = told ? span.to + told[0].length : 0
    const isHead = /[(（[,，،、|–-]\s*$/u.test(cell!.text.slice(0, span?.from)) && to < LONGEST_HEAD
    if (!told || !isHead) return [line]
    return partLine(line, cell!.text.slice(0, to).replace(/\s*[:：.]\s*$/u, ''), to)
  })
}

/** The stop behind a date that several sentences follow: `MSc Physics, 2005. Thesis: …`. */
function sentencesBehind(text: string, below: Line | undefined) {
  const stop = /^\s*[)）]?\.\s+/u.exec(text)
  const rest = text.slice(stop?.[0].length) + (below?.continues ? ` ${below.text}` : '')
  return stop && TOLD_AT_LENGTH.test(rest) ? stop : null
}

/** A line of one cell as two: its head, and what stands from `to` on. */
export function partLine(line: Line, head: string, to: number): [head: Line, rest: Line] {
  const cell = line.cells[0]!
  const runs = (from: number, end: number) => runsBetween(cell.runs, from, end)
  return [
    withCells(line, [{ ...cell, text: head, runs: runs(0, head.length) }]),
    {
      ...withCells(line, [{ ...cell, text: cell.text.slice(to), runs: runs(to, Infinity) }]),
      gapBefore: 0,
    },
  ]
}

/** The lines made whole: wrapped heads, dates and labels joined; heads parted from what is told of them. */
export const wholeLines = (lines: readonly Line[]): Line[] =>
  withHeadsApart(
    joinBroken(
      withoutDurations(
        withBareDates(
          withLabelledRanges(
            withStackedLabels(withWholeDates(withStarts(lines.map(withoutPoint)))),
          ),
        ),
      ),
    ),
  )
