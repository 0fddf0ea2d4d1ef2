import { paragraphOf, spanOf, type Block, type Span } from '../blocks.ts'
import { isBar, isUnseen, SMALLEST_SEEN } from '../contrast.ts'
import { TableBuilder } from '../table-builder.ts'
import { cellOf, type Row } from '../tables/table.ts'
import type { Properties } from './sprm.ts'
import type { Word97 } from './word97.ts'

/** Characters with a meaning, [MS-DOC] 2.4.3. */
const MARK = {
  picture: '\u0001',
  cellEnd: '\u0007',
  drawing: '\u0008',
  pageBreak: '\u000C',
  paragraphEnd: '\r',
  fieldStart: '\u0013',
  fieldMiddle: '\u0014',
  fieldEnd: '\u0015',
} as const

/** What single characters print. */
const PRINTED: Record<string, string> = {
  '\u000B': '\n',
  '\u000E': '\n',
  '\u001E': '-',
  '\u001F': '',
  '\u0002': '',
  '\u0005': '',
  '\u0003': '',
  '\u0004': '',
  '\0': '',
}

/** Word's own default size in points. */
const DEFAULT_POINTS = 10

interface Field {
  instruction: string
  result: boolean
}

/** Turns a stretch of character positions into paragraphs and rows. */
export class StoryReader {
  images = 0
  private readonly word: Word97
  /** Shapes may lie behind any text: then white text says nothing. */
  private readonly paper: string | undefined

  constructor(word: Word97) {
    this.word = word
    this.paper = word.text.slice(0, word.stories.main).includes(MARK.drawing)
      ? undefined
      : '#ffffff'
  }

  /** @param boxes text boxes, each with the position of the paragraph behind which it is read */
  blocks(
    start: number,
    end: number,
    boxes: { anchor: number; wide: boolean; blocks: Block[] }[] = [],
  ): Block[] {
    const tables = new TableBuilder()
    const { text } = this.word
    let pageBreak = false
    let from = start
    const last = Math.min(end, text.length)
    for (let at = start; at < last; at++) {
      const mark = text[at]
      if (mark !== MARK.paragraphEnd && mark !== MARK.cellEnd && mark !== MARK.pageBreak) continue
      const { properties } = this.word.paragraphAt(at)
      const block = this.paragraph(from, at, properties, pageBreak)
      const anchored = boxes.filter(({ anchor }) => anchor >= from && anchor <= at)
      const inside = anchored.map(({ wide, blocks }): Block => ({ kind: 'box', wide, blocks }))
      pageBreak = mark === MARK.pageBreak
      from = at + 1
      const isCell = mark === MARK.cellEnd
      const level = properties.inTable || isCell ? Math.max(1, properties.tableLevel ?? 1) : 0
      if (properties.rowEnd || properties.innerRowEnd) {
        tables.endRow(Math.max(1, level), (cells) => rowOf(cells, properties))
        continue
      }
      for (const each of [block, ...inside]) tables.add(each, level)
      if (isCell || properties.innerCellEnd) tables.endCell(level)
    }
    if (from < last)
      tables.add(this.paragraph(from, last, this.word.paragraphAt(from).properties, pageBreak), 0)
    return tables.end((cells) => rowOf(cells, {}))
  }

  private paragraph(start: number, end: number, properties: Properties, pageBreak: boolean): Block {
    const { style } = this.word.paragraphAt(end)
    const { heading } = this.word.style(style)
    const outline =
      properties.outline !== undefined && properties.outline < 6 ? properties.outline + 1 : 0
    return paragraphOf(this.spans(start, end, properties), {
      headingLevel: heading || outline,
      bullet: properties.list !== undefined && !['', '0'].includes(properties.list.id),
      indent: properties.indent ?? 0,
      spaceBefore: properties.before ?? 0,
      spaceAfter: properties.after ?? 0,
      pageBreak: pageBreak || Boolean(properties.pageBreakBefore),
      ruleAbove: properties.ruleAbove ?? false,
      ruleBelow: properties.ruleBelow ?? false,
      shaded: isBar(properties.shade),
    })
  }

  private spans(start: number, end: number, paragraph: Properties): Span[] {
    const spans: Span[] = []
    const fields: Field[] = []
    for (let at = start; at < end;) {
      const run = this.word.runAt(at, paragraph)
      const stop = Math.min(run.end, end)
      if (!run.properties.deleted)
        this.addRun(this.word.text.slice(at, stop), run.properties, fields, spans)
      at = stop
    }
    return spans
  }

  private addRun(raw: string, look: Properties, fields: Field[], spans: Span[]) {
    let printed = ''
    const flush = () => {
      if (printed !== '') spans.push(this.span(printed, look, linkOf(fields)))
      printed = ''
    }
    for (const character of raw) {
      const field = fields.at(-1)
      if (character === MARK.fieldStart) {
        flush()
        fields.push({ instruction: '', result: false })
      } else if (character === MARK.fieldMiddle && field) field.result = true
      else if (character === MARK.fieldEnd) {
        flush()
        fields.pop()
      } else if (field && !field.result) field.instruction += character
      else if (fields.every(({ result }) => result)) printed += this.print(character, look)
    }
    flush()
  }

  private print(character: string, look: Properties): string {
    if (look.special && (character === MARK.picture || character === MARK.drawing)) this.images++
    if (character === MARK.picture || character === MARK.drawing) return ''
    if (look.special && look.symbol !== undefined) return String.fromCharCode(look.symbol)
    return PRINTED[character] ?? character
  }

  private span(text: string, look: Properties, url: string): Span {
    const size = look.size ?? DEFAULT_POINTS
    // The shading of cells is not read: white text in a table may stand on any colour.
    const behind = look.shade ?? (look.inTable ? undefined : this.paper)
    const unseen = look.color !== undefined && behind !== undefined && isUnseen(look.color, behind)
    return spanOf(text, {
      bold: look.bold ?? false,
      italic: look.italic ?? false,
      size,
      ...(look.color === undefined ? {} : { color: look.color }),
      ...(look.smallCaps ? { smallCaps: true } : {}),
      hidden: Boolean(look.vanish) || unseen || size < SMALLEST_SEEN,
      url,
    })
  }
}

function rowOf(cells: Block[][], { cells: drawn, headerRow }: Properties): Row<Block[]> {
  return {
    header: headerRow ?? false,
    // A cell that another one on its left covers has a place in the row and nothing in it.
    cells: cells.map((content, index) => cellOf(content, drawn?.[index])),
  }
}

function linkOf(fields: Field[]): string {
  for (const { instruction } of fields.toReversed()) {
    const url = /HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]+)"/i.exec(instruction)?.[1]
    if (url) return url
  }
  return ''
}
