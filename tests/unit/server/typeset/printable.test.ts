import { expect, test } from 'vitest'
import { printable, SUBSTITUTE } from '#server/typeset/printable.ts'

test('leaves ordinary text of every language of the product as it is', () => {
  const texts = [
    'Straße, Çelik & Fils',
    'Nguyễn Thị Ánh',
    'İş, ğ, ı',
    '株式会社',
    '한국어',
    'مرحبا',
  ]
  expect(texts.map(printable)).toEqual(texts)
})

test('composes, and drops what does not print', () => {
  expect(printable('e\u0301\u0000\u001b\ufeff\u202e\ud800')).toBe('é')
})

test('writes fancy letters plainly, and marks what no face can draw', () => {
  expect(printable('𝐁𝐨𝐥𝐝')).toBe('Bold')
  expect(printable('ᚠ')).toBe(SUBSTITUTE)
})

test('gives long runs places to break, after punctuation first', () => {
  const url = `example.org/${'a'.repeat(30)}`
  expect(printable(url).split('\u200b').slice(0, 2)).toEqual(['example.', 'org/'])
  expect(printable('a'.repeat(100)).split('\u200b')).toHaveLength(9)
  expect(printable('字'.repeat(100))).not.toContain('\u200b')
})

test('marks where Arabic goes on after a number or a Latin word with a sign behind it', () => {
  expect(printable('مارس 2018 – حتى الآن')).toBe('مارس 2018\u200f – حتى الآن')
  expect(printable('باستخدام Excel.')).toBe('باستخدام Excel\u200f.')
  expect(printable('خبرة 6 سنوات')).toBe('خبرة 6 سنوات')
  expect(printable('March 2018 – now.')).toBe('March 2018 – now.')
})

/** The text to set, with the invisible mark `mark` shown as a bar. */
const shown = (text: string, mark: string): string => printable(text).replaceAll(mark, '|')

const LETTER_MARK = '\u061c'
const RIGHT_TO_LEFT_MARK = '\u200f'

test('Arabic marks stand apart from their letter and each other, the shadda first', () => {
  expect(shown('قدَّم', LETTER_MARK)).toBe('قد|\u0651|\u064eم')
  expect(shown('محمّدًا', LETTER_MARK)).toBe('محم|\u0651د|\u064bا')
})

test('punctuation between an Arabic word and a number stays on the side of the word', () => {
  expect(shown('المهندسين، 2019', RIGHT_TO_LEFT_MARK)).toBe('المهندسين،| 2019')
  expect(shown('الفريق: SAP', RIGHT_TO_LEFT_MARK)).toBe('الفريق: SAP')
  expect(shown('الهاتف +971', RIGHT_TO_LEFT_MARK)).toBe('الهاتف +971')
})
