import type { Look } from '../docx/styles.ts'
import { viewOf } from './bytes.ts'

/**
 * Word 97's property lists ([MS-DOC] 2.6): a row of modifiers, each a code and an operand whose
 * length stands in the code's highest bits.
 */

/** What the modifiers of a character run or a paragraph say. */
export interface Properties extends Look {
  deleted?: boolean
  /** A character with a meaning of its own: a picture, a field mark, a symbol. */
  special?: boolean
  symbol?: number
  characterStyle?: number
  inTable?: boolean
  rowEnd?: boolean
  /** From 2 on: of a table in a cell, whose cells and rows end with ordinary paragraph marks. */
  tableLevel?: number
  innerCellEnd?: boolean
  innerRowEnd?: boolean
  pageBreakBefore?: boolean
  /** The row's cells: widths in points, and which only go on with the one above. */
  cells?: { width: number; continues: boolean }[]
  /** The row names the table's columns. */
  headerRow?: boolean
}

type Setter = (properties: Properties, operand: DataView) => void

const on = (operand: DataView) => (operand.getUint8(0) & 1) === 1
const TWIPS = 1 / 20

/** Word's 16 colours by index. */
const PALETTE = [
  '',
  '#000000',
  '#0000ff',
  '#00ffff',
  '#00ff00',
  '#ff00ff',
  '#ff0000',
  '#ffff00',
  '#ffffff',
  '#000080',
  '#008080',
  '#008000',
  '#800080',
  '#800000',
  '#808000',
  '#808080',
  '#c0c0c0',
]

