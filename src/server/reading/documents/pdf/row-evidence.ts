import {
  areAligned,
  areHeadings,
  bodySize,
  isDateCell,
  isFree,
  isHead,
  linesOfSide,
  onOneLine,
  sameLook,
  textOf,
  type SideLine,
} from './sides.ts'
import { datesApart, goesOnDate } from './broken-dates.ts'
import type { Segment } from './segments.ts'

/**
 * Tells the cells of rows (dates beside their text, labels beside their values) from columns that
 * are read one after the other.
 */

/** Two sides of a strip, and what is known of their lines. */
interface Sides {
  left: SideLine[]
  right: SideLine[]
  /** The side with fewer lines, which labels or dates are when the sides are cells. */
  few: SideLine[]
  switches: number
  starts: Starts
  onPanels: boolean
  body: number
}

/** The first lines of a side's blocks that have text of the other side beside them. */
interface Starts {
  count: number
  /** Those that stand on a line of the other side, or all as far from it. */
  aligned: number
  /** How far below them that line is. */
  offset: number
  /** How many would by chance, of one. */
  chance: number
  long: number
}

/**
 * What speaks for the sides being cells of common rows, and what against, as logarithms of odds: a
 * row is an observation about resumes, with its weight.
 */
const EVIDENCE: [weigh: (sides: Sides) => number, reason: string][] = [
  [() => -0.5, 'in doubt, what stands side by side is columns'],
  [({ starts }) => forStarts(starts), 'cells begin on the lines of their row'],
  [
    ({ switches, starts }) =>
      starts.count > 2 && switches < Math.max(3, starts.count * DRAWN_THROUGH) ? -3 : 0,
    'columns are drawn through',
  ],
  [
    ({ switches, starts }) => (switches > 1 && switches >= starts.count ? 2.5 : 0),
    'rows are drawn one by one',
  ],
  [({ switches, few }) => (switches > few.length * 1.5 ? 3 : 0), 'so is every line'],
  [({ few }) => 3 * shareOf(few, isDateCell), 'dates stand beside what they date'],
  [({ few }) => (few.length > 2 && areDates(few) ? 3 : 0), 'and nothing else does'],
  [({ few }) => 3 * shareOf(few, (line) => /[:：]\s*$/u.test(textOf(line))), 'labels'],
  [({ starts }) => (-4 * starts.long) / Math.max(1, starts.count), 'labels and dates are short'],
  [(sides) => (havePartsEach(sides) ? -6 : 0), 'each side has headings of its own'],
  [
    ({ left, right }) => ([left, right].every(haveTable) ? -4 : 0),
    'cells of one row hold no drawn tables, and pages on one sheet do',
  ],
  [({ onPanels }) => (onPanels ? -5 : 0), 'one side stands on a panel'],
]

interface Verdict {
  /** That sides are cells of common rows, as a logarithm; below 0 they are columns. */
  odds: number
  /** How far the cells of the left side stand above those of the right. */
  offset: number
  /** One side was drawn after the other. */
  drawnThrough: boolean
}

/** What the lines of two sides say about whether they are cells of common rows. */
export function weighRows(left: Segment[], right: Segment[]): Verdict {
  const [leftLines, rightLines] = [linesOfSide(left), linesOfSide(right)]
  const leftStarts = startsOf(leftLines, rightLines)
  const rightStarts = startsOf(rightLines, leftLines)
  const isLeft = forStarts(leftStarts) > forStarts(rightStarts)
  const starts = isLeft ? leftStarts : rightStarts
  const sides: Sides = {
    left: leftLines,
    right: rightLines,
    few: leftLines.length <= rightLines.length ? leftLines : rightLines,
    switches: switchesBetween(left, right),
    starts,
    onPanels: areOnPanels(left, right),
    body: bodySize([...left, ...right]),
  }
  const odds = EVIDENCE.reduce((sum, [weigh]) => sum + weigh(sides), 0)
  const drawnThrough = sides.switches <= 1
  return { odds, offset: isLeft ? starts.offset : -starts.offset, drawnThrough }
}

/** The left side with its cells on the lines of their rows. */
export function onRows(left: Segment[], offset: number): Segment[] {
  if (offset === 0) return left
  return left.map((segment) => ({
    ...segment,
    baseline: segment.baseline + offset,
    top: segment.top + offset,
    letters: segment.letters.map((letter) => ({ ...letter, baseline: letter.baseline + offset })),
  }))
}

const shareOf = (lines: SideLine[], test: (line: SideLine) => boolean) =>
  lines.filter(test).length / Math.max(1, lines.length)

const haveTable = (lines: SideLine[]) =>
  lines.some(({ segments }) => segments.some(({ table }) => table !== undefined))

/** True for dates only, each on one line or broken over some. */
const areDates = (lines: SideLine[]) =>
  lines.every(
    (line, at) => isDateCell(line) || (at > 0 && goesOnDate(textOf(lines[at - 1]), textOf(line))),
  )

/** Rows that are drawn one by one change sides more often for each row. */
const DRAWN_THROUGH = 0.6

/** How often a cell begins on a line of its row: not where one of the two is centred. */
const MEETS = 0.9

/** Letter sizes between lines are few: by chance so many stand on a line of the other side. */
const CHANCE = 0.18

/** A cell of a label or a date has few lines. */
const LONGEST_CELL = 3

