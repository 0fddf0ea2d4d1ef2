/** An affine map as PDF writes it: `[a b c d e f]`, x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The map that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ]
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** True when upright rectangles stay upright. */
export function keepsUpright([a, b, c, d]: Matrix): boolean {
  const tolerance = 1e-3 * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d))
  const isNothing = (value: number) => Math.abs(value) <= tolerance
  return (isNothing(b) && isNothing(c)) || (isNothing(a) && isNothing(d))
}

/** The upright box around a mapped rectangle given by two corners. */
export function boxOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number) {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Reads a matrix from what pdf.js hands over: an array or a typed array, or nothing. */
export function matrixFrom(value: unknown): Matrix {
  if (value === null || typeof value !== 'object') return IDENTITY
  const n = Array.from(value as ArrayLike<number>)
  if (n.length < 6 || n.some((each) => !Number.isFinite(each))) return IDENTITY
  return n.slice(0, 6) as unknown as Matrix
}
