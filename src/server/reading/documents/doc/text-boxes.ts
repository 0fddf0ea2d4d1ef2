import { viewOf } from './bytes.ts'

/** The text boxes of a Word 97 document, [MS-DOC] 2.8.37 and 2.8.32: anchors, texts, one number. */
export interface AnchoredBox {
  /** Character position in the body. */
  anchor: number
  /** Character positions within the story of text boxes, end exclusive. */
  from: number
  to: number
  /** In points. */
  width: number
}

const POSITION = 4

/** A place of a shape begins with the shape's number. */
const SHAPE = { size: 26, number: 0, left: 4, right: 12 } as const

const TWIPS = 20

/** A text of a shape: whether it is a spare one, and the number of its shape. */
const TEXT = { size: 22, spare: 8, number: 14 } as const

/** Reads both tables and matches them; boxes without an anchor are left out. */
export function readBoxes(shapes: Uint8Array, texts: Uint8Array): AnchoredBox[] {
  const anchors = new Map<number, { anchor: number; width: number }>()
  const places = viewOf(shapes)
  for (const { position, at } of entriesOf(shapes, SHAPE.size)) {
    const width = places.getInt32(at + SHAPE.right, true) - places.getInt32(at + SHAPE.left, true)
    const shape = { anchor: position, width: width / TWIPS }
    anchors.set(places.getUint32(at + SHAPE.number, true), shape)
  }
  const view = viewOf(texts)
  return entriesOf(texts, TEXT.size).flatMap(({ position, end, at }) => {
    const shape = anchors.get(view.getUint32(at + TEXT.number, true))
    const isSpare = view.getUint16(at + TEXT.spare, true) !== 0
    return shape === undefined || isSpare || end <= position
      ? []
      : [{ ...shape, from: position, to: end }]
  })
}

/** A table of this format: one position more than entries, then the entries. */
function entriesOf(bytes: Uint8Array, size: number) {
  const count = Math.floor((bytes.length - POSITION) / (POSITION + size))
  const view = viewOf(bytes)
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    position: view.getUint32(index * POSITION, true),
    end: view.getUint32((index + 1) * POSITION, true),
    at: (count + 1) * POSITION + index * size,
  }))
}
