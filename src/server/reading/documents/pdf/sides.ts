import { cleanText } from '../characters.ts'
import { SAME_LINE } from './letters.ts'
import type { Segment } from './segments.ts'

/** One side of a gutter as lines, and how two sides stand to each other. */
export interface SideLine {
  segments: Segment[]
  baseline: number
  size: number
  bold: boolean
  x: number
}

/** Segments that are ordered by baseline, line by line. */
export function linesOfSide(segments: Segment[]): SideLine[] {
  const lines: [Segment, ...Segment[]][] = []
  for (const segment of segments) {
    const before = lines.at(-1)?.at(-1)
    if (before && onOneLine(before, segment)) lines.at(-1)?.push(segment)
    else lines.push([segment])
  }
  return lines.map((line) => {
    const { baseline, size, bold } = leading(line)
    return { segments: line, baseline, size, bold, x: Math.min(...line.map(({ x }) => x)) }
  })
}

/** The segment that a line's look goes by: the one that it begins with. */
function leading([one, ...others]: [Segment, ...Segment[]]): Segment {
  const isBefore = (a: Segment, b: Segment) => (one.rightToLeft ? a.x > b.x : a.x < b.x)
  return others.reduce((first, segment) => (isBefore(segment, first) ? segment : first), one)
}

export function onOneLine(
  a: Pick<Segment, 'baseline' | 'size'>,
  b: Pick<Segment, 'baseline' | 'size'>,
): boolean {
  return Math.abs(a.baseline - b.baseline) < SAME_LINE * Math.max(a.size, b.size)
}

/** Letters on one line of a page agree in their baselines to this part of their size. */
const EXACT = 0.1

/** True for lines that were set to stand on one line, and do not just happen to. */
export function areAligned(
  a: Pick<SideLine, 'baseline' | 'size'>,
  b: Pick<SideLine, 'baseline' | 'size'>,
): boolean {
  const size = Math.max(a.size, b.size)
  const tolerance = EXACT + Math.abs(a.size - b.size) / size
  return Math.abs(a.baseline - b.baseline) < size * Math.min(tolerance, SAME_LINE)
}

export function sameLook(a: SideLine, b: SideLine): boolean {
  return a.bold === b.bold && Math.abs(a.size - b.size) < a.size * 0.05
}

/** Headings of a side column may be this part smaller than those of the text. */
const SMALLER = 0.75

/** True for headings of two columns: both are listed, and set alike. */
export function areHeadings(a: Segment, b: Segment): boolean {
  return (
    a.announces === true &&
    b.announces === true &&
    a.bold === b.bold &&
    Math.min(a.size, b.size) > Math.max(a.size, b.size) * SMALLER
  )
}

/** Set larger than the text around, or bolder. */
export function isHead(line: Pick<SideLine, 'bold' | 'size'>, body: number): boolean {
  return line.bold || line.size > body * 1.08
}

export function extentOf(segments: Segment[]): number {
  return (
    Math.max(...segments.map((segment) => segment.right)) -
    Math.min(...segments.map((segment) => segment.x))
  )
}

/** True when nothing of the other side stands beside the lines. */
export function isFree(block: SideLine[], other: SideLine[]): boolean {
  const [first] = block
  const last = block.at(-1)
  if (!first || !last) return false
  const from = first.baseline - first.size
  const to = last.baseline + first.size * 0.9
  return other.every(({ baseline }) => baseline < from || baseline > to)
}

/** The size that most letters have. */
export function bodySize(segments: Segment[]): number {
  const counts = new Map<number, number>()
  for (const { size, letters } of segments) {
    const key = Math.round(size * 10) / 10
    counts.set(key, (counts.get(key) ?? 0) + letters.length)
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0]
}

/** The line as it reads from left to right. */
export function textOf(line: SideLine | undefined): string {
  const letters = line?.segments.flatMap((segment) => segment.letters) ?? []
  return cleanText(letters.map(({ text, afterSpace }) => (afterSpace ? ` ${text}` : text)).join(''))
}

/** What a date has, whatever its language. */
export const YEAR = /(?:19|20)\d\d|\d\d?[./]\d\d/u

const LONGEST_DATE = 30

/** A date alone in its cell, whatever its look. */
export function isDateCell(line: SideLine | undefined): boolean {
  const text = textOf(line)
  return text.length < LONGEST_DATE && YEAR.test(text)
}

/** A line that ends before this part of the widest is the last of its paragraph. */
const SHORT_LINE = 0.85

/** Labels below each other are those of rows where the text beside each but the last has ended. */
export function areRows(block: SideLine[], texts: SideLine[]): boolean {
  const widest = Math.max(...texts.map(rightOf))
  const beside = block.map((label) => texts.find((line) => areAligned(label, line)))
  return beside.every(
    (line, index) =>
      line !== undefined &&
      (index === block.length - 1 || rightOf(line) - line.x < (widest - line.x) * SHORT_LINE),
  )
}

/** Where a line ends. */
export const rightOf = ({ segments }: SideLine) => Math.max(...segments.map(({ right }) => right))
