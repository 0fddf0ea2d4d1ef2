import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'

const root = new URL('../../../../../', import.meta.url)
const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, root)))
const bytes = (text: string) => new TextEncoder().encode(text)

const sample = (extension: string) =>
  bytesOf(`src/server/reading/process/warm-up/sample.${extension}`)

describe('the same resume as PDF, DOCX and DOC', () => {
  test.each(['pdf', 'docx', 'doc'])(
    '%s keeps order, emphasis, bullets, cells and links',
    async (extension) => {
      const { lines, facts } = await openDocument(sample(extension), `sample.${extension}`)
      const texts = lines.map((line) => line.text)
      expect(texts[0]).toBe('Ada Example')
      expect(lines[0]?.bold).toBe(true)
      expect(texts.indexOf('Profile')).toBeLessThan(texts.indexOf('Experience'))
      const item = lines.find((line) => line.text.startsWith('Led a team'))
      expect(item?.bullet).toBe(true)
      expect(texts).toContain('Tools\tLinux, SQL')
      expect(lines.flatMap((line) => line.links)).toContainEqual({
        text: 'example.org/ada',
        url: 'https://example.org/ada',
      })
      expect(texts.at(-1)).toBe('مهندسة برمجيات منذ 2016 في شركة Example')
      expect(facts).toMatchObject({ format: extension, pages: 1, hiddenText: [], textLayer: true })
    },
  )

  test.each(['docx', 'doc'])('%s knows headings by their style', async (extension) => {
    const { lines } = await openDocument(sample(extension), `sample.${extension}`)
    expect(lines.find((line) => line.text === 'Experience')?.headingLevel).toBe(2)
  })
})

describe('what goes by the name .doc', () => {
  test('RTF', async () => {
    const rtf =
      String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\*\generator x;}` +
      String.raw`{\b Ada Example}\par Caf\'e9 \u8211\'96 {\v secret}London\par` +
      String.raw`{\field{\*\fldinst HYPERLINK "https://example.org"}{\fldrslt my page}}\par` +
      String.raw`\trowd\intbl 2019\cell Engineer\cell\row}`
    const { lines, facts } = await openDocument(bytes(rtf), 'cv.doc')
    expect(lines.map((line) => line.text)).toEqual([
      'Ada Example',
      'Café – London',
      'my page',
      '2019\tEngineer',
    ])
    expect(lines[0]?.bold).toBe(true)
    expect(lines[2]?.links).toEqual([{ text: 'my page', url: 'https://example.org' }])
    expect(facts.hiddenText).toEqual(['secret'])
  })

  test('HTML', async () => {
    const html =
      '<html><head><title>x</title><style>p{}</style></head><body><h1>Ada &amp; Co</h1>' +
      '<ul><li>Led <b>five</b></li></ul><table><tr><td>2019</td><td>Engineer</td></tr></table>' +
      '<p style="display:none">secret</p><a href="https://example.org">page</a></body></html>'
    const { lines, facts } = await openDocument(bytes(html), 'cv.doc')
    expect(lines.map((line) => line.text)).toEqual([
      'Ada & Co',
      'Led five',
      '2019\tEngineer',
      'page',
    ])
    expect(lines[0]?.headingLevel).toBe(1)
    expect(lines[1]?.bullet).toBe(true)
    expect(facts.hiddenText).toEqual(['secret'])
  })

  test('RTF with a text box and cells that are columns', async () => {
    const rtf =
      String.raw`{\rtf1\ansi Ada Ex{\shp{\*\shpinst\shpleft0{\sp{\sn x}{\sv 1}}{\shptxt Contact\par London\par a\par b\par}}` +
      String.raw`{\shprslt{\*\do{\dptxbxtext Contact\par}}}}ample\par Engineer\par One\par Two\par Three\par` +
      String.raw`\trowd\cellx2000\cellx9000\intbl A\par B\par C\cell D\par E\par F\par G\par H\cell\row}`
    const { lines } = await openDocument(bytes(rtf), 'cv.doc')
    expect(lines.map((line) => line.text).join(' ')).toBe(
      'Ada Example Contact London a b Engineer One Two Three A B C D E F G H',
    )
    const aside = lines.filter((line) => line.region === 'sidebar').map((line) => line.text)
    expect(aside).toEqual(['Contact', 'London', 'a', 'b', 'A', 'B', 'C'])
  })

  test('MHTML in an old encoding, with tables in tables', async () => {
    const mhtml =
      'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="XX"\n\n--XX\n' +
      'Content-Type: text/html; charset="windows-1252"\nContent-Transfer-Encoding: quoted-printable\n\n' +
      '<table><tr><td><h1>Zo=EB Caf&eacute;</h1><table><tr><td>SQL</td><td>5</td></tr></table></td>' +
      '<td><p>Text</p></td></tr></table>\n--XX--'
    const { lines } = await openDocument(bytes(mhtml), 'cv.doc')
    expect(lines.map((line) => line.text)).toEqual(['Zoë Café', 'SQL\t5', 'Text'])
  })

  test('XML of Word 2003', async () => {
    const xml =
      '<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml">' +
      '<w:body><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ada Example</w:t></w:r></w:p></w:body></w:wordDocument>'
    const { lines } = await openDocument(bytes(xml), 'cv.doc')
    expect(lines[0]).toMatchObject({ text: 'Ada Example', bold: true })
  })

  test('DOCX', async () => {
    const { facts } = await openDocument(sample('docx'), 'cv.doc')
    expect(facts.format).toBe('docx')
  })
})

