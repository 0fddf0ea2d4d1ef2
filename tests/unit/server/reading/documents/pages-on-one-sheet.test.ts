import { expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { column, makePdf, text } from './make-pdf.ts'

/** Two pages printed on one sheet, as forms of A3 are folded. */

/** A table of two columns with its lines, from a place down; its rows are 24 points high. */
function table(x: number, top: number, rows: readonly (readonly [string, string])[]): string {
  const bottom = top - rows.length * 24
  const across = Array.from({ length: rows.length + 1 }, (_, at) => top - at * 24)
  return (
    across.map((y) => `${x} ${y} m ${x + 230} ${y} l S\n`).join('') +
    [0, 50, 230].map((at) => `${x + at} ${bottom} m ${x + at} ${top} l S\n`).join('') +
    rows
      .map(([year, what], at) => {
        const y = top - at * 24 - 16
        return text(x + 4, y, year) + text(x + 54, y, what)
      })
      .join('')
  )
}

test('are read one after the other where each has a table of its own', async () => {
  const page =
    text(44, 754, 'Ada Byron') +
    text(200, 754, '1 May 2024') +
    table(40, 740, [
      ['2010', 'Entered Harbour College'],
      ['2014', 'Left Harbour College'],
      ['2014', 'Entered Tide Works Limited'],
      ['2019', 'Left Tide Works Limited'],
    ]) +
    table(320, 770, [
      ['2012', 'Driving licence'],
      ['2015', 'Crane licence'],
    ]) +
    column(324, 690, ['Chess and sailing', 'I would like to work near the sea', 'From May on'])
  const { lines } = await openDocument(makePdf({ pages: [page] }), 'cv.pdf')
  const printed = lines.map((line) => line.text)
  expect(printed.indexOf('2019\tLeft Tide Works Limited')).toBeLessThan(
    printed.indexOf('2012\tDriving licence'),
  )
  expect(printed.slice(-3)).toEqual([
    'Chess and sailing',
    'I would like to work near the sea',
    'From May on',
  ])
})
