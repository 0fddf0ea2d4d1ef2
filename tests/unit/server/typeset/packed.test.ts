import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { packed } from '#server/typeset/packed.ts'
import { draftOf, longResume } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { setPages } from './set.ts'

describe('a packed PDF', () => {
  test('still has its structure, and only streams stand in the open', async () => {
    const { pdf } = await setPages(draftOf(longResume('en')))
    const facts = await factsOf(pdf)
    expect(facts).toMatchObject({ tagged: true, overflows: [] })
    expect(facts.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI']))
    const text = Buffer.from(pdf).toString('latin1')
    expect(text.match(/\nendobj/g)?.length).toBe(text.match(/\nendstream/g)?.length)
    expect(text).toContain('/Type /XRef')
  })
})

describe('bytes that are no PDF as Typst writes it', () => {
  test.for([
    ['empty', ''],
    ['without a table of places', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'],
    [
      'with a table that lies',
      '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 2\n0000000000 65535 f\r\n0000000003 00000 n\r\ntrailer\n<<\n  /Size 2\n>>\nstartxref\n33\n%%EOF',
    ],
    ['binary', deflateSync(Buffer.alloc(5_000)).toString('latin1')],
  ])('stay as they are: %s', ([, text = '']) => {
    const bytes = Buffer.from(text, 'latin1')
    expect(packed(bytes)).toBe(bytes)
  })
})
