import type { Line, Run } from '../document.ts'
import { BLACK, DEFAULT_SIZE } from './runs.ts'
import type { Row, Table } from './tables/table.ts'

/** What DOCX, DOC, RTF, HTML and Word XML have in common: paragraphs and rows of cells, in order. */
export type Block = Paragraph | TableBlock | Box

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
  /** Its border. */
  ruleAbove: boolean
  ruleBelow: boolean
  /** On a background of its own. */
  shaded: boolean
}

/** Text in one look. A tab parts cells, a line feed parts lines. */
export interface Span extends Run {
  /** Not shown to a person; kept out of the lines and reported. */
  hidden: boolean
  url: string
}

export interface TableBlock extends Table<Block[]> {
  kind: 'table'
}

/** A text box or a frame: stands beside the text in which it is anchored, or in its place in it. */
export interface Box {
  kind: 'box'
  blocks: Block[]
  /** Takes most of the text's width, so that nothing stands beside it. */
  wide: boolean
}

export type Region = Line['region']

/** A stretch of blocks in one region of the document. */
export interface Story {
  region: Region
  blocks: Block[]
}

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
    ruleAbove: false,
    ruleBelow: false,
    shaded: false,
    ...rest,
  }
}

export function spanOf(text: string, rest: Partial<Span> = {}): Span {
  return {
    text,
    bold: false,
    italic: false,
    size: DEFAULT_SIZE,
    color: BLACK,
    hidden: false,
    url: '',
    ...rest,
  }
}

/** Paragraphs of one frame follow each other as frames of their own. */
export function joinBoxes(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'box' && last?.kind === 'box' && block.wide === last.wide)
      joined.splice(-1, 1, { ...last, blocks: [...last.blocks, ...block.blocks] })
    else joined.push(block)
  }
  return joined
}

/** Adds a row to the table that blocks end in, or begins one. */
export function addRow(blocks: Block[], row: Row<Block[]>) {
  const last = blocks.at(-1)
  if (last?.kind === 'table') last.rows.push(row)
  else blocks.push({ kind: 'table', rows: [row] })
}
