import type { Story } from '../blocks.ts'

/** What a group of RTF inherits and may change until it ends. */
export interface State {
  bold: boolean
  italic: boolean
  size: number
  hidden: boolean
  smallCaps: boolean
  /** Index into the colour table; 0 is automatic. */
  color: number
  behind: number
  /** Text of this group is not part of the document: fonts, styles, pictures, deleted text. */
  ignored: boolean
  bullet: boolean
  outline: number
  /** 0 outside of tables, 2 and up in tables in cells. */
  tableLevel: number
  ruleAbove: boolean
  ruleBelow: boolean
  /** Index into the colour table: background of the paragraph. */
  panel: number
  /** What the group collects instead of the document's text. */
  collects: '' | 'instruction' | 'colors'
  url: string
  /** Bytes that stand for one `\u` character in programs that do not know it. */
  fallback: number
  codePage: string
  region: Story['region']
}

/** What `\plain` goes back to. */
export const PLAIN_TEXT = {
  bold: false,
  italic: false,
  size: 12,
  hidden: false,
  smallCaps: false,
  color: 0,
  behind: 0,
} as const

/** What `\pard` goes back to. */
export const PLAIN_PARAGRAPH = {
  bullet: false,
  outline: -1,
  tableLevel: 0,
  ruleAbove: false,
  ruleBelow: false,
  panel: 0,
} as const

export const PLAIN: State = {
  ...PLAIN_TEXT,
  ...PLAIN_PARAGRAPH,
  ignored: false,
  collects: '',
  url: '',
  fallback: 1,
  codePage: 'windows-1252',
  region: 'main',
}
