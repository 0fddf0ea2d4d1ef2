import { describe, expect, test } from 'vitest'
import { piecesOf, sheetOf } from '#server/typeset/delicate.ts'

/** The text of its pieces, one after the other. */
const joined = (text: string): string =>
  (piecesOf(text) ?? [text])
    .map((piece) => (typeof piece === 'string' ? piece : (Object.values(piece)[0] as string)))
    .map((part) => (typeof part === 'string' ? part : '\u200b'))
    .join('')

describe('a text', () => {
  test.each(['', 'Planned dock appointments', '計画した', 'مارس 2021'])(
    'without anything delicate has no pieces: %j',
    (text) => expect(piecesOf(text)).toBeUndefined(),
  )

  test('keeps a word with hyphens whole, and no dash between words', () => {
    expect(piecesOf('a well-known fact')).toEqual(['a ', { whole: 'well-known' }, ' fact'])
    expect(piecesOf('2019 - 2021')).toBeUndefined()
  })

  test('breaks where an address may be broken, without a character there', () => {
    expect(piecesOf('example.org/\u200bpath')).toEqual(['example.org/', { gap: true }, 'path'])
  })

  test('sets apart the Arabic group that a ligature would take, with the letters joined to it', () => {
    expect(piecesOf('كل الكتب')).toEqual(['كل ا', { apart: 'لكتب' }])
    expect(piecesOf('في مكتبة')).toBeUndefined()
  })

  test.each(['well-known', 'a-b c\u200bd-e', 'خبرة في الخبرات - الكفاءة', 'a -b- c'])(
    'loses nothing in its pieces: %j',
    (text) => expect(joined(text)).toBe(text),
  )
})

test('a sheet carries pieces beside the texts that need them, at any depth', () => {
  const sheet = { rows: [{ text: 'hands-on', bold: true }, { text: 'plain' }], text: 3 }
  expect(JSON.parse(sheetOf(sheet))).toEqual({
    rows: [{ text: 'hands-on', bold: true, pieces: [{ whole: 'hands-on' }] }, { text: 'plain' }],
    text: 3,
  })
})
