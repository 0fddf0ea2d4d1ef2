import { NO_FONT, type Font } from './fonts.ts'
import type { Matrix } from './matrix.ts'
import type { Box } from './page.ts'

/** The graphics state, as far as text and filled areas depend on it. */
export interface State {
  matrix: Matrix
  font: Font
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  color: string
  alpha: number
  /** Blended with what lies below, so that both are seen. */
  blended: boolean
  /** Drawn through a mask, so that parts may be left out. */
  masked: boolean
  /** The next picture has a mask of its own. */
  holed: boolean
  /** Opacity of the groups that hold what is drawn. */
  groupAlpha: number
  /** The box around the area that may be drawn on. */
  clip: Box
  /** The area that may be drawn on fills its box. */
  clipFills: boolean
}

/** Modes of text that neither fill nor stroke: 3 draws nothing, 7 only clips. */
export const INVISIBLE_MODES = new Set([3, 7])

/** Modes that add letters to the area that may be drawn on. */
export const CLIPPING_MODES = new Set([4, 5, 6, 7])

/** True when what is drawn now lets nothing through. */
export function isSolid({ alpha, groupAlpha, blended, masked }: State): boolean {
  return alpha * groupAlpha === 1 && !blended && !masked
}

/** How a page begins: black, opaque, without limits. */
export function initialState(matrix: Matrix, clip: Box): State {
  return {
    matrix,
    font: NO_FONT,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    color: '#000000',
    alpha: 1,
    blended: false,
    masked: false,
    holed: false,
    groupAlpha: 1,
    clip,
    clipFills: true,
  }
}
