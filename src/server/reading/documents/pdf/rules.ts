import type { Line } from '../../document.ts'
import { isUnseen } from '../contrast.ts'
import type { Box, Fill, PdfPage } from './page.ts'
import type { Segment } from './segments.ts'

/** Drawn rules and bars of colour, and the lines of text that they set apart. */

/** A drawn line: its place, and from where to where it goes. */
export interface Rule {
  at: number
  from: number
  to: number
}

/** Points: thicker is an area; lines this close to each other are one. */
export const THICKEST = 2
const SAME_RULE = 1.5
const GAP_IN_RULE = 3

/** Lines in one direction; pieces behind each other are put together. */
export function rulesIn(drawn: readonly Box[], across: boolean): Rule[] {
  const rules: Rule[] = []
  const pieces = drawn
    .map(({ x, y, width, height }) =>
      across
        ? { at: y + height / 2, from: x, to: x + width, thick: height }
        : { at: x + width / 2, from: y, to: y + height, thick: width },
    )
    .filter(({ from, to, thick }) => thick <= THICKEST && to - from > THICKEST * 2)
    .toSorted((a, b) => a.from - b.from)
  for (const { at, from, to } of pieces) {
    const rule = rules.find(
      (other) => Math.abs(other.at - at) < SAME_RULE && from < other.to + GAP_IN_RULE,
    )
    if (rule) rule.to = Math.max(rule.to, to)
    else rules.push({ at, from, to })
  }
  return rules
}

/** Letter sizes: what is shorter is a bullet, a dash or a timeline's dot. */
const SHORTEST = 3

/** Letter sizes between a line and a rule that belongs to it. */
const NEAR = 1.1

/** A rule stands this many times nearer to one line than to another when it is that line's. */
const NEARER = 2

/** Letter sizes below the baseline within which a rule under the text alone underlines it. */
const UNDERLINE = 0.28

/** Share of the shorter of a line and a rule that one has to lie over the other. */
const OVER = 0.5

const BASELINE = 0.8
const DESCENT = 0.2

/** The drawn rules across a page that somebody sees. */
function rulesAcross(page: PdfPage): Rule[] {
  const shown = page.fills.filter(({ color }) => color === '' || !isUnseen(color, '#ffffff'))
  return rulesIn([...shown, ...page.strokes], true)
}

/** A rule goes on behind a heading for at least this part of the heading's width. */
const LONGER = 1.5

/** Fewer headings with a rule are chance. */
const FEWEST_HEADINGS = 2

/**
 * Notes the rule of every segment that stands alone on one, as headings do: like text of that
 * width, it parts what is above from what is below.
 */
export function withRules(segments: Segment[], page: PdfPage): Segment[] {
  const rules = rulesAcross(page).filter(({ from, to }) => to - from < page.width)
  const ruled = new Map<Segment, Rule>()
  for (const segment of segments) {
    const { x, right, baseline, size } = segment
    const rule = rules.find(
      ({ at, from, to }) =>
        from < x + size &&
        to > right - size &&
        to - from > (right - x) * LONGER &&
        at > baseline - size * (BASELINE + NEAR) &&
        at < baseline + size * NEAR,
    )
    const alone =
      rule &&
      segments.every(
        (other) =>
          other === segment ||
          Math.abs(other.baseline - baseline) > size / 2 ||
          other.right < rule.from ||
          other.x > rule.to,
      )
    if (alone) ruled.set(segment, rule)
  }
  if (ruled.size < FEWEST_HEADINGS) return segments
  return segments.map((segment) => {
    const rule = ruled.get(segment)
    return rule ? { ...segment, ruled: rule } : segment
  })
}

type Set = Pick<Line, 'x' | 'y' | 'width' | 'height'>

const overlap = ({ x, width }: Set, { from, to }: Rule) =>
  Math.min(x + width, to) - Math.max(x, from)

const liesOver = (line: Set, rule: Rule) =>
  overlap(line, rule) > Math.min(line.width, rule.to - rule.from) * OVER

const below = (line: Set, { at }: Rule) => at - line.y - line.height * (BASELINE + DESCENT)
const above = (line: Set, { at }: Rule) => line.y - at

/** A rule under the letters alone, as links have. */
function underlines(line: Set, rule: Rule): boolean {
  const depth = rule.at - line.y - line.height * BASELINE
  const outside = Math.max(line.x - rule.from, rule.to - line.x - line.width)
  return depth < line.height * UNDERLINE && outside < line.height / 2
}

/** A rule that fills the row beside a heading. */
const isBeside = (line: Set, rule: Rule) =>
  rule.at > line.y &&
  rule.at < line.y + line.height &&
  (rule.from > line.x + line.width || rule.to < line.x)

/** What a page draws around one of its lines: rules right above and below it, and a bar behind. */
export function decorated<Printed extends Set>(lines: Printed[], page: PdfPage) {
  const belonging = rulesAcross(page).map((rule) => ownersOf(rule, lines))
  return lines.map((line) => ({
    ...line,
    ruleAbove: belonging.some((owner) => owner.below === line),
    ruleBelow: belonging.some((owner) => owner.above === line || owner.beside === line),
    shaded: page.fills.some((fill) => isPainted(fill) && isBarBehind(fill, line)),
  }))
}

/** The lines that a rule sets apart: the one above it, the one below it, or both. */
function ownersOf(rule: Rule, lines: Set[]): Record<'above' | 'below' | 'beside', Set | undefined> {
  const length = rule.to - rule.from
  const near = lines.filter(
    (line) =>
      length > line.height * SHORTEST &&
      Math.abs(rule.at - line.y - line.height / 2) < line.height * (NEAR + 0.5),
  )
  const over = near.filter((line) => liesOver(line, rule))
  if (over.some((line) => underlines(line, rule)))
    return { above: undefined, below: undefined, beside: undefined }
  const upper = over.findLast((line) => below(line, rule) > -line.height * DESCENT)
  const lower = over.find((line) => above(line, rule) > -line.height * DESCENT)
  const [up, down] = [
    upper ? Math.max(1, below(upper, rule)) : Infinity,
    lower ? Math.max(1, above(lower, rule)) : Infinity,
  ]
  return {
    above: up < down * NEARER ? upper : undefined,
    below: down < up * NEARER ? lower : undefined,
    beside: over.length > 0 ? undefined : near.find((line) => isBeside(line, rule)),
  }
}

const isPainted = ({ color }: Fill) => color !== '' && !isUnseen(color, '#ffffff')

/** Letter sizes: a higher area is a panel behind a column, not a bar behind a line. */
const BAR = { lowest: 0.9, highest: 3 } as const

function isBarBehind({ x, y, width, height }: Fill, line: Set): boolean {
  const centre = line.y + line.height / 2
  return (
    height > line.height * BAR.lowest &&
    height < line.height * BAR.highest &&
    y < centre &&
    y + height > centre &&
    x < line.x + 1 &&
    x + width > line.x + line.width - 1
  )
}
