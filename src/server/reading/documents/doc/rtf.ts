import type { DocumentText } from '../../document.ts'
import {
  paragraphOf,
  spanOf,
  type Block,
  type Box,
  type Paragraph,
  type Span,
  type Story,
} from '../blocks.ts'
import { laidOut } from '../laid-out.ts'
import { isBar, isUnseen, SMALLEST_SEEN } from '../contrast.ts'
import { TableBuilder } from '../table-builder.ts'
import { cellOf, type Row } from '../tables/table.ts'
import { PLAIN, PLAIN_PARAGRAPH, PLAIN_TEXT, type State } from './rtf-state.ts'
import { ABOUT, CHARACTERS, CHARSETS, CODE_PAGES, HEADERS, STARRED_TEXT } from './rtf-tables.ts'
import { tokensOf, type Token } from './rtf-tokens.ts'
import { PARTING, WORDS } from './rtf-words.ts'

/** Reads RTF, which many programs save under the name .doc. */

/** In a point. */
const TWIPS = 20

export class RtfReader {
  private readonly tables: Record<Story['region'], TableBuilder> = {
    header: new TableBuilder(),
    main: new TableBuilder(),
    sidebar: new TableBuilder(),
    footer: new TableBuilder(),
  }
  images = 0
  private state: State = { ...PLAIN }
  private readonly stack: State[] = []
  private spans: Span[] = []
  /** Open text boxes, with what the paragraph around them had so far. */
  private readonly outer: { depth: number; spans: Span[]; blocks: Block[] }[] = []
  /** Text boxes that are read behind the paragraph. */
  private readonly boxes: Box[] = []
  /** The row that comes: right edges of its cells, and which go on with the one above. */
  private edges: { at: number; continues: boolean }[] = []
  private headerRow = false
  private continues = false
  private instruction = ''
  private fonts = new Map<number, string>()
  private font = 0
  private inFontTable = false
  private colors: string[] = []
  private rgb = [0, 0, 0]
  private skip = 0
  private bytes: number[] = []
  private pageBreak = false
  private page: string = 'windows-1252'

  read(source: string) {
    for (const token of tokensOf(source)) this.take(token)
    this.endParagraph()
  }

  private take(token: Token) {
    if (token.kind !== 'byte') this.flushBytes()
    switch (token.kind) {
      case 'open':
        this.stack.push({ ...this.state })
        break
      case 'close':
        this.closeGroup()
        break
      case 'text':
        this.text(token.text)
        break
      case 'byte':
        if (this.skip > 0) this.skip--
        else this.bytes.push(token.value)
        break
      case 'word':
        this.word(token.name, token.value, token.starred)
    }
  }

