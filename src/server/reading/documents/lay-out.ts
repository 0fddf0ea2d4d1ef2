import type { Line } from '../document.ts'
import type { Block, Box, Paragraph, Region, Span, Story, TableBlock } from './blocks.ts'
import { cleanText, invisibleMessages, splitFront } from './characters.ts'
import { colorOf, mostly, runsOf, sizeOf } from './runs.ts'
import { cellsOf, linesOfSpans, linksOf } from './spans.ts'
import { linesOfTable } from './tables/lines.ts'

/** Makes lines of blocks: what a PDF has already done, simply. */

/** Paragraphs of a box that is no text of its own. */
const BANNER = 3

/** Share of a story's paragraphs. */
const MOSTLY = 0.6

/** A line of such characters alone is a drawn rule. */
const DRAWN = /^[-_=*~.·─━═—–\s]{8,}$/u

/** Where cells stand that no format measured; only their order and distance matter. */
const CELL_WIDTH = 120

/** The lines of a document, what it hides, and how many pages and tables it has at least. */
export function layOut(stories: Story[]) {
  const setter = new Setter()
  for (const story of stories) setter.setStory(story)
  const { hidden, tables, page } = setter
  return { lines: inPlace(setter.lines), hidden, tables, pages: page + 1 }
}

/** The lines below each other; only their order and distance matter. */
function inPlace(lines: Line[]): Line[] {
  let [page, y] = [0, 0]
  return lines.map((line) => {
    if (line.page !== page) [page, y] = [line.page, 0]
    y += (line.gapBefore + 1.2) * line.fontSize
    return { ...line, y }
  })
}

class Setter {
  lines: Line[] = []
  readonly hidden: string[] = []
  page = 0
  tables = 0
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
    this.setBlocks(story.blocks, 0)
  }

  private setBlocks(blocks: Block[], x: number) {
    for (const block of blocks) {
      if (block.kind === 'table') this.setTable(block, x)
      else if (block.kind === 'box') this.setBox(block, x)
      else {
        if (block.pageBreak && this.region === 'main') this.page++
        this.setParagraph(block, x)
      }
    }
  }

  /** A box of several lines stands beside the text; a line or three are a banner or a caption. */
  private setBox({ blocks, wide }: Box, x: number) {
    const { region } = this
    if (region === 'main' && this.boxesAreAside && !wide && countTexts(blocks) > BANNER)
      this.region = 'sidebar'
    this.gap += 1
    this.setBlocks(blocks, x)
    this.gap += 1
    this.region = region
  }

  private setTable(table: TableBlock, x: number) {
    const rows = table.rows.map((row) => {
      let left = x
      const cells = row.cells.map((cell) => {
        const content = this.linesOf(cell.content, left)
        left += cell.width || CELL_WIDTH * cell.columns
        return { ...cell, content }
      })
      return { ...row, cells }
    })
    const lines = linesOfTable({ rows }, this.lines.at(-1), () => ++this.row)
    const [first] = lines
    if (!first) return
    first.gapBefore += this.gap
    if (lines.some((line) => line.tableRow >= 0)) this.tables++
    this.gap = 0
    this.lines.push(...lines)
  }

  /** The lines of blocks that do not follow those before. */
  private linesOf(blocks: Block[], x: number): Line[] {
    const { lines, gap, ruled } = this
    Object.assign(this, { lines: [], gap: 0, ruled: false })
    this.setBlocks(blocks, x)
    const own = this.lines
    Object.assign(this, { lines, gap, ruled })
    return own
  }

  /** Lines of a paragraph: line feeds part them. */
  private shownLines(paragraph: Paragraph): Span[][] {
    const shown: Span[] = []
    for (const span of paragraph.spans) {
      this.hidden.push(...invisibleMessages(span.text))
      if (!span.hidden) shown.push(span)
      else if (cleanText(span.text).trim()) this.hidden.push(cleanText(span.text).trim())
    }
    return linesOfSpans(shown)
  }

  private setParagraph(paragraph: Paragraph, x: number) {
    const lines = this.shownLines(paragraph)
    if (lines.length === 0) this.gap += 1
    lines.forEach((spans, index) => this.setLine(paragraph, spans, index, x + paragraph.indent))
  }

  private setLine(paragraph: Paragraph, spans: Span[], index: number, left: number) {
    const fontSize = sizeOf(spans)
    const all = cellsOf(spans, left)
    const printed = splitFront(all[0]?.text ?? '', all.length > 1)
    const cells = all
      .map((cell, at) => (at === 0 ? { ...cell, text: printed.text } : cell))
      .map((cell) => ({ ...cell, text: cleanText(cell.text).trim() }))
      .filter((cell) => cell.text !== '')
      .map((cell) => ({ ...cell, runs: runsOf(cell.runs, cell.text) }))
    const before = index === 0 ? paragraph.spaceBefore / fontSize : 0
    const { ruleAbove, ruleBelow, shaded } = paragraph
    if (cells.every((cell) => DRAWN.test(cell.text))) {
      this.gap += 1 + before
      if (cells.length > 0 || ruleAbove || ruleBelow) this.drawRule()
      return
    }
    const gapBefore = Math.round((this.gap + before) * 100) / 100
    const x = cells[0]?.x ?? 0
    const end = cells.at(-1)
    const { headingLevel } = paragraph
    this.lines.push({
      text: cells.map((cell) => cell.text).join('\t'),
      cells,
      page: this.page,
      x,
      y: 0,
      width: (end ? end.x + end.width : x) - x,
      height: fontSize,
      fontSize,
      bold: mostly(spans, (span) => span.bold),
      italic: mostly(spans, (span) => span.italic),
      color: colorOf(spans),
      ruleAbove: this.ruled || (index === 0 && ruleAbove),
      ruleBelow,
      shaded,
      ...(printed.mark && { mark: printed.mark }),
      bullet: headingLevel === 0 && (printed.bullet || (index === 0 && paragraph.bullet)),
      headingLevel,
      gapBefore,
      region: this.region,
      tableRow: -1,
      links: linksOf(spans),
      continues: false,
    })
    this.gap = paragraph.spaceAfter / fontSize
    this.ruled = false
  }

  /** A rule between two paragraphs, which belongs to neither. */
  private drawRule() {
    const last = this.lines.at(-1)
    if (last) last.ruleBelow = true
    this.ruled = true
  }
}

function hasText(block: Block): boolean {
  if (block.kind === 'paragraph') return block.spans.some((span) => span.text.trim() !== '')
  if (block.kind === 'box') return block.blocks.some(hasText)
  return block.rows.some(({ cells }) => cells.some(({ content }) => content.some(hasText)))
}

/** Paragraphs with text, also those in cells and boxes. */
function countTexts(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + (hasText(block) ? 1 : 0)
    if (block.kind === 'box') return sum + countTexts(block.blocks)
    return (
      sum + countTexts(block.rows.flatMap(({ cells }) => cells.flatMap(({ content }) => content)))
    )
  }, 0)
}
