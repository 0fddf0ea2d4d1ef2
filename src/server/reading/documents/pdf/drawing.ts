import type { PDFPageProxy } from 'pdfjs-dist'
import { apply, boxOf, IDENTITY, matrixFrom, multiply, type Matrix } from './matrix.ts'
import type { Box, Fill, Glyph, PdfPage } from './page.ts'
import { pdfjs } from './pdfjs.ts'

/**
 * Follows a page's drawing operators and notes every glyph with its place, size, colour and
 * order. pdf.js's own text extraction has no colours and no rendering modes, and turns
 * right-to-left text around by runs; from glyphs both can be done properly.
 */

const { OPS } = pdfjs

/** The parts of pdf.js's font object that matter here. */
interface Font {
  name: string
  bold: boolean
  italic: boolean
  vertical: boolean
  fontMatrix: Matrix
}

interface ShownGlyph {
  unicode: string
  width: number
  isSpace: boolean
  vmetric: [number, number, number] | null
}

/** The graphics state, as far as text and filled areas depend on it. */
interface State {
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
}

const NO_FONT: Font = {
  name: '',
  bold: false,
  italic: false,
  vertical: false,
  fontMatrix: [0.001, 0, 0, 0.001, 0, 0],
}

/** Family and weight names that mean bold; pdf.js itself only knows the word "Bold". */
const BOLD_NAME = /bold|black|heavy|semibd|demi|medi(?!um)|(^|[-_+])(cmbx|sfbx|ecbx)|-bd|,b/i
const ITALIC_NAME = /italic|oblique|slanted|(^|\+)(cmti|cmsl|sfti|sfsl|ecti)/i

/** Modes of text that neither fill nor stroke: 3 draws nothing, 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7])

const FILLING = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

class Pen {
  readonly glyphs: Glyph[] = []
  readonly fills: Fill[] = []
  readonly images: Box[] = []
  private state: State
  private readonly stack: State[] = []
  private readonly base: Matrix
  private textMatrix: Matrix = IDENTITY
  private x = 0
  private y = 0
  private lineX = 0
  private lineY = 0
  private order = 0
  /** Depth of marked content, and the depth at which an invisible layer began. */
  private depth = 0
  private hiddenFrom = Infinity
  private readonly fontOf: (id: string) => Font
  private readonly layerShows: (layer: unknown) => boolean

  constructor(base: Matrix, fontOf: (id: string) => Font, layerShows: (layer: unknown) => boolean) {
    this.base = base
    this.fontOf = fontOf
    this.layerShows = layerShows
    this.state = initialState(base)
  }

  /** One operator with its arguments. */
  readonly draw = (operator: number, args: unknown[]): void => {
    this.order++
    this.operators[operator]?.(args)
  }

  private readonly operators: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: () => this.save(),
    [OPS.restore]: () => this.restore(),
    [OPS.transform]: (args) => this.transform(args),
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      this.save()
      this.transform(matrix)
    },
    [OPS.paintFormXObjectEnd]: () => this.restore(),
    [OPS.beginGroup]: () => this.save(),
    [OPS.endGroup]: () => this.restore(),
    [OPS.beginAnnotation]: ([, , transform, matrix]) => {
      this.save()
      this.state = initialState(this.base)
      this.transform(transform)
      this.transform(matrix)
    },
    [OPS.endAnnotation]: () => this.restore(),
    [OPS.setGState]: ([entries]) => this.setGState(entries as [string, unknown][]),
    [OPS.setFillRGBColor]: ([color]) => {
      this.state.color = typeof color === 'string' ? color.toLowerCase() : ''
    },
    [OPS.setFillColorN]: () => {
      this.state.color = ''
    },
    [OPS.setFillTransparent]: () => {
      this.state.alpha = 0
    },
    [OPS.constructPath]: (args) => this.fillPath(args),
    [OPS.shadingFill]: () => {},
    [OPS.paintImageXObject]: () => this.image(),
    [OPS.paintInlineImageXObject]: () => this.image(),
    [OPS.paintImageMaskXObject]: () => this.image(),
    [OPS.paintImageXObjectRepeat]: () => this.image(),
    [OPS.beginMarkedContent]: () => {
      this.depth++
    },
    [OPS.beginMarkedContentProps]: ([tag, layer]) => {
      this.depth++
      if (tag === 'OC' && this.hiddenFrom === Infinity && !this.layerShows(layer))
        this.hiddenFrom = this.depth
    },
    [OPS.endMarkedContent]: () => {
      if (this.depth === this.hiddenFrom) this.hiddenFrom = Infinity
      this.depth = Math.max(0, this.depth - 1)
    },
    [OPS.beginText]: () => {
      this.textMatrix = IDENTITY
      this.x = this.lineX = this.y = this.lineY = 0
    },
    [OPS.setFont]: ([id, size]) => this.setFont(String(id), Number(size)),
    [OPS.setCharSpacing]: ([value]) => {
      this.state.charSpacing = Number(value)
    },
    [OPS.setWordSpacing]: ([value]) => {
      this.state.wordSpacing = Number(value)
    },
    [OPS.setHScale]: ([value]) => {
      this.state.scale = Number(value) / 100
    },
    [OPS.setLeading]: ([value]) => {
      this.state.leading = -Number(value)
    },
    [OPS.setTextRise]: ([value]) => {
      this.state.rise = Number(value)
    },
    [OPS.setTextRenderingMode]: ([value]) => {
      this.state.mode = Number(value)
    },
    [OPS.setTextMatrix]: ([matrix]) => {
      this.textMatrix = matrixFrom(matrix)
      this.x = this.lineX = this.y = this.lineY = 0
    },
    [OPS.moveText]: ([x, y]) => this.moveText(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      this.state.leading = Number(y)
      this.moveText(Number(x), Number(y))
    },
    [OPS.nextLine]: () => this.moveText(0, this.state.leading),
    [OPS.showText]: ([glyphs]) => this.showText(glyphs as (ShownGlyph | number)[]),
  }

  private save() {
    this.stack.push({ ...this.state })
  }

  private restore() {
    this.state = this.stack.pop() ?? this.state
  }

  private transform(matrix: unknown) {
    this.state.matrix = multiply(this.state.matrix, matrixFrom(matrix))
  }

  private setGState(entries: [string, unknown][]) {
    for (const [key, value] of entries) {
      if (key === 'ca') this.state.alpha = Number(value)
      if (key === 'Font')
        this.setFont(String((value as unknown[])[0]), Number((value as unknown[])[1]))
    }
  }

  private setFont(id: string, size: number) {
    this.state.font = this.fontOf(id)
    this.state.size = size
  }

  private moveText(x: number, y: number) {
    this.lineX += x
    this.lineY += y
    this.x = this.lineX
    this.y = this.lineY
  }

  private showText(glyphs: (ShownGlyph | number)[]) {
    const { font, size, scale, charSpacing, wordSpacing } = this.state
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.advance((-glyph * size) / 1000, font.vertical, scale)
        continue
      }
      const units = font.vertical && glyph.vmetric ? glyph.vmetric[0] : glyph.width
      const width = units * size * font.fontMatrix[0]
      if (glyph.unicode) this.place(glyph.unicode, width)
      const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0)
      this.advance(width + (font.vertical ? -spacing : spacing), font.vertical, scale)
    }
  }

  private advance(by: number, vertical: boolean, scale: number) {
    if (vertical) this.y += by
    else this.x += by * scale
  }

  private place(text: string, width: number) {
    const { state } = this
    const matrix = multiply(state.matrix, this.textMatrix)
    const [x, baseline] = apply(matrix, this.x, this.y + state.rise)
    const [endX, endY] = state.font.vertical
      ? apply(matrix, this.x + state.size, this.y + state.rise)
      : apply(matrix, this.x + width * state.scale, this.y + state.rise)
    const [upX, upY] = apply(matrix, this.x, this.y + state.rise + state.size)
    if (![x, baseline, endX, endY, upX, upY].every(Number.isFinite)) return
    const angle = width === 0 ? 0 : (Math.atan2(endY - baseline, endX - x) * 180) / Math.PI
    const size = Math.hypot(upX - x, upY - baseline)
    this.glyphs.push({
      text,
      x: Math.min(x, endX),
      baseline,
      width: Math.abs(endX - x),
      size,
      // A negative font size turns the advance around, not the letters.
      angle: Math.abs(Math.abs(angle) - 180) < 1 ? 0 : Math.round(angle),
      bold: state.font.bold,
      italic: state.font.italic,
      color: state.color,
      alpha: state.alpha,
      invisible: INVISIBLE_MODES.has(state.mode) || this.hiddenFrom !== Infinity,
      order: this.order++,
    })
  }

  private fillPath([paint, , bounds]: unknown[]) {
    if (!bounds || !FILLING.has(Number(paint)) || this.state.alpha === 0) return
    const [x0, y0, x1, y1] = Array.from(bounds as ArrayLike<number>)
    const box = boxOf(this.state.matrix, x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0)
    const color = this.state.alpha < 1 ? '' : this.state.color
    this.fills.push({ ...box, color, order: this.order })
  }

  private image() {
    const box = boxOf(this.state.matrix, 0, 0, 1, 1)
    this.images.push(box)
    this.fills.push({ ...box, color: '', order: this.order })
  }
}

