import {
  areAligned,
  bodySize,
  isFree,
  isHead,
  linesOfSide,
  onOneLine,
  sameLook,
  textOf,
  YEAR,
  type SideLine,
} from './sides.ts'
import type { Segment } from './segments.ts'

/**
 * Tells the cells of rows (dates beside their text, labels beside their values) from columns that
 * are read one after the other.
 */

/** Independent columns meet on a third of their lines; cells stand on the lines of their row. */
const ALIGNED = 0.6
/** Fewer alignments are enough when nearly every cell stands alone, as dates do. */
const ALONE_ALIGNED = 0.5
const ALONE = 0.6

/** True when two sides are cells of common rows. */
export function isTable(left: Segment[], right: Segment[]): boolean {
  const leftLines = linesOfSide(left)
  const rightLines = linesOfSide(right)
  if (havePartsEach(leftLines, rightLines, bodySize([...left, ...right]))) return false
  const [few, many] = leftLines.length <= rightLines.length ? [left, right] : [right, left]
  const switches = switchesBetween(left, right)
  // Sides that were drawn through are columns, unless their lines meet exactly.
  const drawnThrough = switches < Math.max(2, few.length * DRAWN_THROUGH)
  const meet = drawnThrough ? areAligned : onOneLine
  const aligned = few.filter((segment) => many.some((other) => meet(segment, other)))
  const alignment = aligned.length / few.length
  if (alignment > (drawnThrough ? ALIGNED : ALONE_ALIGNED)) {
    const blocks = blocksIn(linesOfSide(few))
    const segments = blocks.map((block) => block.flatMap((line) => line.segments))
    const alone = segments.filter((_, index) => blocks[index]?.length === 1).flat()
    if (alone.length / few.length > ALONE) return true
    if (alignment > ALIGNED && switches > 1 && switches >= blocks.length) return true
  }
  return beginRows(leftLines, rightLines, switches) || beginRows(rightLines, leftLines, switches)
}

/** Headings are larger than the text by this. */
const LARGER = 1.08

/** True when headings of one look stand on both sides, each at its own height. */
function havePartsEach(left: SideLine[], right: SideLine[], body: number): boolean {
  const headings = (lines: SideLine[]) => lines.filter(({ size }) => size > body * LARGER)
  const others = headings(right)
  const alike = headings(left).flatMap((heading) => {
    const same = others.filter((other) => sameLook(heading, other))
    return same.length > 0 ? [same.some((other) => onOneLine(heading, other))] : []
  })
  const sameRow = alike.filter(Boolean).length
  return alike.length > 1 && sameRow < alike.length / 2
}

/** Rows that are drawn one by one change sides more often than for every third cell. */
const DRAWN_THROUGH = 0.3

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

/** The fewest cells that begin on a line of the other side before that says something. */
const FEWEST_CELLS = 3
const FEWEST_DATES = 2

/** Nearly every block is a cell, or a heading that stands alone. */
const FITTING = 0.85

/** Where this share of all lines meets, as on a grid for Chinese or Japanese, it says nothing. */
const ON_A_GRID = 0.8

/** A cell of a label or a date has few lines. */
const LONGEST_CELL = 3

/**
 * True when the blocks of a side are short and each begins on a line of the other side, or stands
 * where the other side is free, as a heading over both does.
 */
function beginRows(side: SideLine[], other: SideLine[], switches: number): boolean {
  const blocks = blocksIn(side)
  const begins = blocks.filter(([first]) => first && other.some((line) => areAligned(first, line)))
  const alone = blocks.filter((block) => !begins.includes(block) && isFree(block, other))
  const cells = begins.length
  const areDates = begins.every(([first]) => YEAR.test(textOf(first)))
  if (cells < (areDates ? FEWEST_DATES : FEWEST_CELLS)) return false
  if ((cells + alone.length) / blocks.length < FITTING) return false
  if (begins.filter((block) => block.length > LONGEST_CELL).length > cells * 0.2) return false
  const followers = begins.flatMap((block) => block.slice(1))
  const meeting = followers.filter((line) => other.some((each) => areAligned(line, each)))
  const isGrid = followers.length > 2 && meeting.length > followers.length * ON_A_GRID
  const drawnThrough = !areDates && switches < cells * DRAWN_THROUGH * 2
  return (!isGrid && !drawnThrough) || switches > cells || beginTogether(begins, blocksIn(other))
}

/** True when nearly all cells begin where a block of the other side does. */
function beginTogether(cells: SideLine[][], blocks: SideLine[][]): boolean {
  const together = cells.filter(([first]) =>
    blocks.some(([start]) => first && start && areAligned(first, start)),
  )
  return together.length > cells.length * 0.8
}
