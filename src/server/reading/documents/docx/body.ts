import {
  joinBoxes,
  paragraphOf,
  type Block,
  type Box,
  type Paragraph,
  type Span,
} from '../blocks.ts'
import { isBar, isFaint, isUnseen, SMALLEST_SEEN } from '../contrast.ts'
import { BLACK } from '../runs.ts'
import {
  at,
  child,
  childElements,
  descendants,
  textContent,
  valueOf,
  type Element,
} from '../xml.ts'
import { CHARACTERS, symbol } from './characters.ts'
import { fillOf, isRule, isWide } from './drawings.ts'
import type { Numbering } from './numbering.ts'
import { rowsOf } from './tables.ts'
import { paragraphLook, runLook, type Look, type Styles } from './styles.ts'

/** What the parts around the body say. */
export interface Setting {
  styles: Styles
  numbering: Numbering
  /** Address of a relationship to the outside. */
  target(id: string): string | undefined
  /** What a part of another format holds, such as a page of HTML. */
  chunk(id: string): Block[]
  /** `#rrggbb` behind all text, or undefined when pictures or shapes may stand there. */
  paper: string | undefined
  /** The same behind a text box that one sees through. */
  underBoxes: string | undefined
  /** Between the margins, in points. */
  textWidth: number
}

/** A field being read: its instruction, then its result. */
interface Field {
  instruction: string
  result: boolean
}

/**
 * Walks a story of WordprocessingML: the body, a header, a footer or a text box.
 * Text boxes become stories of their own, placed after the one they are anchored in.
 */
export class BodyReader {
  /** Text boxes, and drawn rules, in the order of their anchors. */
  private readonly anchored: (Box | Paragraph)[] = []
  images = 0
  private readonly setting: Setting
  private readonly fields: Field[] = []
  private pageBreak = false
  private sawBreak = false

  constructor(setting: Setting) {
    this.setting = setting
  }

  /** The paragraphs and rows of a whole story. */
  story(root: Element): Block[] {
    return this.blocks(root, this.setting.paper)
  }

  /**
   * The paragraphs and rows of an element, through everything that only wraps them.
   *
   * @param background `#rrggbb`, or undefined where nobody knows what stands behind.
   */
  blocks(parent: Element, background: string | undefined): Block[] {
    const blocks = childElements(parent).flatMap((element): Block[] => {
      const read = BLOCKS[element.name]
      if (read) return read(this, element, background)
      return TRANSPARENT.has(element.name) ? this.blocks(element, background) : []
    })
    return joinBoxes(blocks)
  }

  paragraph(element: Element, background: string | undefined): Block[] {
    const { styles, numbering } = this.setting
    const properties = child(element, 'w:pPr')
    const style = styles.look(valueOf(properties, 'w:pStyle') ?? styles.defaultParagraph)
    const own = paragraphLook(properties)
    const look = { ...styles.defaults, ...style, ...own }
    const level = look.list && numbering(look.list.id, look.list.level)
    const anchoredBefore = this.anchored.length
    const spans = this.spans(element, look, look.shade ?? background, '')
    const headingLevel = look.outline !== undefined && look.outline < 6 ? look.outline + 1 : 0
    const startsPage = this.pageBreak || child(properties, 'w:pageBreakBefore') !== undefined
    this.pageBreak = this.sawBreak
    this.sawBreak = false
    const paragraph = paragraphOf(spans, {
      bullet: level?.bullet ?? false,
      headingLevel,
      // What a list says of its level gives way to the paragraph alone (ECMA-376, 17.9.23).
      indent: own.indent ?? level?.indent ?? look.indent ?? 0,
      spaceBefore: look.before ?? 0,
      spaceAfter: look.after ?? 0,
      pageBreak: startsPage,
      ruleAbove: look.ruleAbove ?? false,
      ruleBelow: look.ruleBelow ?? false,
      shaded: isBar(look.shade),
    })
    const anchored = this.anchored.splice(anchoredBefore)
    const frame = child(properties, 'w:framePr')
    // A large initial is a frame, too.
    const isFrame = frame !== undefined && frame.attributes['w:dropCap'] === undefined
    return [isFrame ? { kind: 'box', wide: false, blocks: [paragraph] } : paragraph, ...anchored]
  }

  chunk(id: string): Block[] {
    return this.setting.chunk(id)
  }

  /** The runs of a paragraph, through links, insertions, content controls and smart tags. */
  private spans(parent: Element, look: Look, background: string | undefined, url: string): Span[] {
    return childElements(parent).flatMap((element): Span[] => {
      switch (element.name) {
        case 'w:r':
          return this.run(element, look, background, url)
        case 'w:hyperlink':
        case 'w:hlink':
          return this.spans(element, look, background, this.address(element) ?? url)
        case 'w:fldSimple':
          return this.spans(element, look, background, linkOf(element.attributes['w:instr']) || url)
        case 'm:t':
          return [this.span(textContent(element), look, background, url)]
        case 'w:sdt':
          return isPlaceholder(element)
            ? []
            : this.spans(child(element, 'w:sdtContent') ?? element, look, background, url)
        case 'w:ruby':
          return this.spans(child(element, 'w:rubyBase') ?? element, look, background, url)
        case 'mc:AlternateContent':
          return this.spans(preferred(element) ?? element, look, background, url)
        default:
          return TRANSPARENT.has(element.name) || element.name.startsWith('m:')
            ? this.spans(element, look, background, url)
            : []
      }
    })
  }