function initialState(matrix: Matrix): State {
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
  }
}

/** Reads pdf.js's font object, which arrives beside the operators. */
function fontReader(page: PDFPageProxy): (id: string) => Font {
  const fonts = new Map<string, Font>()
  return (id) => {
    const known = fonts.get(id)
    if (known) return known
    const raw = page.commonObjs.has(id)
      ? (page.commonObjs.get(id) as Partial<Font> & { black?: boolean })
      : {}
    const name = String(raw.name ?? '')
    const font: Font = {
      name,
      bold: Boolean(raw.bold || raw.black) || BOLD_NAME.test(name),
      italic: Boolean(raw.italic) || ITALIC_NAME.test(name),
      vertical: Boolean(raw.vertical),
      fontMatrix: raw.fontMatrix ? matrixFrom(raw.fontMatrix) : NO_FONT.fontMatrix,
    }
    fonts.set(id, font)
    return font
  }
}

/** Everything that one page draws, with its hyperlinks. */
export async function readDrawing(
  page: PDFPageProxy,
  layerShows: (layer: unknown) => boolean,
): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 })
  const list = await page.getOperatorList()
  const pen = new Pen(matrixFrom(viewport.transform), fontReader(page), layerShows)
  list.fnArray.forEach((operator: number, index: number) =>
    pen.draw(operator, (list.argsArray[index] ?? []) as unknown[]),
  )
  const links = (await page.getAnnotations()).flatMap((annotation) => {
    const url = annotation.url ?? annotation.unsafeUrl
    if (annotation.subtype !== 'Link' || typeof url !== 'string') return []
    const [x0, y0, x1, y1] = annotation.rect as number[]
    const box = boxOf(matrixFrom(viewport.transform), x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0)
    return [{ ...box, url }]
  })
  return {
    width: viewport.width,
    height: viewport.height,
    glyphs: pen.glyphs,
    fills: pen.fills,
    images: pen.images,
    links,
  }
}
