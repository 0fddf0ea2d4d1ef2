/** How headings are set, and how unlike two lines are as headings. */
import type { Line } from '../document.ts'
import { bodySize, isCapitals } from '../look.ts'

/** All by which a reader sees that a line announces something. */
export interface HeadingLook {
  size: number
  bold: boolean
  italic: boolean
  capitals: boolean
  /** False for scripts without case, where capitals say nothing. */
  cased: boolean
  level: number
  /** Free space above, in line heights. */
  gap: number
  ruled: boolean
  shaded: boolean
  color: string
  side: 'main' | 'sidebar'
}

export const sideOf = (line: Line): 'main' | 'sidebar' =>
  line.region === 'sidebar' ? 'sidebar' : 'main'

export function headingLookOf(line: Line): HeadingLook {
  const first = line.cells[0]
  return {
    size: first?.fontSize ?? line.fontSize,
    bold: first?.bold ?? line.bold,
    italic: first?.italic ?? line.italic,
    capitals: isCapitals(first?.text ?? line.text),
    cased: /[\p{Lu}\p{Ll}]/u.test(line.text),
    level: line.headingLevel,
    gap: line.gapBefore,
    ruled: line.ruleBelow === true || line.ruleAbove === true,
    shaded: line.shaded === true,
    color: line.color ?? '',
    side: sideOf(line),
  }
}

const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0)

/** The look of running text, which most letters have. */
export function bodyOf(lines: readonly Line[]): HeadingLook {
  const size = bodySize(lines)
  const body = lines.filter((line) => Math.abs(line.fontSize - size) < 0.3)
  const most = (is: (line: Line) => boolean) => lettersOf(body.filter(is)) > lettersOf(body) / 2
  const gaps = body.map(({ gapBefore }) => gapBefore).toSorted((a, b) => a - b)
  const colors = [...Map.groupBy(body, ({ color }) => color ?? '')]
  return {
    size,
    bold: most((line) => line.bold),
    italic: most((line) => line.italic),
    capitals: false,
    cased: true,
    level: 0,
    gap: gaps[Math.floor(gaps.length / 2)] ?? 0,
    ruled: false,
    shaded: false,
    color: colors.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '',
    side: 'main',
  }
}

/** What it costs that two headings of one document are set differently. */
const UNLIKE = {
  size: 1.6,
  bold: 1.2,
  italic: 0.5,
  capitals: 0.7,
  level: 2,
  gap: 0.9,
  ruled: 0.8,
  shaded: 0.8,
  color: 0.7,
  side: 0.4,
} as const

/** Sizes of one style differ a little where a line holds other fonts. */
const SAME_SIZE = 0.35
/** Gaps that differ by this factor are different gaps. */
const SAME_GAP = 1.8

/** How unlike two lines are as headings of one document, from 0. */
export function unlikeness(a: HeadingLook, b: HeadingLook): number {
  // a heading style is one in every size: sidebars set it smaller
  const sameStyle = a.level > 0 && a.level === b.level
  let cost = 0
  if (!sameStyle && Math.abs(a.size - b.size) > SAME_SIZE)
    cost += Math.min(UNLIKE.size, 0.4 + (4 * Math.abs(a.size - b.size)) / Math.max(a.size, b.size))
  if (a.bold !== b.bold) cost += UNLIKE.bold
  if (a.italic !== b.italic) cost += UNLIKE.italic
  if (a.cased && b.cased && a.capitals !== b.capitals) cost += UNLIKE.capitals
  if (a.level !== b.level) cost += UNLIKE.level
  const [near, far] = [a.gap, b.gap].map((gap) => gap + 0.2).toSorted((x, y) => x - y)
  // the first line of a page has no gap that says anything
  if (far! > near! * SAME_GAP && near! - 0.2 < 2)
    cost += a.gap < b.gap ? UNLIKE.gap : UNLIKE.gap / 2
  if (a.ruled !== b.ruled) cost += UNLIKE.ruled
  if (a.shaded !== b.shaded) cost += UNLIKE.shaded
  if (a.color !== b.color) cost += UNLIKE.color
  if (a.side !== b.side) cost += UNLIKE.side
  return cost
}

/** Sizes that differ by this factor are those of two ranks. */
const LARGER = 1.04

/** True when one of two headings is set as that of the larger part. */
export function outranks(a: HeadingLook, b: HeadingLook): boolean {
  if (a.level > 0 && b.level > 0) return a.level < b.level
  if (a.size > b.size * LARGER) return true
  return a.size * LARGER > b.size && ((a.bold && !b.bold) || (a.shaded && !b.shaded))
}

/** How much a line stands out from the running text, whatever it says. */
export function prominence(look: HeadingLook, body: HeadingLook): number {
  let sum = 0
  if (look.size > body.size * 1.04) sum += 1 + Math.min(1, (look.size / body.size - 1.04) * 3)
  if (look.bold && !body.bold) sum += 0.9
  if (look.cased && look.capitals && !body.capitals) sum += 0.8
  if (look.level > 0) sum += 2
  if (look.ruled) sum += 1
  if (look.shaded) sum += 1
  if (look.color !== body.color) sum += 0.5
  if (look.gap > Math.max(0.6, body.gap * 1.5)) sum += 0.6
  return sum
}

/** Listed headings from which on their edges are those of the document's headings. */
const ALIGNED = 3
/** Edges (points) no further apart are in line. */
const IN_LINE = 4

const edges = ({ x, width }: Line) => [x, x + width, x + width / 2]

/** True for a line that begins, ends and is centred elsewhere than all headings that are listed. */
export function isAstray(line: Line, headings: readonly Line[]): boolean {
  const others = headings.filter((other) => other !== line && sideOf(other) === sideOf(line))
  const own = edges(line)
  return (
    others.length >= ALIGNED &&
    !others.some((other) => edges(other).some((edge, at) => Math.abs(edge - own[at]!) < IN_LINE))
  )
}

/** True for a line that begins where most listed headings do. */
export const beginsLike = ({ x }: Line, headings: readonly Line[]): boolean =>
  headings.length >= ALIGNED &&
  headings.filter((other) => Math.abs(other.x - x) < IN_LINE).length * 2 > headings.length

const endsInColon = ({ text }: Line) => /[:：]\s*$/u.test(text)

/** Headings above a label, at least. */
const ABOVE_LABELS = 2

/** True for a label of a part of a section: a colon, below so many larger headings without one. */
export const isLabel = (line: Line, headings: readonly Line[]) =>
  endsInColon(line) &&
  headings.filter(
    (other) => !endsInColon(other) && outranks(headingLookOf(other), headingLookOf(line)),
  ).length >= ABOVE_LABELS