  private closeGroup() {
    const { region, collects } = this.state
    const before = this.stack.pop()
    if (!before) return
    if (this.outer.at(-1)?.depth === this.stack.length + 1) this.closeBox()
    if (region !== before.region) this.endParagraph()
    if (collects === 'instruction' && before.collects === '') {
      // The link holds for the result, a sibling group of the instruction.
      before.url = /HYPERLINK\s+"([^"]+)"/i.exec(this.instruction)?.[1] ?? before.url
      this.instruction = ''
    }
    if (this.inFontTable && this.stack.length < 2) this.inFontTable = false
    this.state = before
  }

  private text(text: string) {
    const { skip } = this
    this.skip = Math.max(0, skip - text.length)
    this.print(text.slice(skip))
  }

  private flushBytes() {
    if (this.bytes.length === 0) return
    const text = new TextDecoder(this.state.codePage).decode(new Uint8Array(this.bytes))
    this.bytes = []
    this.print(text)
  }

  private print(text: string) {
    const { state } = this
    if (text === '') return
    if (state.collects === 'instruction') this.instruction += text
    else if (state.collects === 'colors') {
      if (text.includes(';')) {
        this.colors.push(`#${this.rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
        this.rgb = [0, 0, 0]
      }
    } else if (!state.ignored) {
      const color = state.color > 0 ? this.colors[state.color] : undefined
      const behind = (state.behind > 0 && this.colors[state.behind]) || '#ffffff'
      this.spans.push(
        spanOf(text, {
          bold: state.bold,
          italic: state.italic,
          size: state.size,
          ...(color === undefined ? {} : { color }),
          ...(state.smallCaps ? { smallCaps: true } : {}),
          url: state.url,
          hidden:
            state.hidden ||
            state.size < SMALLEST_SEEN ||
            (color !== undefined && isUnseen(color, behind)),
        }),
      )
    }
  }

  private word(name: string, value: number | undefined, starred: boolean) {
    const { state } = this
    if (starred && !STARRED_TEXT.has(name)) state.ignored = true
    const region = HEADERS[name]
    const character = CHARACTERS[name]
    if (ABOUT.has(name)) this.about(name)
    else if (region) {
      this.endParagraph()
      state.region = region
    } else if (character !== undefined) this.print(character)
    else if (!state.ignored || !PARTING.has(name)) WORDS[name]?.(this, value)
  }

  private about(name: string) {
    if (name === 'pict') this.images++
    if (name === 'pntext' || name === 'listtext') this.state.bullet = true
    const outer = this.stack.at(-1)
    if ((name === 'pntext' || name === 'listtext') && outer) outer.bullet = true
    this.state.ignored = name !== 'shpinst'
  }

  get tableLevel(): number {
    return this.state.tableLevel
  }

  /** What control words do. */
  readonly set = (change: Partial<State>) => Object.assign(this.state, change)

  plain() {
    const { codePage } = this.state
    this.set({ ...PLAIN_TEXT, codePage })
  }

  paragraphDefaults() {
    this.set(PLAIN_PARAGRAPH)
  }

  unicode(value = 0) {
    this.print(String.fromCharCode(value < 0 ? value + 65_536 : value))
    this.skip = this.state.fallback
  }

  chooseFont(value = 0) {
    this.font = value
    if (!this.inFontTable) this.set({ codePage: this.fonts.get(value) ?? this.page })
  }

  fontTable() {
    this.inFontTable = true
    this.set({ ignored: true })
  }

  charset(value = 0) {
    if (this.inFontTable) this.fonts.set(this.font, CHARSETS[value] ?? this.page)
  }

  codePage(value = 1252) {
    this.page =
      CODE_PAGES[value] ?? (value >= 1250 && value <= 1258 ? `windows-${value}` : this.page)
    this.set({ codePage: this.page })
  }

  colorPart(index: number, value = 0) {
    this.rgb[index] = Math.min(255, Math.max(0, value))
  }

  endPage() {
    this.pageBreak = true
  }

  endParagraph() {
    this.flushBytes()
    const { bullet, outline, ruleAbove, ruleBelow, panel } = this.state
    const paragraph: Paragraph = paragraphOf(this.spans, {
      bullet,
      headingLevel: outline >= 0 && outline < 6 ? outline + 1 : 0,
      pageBreak: this.pageBreak,
      ruleAbove,
      ruleBelow,
      shaded: isBar(this.colors[panel] && panel > 0 ? this.colors[panel] : undefined),
    })
    this.spans = []
    this.pageBreak = false
    this.add(paragraph)
    if (this.outer.length === 0) for (const box of this.boxes.splice(0)) this.add(box)
  }

  endCell(level: number) {
    this.set({ tableLevel: level })
    this.endParagraph()
    this.tables[this.state.region].endCell(level)
  }

  /** A text box is written in the middle of the paragraph that it is anchored in. */
  openBox() {
    this.set({ ignored: false, tableLevel: 0 })
    this.outer.push({ depth: this.stack.length, spans: this.spans, blocks: [] })
    this.spans = []
  }

  private closeBox() {
    this.endParagraph()
    const closed = this.outer.pop()
    if (!closed) return
    this.spans = closed.spans
    this.boxes.push({ kind: 'box', wide: false, blocks: closed.blocks })
  }

  private add(block: Block) {
    const box = this.outer.at(-1)
    if (box) box.blocks.push(block)
    else this.tables[this.state.region].add(block, this.state.tableLevel)
  }

  startRow() {
    this.edges = []
    this.headerRow = false
  }

  /** The row names the table's columns. */
  markHeader() {
    this.headerRow = true
  }

  continueCell() {
    this.continues = true
  }

  cellEdge(value = 0) {
    this.edges.push({ at: value, continues: this.continues })
    this.continues = false
  }

  endRow(level: number) {
    this.tables[this.state.region].endRow(level, this.rowOf)
  }

  private readonly rowOf = (cells: Block[][]): Row<Block[]> => {
    const { edges, headerRow: header } = this
    return {
      header,
      cells: cells.map((content, index) => {
        const { at = 0, continues = false } = edges[index] ?? {}
        const width = Math.max(0, (at - (edges[index - 1]?.at ?? 0)) / TWIPS)
        return cellOf(content, { width, continues })
      }),
    }
  }

  stories(): Story[] {
    const regions: Story['region'][] = ['header', 'main', 'footer']
    return regions.map((region) => ({ region, blocks: this.tables[region].end(this.rowOf) }))
  }
}

/** @throws ReadingError fileEmpty when there is no text */
export async function readRtf(bytes: Uint8Array): Promise<DocumentText> {
  const reader = new RtfReader()
  reader.read(new TextDecoder('latin1').decode(bytes))
  return laidOut('doc', reader.stories(), reader.images)
}
