import { describe, expect, test } from 'vitest'
import { bareName } from '#server/reading/fields/name.ts'

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
    ['Nguyễn Thị Thùy Dương', 'Nguyễn Thị Thùy Dương'],
    ["Jean-Baptiste N'Diaye", "Jean-Baptiste N'Diaye"],
  ])('%s is %s', (printed, name) => {
    expect(bareName(printed)).toBe(name)
  })
})
