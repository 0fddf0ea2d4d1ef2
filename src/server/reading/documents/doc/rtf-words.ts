import type { RtfReader } from './rtf.ts'

/** What RTF's control words do. */

/** What ends in a group that does not print, ends nothing that does. */
export const PARTING = new Set(['par', 'sect', 'page', 'cell', 'nestcell', 'row', 'nestrow'])

type Action = (reader: RtfReader, value: number | undefined) => void

const on = (value: number | undefined) => value !== 0

export const WORDS: Record<string, Action> = {
  par: (reader) => reader.endParagraph(),
  sect: (reader) => reader.endParagraph(),
  page: (reader) => reader.endPage(),
  trowd: (reader) => reader.startRow(),
  cellx: (reader, value) => reader.cellEdge(value),
  trhdr: (reader) => reader.markHeader(),
  clvmrg: (reader) => reader.continueCell(),
  cell: (reader) => reader.endCell(1),
  nestcell: (reader) => reader.endCell(reader.tableLevel),
  row: (reader) => reader.endRow(1),
  nestrow: (reader) => reader.endRow(reader.tableLevel),
  pard: (reader) => reader.paragraphDefaults(),
  plain: (reader) => reader.plain(),
  intbl: (reader) => reader.set({ tableLevel: Math.max(1, reader.tableLevel) }),
  itap: (reader, value = 1) => reader.set({ tableLevel: value }),
  b: (reader, value) => reader.set({ bold: on(value) }),
  i: (reader, value) => reader.set({ italic: on(value) }),
  v: (reader, value) => reader.set({ hidden: on(value) }),
  fs: (reader, value = 24) => reader.set({ size: value / 2 }),
  cf: (reader, value = 0) => reader.set({ color: value }),
  highlight: (reader, value = 0) => reader.set({ behind: value }),
  cb: (reader, value = 0) => reader.set({ behind: value }),
  chcbpat: (reader, value = 0) => reader.set({ behind: value }),
  caps: (reader, value) => reader.set({ smallCaps: on(value) }),
  scaps: (reader, value) => reader.set({ smallCaps: on(value) }),
  brdrt: (reader) => reader.set({ ruleAbove: true }),
  brdrb: (reader) => reader.set({ ruleBelow: true }),
  cbpat: (reader, value = 0) => reader.set({ panel: value }),
  outlinelevel: (reader, value = -1) => reader.set({ outline: value }),
  ls: (reader, value = 0) => reader.set({ bullet: value > 0 }),
  u: (reader, value) => reader.unicode(value),
  uc: (reader, value = 1) => reader.set({ fallback: value }),
  f: (reader, value) => reader.chooseFont(value),
  fonttbl: (reader) => reader.fontTable(),
  fcharset: (reader, value) => reader.charset(value),
  ansicpg: (reader, value) => reader.codePage(value),
  colortbl: (reader) => reader.set({ collects: 'colors' }),
  red: (reader, value) => reader.colorPart(0, value),
  green: (reader, value) => reader.colorPart(1, value),
  blue: (reader, value) => reader.colorPart(2, value),
  fldinst: (reader) => reader.set({ collects: 'instruction', ignored: false }),
  shptxt: (reader) => reader.openBox(),
}
