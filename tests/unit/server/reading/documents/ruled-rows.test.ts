import { expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { readLines } from '#server/reading/index.ts'
import { column, makePdf, text } from './make-pdf.ts'

/** Tables with lines between their rows and none between their columns, as style sheets set them. */

const line = (y: number) => `40 ${y} m 304 ${y} l S\n`

const row = (y: number, ...cells: readonly string[][]) =>
  cells.map((lines, at) => column(44 + at * 66, y, lines)).join('')

const studies =
  text(40, 780, 'Ada Byron', { size: 20, bold: true }) +
  text(40, 760, 'ada@example.org') +
  text(40, 735, 'EDUCATION', { size: 13, bold: true }) +
  line(720) +
  row(706, ['Completion', 'date'], ['Institution'], ['Location'], ['Degree']) +
  line(684) +
  row(
    670,
    ['04/2019'],
    ['Harbour', 'University of', 'Ravenscar'],
    ['Ravenscar'],
    ['Bachelor of', 'Arts'],
  ) +
  line(634) +
  row(620, ['06/2016'], ['Saltmarsh', 'Institute'], ['Hull'], ['Certificate of', 'Bookkeeping']) +
  line(598) +
  row(584, ['11/2014'], ['Morley High', 'School'], ['Morley'], ['Leaving', 'Certificate']) +
  text(40, 540, 'SKILLS', { size: 13, bold: true }) +
  text(40, 522, 'Bookkeeping, Excel, Sage')

const opened = await openDocument(makePdf({ pages: [studies] }), 'cv.pdf')

test('rows are read one by one, the last one without a line below it as well', () => {
  expect(opened.lines.map(({ text: own }) => own)).toContain(
    '06/2016\tSaltmarsh Institute\tHull\tCertificate of Bookkeeping',
  )
  expect(opened.lines.map(({ text: own }) => own)).toContain('SKILLS')
})

test('each row is a study', () => {
  const { education, skills } = readLines(opened).resume
  expect(education.map(({ institution, end }) => [institution, end])).toEqual([
    ['Harbour University of Ravenscar', '2019-04'],
    ['Saltmarsh Institute', '2016-06'],
    ['Morley High School', '2014-11'],
  ])
  expect(skills.length).toBeGreaterThan(0)
})

test('entries between lines, with their dates beside them, are no table', async () => {
  const entries = [2019, 2017, 2015]
    .map(
      (year, at) =>
        line(720 - at * 60) +
        text(44, 700 - at * 60, `${year} - ${year + 2}`) +
        text(144, 700 - at * 60, `Baker, Crumb Works ${at}`) +
        text(144, 686 - at * 60, 'Baked bread for nine shops.'),
    )
    .join('')
  const { lines } = await openDocument(makePdf({ pages: [entries] }), 'cv.pdf')
  expect(lines.map(({ text: own }) => own)).toContain('2019 - 2021\tBaker, Crumb Works 0')
  expect(lines.every(({ tableRow }) => tableRow === -1)).toBe(true)
})
