import type { Cell, Line } from '../document.ts'
import { cleanText, invisibleMessages, splitBullet } from './characters.ts'

/** What DOCX, DOC, RTF, HTML and Word XML have in common: paragraphs and rows of cells, in order. */
export type Block = Paragraph | Row

export interface Paragraph {
  kind: 'paragraph'
  spans: Span[]
  /** Has a bullet or a number that the format draws itself. */
  bullet: boolean
  /** 1 to 6, or 0. */
  headingLevel: number
  /** In points. */
  indent: number
  spaceBefore: number
  spaceAfter: number
  /** The paragraph starts a new page. */
  pageBreak: boolean
}

/** Text in one look. A tab parts cells, a line feed parts lines. */
export interface Span {
  text: string
  bold: boolean
  italic: boolean
  /** In points. */
  size: number
  /** Not shown to a person; kept out of the lines and reported. */
  hidden: boolean
  url: string
}

/** One row of a table. */
export interface Row {
  kind: 'row'
  /** Reading order; `width` in points, 0 when unknown. */
  cells: { blocks: Block[]; width: number }[]
}

export type Region = Line['region']

/** A stretch of blocks in one region of the document. */
export interface Story {
  region: Region
  blocks: Block[]
}

export const DEFAULT_SIZE = 11

export function paragraphOf(spans: Span[], rest: Partial<Paragraph> = {}): Paragraph {
  return {
    kind: 'paragraph',
    spans,
    bullet: false,
    headingLevel: 0,
    indent: 0,
    spaceBefore: 0,
    spaceAfter: 0,
    pageBreak: false,
    ...rest,
  }
}

export function spanOf(text: string, rest: Partial<Span> = {}): Span {
  return { text, bold: false, italic: false, size: DEFAULT_SIZE, hidden: false, url: '', ...rest }
}

/** Cells with more paragraphs than this are columns of a page, read one after the other. */
const CELL_PARAGRAPHS = 4

/** Where cells stand that no format measured; only their order and distance matter. */
const CELL_WIDTH = 120

/** The lines of a document and what it hides. */
export function layOut(stories: Story[]): { lines: Line[]; hidden: string[]; pages: number } {
  const setter = new Setter()
  for (const story of stories) setter.setStory(story)
  return { lines: setter.lines, hidden: setter.hidden, pages: setter.page + 1 }
}

/** One paragraph's share of a line. */
interface Piece {
  cells: Cell[]
  spans: Span[]
  paragraph: Paragraph
}

class Setter {
  readonly lines: Line[] = []
  readonly hidden: string[] = []
  page = 0
  private y = 0
  private gap = 0
  private row = -1
  private region: Region = 'main'

  setStory(story: Story) {
    this.region = story.region
    this.setBlocks(story.blocks, -1, 0)
  }

  private setBlocks(blocks: Block[], tableRow: number, x: number) {
    for (const block of blocks) {
      if (block.kind === 'row') this.setRow(block, x)
      else {
        if (block.pageBreak && this.region === 'main') this.breakPage()
        this.setPieces([this.piecesOf(block, x)], tableRow)
      }
    }
  }

  private breakPage() {
    this.page++
    this.y = 0
  }

  /** Cells side by side, paragraph by paragraph; or, when they are columns, one after the other. */
  private setRow(row: Row, x: number) {
    this.row++
    const tableRow = this.row
    const cells = row.cells.filter((cell) => cell.blocks.some(hasText))
    const long = cells.filter((cell) => cell.blocks.filter(hasText).length > CELL_PARAGRAPHS)
    const nested = cells.some((cell) => cell.blocks.some((block) => block.kind === 'row'))
    if (cells.length > 1 && (long.length > 1 || nested)) {
      this.setColumns(cells, x)
      return
    }
    let left = x
    const columns = cells.map((cell) => {
      const start = left
      left += cell.width || CELL_WIDTH
      return cell.blocks
        .filter((block) => block.kind === 'paragraph')
        .filter((block) => hasText(block))
        .flatMap((block) => this.piecesOf(block, start))
    })
    if (cells.length === 1 && nested) this.setBlocks(cells[0]?.blocks ?? [], tableRow, x)
    else this.setPieces(columns, tableRow)
  }

  private setColumns(cells: Row['cells'], x: number) {
    const widest = Math.max(...cells.map((cell) => cell.width))
    const { region } = this
    let left = x
    for (const cell of cells) {
      if (region === 'main' && cell.width > 0 && cell.width < widest * 0.75) this.region = 'sidebar'
      this.gap += 1
      this.setBlocks(cell.blocks, -1, left)
      this.region = region
      left += cell.width || CELL_WIDTH
    }
  }