const MOST_FOR_STARTS = 8

function forStarts({ count, aligned, chance }: Starts): number {
  const odds =
    aligned * Math.log(MEETS / chance) + (count - aligned) * Math.log((1 - MEETS) / (1 - chance))
  return Math.max(-MOST_FOR_STARTS, Math.min(MOST_FOR_STARTS, odds))
}

/** Letter sizes by which all cells of a column may stand higher or lower than their rows. */
export const FARTHEST = 0.6

/** Fewer cells stand equally far from a line by chance. */
const FEWEST_OFFSET = 3

/** Lines that stand this much further from the one above than the closest do begin something. */
const PARTED = 1.15

/** Lines that begin something: on a common grid, all others stand equally far by chance. */
function parted(lines: SideLine[]): SideLine[] {
  const gaps = lines.map((line, index) => line.baseline - (lines[index - 1]?.baseline ?? -Infinity))
  const closest = Math.min(...gaps)
  return lines.filter((_, index) => gaps[index]! > closest * PARTED)
}

/** How many lines stand equally far from the nearest one of the other side, and how far. */
function offsetOf(firsts: SideLine[], other: SideLine[]): Pick<Starts, 'aligned' | 'offset'> {
  const aligned = firsts.filter((line) => other.some((each) => areAligned(line, each))).length
  const begun = parted(other)
  const away = firsts.flatMap(({ baseline, size }) => {
    const all = begun.map((each) => each.baseline - baseline)
    return all.filter((distance) => Math.abs(distance) < size * FARTHEST)
  })
  const [size = 0] = firsts.map((line) => line.size)
  const counts = away.map((offset) => ({
    offset,
    aligned: away.filter((each) => Math.abs(each - offset) < size * 0.05).length,
  }))
  const best = counts.reduce((a, b) => (b.aligned > a.aligned ? b : a), { offset: 0, aligned: 0 })
  return best.aligned >= FEWEST_OFFSET && best.aligned > aligned + 1 ? best : { aligned, offset: 0 }
}

function startsOf(side: SideLine[], other: SideLine[]): Starts {
  const meets = (line: SideLine) => other.some((each) => areAligned(line, each))
  const blocks = blocksIn(side)
    .flatMap(datesApart)
    .filter((block) => !isFree(block, other))
  const firsts = blocks.flatMap(([first]) => first ?? [])
  const followers = blocks.flatMap((block) => block.slice(1))
  const onGrid = followers.length > 2 ? shareOf(followers, meets) : 0
  return {
    count: blocks.length,
    ...offsetOf(firsts, other),
    chance: Math.min(MEETS, Math.max(CHANCE, onGrid)),
    long: blocks.filter((block) => block.length > LONGEST_CELL && !block.every(meets)).length,
  }
}

/** Headings are larger than the text by this. */
const LARGER = 1.08

/** True when headings of one look stand on both sides, each at its own height. */
function havePartsEach({ left, right, body }: Sides): boolean {
  const headings = (lines: SideLine[], beside: SideLine[]) =>
    lines.filter((line) => line.size > body * LARGER && !isValue(line, beside))
  const others = headings(right, left)
  const alike = headings(left, right).flatMap((heading) => {
    const same = others.filter((other) => sameLook(heading, other))
    return same.length > 0 ? [same.some((other) => onOneLine(heading, other))] : []
  })
  const sameRow = alike.filter(Boolean).length
  return (
    (alike.length > 1 && sameRow < alike.length / 2) ||
    left.some(({ segments: [heading] }) =>
      right.some(({ segments: [other] }) => heading && other && areHeadings(heading, other)),
    )
  )
}

/** Most lines of a side stand on a panel when this part of them does. */
const ON_PANEL = 0.8

/** True when a panel parts the sides: what stands on it is all on one of them. */
export function areOnPanels(left: Segment[], right: Segment[]): boolean {
  return standsOnOwn(left, right) || standsOnOwn(right, left)
}

function standsOnOwn(side: Segment[], other: Segment[]): boolean {
  const others = new Set(other.map(({ panel }) => panel))
  return side.filter(({ panel }) => panel && !others.has(panel)).length > side.length * ON_PANEL
}

/** Large as it may be, what stands on the line of a text of another look is a value. */
const isValue = (line: SideLine, beside: SideLine[]) =>
  beside.some((other) => areAligned(line, other) && !sameLook(line, other))

/** Lines further apart than this many letter sizes belong to different blocks. */
const BLOCK_GAP = 2.2

/** So do lines that are this much further apart than the closest ones are. */
const WIDER = 1.4

/** Groups of lines that follow each other closely; a heading and what it heads are two. */
export function blocksIn(lines: SideLine[]): SideLine[][] {
  const blocks: SideLine[][] = []
  const gaps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
  const body = bodySize(lines.flatMap((line) => line.segments))
  const closest = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 10)] ?? 0
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1)
    const near =
      last && line.baseline - last.baseline < Math.min(BLOCK_GAP * line.size, closest * WIDER)
    if (near && isHead(last, body) === isHead(line, body)) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** How often the drawing order changes sides. */
function switchesBetween(left: Segment[], right: Segment[]): number {
  const sides = [
    ...left.map(({ order }) => ({ order, side: 'left' })),
    ...right.map(({ order }) => ({ order, side: 'right' })),
  ].toSorted((a, b) => a.order - b.order)
  return sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side).length
}
