import {
  gapBetween,
  gapsOf,
  lettersOf,
  linesOfGlyphs,
  median,
  spacing,
  commonest,
  APART,
  SAME_LINE,
  type Letter,
} from './letters.ts'
import type { Table } from '../tables/table.ts'
import type { Area } from './drawn-tables.ts'
import type { Box, Glyph } from './page.ts'
import type { Rule } from './rules.ts'
import { readsRightToLeft } from './visual-order.ts'

/** A stretch of letters on one baseline without a wide gap: a cell, or a line of running text. */
export interface Segment {
  /** From left to right; blanks are left out. */
  letters: Letter[]
  x: number
  right: number
  baseline: number
  size: number
  bold: boolean
  rightToLeft: boolean
  top: number
  /** Earliest place in the drawing order. */
  order: number
  /** Begins a cell for certain: where a column does, or with letters of another size. */
  startsCell: boolean
  /** From where to where the rule goes that sets the segment apart as a heading. */
  ruled?: Rule
  /** The area of a colour of its own, high as several lines, on which the segment stands. */
  panel?: Box
  /** The area of colour across the page on which it stands. */
  band?: Box
  /** The boxes in which it stands, as the text of a card does. */
  boxes?: Box[]
  /** Looks like a heading, and is listed as one in some language. */
  announces?: boolean
  /** It is a table with drawn lines, and stands for all that is in it. */
  table?: Table<Area> & { lines: number; bottom: number }
}

/** A gap of this many letter sizes parts two segments; a space between words is about 0.3. */
const GAP = 0.8

/** Words of spaced type are parted by less than this many gaps between its letters. */
const SPACED_WORDS = 5

function partingGap(letters: Letter[]): number {
  return Math.max(GAP, spacing(letters) * SPACED_WORDS)
}

function cut(letters: Letter[], parts: (before: Letter, letter: Letter) => boolean): Letter[][] {
  const groups: Letter[][] = []
  letters.forEach((letter, index) => {
    const before = letters[index - 1]
    const last = groups.at(-1)
    if (last && before && !parts(before, letter)) last.push(letter)
    else groups.push([letter])
  })
  return groups
}

/** Left edges that this many segments share are the start of a column. */
const SHARED_BY = 3

/** Gaps in front of a column may be narrower, but are wider than the line's other spaces. */
const NARROW_GAP = 0.38
const WIDER_THAN_SPACES = 1.4
const UNDRAWN_GAP = 0.2

