import type { Box } from './page.ts'

/** What can be told from a path without painting it. */

/** Points; a bullet of the largest type is not larger. */
const LARGEST_MARK = 10

/** True for shapes of a bullet's size. */
export function isMark({ width, height }: Box): boolean {
  return width > 0.8 && height > 0.8 && width < LARGEST_MARK && height < LARGEST_MARK
}

/** True for a line across or down. */
export const isStraight = ({ width, height }: Box) => (width === 0) !== (height === 0)

/** Text that leans by less is scanned crooked, not set in another direction. */
const LEVEL = 10

/** True for text that runs along the page's own lines; the angle is in degrees. */
export function isLevel(angle: number): boolean {
  // A negative font size turns the advance around, not the letters.
  return Math.abs(angle) < LEVEL || Math.abs(angle) > 180 - LEVEL
}

/** pdf.js's own codes for the steps of a path, each followed by its coordinates. */
const PATH_STEPS = [2, 2, 6, 4, 0]

/** True when every point of a path is a corner of its bounds: its box is all of it. */
export function isRectangle(data: unknown, bounds: unknown): boolean {
  const [steps] = data as [Record<number, number> | null]
  if (!steps) return false
  const [x0, y0, x1, y1] = Array.from(bounds as ArrayLike<number>)
  const numbers = Object.values(steps)
  for (let at = 0; at < numbers.length;) {
    const step = numbers[at] ?? 0
    if (step === 2 || step === 3) return false
    if (step < 2) {
      const [x, y] = [numbers[at + 1], numbers[at + 2]]
      if ((x !== x0 && x !== x1) || (y !== y0 && y !== y1)) return false
    }
    at += 1 + (PATH_STEPS[step] ?? 0)
  }
  return true
}
