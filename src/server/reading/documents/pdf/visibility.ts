import { cleanText } from '../characters.ts'
import { isFaint, isUnseen, SMALLEST_SEEN } from '../contrast.ts'
import { textOf } from './line-text.ts'
import { contains, type Box, type Fill, type Glyph, type PdfPage } from './page.ts'
import { isBlank } from './letters.ts'
import { segmentsOf } from './segments.ts'
import { readsRightToLeft } from './visual-order.ts'

/**
 * Tells what a person sees from what only a machine reads. Two things look hidden and are not:
 * light text on a dark panel, and the invisible letters that lie over the picture of a scan.
 */
export interface Visibility {
  seen: Glyph[]
  /** Lines of hidden text. */
  hidden: string[]
}

/** A picture over more than this part of the page is a scan or a background. */
const SCAN_SHARE = 0.5

/** Pages whose letters are mostly invisible show them as pictures or outlines. */
const TEXT_LAYER_SHARE = 0.7

export function visibilityOf(page: PdfPage): Visibility {
  const layer = isTextLayer(page)
  const panels = page.fills.filter((fill) => fill.width > 2 && fill.height > 2)
  const seen: Glyph[] = []
  const unseen: Glyph[] = []
  for (const glyph of page.glyphs) {
    if (isBlank(glyph) || isSeen(glyph, page, panels, layer))
      seen.push(layer || !isUndrawn(glyph) ? glyph : emboldened(glyph, panels))
    else unseen.push(glyph)
  }
  return { seen, hidden: linesOfHidden(unseen, seen) }
}

/** True when invisible letters are the page's text: over a scan, or over outlined letters. */
function isTextLayer(page: PdfPage): boolean {
  const letters = page.glyphs.filter((glyph) => !isBlank(glyph))
  const invisible = letters.filter((glyph) => glyph.invisible).length
  const pictures = page.fills.filter(({ color, opaque }) => color === '' && opaque)
  const covered = letters.filter((glyph) => isUnder(glyph, pictures)).length
  return (
    largestShare(page.images, page) > SCAN_SHARE ||
    covered > letters.length * TEXT_LAYER_SHARE ||
    (page.fills.length + page.images.length > 0 && invisible > letters.length * TEXT_LAYER_SHARE)
  )
}

/** Scanners that part a page into strips lay each over its letters. */
function isUnder(glyph: Glyph, fills: Fill[]): boolean {
  const [x, y] = [glyph.x + glyph.width / 2, glyph.baseline - glyph.size * 0.3]
  return fills.some((fill) => fill.order > glyph.order && contains(fill, x, y))
}

/** Share of the page that its largest picture covers. */
export function largestShare(images: Box[], page: { width: number; height: number }): number {
  const areas = images.map((image) => image.width * image.height)
  return Math.max(0, ...areas) / (page.width * page.height)
}

function isSeen(glyph: Glyph, page: PdfPage, panels: PdfPage['fills'], layer: boolean): boolean {
  const middle = glyph.x + (glyph.angle === 0 ? glyph.width / 2 : 0)
  const height = glyph.baseline - glyph.size * 0.3
  const onPage = contains({ x: 0, y: 0, width: page.width, height: page.height }, middle, height)
  if (!onPage || glyph.clipped || glyph.size < SMALLEST_SEEN) return false
  const over = panels.filter((panel) => contains(panel, middle, height))
  const before = over.filter((panel) => panel.order < glyph.order)
  if (isUndrawn(glyph)) return layer || before.some(isOutlineOf(glyph))
  if (over.some((panel) => panel.opaque && panel.order > glyph.order && !isPictureOf(glyph, panel)))
    return layer
  const behind = before.at(-1)
  const background = behind ? behind.color : '#ffffff'
  return glyph.color === '' || background === '' || !isUnseen(glyph.color, background)
}

/** A picture no higher than a line shows, as a rule, the very words that it lies on. */
function isPictureOf({ size }: Glyph, { color, height }: Fill): boolean {
  return color === '' && height < size * 2
}

const isUndrawn = (glyph: Glyph) => glyph.invisible || isFaint(glyph.alpha, glyph.size)

/**
 * Where a font has no bold letters, browsers draw the outlines of ordinary ones with a reader of some
 * width, and the letters themselves so that nobody sees them.
 */
function emboldened(glyph: Glyph, panels: Fill[]): Glyph {
  const outline = panels.findLast(
    (panel) => isOutlineOf(glyph)(panel) && panel.order < glyph.order && isOver(panel, glyph),
  )
  return { ...glyph, bold: true, color: outline?.ink ?? glyph.color }
}

const isOver = (box: Box, { x, width, baseline, size }: Glyph) =>
  contains(box, x + width / 2, baseline - size * 0.3)

/** Some programs draw letters as shapes, and invisible letters over them so that they copy. */
function isOutlineOf(glyph: Glyph): (fill: PdfPage['fills'][number]) => boolean {
  return ({ color, height }) => color === '' && height > glyph.size * 0.3 && height < glyph.size * 2
}

/** Enough to show what was found; a page of hidden keywords needs no more. */
const LONGEST = 300
const MOST = 20

function linesOfHidden(unseen: Glyph[], seen: Glyph[]): string[] {
  const lines = textsOf(unseen).filter((text) => /[\p{L}\p{N}]{2}/u.test(text))
  if (lines.length === 0) return []
  // A shadow, or a heading drawn again over its panel, hides nothing.
  const shown = textsOf(seen).join('\n')
  return lines
    .filter((text) => !shown.includes(text))
    .slice(0, MOST)
    .map((text) => text.slice(0, LONGEST))
}

function textsOf(glyphs: Glyph[]): string[] {
  return segmentsOf(glyphs).map(({ letters }) =>
    cleanText(textOf(letters, readsRightToLeft(letters))).trim(),
  )
}
