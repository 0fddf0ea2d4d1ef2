import { describe, expect, test } from 'vitest'
import { findName } from '#server/reading/fields/find-name.ts'
import { bareName } from '#server/reading/fields/name.ts'
import { documentOf } from '../lines.ts'

describe('a printed name', () => {
  test.each([
    ['Tobias Wren-Ashworth, CEng MICE', 'Tobias Wren-Ashworth'],
    ['Dr. rer. nat. Jonas Wiesenthal', 'Jonas Wiesenthal'],
    ['Maria Rossi, MBA', 'Maria Rossi'],
    ['Jane Doe PhD', 'Jane Doe'],
    ['م. يزن خليل العبيدات', 'يزن خليل العبيدات'],
    ['표 승 현', '표승현'],
    ['山田 太郎（やまだ たろう）', '山田 太郎'],
    ['J. R. Smith', 'J. R. Smith'],
    ['Kln. Psk. Ada Yılmaz', 'Ada Yılmaz'],
    ['Chr. Olsen', 'Chr. Olsen'],
    ['Nguyễn Thị Thùy Dương', 'Nguyễn Thị Thùy Dương'],
    ["Jean-Baptiste N'Diaye", "Jean-Baptiste N'Diaye"],
  ])('%s is %s', (printed, name) => {
    expect(bareName(printed)).toBe(name)
  })
})

test('the largest part of a line that it shares with an address is the name', () => {
  const { lines } = documentOf(`
    +86 186-0055-7310
    罗大勇\tdayong@example.com
    成都
    土木工程师`)
  const head = lines.map((line, at) => ({
    ...line,
    fontSize: at === 3 ? 10 : 9,
    bold: false,
    cells: line.cells.map((cell) => (cell.text === '罗大勇' ? { ...cell, fontSize: 24 } : cell)),
  }))
  expect(findName(head, ['zh-CN']).name).toBe('罗大勇')
})

test('a name in small letters is one where it is set larger than all else', () => {
  const { lines } = documentOf(`
    nell brannock
    Baker of sourdough
    nell@example.com
  `)
  expect(findName(lines, ['en']).name).toBe('nell brannock')
})