/** Where columns of cells begin, give or take a point. */
function columnStarts(segments: Segment[]): Set<number> {
  const counts = new Map<number, number>()
  for (const segment of segments) {
    const x = Math.round(segment.x)
    counts.set(x, (counts.get(x) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count >= SHARED_BY)
  return new Set(shared.flatMap(([x]) => [x - 1, x, x + 1]))
}

/** Points by which ends of labels that are set flush differ, and the starts of what follows. */
const SAME_END = 0.7
const SAME_START = 0.3

/**
 * Labels of different lengths that end at one place in front of where a column begins are a column
 * themselves. Lines that begin or end with the same word have one there, too.
 */
function flushEnds(segments: Segment[], starts: Set<number>): (end: number, x: number) => boolean {
  const within = segments.flatMap(({ letters, x: start, right: stop }) =>
    letters.flatMap((letter, index) => {
      const before = letters[index - 1]
      const begins =
        before && starts.has(Math.round(letter.x)) && gapBetween(before, letter) > APART
      return begins ? [{ start, end: before.x + before.width, x: letter.x, stop }] : []
    }),
  )
  const between = segments.flatMap(({ x, right: stop }, index) => {
    const before = beforeOnLine(segments, index)
    return before && starts.has(Math.round(x))
      ? [{ start: before.x, end: before.right, x, stop }]
      : []
  })
  const ends = [...within, ...between]
  return (end, x) => {
    const flush = ends.filter(
      (each) => Math.abs(each.end - end) < SAME_END && Math.abs(each.x - x) < SAME_START,
    )
    const [begun, ended] = [flush.map(({ start }) => start), flush.map(({ stop }) => stop)]
    return placesIn(begun) >= SHARED_BY && placesIn(ended) >= SHARED_BY
  }
}

const placesIn = (xs: number[]) => new Set(xs.map(Math.round)).size

/** Cuts segments that run into the next column: labels and dates that fill theirs. */
function cutAtColumns(
  segment: Segment,
  starts: Set<number>,
  areFlush: (end: number, x: number) => boolean,
): Segment[] {
  const { letters } = segment
  const gaps = gapsOf(letters)
  const spaces = gaps.filter((gap) => gap > 0.12)
  if (spaces.length === 0 || spacing(letters) > 0) return [segment]
  const usual = usualSpace(spaces)
  // Where the program draws its spaces, a gap without one is none.
  const drawn = letters.some((letter) => letter.afterSpace)
  const numbered = behindNumber(letters)
  const parts = cut(letters, (before, letter) => {
    const gap = gapBetween(before, letter)
    if (!starts.has(Math.round(letter.x)) || letter === numbered) return false
    const undrawn = drawn && !letter.afterSpace && gap > UNDRAWN_GAP
    const isWide = gap > NARROW_GAP && gap > usual * WIDER_THAN_SPACES
    return undrawn || isWide || areFlush(before.x + before.width, letter.x)
  })
  if (parts.length < 2) return [segment]
  const [first, ...others] = cellsFrom(parts)
  return first ? [{ ...first, startsCell: segment.startsCell }, ...others] : []
}

/** Of two, one may part columns; a single one says nothing. */
function usualSpace(spaces: number[]): number {
  if (spaces.length > 2) return median(spaces)
  return spaces.length === 2 ? Math.max(SPACE, Math.min(...spaces)) : SPACE
}

/** Letter sizes that a space usually has. */
const SPACE = 0.25

const cellsFrom = (parts: Letter[][]) =>
  parts.map((part, index) => ({ ...segmentOf(part), startsCell: index > 0 }))

/** A name and a headline behind it differ so much in size; a word of small capitals does not. */
const OTHER_SIZE = 1.25
const OTHER_SIZE_LETTERS = 3

const differ = (a: Letter, b: Letter) =>
  Math.max(a.size, b.size) > Math.min(a.size, b.size) * OTHER_SIZE

/** Cuts where type of another size begins behind a space. */
function cutAtSizes(letters: Letter[]): Letter[][] {
  const runs = cut(letters, differ)
  if (runs.length === 1 || runs.some((run) => run.length < OTHER_SIZE_LETTERS)) return [letters]
  return cut(
    letters,
    (before, letter) =>
      differ(before, letter) && (letter.afterSpace || gapBetween(before, letter) > APART),
  )
}

const endOf = (letters: Letter[]) =>
  letters.reduce((end, { x, width }) => Math.max(end, x + width), -Infinity)

/** Spaces of a justified line differ by less, in letter sizes; lines end at one place, in points. */
const JUSTIFIED = { spaces: 3, differ: 0.03, stop: 1.7, lines: 4, ends: 1.5 } as const

/** A line that is stretched to where others end, too: its spaces are wide, and all alike. */
function isJustified(letters: Letter[], ends: number[]): boolean {
  const all = letters.flatMap((letter, at) => {
    const before = letters[at - 1]
    const gap = before ? gapBetween(before, letter) : 0
    return before && gap > APART ? [{ gap, isStop: /[.,;:!?]$/u.test(before.text) }] : []
  })
  // TeX stretches the spaces behind a stop more
  const spaces = all.filter(({ isStop }) => !isStop).map(({ gap }) => gap)
  if (all.length < JUSTIFIED.spaces || spaces.length < 2) return false
  const [least, most] = [Math.min(...spaces), Math.max(...spaces)]
  if (all.some(({ gap }) => gap < least || gap > most * JUSTIFIED.stop)) return false
  if (most < GAP || most - least > JUSTIFIED.differ) return false
  const end = endOf(letters)
  return ends.filter((each) => Math.abs(each - end) < JUSTIFIED.ends).length >= JUSTIFIED.lines
}

/** So far, in letter sizes, a heading stands behind its number. */
const BEHIND_NUMBER = 3

/** Where a heading begins behind its number, `2   Education`: both bold, in one size. */
function behindNumber(letters: Letter[]): Letter | undefined {
  const at = letters.findIndex(({ text }) => !/^[\d.]$/u.test(text))
  const [last, first] = [letters[at - 1], letters[at]]
  if (!last || !first || at > 3 || !letters.every(({ bold }) => bold)) return undefined
  return !differ(last, first) && gapBetween(last, first) < BEHIND_NUMBER ? first : undefined
}

/** What stands in front of a segment on its line. */
function beforeOnLine(segments: Segment[], index: number): Segment | undefined {
  const [before, segment] = [segments[index - 1], segments[index]]
  if (!before || !segment || before.x > segment.x) return undefined
  const away = Math.abs(before.baseline - segment.baseline)
  return away < segment.size * SAME_LINE ? before : undefined
}

/** Cuts a page's glyphs into segments, ordered by line and then from left to right. */
export function segmentsOf(glyphs: Glyph[]): Segment[] {
  const lines = linesOfGlyphs(glyphs).map(lettersOf)
  const ends = lines.map(endOf)
  const segments = lines.flatMap((letters) => {
    const gap = isJustified(letters, ends) ? Infinity : partingGap(letters)
    const numbered = behindNumber(letters)
    return cut(
      letters,
      (before, letter) => letter !== numbered && gapBetween(before, letter) >= gap,
    ).flatMap((part) => cellsFrom(cutAtSizes(part)))
  })
  const starts = columnStarts(segments)
  const areFlush = flushEnds(segments, starts)
  return segments.flatMap((segment, index) => {
    const before = beforeOnLine(segments, index)
    const startsCell = segment.startsCell || (before && areFlush(before.right, segment.x)) === true
    return cutAtColumns({ ...segment, startsCell }, starts, areFlush)
  })
}

export function segmentOf(letters: Letter[]): Segment {
  const size = commonest(letters.map((letter) => letter.size))
  const baseline = commonest(letters.map((letter) => letter.baseline))
  return {
    letters,
    x: Math.min(...letters.map((letter) => letter.x)),
    right: Math.max(...letters.map((letter) => letter.x + letter.width)),
    baseline,
    size,
    bold: letters.filter((letter) => letter.bold).length * 2 > letters.length,
    rightToLeft: readsRightToLeft(letters),
    top: baseline - size * 0.8,
    order: Math.min(...letters.map((letter) => letter.order)),
    startsCell: false,
  }
}
