/** What is drawn on one page, in points from its top left corner, before any reading order. */
export interface PdfPage {
  width: number
  height: number
  glyphs: Glyph[]
  /** Filled areas in drawing order: what may lie behind, or over, text. */
  fills: Fill[]
  /** Shapes of a bullet's size, filled or outlined. */
  marks: Box[]
  images: Box[]
  /** Straight lines across and down, such as tables have; a line has no width or no height. */
  strokes: Box[]
  /** Texts that glyphs claim to stand for (ActualText), and do not show. */
  claims: string[]
  links: (Box & { url: string })[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One drawn character (or ligature) with everything that decides where it reads and if it shows. */
export interface Glyph {
  /**
   * As the font's Unicode map says; several characters for a ligature, one of the private use
   * area for an icon.
   */
  text: string
  x: number
  /** The line that letters stand on. */
  baseline: number
  /** Along the line. */
  width: number
  /** Effective size in points. */
  size: number
  /** Direction of writing in degrees, clockwise; 0 for ordinary text. */
  angle: number
  bold: boolean
  italic: boolean
  smallCaps?: boolean
  /** `#rrggbb`, or '' when it is a pattern. */
  color: string
  alpha: number
  /** Neither filled nor stroked (text rendering modes 3 and 7). */
  invisible: boolean
  /** On a layer that is switched off, or outside of the area that may be drawn on. */
  clipped: boolean
  /** Place in the drawing order, shared with `Fill.order`. */
  order: number
}

export interface Fill extends Box {
  /** `#rrggbb`, or '' when it is a picture, a pattern or see-through. */
  color: string
  /** What it is painted with, whatever its shape. */
  ink: string
  /** Nothing that was drawn before it shows through, at any place of its box. */
  opaque: boolean
  order: number
}

/** The part that two boxes share; of no size when they share nothing. */
export function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  }
}

/** The box with a margin around it. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + by * 2, height: height + by * 2 }
}

/** True when the point lies in the box. */
export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
