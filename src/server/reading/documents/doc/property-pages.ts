import { viewOf } from './bytes.ts'

/** Properties of runs and paragraphs are kept in pages of 512 bytes, [MS-DOC] 2.9.33 and 2.9.175. */

const PAGE = 512

/** A run of properties, by offset in the document stream. */
export interface Range {
  start: number
  end: number
  modifiers: Uint8Array
  style: number
}

/** The range that holds an offset of the document stream. */
export function rangeAt(ranges: Range[], offset: number): Range | undefined {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return undefined
    if (offset < range.start) high = middle - 1
    else if (offset >= range.end) low = middle + 1
    else return range
  }
  return undefined
}

type PageReader = (page: DataView, bytes: Uint8Array, count: number) => Range[]

/** Properties are kept in pages; the table lists their numbers behind the offsets they cover. */
export function readRanges(document: Uint8Array, plc: Uint8Array, read: PageReader): Range[] {
  const count = Math.floor((plc.length - 4) / 8)
  const view = viewOf(plc)
  const ranges: Range[] = []
  for (let index = 0; index < count; index++) {
    const start = (view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff) * PAGE
    const bytes = document.subarray(start, start + PAGE)
    if (bytes.length < PAGE) continue
    const runs = bytes[PAGE - 1] ?? 0
    if (runs <= 0x65) ranges.push(...read(viewOf(bytes), bytes, runs))
  }
  return ranges.toSorted((a, b) => a.start - b.start)
}

const EMPTY = new Uint8Array()

/** Character runs. */
export const runsIn: PageReader = (page, bytes, count) =>
  Array.from({ length: count }, (_, index) => {
    const at = (bytes[(count + 1) * 4 + index] ?? 0) * 2
    return {
      start: page.getUint32(index * 4, true),
      end: page.getUint32(index * 4 + 4, true),
      modifiers: at === 0 ? EMPTY : bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)),
      style: 0,
    }
  })

/** Length of a paragraph's entry behind the offsets: where its properties are, and its height. */
const PARAGRAPH_ENTRY = 13

/** Paragraphs, each with the number of its style. */
export const paragraphsIn: PageReader = (page, bytes, count) =>
  Array.from({ length: count }, (_, index) => {
    const at = (bytes[(count + 1) * 4 + index * PARAGRAPH_ENTRY] ?? 0) * 2
    const words = bytes[at] ?? 0
    const start = words === 0 ? at + 2 : at + 1
    const length = words === 0 ? (bytes[at + 1] ?? 0) * 2 : words * 2 - 1
    const list = at === 0 ? EMPTY : bytes.subarray(start, start + length)
    return {
      start: page.getUint32(index * 4, true),
      end: page.getUint32(index * 4 + 4, true),
      modifiers: list.subarray(2),
      style: (list[0] ?? 0) | ((list[1] ?? 0) << 8),
    }
  })
