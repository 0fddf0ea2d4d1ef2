import { describe, expect, test } from 'vitest'
import type { Run } from '#server/reading/document.ts'
import { openDocument } from '#server/reading/documents/index.ts'
import { makeDocx, paragraph, run } from './make-docx.ts'
import { makePdf, panel, text } from './make-pdf.ts'

const bytes = (source: string) => new TextEncoder().encode(source)
const linesOfPdf = async (page: string) =>
  (await openDocument(makePdf({ pages: [page] }), 'cv.pdf')).lines
const linesOfDocx = async (body: string) =>
  (await openDocument(makeDocx({ body }), 'cv.docx')).lines
const linesOfDoc = async (source: string) => (await openDocument(bytes(source), 'cv.doc')).lines

const marked = (runs: Run[] = []) =>
  runs.map(({ text: own, bold, italic }) => `${bold ? '*' : ''}${italic ? '/' : ''}${own}`)

describe('runs of a cell', () => {
  const head = ['*Chief Baker', '/ Crumb & Co', ', Ghent']

  test('in a PDF', async () => {
    const [line] = await linesOfPdf(
      text(60, 700, 'Chief Baker', { bold: true }) + text(120.5, 700, 'Crumb & Co, Ghent'),
    )
    expect(line?.cells).toHaveLength(1)
    expect(marked(line?.cells[0]?.runs)).toEqual(['*Chief Baker', ' Crumb & Co, Ghent'])
  })

  test('in OOXML', async () => {
    const [line] = await linesOfDocx(
      paragraph(
        run('•  Chief ', '<w:b/>') +
          run('Baker ', '<w:b/>') +
          run('Crumb &amp; Co', '<w:i/>') +
          run(', Ghent'),
      ),
    )
    expect(line?.bullet).toBe(true)
    expect(marked(line?.cells[0]?.runs)).toEqual(head)
  })

  test('in RTF', async () => {
    const [line] = await linesOfDoc(
      String.raw`{\rtf1\ansi {\b Chief Baker }{\i Crumb & Co}, Ghent\par}`,
    )
    expect(marked(line?.cells[0]?.runs)).toEqual(head)
  })

  test('in HTML', async () => {
    const [line] = await linesOfDoc(
      '<html><body><p><b>Chief Baker </b><i>Crumb &amp; Co</i>, Ghent</p></body></html>',
    )
    expect(marked(line?.cells[0]?.runs)).toEqual(head)
  })

  test('make up the text of every cell', async () => {
    const lines = await linesOfDocx(
      paragraph(run('Sous-chef  ', '<w:b/>') + run('  at\tthe ') + run('Quay\u00ADside', '<w:i/>')),
    )
    for (const { cells } of lines)
      for (const cell of cells) expect(cell.runs.map((each) => each.text).join('')).toBe(cell.text)
  })
})

describe('capitals', () => {
  test('small ones count by the large one among them', async () => {
    const [line] = await linesOfPdf(
      text(60, 700, 'E', { size: 15 }) +
        text(70.1, 700, 'DUCATION', { size: 12 }) +
        text(140, 700, 'AND', { size: 12 }) +
        text(170, 700, 'C', { size: 15 }) +
        text(181, 700, 'OURSES', { size: 12 }),
    )
    expect(line).toMatchObject({ text: 'EDUCATION AND COURSES', fontSize: 15 })
    expect(line?.cells[0]?.runs.some((each) => each.smallCaps)).toBe(true)
  })

  test('that only the format sets are noted', async () => {
    const [line] = await linesOfDocx(paragraph(run('Education', '<w:smallCaps/>')))
    expect(line?.cells[0]?.runs).toMatchObject([{ text: 'Education', smallCaps: true }])
  })
})

describe('letters that are drawn as outlines over such that nobody sees', () => {
  test('are bold where other letters are drawn as letters', async () => {
    const outline = '0.5 0.2 0 rg 60 699 m 61 708 l 95 708 l 97 699 l h f\n'
    const lines = await linesOfPdf(
      panel(0, 0, 595, 842, '1 1 1') +
        outline +
        text(60, 700, 'Bakeries', { mode: 3 }) +
        text(60, 680, 'Crumb & Co, where bread is made by hand every night'),
    )
    expect(lines.map(({ bold, color }) => [bold, color])).toEqual([
      [true, '#803300'],
      [false, '#000000'],
    ])
  })
})

const border = (side: string) => `<w:pBdr><w:${side} w:val="single" w:sz="6"/></w:pBdr>`

describe('rules and bars', () => {
  test('of a page belong to the line that they stand closest to', async () => {
    const lines = await linesOfPdf(
      text(60, 700, 'Experience', { size: 12 }) +
        '60 695 m 500 695 l S\n' +
        text(60, 670, 'Baker, Crumb & Co') +
        text(60, 656, 'Bread for the whole street') +
        panel(60, 626, 440, 1, '0 0 0') +
        text(60, 614, 'Education', { size: 12 }) +
        text(60, 590, 'see crumb.example') +
        '60 588 m 142 588 l S\n' +
        panel(56, 555, 440, 18, '0.2 0.3 0.4') +
        text(60, 560, 'Languages', { size: 12, color: '1 1 1' }),
    )
    expect(
      lines.map(({ text: own, ruleAbove, ruleBelow, shaded }) => [
        own.split(/[ ,]/)[0],
        ruleAbove,
        ruleBelow,
        shaded,
      ]),
    ).toEqual([
      ['Experience', false, true, false],
      ['Baker', false, false, false],
      ['Bread', false, false, false],
      ['Education', true, false, false],
      ['see', false, false, false],
      ['Languages', false, false, true],
    ])
  })

  test('of a paragraph in OOXML', async () => {
    const lines = await linesOfDocx(
      paragraph('Experience', border('bottom')) +
        paragraph('Baker') +
        paragraph('', border('bottom')) +
        paragraph('Education', '<w:shd w:val="clear" w:fill="DDEEFF"/>'),
    )
    expect(lines.map(({ ruleAbove, ruleBelow, shaded }) => [ruleAbove, ruleBelow, shaded])).toEqual(
      [
        [false, true, false],
        [false, true, false],
        [true, false, true],
      ],
    )
  })

  test('of a paragraph in RTF, and rows of dashes', async () => {
    const lines = await linesOfDoc(
      String.raw`{\rtf1\ansi\pard\brdrb\brdrs Experience\par\pard Baker\par ----------------\par Education\par}`,
    )
    expect(lines.map(({ text: own, ruleBelow }) => [own, ruleBelow])).toEqual([
      ['Experience', true],
      ['Baker', true],
      ['Education', false],
    ])
  })
})
