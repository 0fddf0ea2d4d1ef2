import { describe, expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { makeDocx, makeZip, paragraph, run } from './make-docx.ts'

const open = (options: Parameters<typeof makeDocx>[0]) => openDocument(makeDocx(options), 'cv.docx')

const textsOf = async (body: string) => (await open({ body })).lines.map((line) => line.text)

const level = (format: string) => `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl>`

const item = (id: number) =>
  paragraph('Item', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`)

const levelAt = (at: number, left: number) =>
  `<w:lvl w:ilvl="${at}"><w:numFmt w:val="bullet"/><w:pPr><w:ind w:left="${left}"/></w:pPr></w:lvl>`

const point = (at: number, own = '') =>
  paragraph('Item', `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="5"/></w:numPr>${own}`)

const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`

const cell = (...paragraphs: string[]) =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${paragraphs.map((each) => paragraph(each)).join('')}</w:tc>`

const table = (...cells: string[]) => `<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl>`

const box = (inner: string) => `<w:txbxContent>${paragraph(inner)}</w:txbxContent>`

const filled = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`

const boxed = (...inner: string[]) =>
  `<w:r><w:drawing><w:txbxContent>${inner.map((each) => paragraph(each)).join('')}</w:txbxContent></w:drawing></w:r>`

const zip = (name: string, bytes: Uint8Array) => makeZip([{ name, bytes }])

describe('paragraphs', () => {
  test('headings are known by their style, also an inherited one', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="H"/></w:style>'
    const { lines } = await open({
      styles,
      body: paragraph('Experience', '<w:pStyle w:val="Mine"/>') + paragraph('Text'),
    })
    expect(lines[0]).toMatchObject({ headingLevel: 2, bold: true, fontSize: 14 })
    expect(lines[1]).toMatchObject({ headingLevel: 0, bold: false })
  })

  test('lists that print a bullet have one', async () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="1">${level('bullet')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="2">${level('none')}</w:abstractNum>` +
      '<w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>' +
      '<w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num>'
    const { lines } = await open({ numbering, body: item(5) + item(6) + item(0) })
    expect(lines.map((line) => line.bullet)).toEqual([true, false, false])
  })

  test('points stand as far in as their list says, or they themselves', async () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="1">${levelAt(0, 720)}${levelAt(1, 1440)}</w:abstractNum>` +
      '<w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>'
    const body = point(0) + point(1) + point(1, '<w:ind w:left="2000"/>') + paragraph('Text')
    const { lines } = await open({ numbering, body })
    const [outer = 0, inner = 0, own = 0, text = 0] = lines.map(({ x }) => x)
    expect([outer, inner, own].map((x) => x - text)).toEqual([36, 72, 100])
  })

  test('a bullet that was typed, with a tab after it, is one', async () => {
    const { lines } = await open({ body: paragraph(run('•\tLed a team')) + item(0) })
    expect(lines[0]).toMatchObject({ text: 'Led a team', bullet: true })
    expect(lines[0]?.cells).toHaveLength(1)
  })

  test('tabs part cells, breaks part lines', async () => {
    const lines = await textsOf(
      paragraph(run('Engineer\t2019') + '<w:r><w:br/></w:r>' + run('Example Works')),
    )
    expect(lines).toEqual(['Engineer\t2019', 'Example Works'])
  })

  test('links keep their address, from relationships and from fields', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
      '<w:r><w:instrText> HYPERLINK "mailto:ada@example.org" </w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
      run('Mail') +
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    const { lines } = await open({
      links: ['https://example.org/ada'],
      body:
        paragraph(`<w:hyperlink r:id="link1">${run('My page')}</w:hyperlink>`) + paragraph(field),
    })
    expect(lines.map((line) => [line.text, ...line.links])).toEqual([
      ['My page', { text: 'My page', url: 'https://example.org/ada' }],
      ['Mail', { text: 'Mail', url: 'mailto:ada@example.org' }],
    ])
  })
})

describe('what the author changed', () => {
  test('insertions count, deletions do not', async () => {
    const lines = await textsOf(
      paragraph(
        run('Led ') +
          `<w:ins>${run('twelve')}</w:ins>` +
          '<w:del><w:r><w:delText>two</w:delText></w:r></w:del>' +
          run(' people'),
      ),
    )
    expect(lines).toEqual(['Led twelve people'])
  })

  test('filled content controls count, their prompts do not', async () => {
    const lines = await textsOf(
      control('', paragraph('Ada Example')) +
        control('<w:showingPlcHdr/>', paragraph('Click here to enter text')) +
        paragraph(run('City: ') + control('', run('London'))),
    )
    expect(lines).toEqual(['Ada Example', 'City: London'])
  })
})

