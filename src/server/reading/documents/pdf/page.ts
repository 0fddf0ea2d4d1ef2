/** What is drawn on one page, in points from its top left corner, before any reading order. */
export interface PdfPage {
  width: number
  height: number
  glyphs: Glyph[]
  /** Filled areas in drawing order: what may lie behind, or over, text. */
  fills: Fill[]
  images: Box[]
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
  /** As the font's Unicode map says; several characters for a ligature. */
  text: string
  x: number
  /** The line that letters stand on. */
  baseline: number
  width: number
  /** Effective size in points. */
  size: number
  /** Direction of writing in degrees, clockwise; 0 for ordinary text. */
  angle: number
  bold: boolean
  italic: boolean
  /** `#rrggbb`, or '' when it is a pattern. */
  color: string
  alpha: number
  /** Neither filled nor stroked (text rendering modes 3 and 7). */
  invisible: boolean
  /** Place in the drawing order, shared with `Fill.order`. */
  order: number
}

export interface Fill extends Box {
  /** `#rrggbb`, or '' when it is a picture, a pattern or see-through. */
  color: string
  order: number
}

/** True when the point lies in the box. */
export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
