import type { Story } from '../blocks.ts'

/** What a group of RTF inherits and may change until it ends. */
export interface State {
  bold: boolean
  italic: boolean
  size: number
  hidden: boolean
  /** Index into the colour table; 0 is automatic. */
  color: number
  behind: number
  /** Text of this group is not part of the document: fonts, styles, pictures, deleted text. */
  ignored: boolean
  bullet: boolean
  outline: number
  inTable: boolean
  /** What the group collects instead of the document's text. */
  collects: '' | 'instruction' | 'colors'
  url: string
  /** Bytes that stand for one `\u` character in programs that do not know it. */
  fallback: number
  codePage: string
  region: Story['region']
}

export const PLAIN: State = {
  bold: false,
  italic: false,
  size: 12,
  hidden: false,
  color: 0,
  behind: 0,
  ignored: false,
  bullet: false,
  outline: -1,
  inTable: false,
  collects: '',
  url: '',
  fallback: 1,
  codePage: 'windows-1252',
  region: 'main',
}
