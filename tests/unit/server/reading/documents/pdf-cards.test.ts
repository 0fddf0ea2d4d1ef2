import { describe, expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { column, makePdf, text } from './make-pdf.ts'

/** Pages of the web: what belongs together stands in a box of its own. */

const textsOf = async (page: string) =>
  (await openDocument(makePdf({ pages: [page] }), 'cv.pdf')).lines.map((line) => line.text)

const box = (x: number, y: number, width: number, height: number, gray = 0.97) =>
  `${gray} g ${x} ${y} ${width} ${height} re f 0 g\n`

/** A card of 240 × 60 points: a bold title with its year to the right, and lines below. */
const card = (x: number, y: number, title: string, year: string, lines: string[]) =>
  box(x, y - 50, 240, 60) +
  text(x + 8, y, title, { bold: true }) +
  text(x + 200, y, year) +
  column(x + 8, y - 14, lines)

const cell = (x: number, y: number, line: string) => box(x, y - 6, 160, 20) + text(x + 4, y, line)

describe('cards side by side are read one after the other', () => {
  const cards =
    card(40, 700, 'Degree in law', '2022', ['Harbour University']) +
    card(300, 700, 'Course in staff law', '2024', ['Tide College', 'Rules of service']) +
    card(40, 620, 'Course in procedure', '2023', ['Quay School', 'Two lines', 'Three lines']) +
    card(300, 620, 'Master in work', '2025', ['Open University'])

  test('row by row, whatever they have of lines', async () => {
    const page = text(40, 740, 'Ada Quill', { size: 20 }) + cards + text(40, 540, 'Experience')
    expect(await textsOf(page)).toEqual([
      'Ada Quill',
      'Degree in law\t2022',
      'Harbour University',
      'Course in staff law\t2024',
      'Tide College',
      'Rules of service',
      'Course in procedure\t2023',
      'Quay School',
      'Two lines',
      'Three lines',
      'Master in work\t2025',
      'Open University',
      'Experience',
    ])
  })

  test('in white on white as well', async () => {
    expect(await textsOf(cards.replaceAll('0.97 g', '1 g'))).toHaveLength(11)
  })
})

const row = (y: number, cells: string[]) =>
  cells.map((line, at) => cell(40 + at * 160, y, line)).join('')

test('cells of a table that are shaded are no cards', async () => {
  const page = row(700, ['Period', 'Employer']) + row(680, ['2019 - 2021', 'Harbour Works'])
  expect(await textsOf(page)).toEqual(['Period\tEmployer', '2019 - 2021\tHarbour Works'])
})

const job = (x: number, years: string, lines: string[]) =>
  box(x, 690, 160, 30, 0.5) +
  box(x, 590, 160, 100, 0.8) +
  text(x + 8, 700, years, { bold: true }) +
  column(x + 8, 670, lines)

test('a head in a colour of its own belongs to the card below it', async () => {
  const page =
    job(40, '2014-2018', ['Harbour Works', 'Engineer']) +
    job(220, '2012-2014', ['Tide Systems', 'Developer', 'Kept the maps']) +
    job(400, '2011-2012', ['Quay Labs', 'Intern'])
  expect(await textsOf(page)).toEqual([
    '2014-2018',
    'Harbour Works',
    'Engineer',
    '2012-2014',
    'Tide Systems',
    'Developer',
    'Kept the maps',
    '2011-2012',
    'Quay Labs',
    'Intern',
  ])
})

test('a card beside a text is read through', async () => {
  const left = column(40, 690, ['I plan paths.', 'They lead to a place.', 'And back again.'])
  const labels = ['E-mail', 'ada@example.org', 'Phone', '+44 20 7946 0000', 'Home', 'Leeds']
  const page =
    text(40, 760, 'Ada Quill', { size: 20 }) +
    left +
    box(330, 600, 220, 110) +
    labels.map((line, at) => text(340, 694 - at * 15, line)).join('') +
    column(40, 560, ['Experience of many years in planning, told in a line across'])
  expect(await textsOf(page)).toEqual([
    'Ada Quill',
    'I plan paths.',
    'They lead to a place.',
    'And back again.',
    ...labels,
    'Experience of many years in planning, told in a line across',
  ])
})

test('hundreds of boxes are a drawing', async () => {
  const drawing = Array.from({ length: 300 }, (_, at) => box(40 + (at % 3), 60, 70, 40)).join('')
  const cards =
    card(40, 700, 'Degree', '2022', ['School']) + card(300, 700, 'Course', '2024', ['College'])
  expect(await textsOf(drawing + cards)).toHaveLength(2)
  expect(await textsOf(cards)).toHaveLength(4)
})

/** The lines of a head stand otherwise than those of the text beside it. */
const entry = (y: number, [date = '', post = '', house = '']: string[], lines: string[]) =>
  text(40, y, date, { bold: true }) +
  text(40, y - 18, post) +
  text(40, y - 33, house) +
  column(220, y, lines)

test('cells with several lines of a head are read through before the text beside them', async () => {
  const told = [
    'Drew all maps of the harbour, of its quays and of both its lights,',
    'kept them true for nine years,',
    'and taught the crews of the pilots.',
  ]
  const heads = [
    ['2015 - 2019', 'Engineer', 'Harbour Works'],
    ['2011 - 2015', 'Draughtsman', 'Quay Labs'],
  ]
  const page = heads.map((head, at) => entry(700 - at * 80, head, told)).join('')
  expect(await textsOf(page)).toEqual(heads.flatMap((head) => [...head, ...told]))
})