  private address(element: Element): string | undefined {
    return this.setting.target(element.attributes['r:id'] ?? '') ?? element.attributes['w:dest']
  }

  private run(element: Element, base: Look, background: string | undefined, url: string): Span[] {
    const properties = child(element, 'w:rPr')
    const style = this.setting.styles.look(valueOf(properties, 'w:rStyle'))
    const look: Look = { ...base, ...style, ...runLook(properties) }
    const behind = look.shade ?? background
    const spans: Span[] = []
    const add = (text: string) => {
      if (text === '' || !this.showsField()) return
      spans.push(this.span(text, look, behind, this.fieldLink() || url))
    }
    this.runContent(element, add, look, behind, url, spans)
    return spans
  }

  private runContent(
    element: Element,
    add: (text: string) => void,
    look: Look,
    behind: string | undefined,
    url: string,
    spans: Span[],
  ) {
    for (const part of childElements(element)) {
      const text = CHARACTERS[part.name]
      if (text !== undefined) add(text)
      else if (part.name === 'w:t') add(textContent(part))
      else if (part.name === 'w:sym') add(symbol(part))
      else if (part.name === 'w:br') this.lineBreak(part, add)
      else if (part.name === 'w:lastRenderedPageBreak') this.sawBreak = true
      else if (part.name === 'w:fldChar') this.field(part.attributes['w:fldCharType'])
      else if (part.name === 'w:instrText') this.instruct(textContent(part))
      else if (part.name === 'w:ruby') spans.push(...this.spans(part, look, behind, url))
      else if (part.name === 'mc:AlternateContent') {
        const choice = preferred(part)
        if (choice) this.runContent(choice, add, look, behind, url, spans)
      } else if (DRAWINGS.has(part.name)) this.drawing(part)
    }
  }

  private span(text: string, look: Look, behind: string | undefined, url: string): Span {
    const size = look.size ?? 0
    const unseen =
      (look.color !== undefined && behind !== undefined && isUnseen(look.color, behind)) ||
      isFaint(look.opacity ?? 1, size)
    return {
      text,
      bold: look.bold ?? false,
      italic: look.italic ?? false,
      size,
      color: look.color ?? BLACK,
      ...(look.smallCaps ? { smallCaps: true } : {}),
      hidden: Boolean(look.vanish) || unseen || size < SMALLEST_SEEN,
      url,
    }
  }

  private lineBreak(element: Element, add: (text: string) => void) {
    const kind = element.attributes['w:type']
    if (kind === 'page') this.sawBreak = true
    else add('\n')
  }

  private field(kind: string | undefined) {
    const field = this.fields.at(-1)
    if (kind === 'begin') this.fields.push({ instruction: '', result: false })
    else if (kind === 'separate' && field) field.result = true
    else if (kind === 'end') this.fields.pop()
  }

  private instruct(text: string) {
    const field = this.fields.at(-1)
    if (field && !field.result) field.instruction += text
  }

  /** Inside a field, only its result prints. */
  private showsField(): boolean {
    return this.fields.every((field) => field.result)
  }

  private fieldLink(): string {
    return this.fields.map((field) => linkOf(field.instruction)).findLast((url) => url !== '') ?? ''
  }

  private drawing(element: Element) {
    for (const name of ['pic:pic', 'v:imagedata'])
      this.images += [...descendants(element, name)].length
    const wide = isWide(element, this.setting.textWidth)
    const boxes = [...descendants(element, 'w:txbxContent')]
    if (boxes.length === 0 && wide && isRule(element))
      this.anchored.push(paragraphOf([], { ruleBelow: true }))
    for (const box of boxes) {
      const inner = this.anchored.length
      const fill = fillOf(box, element)
      const blocks = this.blocks(box, fill === 'none' ? this.setting.underBoxes : fill)
      this.anchored.splice(inner, this.anchored.length - inner, { kind: 'box', wide, blocks })
    }
  }
}

type BlockReader = (reader: BodyReader, element: Element, background: string | undefined) => Block[]

const BLOCKS: Record<string, BlockReader> = {
  'w:p': (reader, element, background) => reader.paragraph(element, background),
  'w:tbl': (reader, element, background) => {
    const rows = rowsOf(element, (cell, shade) => reader.blocks(cell, shade ?? background))
    return [{ kind: 'table', rows }]
  },
  'w:sdt': (reader, element, background) =>
    isPlaceholder(element)
      ? []
      : reader.blocks(child(element, 'w:sdtContent') ?? element, background),
  'w:altChunk': (reader, element) => reader.chunk(element.attributes['r:id'] ?? ''),
  'mc:AlternateContent': (reader, element, background) =>
    reader.blocks(preferred(element) ?? element, background),
}

/** Elements that only wrap: what was inserted or moved here counts, deletions are not listed. */
const TRANSPARENT = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdtContent',
  'w:rubyBase',
  'w:bdo',
  'w:dir',
  'w:body',
  'w:sect',
  'wx:sect',
  'wx:sub-section',
])

const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:object'])

/** "Click here to enter text": what a template asks for, not what somebody wrote. */
function isPlaceholder(control: Element): boolean {
  return at(control, 'w:sdtPr', 'w:showingPlcHdr') !== undefined
}

/** Of the same content in two editions, the newer; the other repeats it. */
function preferred(element: Element): Element | undefined {
  return child(element, 'mc:Choice') ?? child(element, 'mc:Fallback')
}

function linkOf(instruction = ''): string {
  return /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]+)"/i.exec(instruction)?.[1] ?? ''
}
