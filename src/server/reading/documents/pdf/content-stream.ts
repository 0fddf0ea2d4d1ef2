import {
  apply,
  boxOf,
  IDENTITY,
  keepsUpright,
  matrixFrom,
  multiply,
  type Matrix,
} from './matrix.ts'
import { baselineOf } from './baselines.ts'
import { encodingOf, type Font } from './fonts.ts'
import {
  CLIPPING_MODES,
  initialState,
  INVISIBLE_MODES,
  isSolid,
  type State,
} from './graphics-state.ts'
import { MarkedContent } from './marked-content.ts'
import { contains, grown, intersection, type Box, type Fill, type Glyph } from './page.ts'
import { FILLING, STROKING } from './painting.ts'
import { pdfjs } from './pdfjs.ts'
import { isLevel, isMark, isRectangle, isStraight } from './shapes.ts'

const { OPS } = pdfjs

interface ShownGlyph {
  unicode: string
  width: number
  isSpace: boolean
  vmetric: [number, number, number] | null
}

/** Follows a page's drawing operators and notes every glyph: place, size, colour and order. */
export class ContentStreamReader {
  readonly glyphs: Glyph[] = []
  readonly fills: Fill[] = []
  readonly marks: Box[] = []
  readonly images: Box[] = []
  readonly strokes: Box[] = []
  readonly content: MarkedContent
  private state: State
  private readonly stack: State[] = []
  private readonly base: Matrix
  private readonly page: Box
  private textMatrix: Matrix = IDENTITY
  private x = 0
  private y = 0
  private lineX = 0
  private lineY = 0
  private order = 0
  private clipNext = false
  private readonly fontOf: (id: string) => Font

  constructor(
    base: Matrix,
    page: Box,
    fontOf: (id: string) => Font,
    layerShows: (layer: unknown) => boolean,
  ) {
    this.base = base
    this.page = page
    this.fontOf = fontOf
    this.content = new MarkedContent(this.glyphs, layerShows)
    this.state = initialState(base, page)
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
    [OPS.paintFormXObjectBegin]: ([matrix, bounds]) => {
      this.save()
      this.transform(matrix)
      if (bounds) this.clipTo(this.boxFrom(bounds), keepsUpright(this.state.matrix))
    },
    [OPS.clip]: () => {
      this.clipNext = true
    },
    [OPS.eoClip]: () => {
      this.clipNext = true
    },
    [OPS.paintFormXObjectEnd]: () => this.restore(),
    [OPS.beginGroup]: () => this.beginGroup(),
    [OPS.endGroup]: () => this.restore(),
    [OPS.beginAnnotation]: ([, , transform, matrix]) => {
      this.save()
      this.state = initialState(this.base, this.page)
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
    [OPS.constructPath]: (args) => this.path(args),
    [OPS.shadingFill]: () => {
      this.fill(this.state.clip, '', false)
    },
    [OPS.paintImageXObject]: () => this.image(true),
    [OPS.paintInlineImageXObject]: () => this.image(true),
    [OPS.paintImageMaskXObject]: () => this.image(false),
    [OPS.paintImageXObjectRepeat]: () => this.image(false),
    [OPS.beginMarkedContent]: () => this.content.begin(),
    [OPS.beginMarkedContentProps]: ([tag, layer, actualText]) =>
      this.content.beginWith(tag, layer, actualText),
    [OPS.endMarkedContent]: () => this.content.end(),
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
      if (CLIPPING_MODES.has(this.state.mode)) this.state.clipFills = false
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

  /** What a group holds is drawn as if opaque, and put on the page as a whole. */
  private beginGroup() {
    this.save()
    this.state.groupAlpha *= this.state.alpha
    this.state.alpha = 1
  }

  private transform(matrix: unknown) {
    this.state.matrix = multiply(this.state.matrix, matrixFrom(matrix))
  }

  private setGState(entries: [string, unknown][]) {
    // pdf.js says this, and no more, in front of a picture with a mask of its own.
    this.state.holed = entries.length === 1 && entries[0]?.[0] === 'SMask' && !entries[0][1]
    for (const [key, value] of entries) {
      if (key === 'ca') this.state.alpha = Number(value)
      if (key === 'BM') this.state.blended = value !== 'source-over'
      if (key === 'SMask') this.state.masked = value !== false
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
      this.place(encodingOf(font, glyph.unicode, width / size), width)
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
    const [start, end, up] = baselineOf(state, this.x, this.y + state.rise, width)
    const [x, baseline] = apply(matrix, ...start)
    const [endX, endY] = apply(matrix, ...end)
    const [upX, upY] = apply(matrix, ...up)
    if (![x, baseline, endX, endY, upX, upY].every(Number.isFinite)) return
    const angle = width === 0 ? 0 : (Math.atan2(endY - baseline, endX - x) * 180) / Math.PI
    const size = Math.hypot(upX - x, upY - baseline)
    const level = isLevel(angle)
    const left = level ? Math.min(x, endX) : x
    const advance = Math.hypot(endX - x, endY - baseline)
    const middle = left + (level ? advance / 2 : 0)
    const off = !contains(grown(state.clip, size), middle, baseline - size * 0.3)
    this.glyphs.push({
      text,
      x: left,
      baseline,
      width: advance,
      size,
      angle: level ? 0 : Math.round(angle / 90) * 90,
      bold: state.font.bold,
      italic: state.font.italic,
      color: state.color,
      alpha: state.alpha * state.groupAlpha,
      invisible: INVISIBLE_MODES.has(state.mode),
      clipped: this.content.isHidden || off,
      order: ++this.order,
    })
  }

  private boxFrom(bounds: unknown): Box {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds as ArrayLike<number>)
    return boxOf(this.state.matrix, x0, y0, x1, y1)
  }

  private clipTo(box: Box, fills: boolean) {
    this.state.clip = intersection(this.state.clip, box)
    this.state.clipFills &&= fills
  }

  /** Notes a filled area, unless its layer is switched off. */
  private fill(box: Box, color: string, opaque: boolean) {
    if (this.content.isHidden) return
    const { clipFills, color: ink } = this.state
    this.fills.push({ ...box, color, ink, opaque: opaque && clipFills, order: this.order })
  }

  private path([paint, data, bounds]: unknown[]) {
    if (!bounds) return
    const { state } = this
    const whole = this.boxFrom(bounds)
    const box = intersection(whole, state.clip)
    const filled = FILLING.has(Number(paint))
    const drawn = state.alpha > 0 && (filled || STROKING.has(Number(paint)))
    // A bullet that is partly cut off is still one.
    if (drawn && box.width > 0 && isMark(whole)) this.marks.push(whole)
    if (drawn && !this.content.isHidden && isStraight(whole)) this.strokes.push(whole)
    if (filled && state.alpha > 0) {
      const solid = isSolid(state) && isRectangle(data, bounds)
      this.fill(box, solid ? state.color : '', solid && state.color !== '' && this.isUpright())
    }
    if (this.clipNext) this.clipTo(whole, isRectangle(data, bounds) && this.isUpright())
    this.clipNext = false
  }

  private isUpright(): boolean {
    return keepsUpright(this.state.matrix)
  }

  /** `whole`: every point of it is drawn, as far as its own data go. */
  private image(whole: boolean) {
    const box = intersection(boxOf(this.state.matrix, 0, 0, 1, 1), this.state.clip)
    if (isMark(box)) this.marks.push(box)
    this.images.push(box)
    this.fill(box, '', whole && isSolid(this.state) && !this.state.holed && this.isUpright())
  }
}
