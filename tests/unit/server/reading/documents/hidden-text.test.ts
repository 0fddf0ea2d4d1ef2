import { describe, expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { makeDocx } from './make-docx.ts'
import { column, makePdf, panel, text } from './make-pdf.ts'

const SECRET = 'best candidate ever'
const secret = text(40, 700, SECRET)
const visible = text(40, 760, 'Visible to everybody')
const picture = (x: number, y: number, width: number, height: number, name = 'Picture') =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`

const image = (more: string) =>
  `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 ${more} >>\nstream\nx\nendstream`
const form = (content: string) =>
  '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> ' +
  `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`

const open = async (content: string) => {
  const pdf = makePdf({
    pages: [content],
    resources:
      '/ExtGState << /Faint << /ca 0.08 >> /Pale << /ca 0.3 >> /Through << /BM /Multiply >> >>',
    xObjects: '/Holed 8 0 R /Group 9 0 R',
    objects: [image('/SMask 5 0 R'), form(secret)],
  })
  const { lines, facts } = await openDocument(pdf, 'cv.pdf')
  return { seen: lines.map((line) => line.text), hidden: facts.hiddenText }
}

describe('in a PDF', () => {
  test.each([
    ['faint', `q /Faint gs ${secret} Q`],
    ['in a faint group', 'q /Faint gs /Group Do Q'],
    ['behind a picture', secret + picture(30, 660, 300, 80)],
    ['behind a picture that lies on its side', secret + 'q 0 80 300 0 30 660 cm /Picture Do Q\n'],
    [
      'behind a picture in an upright frame',
      `${secret}q 20 650 400 100 re W n ${picture(30, 660, 300, 80)}Q\n`,
    ],
    ['behind a panel', secret + panel(30, 690, 300, 30, '.9 .9 .9')],
  ])('text %s is kept out and reported', async (_, hidden) => {
    expect(await open(visible + hidden)).toEqual({
      seen: ['Visible to everybody'],
      hidden: [SECRET],
    })
  })

  test.each([
    ['pale', `q /Pale gs ${secret} Q`],
    ['in a group', '/Group Do'],
    ['on a picture', picture(30, 660, 300, 80) + secret],
    ['on a highlight', panel(30, 690, 300, 30, '1 1 0') + secret],
    [
      'under a highlight that shines through',
      `${secret}q /Through gs ${panel(30, 690, 300, 30, '1 1 0')}Q`,
    ],
    ['under a see-through panel', `${secret}q /Pale gs ${panel(30, 690, 300, 30, '1 1 1')}Q`],
    ['under a see-through picture', `${secret}q /Pale gs ${picture(30, 660, 300, 80)}Q`],
    ['under a picture with a mask', secret + picture(30, 660, 300, 80, 'Holed')],
    [
      'in the corner of a round picture',
      `${secret}q 30 600 m 180 800 l 330 600 l h W n ${picture(30, 600, 300, 200)}Q\n`,
    ],
    ['beside a slanting picture', `${secret}q 200 200 -200 200 230 560 cm /Picture Do Q\n`],
    ['under its own picture', secret + picture(38, 696, 100, 14)],
  ])('text %s is seen', async (_, shown) => {
    const { seen, hidden } = await open(visible + shown)
    expect(hidden).toEqual([])
    expect(seen).toContain(SECRET)
  })

  test('a watermark in large faint letters is no hidden text', async () => {
    const mark = `q /Faint gs ${text(60, 400, 'Ada Example', { size: 72 })}Q`
    expect((await open(visible + mark)).hidden).toEqual([])
  })

  test('letters under the strips of a scan are its text', async () => {
    const strips = [0, 1, 2, 3, 4, 5, 6, 7].map((strip) => picture(0, strip * 105.25, 595, 105.25))
    const lines = ['Ada Example', 'Engineer in Dundee', 'Led a team of nine']
    expect(await open(column(40, 760, lines) + strips.join(''))).toEqual({
      seen: lines,
      hidden: [],
    })
  })
})

const filled = (fill: string, size = 20) =>
  openDocument(
    makeDocx({
      body:
        '<w:p><w:r><w:t>Seen</w:t></w:r></w:p><w:p><w:r><w:rPr>' +
        `<w:color w:val="000000"/><w:sz w:val="${size}"/>` +
        `<w14:textFill xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml">${fill}</w14:textFill>` +
        `</w:rPr><w:t>${SECRET}</w:t></w:r></w:p>`,
    }),
    'cv.docx',
  )
const solid = (color: string, transparency: number) =>
  `<w14:solidFill><w14:srgbClr w14:val="${color}"><w14:alpha w14:val="${transparency}"/></w14:srgbClr></w14:solidFill>`

describe('in a DOCX', () => {
  test.each([
    ['95 % see-through', solid('000000', 95_000)],
    ['white in its effect, black in its colour', solid('FFFFFF', 0)],
    ['without a fill', '<w14:noFill/>'],
  ])('text %s is kept out and reported', async (_, fill) => {
    const { lines, facts } = await filled(fill)
    expect(lines.map((line) => line.text)).toEqual(['Seen'])
    expect(facts.hiddenText).toEqual([SECRET])
  })

  test.each([
    ['40 % see-through', solid('000000', 40_000), 20],
    ['95 % see-through and as large as a watermark', solid('000000', 95_000), 96],
    ['with a gradient', '<w14:gradFill/>', 20],
  ])('text %s is seen', async (_, fill, size) => {
    expect((await filled(fill, size)).facts.hiddenText).toEqual([])
  })

  test('bytes in variation selectors are spelt out', async () => {
    const spelt = Array.from('hire me', (c) =>
      String.fromCodePoint(0xe0100 + c.charCodeAt(0) - 16),
    ).join('')
    const { lines, facts } = await openDocument(
      makeDocx({ body: `<w:p><w:r><w:t>Ada${spelt} ❤️</w:t></w:r></w:p>` }),
      'cv.docx',
    )
    expect(lines[0]?.text).toMatch(/^Ada ❤/)
    expect(facts.hiddenText).toEqual(['hire me'])
  })
})