  /** Lines of a paragraph: line feeds part them. */
  private piecesOf(paragraph: Paragraph, x: number): Piece[] {
    const shown: Span[] = []
    for (const span of paragraph.spans) {
      this.hidden.push(...invisibleMessages(span.text))
      if (!span.hidden) shown.push(span)
      else if (cleanText(span.text).trim()) this.hidden.push(cleanText(span.text).trim())
    }
    return linesOfSpans(shown).map((spans) => ({
      paragraph,
      spans,
      cells: cellsOf(spans, x + paragraph.indent),
    }))
  }

  /** Sets columns of pieces side by side. */
  private setPieces(columns: Piece[][], tableRow: number) {
    const height = Math.max(0, ...columns.map((column) => column.length))
    if (height === 0) this.gap += 1
    for (let index = 0; index < height; index++) {
      const pieces = columns.flatMap((column) => column[index] ?? [])
      this.setLine(pieces, index, tableRow)
    }
  }

  private setLine(pieces: Piece[], index: number, tableRow: number) {
    const first = pieces[0]
    if (!first) return
    const spans = pieces.flatMap((piece) => piece.spans)
    const fontSize = sizeOf(spans)
    const printed = splitBullet(first.cells[0]?.text ?? '')
    const cells = pieces
      .flatMap((piece) => piece.cells)
      .map((cell, at) => (at === 0 ? { ...cell, text: printed.text } : cell))
      .map((cell) => ({ ...cell, text: cleanText(cell.text).trim() }))
      .filter((cell) => cell.text !== '')
    const before = index === 0 ? first.paragraph.spaceBefore / fontSize : 0
    if (cells.length === 0) {
      this.gap += 1 + before
      return
    }
    const gapBefore = Math.round((this.gap + before) * 100) / 100
    this.y += (gapBefore + 1.2) * fontSize
    const x = cells[0]?.x ?? 0
    const end = cells.at(-1)
    const { headingLevel } = first.paragraph
    this.lines.push({
      text: cells.map((cell) => cell.text).join('\t'),
      cells,
      page: this.page,
      x,
      y: this.y,
      width: (end ? end.x + end.width : x) - x,
      height: fontSize,
      fontSize,
      bold: mostly(spans, (span) => span.bold),
      italic: mostly(spans, (span) => span.italic),
      bullet: headingLevel === 0 && (printed.bullet || (index === 0 && first.paragraph.bullet)),
      headingLevel,
      gapBefore,
      region: this.region,
      tableRow,
      links: linksOf(spans),
      continues: false,
    })
    this.gap = first.paragraph.spaceAfter / fontSize
  }
}

function hasText(block: Block): boolean {
  return block.kind === 'paragraph'
    ? block.spans.some((span) => span.text.trim() !== '')
    : block.cells.some((cell) => cell.blocks.some(hasText))
}

/** Splits spans at line feeds. */
function linesOfSpans(spans: Span[]): Span[][] {
  const lines: Span[][] = [[]]
  for (const span of spans) {
    span.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...span, text })
    })
  }
  return lines
}

/** Splits a line's spans at tabs. A tab in front only indents. */
function cellsOf(spans: Span[], x: number): Cell[] {
  const groups: Span[][] = [[]]
  for (const span of spans) {
    span.text.split('\t').forEach((text, index) => {
      if (index > 0 && groups.at(-1)?.some((part) => part.text.trim() !== '')) groups.push([])
      if (text !== '') groups.at(-1)?.push({ ...span, text })
    })
  }
  let left = x
  return groups.map((group) => {
    const text = group.map((span) => span.text).join('')
    const cell = {
      text,
      x: left,
      width: text.length * sizeOf(group) * 0.5,
      bold: mostly(group, (span) => span.bold),
      italic: mostly(group, (span) => span.italic),
    }
    left += cell.width + CELL_WIDTH / 2
    return cell
  })
}

const lengthOf = (spans: Span[]) => spans.reduce((sum, span) => sum + span.text.trim().length, 0)

function mostly(spans: Span[], test: (span: Span) => boolean): boolean {
  return lengthOf(spans.filter(test)) * 2 > lengthOf(spans)
}

/** The size that most characters have. */
function sizeOf(spans: Span[]): number {
  const lengths = new Map<number, number>()
  for (const { size, text } of spans) lengths.set(size, (lengths.get(size) ?? 0) + text.length)
  const [most] = [...lengths].toSorted((a, b) => b[1] - a[1])
  return most?.[0] ?? DEFAULT_SIZE
}

/** Neighbouring spans with the same address are one link. */
function linksOf(spans: Span[]): Line['links'] {
  const links: Line['links'] = []
  spans.forEach(({ url, text }, index) => {
    if (url === '') return
    const last = links.at(-1)
    if (last && spans[index - 1]?.url === url) last.text += text
    else links.push({ text, url })
  })
  return links.map((link) => ({ ...link, text: cleanText(link.text).trim() }))
}