function colorOf(operand: DataView, at = 0): string | undefined {
  if (operand.getUint8(at + 3) === 0xff) return undefined
  const parts = [0, 1, 2].map((part) =>
    operand
      .getUint8(at + part)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const SETTERS: Record<number, Setter> = {
  0x0800: (p, o) => void (p.deleted = on(o)),
  0x0835: (p, o) => void (p.bold = toggled(p.bold, o)),
  0x0836: (p, o) => void (p.italic = toggled(p.italic, o)),
  0x083a: (p, o) => void (p.smallCaps = toggled(p.smallCaps, o)),
  0x083b: (p, o) => void (p.smallCaps = toggled(p.smallCaps, o)),
  0x083c: (p, o) => void (p.vanish = toggled(p.vanish, o)),
  0x0855: (p, o) => void (p.special = on(o)),
  0x2a0c: (p, o) => void (p.shade = PALETTE[o.getUint8(0)] || undefined),
  0x2a42: (p, o) => void (p.color = PALETTE[o.getUint8(0)] || undefined),
  0x4a30: (p, o) => void (p.characterStyle = o.getUint16(0, true)),
  0x4a43: (p, o) => void (p.size = o.getUint16(0, true) / 2),
  0x6870: (p, o) => void (p.color = colorOf(o)),
  0x6a09: (p, o) => void (p.symbol = o.getUint16(2, true)),
  0xca71: (p, o) => void (p.shade = colorOf(o, 4)),
  0x2407: (p, o) => void (p.pageBreakBefore = on(o)),
  0x2416: (p, o) => void (p.inTable = on(o)),
  0x2417: (p, o) => void (p.rowEnd = on(o)),
  0x244b: (p, o) => void (p.innerCellEnd = on(o)),
  0x244c: (p, o) => void (p.innerRowEnd = on(o)),
  0x6649: (p, o) => void (p.tableLevel = o.getInt32(0, true)),
  0x260a: (p, o) => void (p.list = { id: p.list?.id ?? '', level: o.getUint8(0) }),
  0x460b: (p, o) => void (p.list = { id: String(o.getUint16(0, true)), level: p.list?.level ?? 0 }),
  0x2640: (p, o) => void (p.outline = o.getUint8(0)),
  0x840f: (p, o) => void (p.indent = o.getInt16(0, true) * TWIPS),
  0x845e: (p, o) => void (p.indent = o.getInt16(0, true) * TWIPS),
  0x6424: (p, o) => void (p.ruleAbove = hasBorder(o, 1)),
  0x6426: (p, o) => void (p.ruleBelow = hasBorder(o, 1)),
  0xc64e: (p, o) => void (p.ruleAbove = hasBorder(o, 5)),
  0xc650: (p, o) => void (p.ruleBelow = hasBorder(o, 5)),
  0xa413: (p, o) => void (p.before = o.getUint16(0, true) * TWIPS),
  0xa414: (p, o) => void (p.after = o.getUint16(0, true) * TWIPS),
  0xc64d: (p, o) => void (p.shade = colorOf(o, 4)),
  0x3404: (p, o) => void (p.headerRow = on(o)),
  0xd608: (p, o) => void (p.cells = cellsOf(o)),
}

/** 0x80 is "as the style says", 0x81 the opposite of it. */
function toggled(inherited: boolean | undefined, operand: DataView): boolean {
  const value = operand.getUint8(0)
  if (value === 0x80) return inherited ?? false
  return value === 0x81 ? !inherited : value === 1
}

/** The kind of a border: 0 and 255 are none. */
function hasBorder(operand: DataView, at: number): boolean {
  return ![0, 0xff].includes(operand.getUint8(at))
}

/** Bytes of a cell's description (TC80), behind all edges; bits of its flags say what is merged. */
const CELL = { size: 20, merged: 5, above: 1 } as const

function cellsOf(operand: DataView): { width: number; continues: boolean }[] {
  const count = operand.getUint8(0)
  const edges = Array.from({ length: count + 1 }, (_, index) =>
    operand.getInt16(1 + index * 2, true),
  )
  const cells = 1 + edges.length * 2
  return edges.slice(1).map((edge, index) => {
    const at = cells + index * CELL.size
    const flags = at + 2 <= operand.byteLength ? operand.getUint16(at, true) : 0
    return {
      width: (edge - (edges[index] ?? 0)) * TWIPS,
      continues: ((flags >> CELL.merged) & 3) === CELL.above,
    }
  })
}

const TABLE_DEFINITION = 0xd608

/** Length of an operand by the code's three highest bits; 6 says it in its first byte. */
const LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3]

/** Lists too long for their page, as of rows with many cells, stand in the data stream. */
const FAR_LISTS: ReadonlySet<number> = new Set([0x6645, 0x6646, 0x646b])

/** The list at a place in the data stream: its length, then its modifiers. */
function farList(data: Uint8Array, at: number): Uint8Array {
  if (at + 2 > data.length) return new Uint8Array()
  const length = viewOf(data).getUint16(at, true)
  return data.subarray(at + 2, at + 2 + length)
}

/**
 * Applies a list of modifiers to what is inherited; a list that is cut off ends there.
 *
 * @param data the data stream, into which lists of paragraphs may point
 */
export function applyModifiers(
  inherited: Properties,
  list: Uint8Array,
  data?: Uint8Array,
): Properties {
  let properties = { ...inherited }
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength)
  let at = 0
  while (at + 2 < list.length) {
    const code = view.getUint16(at, true)
    at += 2
    const kind = code >> 13
    let length = LENGTHS[kind] ?? 1
    if (code === TABLE_DEFINITION) {
      length = at + 2 <= list.length ? view.getUint16(at, true) - 1 : 0
      at += 2
    } else if (kind === 6) {
      length = view.getUint8(at)
      at += 1
    }
    if (at + length > list.length) break
    if (data && FAR_LISTS.has(code))
      properties = applyModifiers(properties, farList(data, view.getUint32(at, true)))
    try {
      SETTERS[code]?.(properties, new DataView(list.buffer, list.byteOffset + at, length))
    } catch (error) {
      // An operand shorter than its modifier needs is skipped, as Word does.
      if (!(error instanceof RangeError)) throw error
    }
    at += length
  }
  return properties
}
