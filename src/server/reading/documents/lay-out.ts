import type { Cell, Line } from '../document.ts'
import type { Block, Box, Paragraph, Region, Row, Span, Story } from './blocks.ts'
import { cleanText, invisibleMessages, splitFront } from './characters.ts'
import { colorOf, mostly, runsOf, sizeOf } from './runs.ts'
import { cellsOf, linesOfSpans, linksOf } from './spans.ts'

/** Makes lines of blocks: what a PDF has already done, simply. */

/** Cells with more paragraphs than this are columns of a page, read one after the other. */
const CELL_PARAGRAPHS = 4

/** So are cells with this many beside a longer one, or when all of them begin with a title. */
const COLUMN_PARAGRAPHS = 3

/** Paragraphs of a box that is no text of its own. */
const BANNER = 3

/** Share of a story's paragraphs. */
const MOSTLY = 0.6

/** A line of such characters alone is a drawn rule. */
const DRAWN = /^[-_=*~.·─━═—–\s]{8,}$/u

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
  private ruled = false
  private row = -1
  private region: Region = 'main'
  private boxesAreAside = true

  setStory(story: Story) {
    this.region = story.region
    // Where nearly everything stands in boxes, they are the text.
    const inBoxes = countTexts(story.blocks.filter((block) => block.kind === 'box'))
    this.boxesAreAside = inBoxes < countTexts(story.blocks) * MOSTLY
    this.setBlocks(story.blocks, -1, 0)
  }

  private setBlocks(blocks: Block[], tableRow: number, x: number) {
    for (const block of blocks) {
      if (block.kind === 'row') this.setRow(block, x)
      else if (block.kind === 'box') this.setBox(block, x)
      else {
        if (block.pageBreak && this.region === 'main') this.breakPage()
        this.setPieces([this.piecesOf(block, x)], tableRow)
      }
    }
  }

  /** A box of several lines stands beside the text; a line or three are a banner or a caption. */
  private setBox({ blocks }: Box, x: number) {
    const { region } = this
    if (region === 'main' && this.boxesAreAside && countTexts(blocks) > BANNER)
      this.region = 'sidebar'
    this.gap += 1
    this.setBlocks(blocks, -1, x)
    this.gap += 1
    this.region = region
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
    const nested = cells.some((cell) => cell.blocks.some((block) => block.kind !== 'paragraph'))
    if (cells.length > 1 && (areColumns(cells) || nested)) {
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
    if (nested) this.setBlocks(cells[0]?.blocks ?? [], tableRow, x)
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
    const all = pieces.flatMap((piece) => piece.cells)
    const printed = splitFront(all[0]?.text ?? '', all.length > 1)
    const cells = all
      .map((cell, at) => (at === 0 ? { ...cell, text: printed.text } : cell))
      .map((cell) => ({ ...cell, text: cleanText(cell.text).trim() }))
      .filter((cell) => cell.text !== '')
      .map((cell) => ({ ...cell, runs: runsOf(cell.runs, cell.text) }))
    const before = index === 0 ? first.paragraph.spaceBefore / fontSize : 0
    const { ruleAbove, ruleBelow, shaded } = first.paragraph
    if (cells.every((cell) => DRAWN.test(cell.text))) {
      this.gap += 1 + before
      if (cells.length > 0 || ruleAbove || ruleBelow) this.drawRule()
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
      color: colorOf(spans),
      ruleAbove: this.ruled || (index === 0 && ruleAbove),
      ruleBelow,
      shaded,
      bullet: headingLevel === 0 && (printed.bullet || (index === 0 && first.paragraph.bullet)),
      headingLevel,
      gapBefore,
      region: this.region,
      tableRow,
      links: linksOf(spans),
      continues: false,
    })
    this.gap = first.paragraph.spaceAfter / fontSize
    this.ruled = false
  }

  /** A rule between two paragraphs, which belongs to neither. */
  private drawRule() {
    const last = this.lines.at(-1)
    if (last) last.ruleBelow = true
    this.ruled = true
  }
}

/** Texts that stand side by side, not the values of one row. */
function areColumns(cells: Row['cells']): boolean {
  const texts = cells.map((cell) => cell.blocks.filter(hasText))
  const [longest = 0, second = 0] = texts.map(({ length }) => length).toSorted((a, b) => b - a)
  if (second > CELL_PARAGRAPHS) return true
  return second >= COLUMN_PARAGRAPHS && (longest > CELL_PARAGRAPHS || texts.every(beginsBold))
}

/** Cards begin with a title. */
function beginsBold([first]: Block[]): boolean {
  return first?.kind === 'paragraph' && mostly(first.spans, (span) => span.bold)
}

function hasText(block: Block): boolean {
  if (block.kind === 'paragraph') return block.spans.some((span) => span.text.trim() !== '')
  if (block.kind === 'box') return block.blocks.some(hasText)
  return block.cells.some((cell) => cell.blocks.some(hasText))
}

/** Paragraphs with text, also those in cells and boxes. */
function countTexts(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + (hasText(block) ? 1 : 0)
    if (block.kind === 'box') return sum + countTexts(block.blocks)
    return sum + block.cells.reduce((cells, cell) => cells + countTexts(cell.blocks), 0)
  }, 0)
}
