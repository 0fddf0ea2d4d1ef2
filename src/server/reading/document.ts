import type { DocumentFacts, Language } from '#contract/analysis.ts'
import type { Looks } from '#contract/draft.ts'
import type { ServerErrorCode } from '#contract/errors.ts'
import type { Resume } from '#contract/resume.ts'
import type { ReadingDoubts } from './doubts.ts'

/** What every format becomes before anything is understood: lines in reading order. */
export interface DocumentText {
  lines: Line[]
  facts: DocumentFacts
}

/**
 * One printed line (PDF) or one paragraph (DOCX, DOC), in logical order and NFC,
 * presentation forms folded, ligatures taken apart, hidden text left out.
 */
export interface Line {
  /** The whole line; cells are joined by a tab. Without its bullet. */
  text: string
  /**
   * The parts of the line that stand apart: by a tab, a wide gap or a table cell.
   * `Senior Engineer      2019 – 2021` has two; most lines have one.
   */
  cells: Cell[]
  /** From 0. */
  page: number
  /** Points from the page's top left corner; for DOCX and DOC counted from the paragraphs. */
  x: number
  y: number
  width: number
  height: number
  /** Size of the line's text in points, the one that most of its characters have. */
  fontSize: number
  bold: boolean
  italic: boolean
  /** `#rrggbb`, the one that most characters have; '' when it is a pattern. */
  color: string
  /** A drawn rule right above the line, such as the border of its paragraph; no table's. */
  ruleAbove: boolean
  ruleBelow: boolean
  /** Set on a bar of colour of its own; the panel of a whole column does not count. */
  shaded: boolean
  /** Had a bullet, a dash or a number of a list in front. */
  bullet: boolean
  /** The sign that is its bullet, where it was printed as a letter. */
  mark?: string
  /** Level of a heading style (1–6) where the format knows one, else 0. */
  headingLevel: number
  /** Free space above the line in heights of this line; large values separate blocks. */
  gapBefore: number
  /** Where the line stands: running text, a sidebar, or what repeats on the pages. */
  region: 'main' | 'sidebar' | 'header' | 'footer'
  /**
   * Row of a table that the line belongs to, unique in the document; -1 outside tables and where a
   * table only sets the columns of the page.
   */
  tableRow: number
  /** Names of a table's columns, which its cells have as labels. */
  header?: boolean
  /** Stood in front of rows of a table, or over them, and may be the heading of a section. */
  rowHead?: boolean
  /** Hyperlinks on the line, also those that exist only as an annotation. */
  links: { text: string; url: string }[]
  /** True when the line continues the paragraph of the line before (PDF: soft wrap). */
  continues: boolean
  /** The column, card or cell that is read through before the next one, where places are known. */
  flow?: string
  /** What some points of a list are called together, of which it is one. */
  group?: string
  /** A point of a list of entries, which is one by itself. */
  isEntry?: boolean
}

/** A stretch of a cell in one look. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  /** In points; small capitals have the size of the large ones among them. */
  size: number
  /** `#rrggbb`, or '' when it is a pattern. */
  color: string
  /** Shown in capitals, large and small or all alike, whatever the text has. */
  smallCaps?: boolean
}

export interface Cell {
  text: string
  /** In logical order; their texts make up the cell's. */
  runs: Run[]
  /** In a table: the name of the column, or the label in front of the value. */
  label?: string
  /** Where it is known and not that of the line. */
  fontSize?: number
  x: number
  width: number
  bold: boolean
  italic: boolean
}

/** What reading a file gives. */
export interface Reading {
  resume: Resume
  document: DocumentFacts
  language: Language
  /** Of a PDF of ours, which carries them. */
  looks?: Looks
  /** What the reading leaves open; absent where no document was read. */
  doubts?: ReadingDoubts | undefined
}

/** A document that cannot be read, with the reason for which there is a sentence. */
export class ReadingError extends Error {
  readonly code: ServerErrorCode
  constructor(code: ServerErrorCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'ReadingError'
    this.code = code
  }
}

/** The name under which pasted text is read. No file can have it: `.txt` is not taken. */
export const PASTED_TEXT = 'pasted.txt'