describe('refusals', () => {
  test.each([
    ['fileTypeUnsupported', 'cv.txt', bytes('text')],
    ['fileTypeMismatch', 'cv.pdf', bytes('text')],
    ['fileTypeMismatch', 'cv.pdf', sample('docx')],
    ['fileTypeMismatch', 'cv.docx', sample('pdf')],
    ['fileEmpty', 'cv.pdf', bytes('')],
    ['fileTooLarge', 'cv.pdf', new Uint8Array(6_000_000)],
    ['fileBroken', 'cv.doc', sample('doc').slice(0, 6_000)],
    ['fileEncrypted', 'cv.pdf', bytesOf('tests/fixtures/broken/encrypted.pdf')],
    ['fileWithoutText', 'cv.pdf', bytesOf('tests/fixtures/broken/scan.pdf')],
    ['fileWithoutText', 'cv.doc', bytes('<html><body><img src="page-1.png"></body></html>')],
    ['fileEmpty', 'cv.doc', bytes('<html><body><p></p></body></html>')],
  ])('%s (%s)', async (code, name, content) => {
    await expect(openDocument(content, name)).rejects.toMatchObject({ code })
  })

  test.each(['\n\n', '\ufeff', '\x1b%-12345X@PJL SET COPIES=1\n@PJL ENTER LANGUAGE=PDF\n'])(
    'a PDF with what printers and editors put in front of it is read: %j',
    async (front) => {
      const { lines } = await openDocument(
        new Uint8Array([...bytes(front), ...sample('pdf')]),
        'cv.pdf',
      )
      expect(lines[0]?.text).toBe('Ada Example')
    },
  )

  test.each([
    ['a picture in front', [...bytes('GIF89a\x01\x00\x01\x00'), ...sample('pdf')]],
    ['a page in front', [...bytes('<html><script>1</script>\n'), ...sample('pdf')]],
    ['a script in front', [...bytes('alert(1)/*\n'), ...sample('pdf')]],
    ['words in front', [...bytes('junk\n'), ...sample('pdf')]],
    ['an archive behind', [...sample('pdf'), ...sample('docx')]],
    ['an archive and a blank behind', [...sample('pdf'), ...sample('docx'), 10]],
  ])('a PDF with %s is two documents in one, and refused', async (_, content) => {
    const both = openDocument(new Uint8Array(content), 'cv.pdf')
    await expect(both).rejects.toMatchObject({ code: 'fileTypeMismatch' })
  })
})
