import { expect, test } from 'vitest'
import { readBoxes } from '#server/reading/documents/doc/text-boxes.ts'

/** A table of [MS-DOC]: positions, then entries with the given numbers at their places. */
function tableOf(positions: number[], size: number, entries: Record<number, number>[]): Uint8Array {
  const bytes = new Uint8Array(positions.length * 4 + entries.length * size)
  const view = new DataView(bytes.buffer)
  positions.forEach((position, index) => view.setUint32(index * 4, position, true))
  entries.forEach((entry, index) => {
    for (const [at, value] of Object.entries(entry))
      view.setUint32(positions.length * 4 + index * size + Number(at), value, true)
  })
  return bytes
}

test('text boxes of a Word 97 document are found by the number of their shape', () => {
  const shapes = tableOf([3, 40, 90], 26, [{ 0: 1026, 4: 1000, 12: 9000 }, { 0: 1025 }])
  const texts = tableOf([0, 10, 25, 26, 28], 22, [{ 14: 1025 }, { 14: 1026 }, { 8: 1 }, { 14: 7 }])
  expect(readBoxes(shapes, texts)).toEqual([
    { anchor: 40, from: 0, to: 10, width: 0 },
    { anchor: 3, from: 10, to: 25, width: 400 },
  ])
})

test('a document without text boxes has none', () => {
  expect(readBoxes(new Uint8Array(), new Uint8Array())).toEqual([])
})
