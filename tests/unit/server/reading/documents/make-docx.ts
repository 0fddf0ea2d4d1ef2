import { crc32, deflateRawSync } from 'node:zlib'

/** Writes small .docx files by hand, so that a test shows all of the document that it is about. */

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml"'

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONSHIPS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

interface DocxOptions {
  body: string
  styles?: string
  numbering?: string
  header?: string
  /** Notes with their ids: `<w:footnote w:id="2">…</w:footnote>`. */
  footnotes?: string
  /** A page of HTML, with the relationship `chunk`. */
  chunk?: string
  /** Addresses of the relationships link1, link2 … */
  links?: string[]
  /** Pages that the program has counted. */
  pages?: number
}

const part = (name: string, inner: string) => `<w:${name} ${NAMESPACES}>${inner}</w:${name}>`

/** A package with the parts that are given. */
export function makeDocx({
  body,
  styles,
  numbering,
  header,
  footnotes,
  chunk,
  links = [],
  pages,
}: DocxOptions): Uint8Array {
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships ${RELATIONSHIPS}><Relationship Id="a" Type="${TYPE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': part(
      'document',
      `<w:body>${body}${header ? '<w:sectPr><w:headerReference r:id="header"/></w:sectPr>' : ''}</w:body>`,
    ),
    'word/_rels/document.xml.rels':
      `<Relationships ${RELATIONSHIPS}>` +
      `<Relationship Id="s" Type="${TYPE}/styles" Target="styles.xml"/>` +
      `<Relationship Id="n" Type="${TYPE}/numbering" Target="numbering.xml"/>` +
      `<Relationship Id="f" Type="${TYPE}/footnotes" Target="footnotes.xml"/>` +
      `<Relationship Id="header" Type="${TYPE}/header" Target="header1.xml"/>` +
      `<Relationship Id="chunk" Type="${TYPE}/aFChunk" Target="chunk.html"/>` +
      links
        .map(
          (url, index) =>
            `<Relationship Id="link${index + 1}" Type="${TYPE}/hyperlink" Target="${url}" TargetMode="External"/>`,
        )
        .join('') +
      '</Relationships>',
  }
  if (styles) parts['word/styles.xml'] = part('styles', styles)
  if (numbering) parts['word/numbering.xml'] = part('numbering', numbering)
  if (footnotes) parts['word/footnotes.xml'] = part('footnotes', footnotes)
  if (chunk) parts['word/chunk.html'] = chunk
  if (pages !== undefined)
    parts['docProps/app.xml'] =
      `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Pages>${pages}</Pages></Properties>`
  if (header) parts['word/header1.xml'] = part('hdr', header)
  return makeZip(Object.entries(parts).map(([name, xml]) => ({ name, bytes: Buffer.from(xml) })))
}

/** A paragraph of runs, or of plain text. */
export function paragraph(content: string, properties = ''): string {
  const runs = content.startsWith('<') ? content : run(content)
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
}

export function run(text: string, properties = ''): string {
  const pieces = text.split('\t').map((piece) => `<w:t xml:space="preserve">${piece}</w:t>`)
  return `<w:r><w:rPr>${properties}</w:rPr>${pieces.join('<w:tab/>')}</w:r>`
}

/** A ZIP of deflated entries. */
export function makeZip(entries: { name: string; bytes: Uint8Array }[]): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        common,
        central,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, central, end]))
}