describe('layout', () => {
  test('a row of a table is one line of cells', async () => {
    const { lines, facts } = await open({
      body: table(cell('2019'), cell('Engineer', 'Built things')),
    })
    expect(lines.map((line) => line.text)).toEqual(['2019\tEngineer', 'Built things'])
    expect(lines.map((line) => line.tableRow)).toEqual([0, 0])
    expect(facts.tables).toBe(1)
  })

  test('long cells are columns, read one after the other', async () => {
    const left = ['Contact', 'a@example.org', 'London', 'Skills', 'SQL']
    const right = ['Profile', 'Text', 'Work', 'Company', 'Title', 'Text']
    const { lines } = await open({ body: table(cell(...left), cell(...right)) })
    expect(lines.map((line) => line.text)).toEqual([...left, ...right])
  })

  test('text boxes are read once, where they are anchored', async () => {
    const lines = await textsOf(
      paragraph(
        run('Before') +
          `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box('In the box')}</w:drawing></mc:Choice>` +
          `<mc:Fallback><w:pict>${box('In the box')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ) + paragraph('After'),
    )
    expect(lines).toEqual(['Before', 'In the box', 'After'])
  })

  test('a box of several lines stands beside the text, one of a line in it', async () => {
    const { lines } = await open({
      body:
        paragraph(run('Ada') + boxed('Contact', 'a@example.org', 'London', 'Leeds')) +
        paragraph(run('Work') + boxed('Banner')) +
        ['One', 'Two', 'Three', 'Four'].map((each) => paragraph(each)).join(''),
    })
    const aside = lines.filter((line) => line.region === 'sidebar').map((line) => line.text)
    expect(aside).toEqual(['Contact', 'a@example.org', 'London', 'Leeds'])
    expect(lines.map((line) => line.text)).toContain('Banner')
  })

  test('a box as wide as the text stands in its place', async () => {
    const wide = '<wp:extent cx="5600000" cy="900000"/>'
    const { lines } = await open({
      body:
        paragraph(
          run('Skills') +
            boxed('Sourdough', 'Lamination', 'Scaling', 'Stock').replace(
              '<w:drawing>',
              `<w:drawing>${wide}`,
            ),
        ) + ['Work', 'Two', 'Three', 'Four', 'Five'].map((each) => paragraph(each)).join(''),
    })
    expect(lines.every((line) => line.region === 'main')).toBe(true)
    expect(lines.slice(0, 3).map((line) => line.text)).toEqual([
      'Skills',
      'Sourdough',
      'Lamination',
    ])
  })

  test('paragraphs in a frame stand beside the text', async () => {
    const frame = '<w:framePr w:w="2000" w:hSpace="100" w:wrap="around"/>'
    const { lines } = await open({
      body:
        ['Contact', 'a', 'b', 'c'].map((each) => paragraph(each, frame)).join('') +
        ['One', 'Two', 'Three', 'Four'].map((each) => paragraph(each)).join(''),
    })
    expect(lines.map((line) => line.region)).toEqual([
      ...Array.from({ length: 4 }, () => 'sidebar'),
      ...Array.from({ length: 4 }, () => 'main'),
    ])
  })

  test('a short text beside a long one is a column of its own', async () => {
    const left = ['Contact', 'a@example.org', 'London']
    const right = ['Profile', 'Text', 'Work', 'Company', 'Title', 'Text']
    const { lines } = await open({ body: table(cell(...left), cell(...right)) })
    expect(lines.map((line) => line.text)).toEqual([...left, ...right])
  })

  test('a page of HTML that was put in whole is read', async () => {
    const { lines } = await open({
      body: '<w:altChunk r:id="chunk"/>' + paragraph('After'),
      chunk: '<html><body><h1>Ada</h1><p>London</p></body></html>',
    })
    expect(lines.map((line) => line.text)).toEqual(['Ada', 'London', 'After'])
  })

  test('the header comes first and is marked', async () => {
    const { lines } = await open({ header: paragraph('Ada Example'), body: paragraph('Text') })
    expect(lines.map(({ text, region }) => [text, region])).toEqual([
      ['Ada Example', 'header'],
      ['Text', 'main'],
    ])
  })
})

describe('notes', () => {
  test('that the text refers to come last, others do not come', async () => {
    const { lines } = await open({
      body:
        paragraph('<w:r><w:t>Best paper</w:t><w:footnoteReference w:id="2"/></w:r>') +
        paragraph('Nantes'),
      footnotes:
        `<w:footnote w:type="separator" w:id="0">${paragraph('---')}</w:footnote>` +
        `<w:footnote w:id="2">${paragraph('With Ada Byron')}</w:footnote>` +
        `<w:footnote w:id="3">${paragraph('Of no text')}</w:footnote>`,
    })
    expect(lines.map(({ text, region }) => [region, text])).toEqual([
      ['main', 'Best paper'],
      ['main', 'Nantes'],
      ['footer', 'With Ada Byron'],
    ])
  })

  test('on how a name is spoken are left out', async () => {
    const ruby =
      '<w:r><w:ruby><w:rt><w:r><w:t>やまだ</w:t></w:r></w:rt>' +
      '<w:rubyBase><w:r><w:t>山田</w:t></w:r></w:rubyBase></w:ruby></w:r>'
    expect(await textsOf(paragraph(ruby))).toEqual(['山田'])
  })
})

describe('hidden text', () => {
  test.each([
    ['hidden by its font', '<w:vanish/>'],
    ['white on white', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('%s is kept out and reported', async (_, look) => {
    const { lines, facts } = await open({
      body: paragraph(run('Seen') + run(' best candidate', look)),
    })
    expect(lines.map((line) => line.text)).toEqual(['Seen'])
    expect(facts.hiddenText).toEqual(['best candidate'])
  })

  test('white on a shaded run is seen', async () => {
    const { facts } = await open({
      body: paragraph(run('Ada', '<w:color w:val="FFFFFF"/><w:shd w:fill="1F3A5F"/>')),
    })
    expect(facts.hiddenText).toEqual([])
  })

  const whiteIn = (fill: string) =>
    '<w:r><w:drawing><wps:wsp><wps:spPr>' +
    `${fill}</wps:spPr><wps:txbx>${box(run('Skills', '<w:color w:val="FFFFFF"/>'))}</wps:txbx>` +
    '</wps:wsp></w:drawing></w:r>'

  test.each([
    ['is seen on the fill of its box', whiteIn(filled('205072')), []],
    ['is seen on a fill that nobody knows', whiteIn('<a:gradFill/>'), []],
    ['is not seen on a white fill', whiteIn(filled('FFFFFF')), ['Skills']],
    ['is not seen in a box without a fill', whiteIn('<a:noFill/>'), ['Skills']],
    [
      'may stand on the shape below its box',
      whiteIn('<a:noFill/>') + whiteIn(filled('205072')),
      [],
    ],
    [
      'of the older form is seen, too',
      `<w:r><w:pict><v:shape fillcolor="#205072 [3204]">${box(run('Skills', '<w:color w:val="FFFFFF"/>'))}</v:shape></w:pict></w:r>`,
      [],
    ],
  ])('white %s', async (_, drawn, hidden) => {
    const { facts } = await open({ body: paragraph(run('Ada') + drawn) })
    expect(facts.hiddenText).toEqual(hidden)
  })

  test('messages in characters without a picture are spelt out', async () => {
    const tags = String.fromCodePoint(...Array.from('hire', (c) => 0xe0000 + c.charCodeAt(0)))
    const { lines, facts } = await open({ body: paragraph(`Ada${tags}`) })
    expect(lines[0]?.text).toBe('Ada')
    expect(facts.hiddenText).toEqual(['hire'])
  })
})

const letters = (count: number) => paragraph('Baked rye bread. '.repeat(count / 14))

const pagesOf = async (count: number, pages: number) =>
  (await open({ body: letters(count), pages })).facts.pages

describe('the pages that a program has counted', () => {
  test('are believed where the text fills them', async () => {
    expect(await pagesOf(7_000, 3)).toBe(3)
    expect(await pagesOf(700, 2)).toBe(2)
  })
  test('are not where it never laid the text out', async () => {
    expect(await pagesOf(2_800, 5)).toBe(1)
  })
})

describe('documents that cannot be read', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "b">]>'
  const whole = makeDocx({ body: paragraph('Text') })
  const nested = '<w:sdt><w:sdtContent>'.repeat(2_000) + '</w:sdtContent></w:sdt>'.repeat(2_000)

  test.each([
    ['fileEmpty', makeDocx({ body: paragraph(' ') })],
    ['fileBroken', whole.slice(0, whole.length / 2)],
    ['fileBroken', zip('word/document.xml', Buffer.from(`${entity}<document/>`))],
    ['fileBroken', zip('mimetype', Buffer.from('text'))],
    ['fileTooComplex', makeDocx({ body: nested })],
    ['fileTooComplex', zip('word/document.xml', new Uint8Array(20_000_000))],
    [
      'fileTooComplex',
      makeZip(Array.from({ length: 2_100 }, (_, n) => ({ name: `${n}`, bytes: Buffer.alloc(1) }))),
    ],
  ])('%s', async (code, bytes) => {
    await expect(openDocument(bytes, 'cv.docx')).rejects.toMatchObject({ code })
  })
})
