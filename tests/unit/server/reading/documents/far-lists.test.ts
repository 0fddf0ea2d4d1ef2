import { describe, expect, test } from 'vitest'
import { applyModifiers } from '#server/reading/documents/doc/sprm.ts'

const IN_TABLE = [0x16, 0x24, 1]
const ROW_END = [0x17, 0x24, 1]
/** Three bytes of something else, then a list of six. */
const data = new Uint8Array([9, 9, 9, 6, 0, ...IN_TABLE, ...ROW_END])
const pointingTo = (code: number[], at: number) => new Uint8Array([...code, at, 0, 0, 0])

describe('modifiers of a Word 97 document', () => {
  test.each([
    ['a paragraph', [0x46, 0x66]],
    ['a row', [0x6b, 0x64]],
  ])('a list too long for its page stands in the data stream: %s', (_, code) => {
    const read = applyModifiers({}, pointingTo(code, 3), data)
    expect(read).toEqual({ inTable: true, rowEnd: true })
  })

  test('a list that points nowhere says nothing', () => {
    expect(applyModifiers({ bold: true }, pointingTo([0x46, 0x66], 200), data)).toEqual({
      bold: true,
    })
  })
})
