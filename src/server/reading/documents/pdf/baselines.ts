import type { State } from './graphics-state.ts'

/** Where the line runs below the middle of a column's letters, in their size, when it is turned. */
const COLUMN_BASELINE = 0.38

type Point = [x: number, y: number]

/**
 * Begin and end of a glyph's baseline, and its height above the begin. Japanese and Chinese that is
 * written in columns runs downwards, like a line that was turned by a quarter.
 */
export function baselineOf(
  { font, size, scale }: State,
  x: number,
  y: number,
  width: number,
): [from: Point, to: Point, up: Point] {
  if (!font.vertical)
    return [
      [x, y],
      [x + width * scale, y],
      [x, y + size],
    ]
  const left = x - size * COLUMN_BASELINE
  return [
    [left, y],
    [left, y + width],
    [left + size, y],
  ]
}
