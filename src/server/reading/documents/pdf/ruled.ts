import type { Box } from './page.ts'
import type { Segment } from './segments.ts'
import { rulesIn } from './rules.ts'
import { linesOfSide } from './sides.ts'

/**
 * Tables whose lines are drawn. Forms set labels in the middle of their rows' height, and short
 * texts in the middle of wide cells; both are put where a plain table has them, so that what
 * belongs together begins on one line, and what stands below each other begins below each other.
 */
export function asPlainTables(segments: Segment[], drawn: readonly Box[]): Segment[] {
  const rows = ruledRows(drawn)
  if (rows.length === 0) return segments
  const moved = new Map<Segment, Segment>()
  rows.forEach((row, number) => {
    for (const [segment, place] of placesIn(row, segments)) {
      if (!moved.has(segment)) moved.set(segment, { ...place, ruledRow: number })
    }
  })
  return segments
    .map((segment) => moved.get(segment) ?? segment)
    .toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)
}

/** A row between two drawn lines, with the places of the lines across. */
interface RuledRow {
  top: number
  bottom: number
  /** Edges of cells from left to right, the table's own included. */
  edges: number[]
}

/** Points between the ends of lines that belong together. */
const SAME_EDGE = 4

/** More lines are a drawing. */
const MOST_RULES = 400

/** This part of a row's height is crossed by a line between its cells. */
const CROSSED = 0.9

function ruledRows(drawn: readonly Box[]): RuledRow[] {
  const across = rulesIn(drawn, true).toSorted((a, b) => a.at - b.at)
  const down = rulesIn(drawn, false)
  if (across.length + down.length > MOST_RULES) return []
  return across.flatMap((upper, index) => {
    const lower = across
      .slice(index + 1)
      .find(
        ({ from, to }) =>
          Math.abs(from - upper.from) < SAME_EDGE && Math.abs(to - upper.to) < SAME_EDGE,
      )
    if (!lower) return []
    const height = lower.at - upper.at
    const between = down.filter(
      ({ at, from, to }) =>
        at > upper.from + SAME_EDGE &&
        at < upper.to - SAME_EDGE &&
        Math.min(to, lower.at) - Math.max(from, upper.at) > height * CROSSED,
    )
    if (between.length === 0) return []
    const edges = [upper.from, ...between.map(({ at }) => at).toSorted((a, b) => a - b), upper.to]
    return [{ top: upper.at, bottom: lower.at, edges }]
  })
}

/** The segments of a row, put at the top of their cells and at the beginning of wide ones. */
function placesIn({ top, bottom, edges }: RuledRow, segments: Segment[]): [Segment, Segment][] {
  const inRow = segments.filter(({ baseline }) => baseline > top && baseline <= bottom)
  const cells = edges.slice(1).map((right, index) => {
    const left = edges[index] ?? 0
    const inside = inRow.filter(({ x, right: end }) => {
      const centre = (x + end) / 2
      return centre > left && centre < right
    })
    return { left, right, lines: linesOfSide(inside) }
  })
  const tallest = Math.max(...cells.map(({ lines }) => lines.length))
  const first = Math.min(
    ...cells.flatMap(({ lines }) => (lines.length === tallest ? (lines[0]?.baseline ?? []) : [])),
  )
  return cells.flatMap(({ left, right, lines }) => {
    const lower = lines.length < tallest ? Math.max(0, (lines[0]?.baseline ?? 0) - first) : 0
    return lines.flatMap((line) =>
      line.segments.map((segment): [Segment, Segment] => {
        const aside = line.segments.length === 1 ? asideIn(segment, left, right) : 0
        return [segment, shifted(segment, -aside, -lower)]
      }),
    )
  })
}

/** Narrower cells hold labels, which may stand in the middle together. */
const WIDE_CELL = 150

/** What begins this far inside a cell, as a part of its width, is not indented but centred. */
const CENTRED = 0.25
const PADDING = 4

/** How far a text stands from where its cell begins, when it is centred or set to the end. */
function asideIn({ x, right: end, rightToLeft }: Segment, left: number, right: number): number {
  const inset = rightToLeft ? right - end : x - left
  const isAside = right - left > WIDE_CELL && inset > (right - left) * CENTRED
  return isAside ? (inset - PADDING) * (rightToLeft ? -1 : 1) : 0
}

function shifted(segment: Segment, x: number, y: number): Segment {
  if (x === 0 && y === 0) return segment
  return {
    ...segment,
    x: segment.x + x,
    right: segment.right + x,
    baseline: segment.baseline + y,
    top: segment.top + y,
    letters: segment.letters.map((letter) => ({
      ...letter,
      x: letter.x + x,
      baseline: letter.baseline + y,
    })),
  }
}
