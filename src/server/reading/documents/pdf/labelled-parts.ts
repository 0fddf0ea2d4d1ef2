import { headingKind } from '../../lexicon/headings.ts'
import { LONGEST_LABEL } from './broken-dates.ts'
import { onOneLine, sidesOf, type Sides } from './labels.ts'
import { textOf as textOfLetters } from './line-text.ts'
import { blocksIn } from './row-evidence.ts'
import type { Segment } from './segments.ts'
import {
  areAligned,
  bodySize,
  isDateCell,
  isHead,
  linesOfSide,
  textOf,
  YEAR,
  type SideLine,
} from './sides.ts'
import { readsRightToLeft } from './visual-order.ts'

/** Sections whose headings stand in a column of their own, beside their text. */

/** A label and the text that stands beside it and below it until the next label. */
export interface Labelled {
  label: Segment[]
  text: Segment[]
}

/** The fewest headings that make a column of their own. */
const FEWEST_HEADINGS = 3
/** The fewest that are listed as headings and set as such. */
const FEWEST_KNOWN = 2

/**
 * The parts of a page whose headings stand in a column beside their text, whatever their lines
 * are; undefined when anything else stands in that column.
 *
 * @param goesOn true where the column has headings on another page: then one is enough
 */
export function labelledParts(
  left: Segment[],
  right: Segment[],
  goesOn = false,
): Labelled[] | undefined {
  const sides = sidesOf(left, right)
  if (!sides) return undefined
  const { blocks: all, below } = withoutBelow(sides, headingBlocks(sides))
  const body = bodySize(sides.texts)
  const isHeading = (block: SideLine[]) =>
    block.length <= LONGEST_LABEL &&
    (block.every((line) => isHead(line, body) && !YEAR.test(textOf(line))) || isListed(block))
  // The name and contact may stand above, in line with the headings.
  const blocks = all.slice(all.findLastIndex((block) => !isHeading(block)) + 1)
  const starts = blocks.map(([first]) => (first ? first.baseline - first.size : 0))
  const [begin = Infinity] = starts
  const isAbove = ({ baseline }: Segment) => baseline < begin
  const above = sides.labels.filter((segment) => isAbove(segment) && !below.includes(segment))
  const areKnown = blocks.every(
    (block) => isListed(block) && (below.length > 0 || block.every((line) => isHead(line, body))),
  )
  const fewest = areKnown ? (goesOn ? 1 : FEWEST_KNOWN) : FEWEST_HEADINGS
  if (blocks.length < fewest || linesOfSide(above).length > MOST_ABOVE) return undefined
  // Rows of single lines are labels with their values.
  const texts = sides.texts.filter((segment) => !isAbove(segment))
  const perHeading = areKnown ? LINES_PER_KNOWN : LINES_PER_HEADING
  if (linesOfSide(texts).length < blocks.length * perHeading) return undefined
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    const isInside = ({ baseline }: Segment) => baseline >= start && baseline < end
    const text = sides.texts.filter(isInside)
    const label = blocks[index]?.flatMap((line) => line.segments) ?? []
    const times = besideFirst(below.filter(isInside), label, text)
    return { label, text: times.length > 0 ? inRows([...text, ...times]) : text }
  })
  const head = inRows([...above, ...below.filter(isAbove), ...sides.texts.filter(isAbove)])
  return [{ label: [], text: head }, ...parts]
}

const inRows = (segments: Segment[]) =>
  segments.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)

const isListed = (block: SideLine[]) =>
  headingKind(spokenText(block), []) !== null ||
  block.every((line) => headingKind(spokenText([line]), []) !== null)

/** Of the blocks of a column, as many are headings at least where times stand below these. */
const MOST_LISTED = 0.7

/** The times of entries and what else stands below the headings of their column, taken out of it. */
function withoutBelow(
  sides: Sides,
  blocks: SideLine[][],
): { blocks: SideLine[][]; below: Segment[] } {
  const timeless = blocks.map((block) => block.filter((line) => !isDateCell(line)))
  const filled = timeless.filter((block) => block.length > 0)
  const listed = filled.filter(isListed)
  const areMixed =
    timeless.some((block, index) => block.length < (blocks[index]?.length ?? 0)) &&
    listed.length >= Math.max(FEWEST_HEADINGS, filled.length * MOST_LISTED)
  if (!areMixed) return { blocks, below: [] }
  const headings = new Set(listed.flatMap((block) => block.flatMap(({ segments }) => segments)))
  return { blocks: listed, below: sides.labels.filter((segment) => !headings.has(segment)) }
}

/** Lines between a heading and the time of its first entry, at most. */
const NEXT_LINE = 2.5

/** A time right below its heading stands a line too low: its entry begins beside the heading. */
function besideFirst(dates: Segment[], label: Segment[], [first]: Segment[]): Segment[] {
  const end = Math.max(...label.map(({ baseline }) => baseline))
  const low = dates[0]?.baseline ?? 0
  if (!first || low - end > first.size * NEXT_LINE || low <= first.baseline) return dates
  return dates.map((segment) => {
    if (segment.baseline !== low) return segment
    const letters = segment.letters.map((letter) => ({ ...letter, baseline: first.baseline }))
    return { ...segment, letters, baseline: first.baseline }
  })
}

/** A heading that takes several lines of its column, on one. */
export const wholeLabel = (label: Segment[]) => onOneLine(linesOfSide(label), Infinity)

const spokenText = (block: SideLine[]) =>
  block
    .map((line) => line.segments.flatMap(({ letters }) => letters))
    .map((letters) => textOfLetters(letters, readsRightToLeft(letters)))
    .join(' ')

/** Lines of a head that stand above the column of headings, at most. */
const MOST_ABOVE = 6
const LINES_PER_HEADING = 1.7
const LINES_PER_KNOWN = 1.5

/** Lines of a broken heading are this close to equally far apart. */
const SAME_LEADING = 1.2

/** Two headings of their own below each other. */
const areTwo = (above: SideLine | undefined, line: SideLine) =>
  above !== undefined && isListed([above]) && isListed([line])

/** Headings in their lines; one that begins beside a text does not go on from the one above. */
function headingBlocks({ labels, texts }: Sides): SideLine[][] {
  const lines = linesOfSide(labels)
  const others = linesOfSide(texts)
  const gaps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
  const closest = Math.min(...gaps)
  return blocksIn(lines).flatMap((block) => {
    const parts: SideLine[][] = []
    block.forEach((line, index) => {
      const gap = line.baseline - (block[index - 1]?.baseline ?? -Infinity)
      const isBeside = others.some((other) => areAligned(line, other))
      const begins = isBeside && (gap > closest * SAME_LEADING || areTwo(block[index - 1], line))
      if (begins) parts.push([line])
      else (parts.at(-1) ?? parts[parts.push([]) - 1])?.push(line)
    })
    return parts
  })
}
