import type { Box, Fill, PdfPage } from './page.ts'
import type { Segment } from './segments.ts'
import { linesOfSide } from './sides.ts'

/**
 * Cards: boxes of their own that stand side by side, level at their tops, with nothing beside
 * them. Each is a text that is read through before its neighbour begins.
 */
export interface CardRow {
  /** What stands in each, from left to right. */
  cards: Segment[][]
  top: number
}

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

/** The uppermost row of cards among the stretches of a part of the page. */
export function firstCardRow(segments: readonly Segment[]): CardRow | undefined {
  const contents = contentsOf(segments)
  const boxes = [...contents.keys()]
  for (const { y: top } of boxes) {
    const level = boxes.filter((box) => Math.abs(box.y - top) < LEVEL)
    const row = outermost(level).toSorted((a, b) => a.x - b.x)
    if (row.length < 2 || !areApart(row)) continue
    const bottom = Math.max(...row.map(({ y, height }) => y + height))
    const cards = row.map((box) => contents.get(box)!)
    const inside = new Set(cards.flat())
    const isBeside = ({ baseline, size }: Segment) =>
      baseline > top && baseline - size * 0.5 < bottom
    const areAlone = segments.every((segment) => inside.has(segment) || !isBeside(segment))
    const texts = cards.filter((card) => linesOfSide(card).length >= LINES)
    if (areAlone && texts.length * 2 > row.length) return { cards, top }
  }
  return undefined
}

/** Lines of a card that is a text of its own beside another one. */
const ALONE = 4

/** A card with a text beside it on one side: what is above both, one, the other, and what is below. */
export function partsBesideCard(segments: readonly Segment[]): Segment[][] | undefined {
  for (const [box, card] of contentsOf(segments)) {
    const inside = new Set(card)
    const others = segments.filter((segment) => !inside.has(segment))
    const [above, rest] = parted(others, ({ baseline }) => baseline <= box.y)
    const [beside, below] = parted(
      rest,
      ({ baseline, size }) => baseline - size * 0.5 < box.y + box.height,
    )
    const isLeft = beside.every(({ right }) => right < box.x + 1)
    const isRight = beside.every(({ x }) => x > box.x + box.width - 1)
    const areTexts =
      linesOfSide(card).length >= ALONE && linesOfSide(beside).length >= LINES && isLeft !== isRight
    const parts = [above, ...(isLeft ? [beside, card] : [card, beside]), below]
    if (areTexts) return parts.filter((part) => part.length > 0)
  }
  return undefined
}

function parted(segments: readonly Segment[], is: (segment: Segment) => boolean) {
  return [segments.filter(is), segments.filter((segment) => !is(segment))] as const
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
