import { expect, test } from 'vitest'
import { sheetOf } from '#server/typeset/sheet.ts'

const sheetIn = (direction: 'ltr' | 'rtl', ...texts: object[]) =>
  JSON.parse(sheetOf({ page: { direction }, texts } as never)).texts

test('a sheet carries pieces beside the texts that need them, at any depth', () => {
  const rows = [{ text: 'hands-on', bold: true }, { text: 'plain' }]
  expect(sheetIn('ltr', { rows, text: 3 })).toEqual([
    {
      rows: [{ text: 'hands-on', bold: true, pieces: [{ whole: 'hands-on' }] }, { text: 'plain' }],
      text: 3,
    },
  ])
})

test('only a sheet has marks for parsers and places to break', () => {
  const address = `example.org/${'a'.repeat(30)}`
  const [{ text, pieces }] = sheetIn('ltr', { text: address })
  expect(text).toBe(address)
  expect(pieces).toContainEqual({ gap: true })
  expect(sheetIn('rtl', { text: 'باستخدام Excel.' })).toEqual([{ text: 'باستخدام Excel\u200f.' }])
})

const percentIn = (lang: string, text: string) =>
  JSON.parse(sheetOf({ page: { lang, direction: 'ltr' }, texts: [{ text }] } as never)).texts[0]
    .text

test('a percent sign stands as the language writes it', () => {
  expect(percentIn('de', 'um 12% und 3 %')).toBe('um 12\u202f% und 3\u202f%')
  expect(percentIn('fr', '12%')).toBe('12\u202f%')
  expect(percentIn('en', '12%')).toBe('12%')
})

test('the direction of a paragraph decides whether Latin runs are isolated', () => {
  const rich = { dir: 'rtl', content: [{ text: 'لغة C++' }] }
  const [{ content }] = sheetIn('ltr', rich)
  expect(content[0].pieces).toEqual(['لغة ', { isolate: 'C++' }])
  expect(sheetIn('ltr', { text: 'C++ لغة' })).toEqual([{ text: 'C++ لغة' }])
})
