import type { Box, Fill, PdfPage } from './page.ts'
import type { Segment } from './segments.ts'
import { linesOfSide } from './sides.ts'

/**
 * Cards: boxes of their own that stand side by side, level at their tops, with nothing beside
 * them, or one beside a text. Each is read through before its neighbour begins.
 */

/** Points; what is narrower is the frame of a word. */
const NARROWEST = 60
/** Points of two lines. */
const LOWEST = 30
const MOST_AREAS = 200
/** A larger part of the page's width is a background, or stands alone. */
const WIDEST = 0.8
/** Points by which the tops of a row of cards differ, or two drawings of one box. */
const LEVEL = 3
/** Points between two cards; the cells of a table touch. */
const APART = 3
/** Lines from which on what stands in a box is a text. */
const LINES = 2

const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < LEVEL &&
  Math.abs(a.y - b.y) < LEVEL &&
  Math.abs(a.width - b.width) < LEVEL &&
  Math.abs(a.height - b.height) < LEVEL

/** The areas of a page that may be cards, each once: a frame is drawn beside what it frames. */
export function boxesOf({ fills, width }: PdfPage): Box[] {
  const areas = fills.filter((fill) => fill.width >= NARROWEST && fill.width < width * WIDEST)
  // more are a drawing
  if (areas.length > MOST_AREAS) return []
  const boxes: Box[] = []
  for (const area of [...areas, ...areas.flatMap((head) => withBody(head, areas))])
    if (area.height >= LOWEST && !boxes.some((box) => isSame(box, area))) boxes.push(area)
  return boxes
}

/** A head in a colour of its own, with the area that goes on below it. */
const withBody = (head: Fill, areas: readonly Fill[]): Box[] =>
  areas
    .filter(
      (body) =>
        body.ink !== head.ink &&
        Math.abs(body.x - head.x) < LEVEL &&
        Math.abs(body.width - head.width) < LEVEL &&
        Math.abs(head.y + head.height - body.y) < LEVEL,
    )
    .map(({ y, height }) => ({ ...head, height: y + height - head.y }))

const holds = (box: Box, { x, right, baseline, size }: Segment): boolean =>
  box.x < x + 1 &&
  box.x + box.width > right - 1 &&
  box.y < baseline - size * 0.3 &&
  box.y + box.height > baseline - size * 0.3

/** The boxes in which a stretch stands. */
export const boxesAround = (boxes: readonly Box[], segment: Segment): Box[] =>
  boxes.filter((box) => holds(box, segment))

/** What stands in each box that holds a part of the stretches, from top to bottom. */
function contentsOf(segments: readonly Segment[]): Map<Box, Segment[]> {
  const contents = new Map<Box, Segment[]>()
  for (const segment of segments)
    for (const box of segment.boxes ?? []) {
      const own = contents.get(box)
      if (own) own.push(segment)
      else contents.set(box, [segment])
    }
  const parts = [...contents].filter(([, own]) => own.length < segments.length)
  return new Map(parts.toSorted(([a], [b]) => a.y - b.y))
}

const isAny = (part: readonly Segment[]): boolean => part.length > 0

/** What is above the uppermost row of cards, each of these, and what is below; undefined without one. */
export function partsByCards(
  segments: readonly Segment[],
  rightToLeft: boolean,
): Segment[][] | undefined {
  const contents = contentsOf(segments)
  const boxes = [...contents.keys()]
  for (const { y: top } of boxes) {
    const level = boxes.filter((box) => Math.abs(box.y - top) < LEVEL)
    const row = outermost(level).toSorted((a, b) => a.x - b.x)
    if (row.length < 2 || !areApart(row)) continue
    const bottom = Math.max(...row.map(({ y, height }) => y + height))
    const cards = row.map((box) => contents.get(box)!)
    const { above, beside, below } = aroundOf(segments, cards.flat(), top, bottom)
    const texts = cards.filter((card) => linesOfSide(card).length >= LINES)
    if (beside.length === 0 && texts.length * 2 > row.length)
      return [above, ...(rightToLeft ? cards.toReversed() : cards), below].filter(isAny)
  }
  return undefined
}

/** Lines of a card that is a text of its own beside another one. */
const ALONE = 4

/** The same of a card with a text beside it, on one side. */
export function partsBesideCard(segments: readonly Segment[]): Segment[][] | undefined {
  for (const [box, card] of contentsOf(segments)) {
    const { above, beside, below } = aroundOf(segments, card, box.y, box.y + box.height)
    const isLeft = beside.every(({ right }) => right < box.x + 1)
    const isRight = beside.every(({ x }) => x > box.x + box.width - 1)
    const areTexts = linesOfSide(card).length >= ALONE && linesOfSide(beside).length >= LINES
    if (areTexts && isLeft !== isRight)
      return [above, ...(isLeft ? [beside, card] : [card, beside]), below].filter(isAny)
  }
  return undefined
}

/** Where the stretches stand that are in none of the cards between two heights. */
function aroundOf(
  segments: readonly Segment[],
  cards: readonly Segment[],
  top: number,
  bottom: number,
) {
  const inside = new Set(cards)
  const others = segments.filter((segment) => !inside.has(segment))
  const isAbove = ({ baseline }: Segment) => baseline <= top
  const isBelow = ({ baseline, size }: Segment) => baseline - size * 0.5 >= bottom
  return {
    above: others.filter(isAbove),
    beside: others.filter((segment) => !isAbove(segment) && !isBelow(segment)),
    below: others.filter((segment) => !isAbove(segment) && isBelow(segment)),
  }
}

/** Boxes that lie in none of the others. */
const outermost = (boxes: readonly Box[]): Box[] =>
  boxes.filter((box) =>
    boxes.every(
      (other) =>
        other === box ||
        other.height < box.height ||
        box.x < other.x - 1 ||
        box.x + box.width > other.x + other.width + 1,
    ),
  )

const areApart = (row: readonly Box[]): boolean =>
  row.every((box, at) => at === 0 || box.x - row[at - 1]!.x - row[at - 1]!.width >= APART)
