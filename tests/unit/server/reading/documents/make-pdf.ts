/** Writes small PDFs by hand, so that a test shows all of the document that it is about. */

interface PdfOptions {
  /** Content stream of each page; points from the bottom left corner of A4. */
  pages: string[]
  /** More resources of all pages. */
  resources?: string
  /** More fonts of all pages: `/F3 << … >>`. */
  fonts?: string
  /** More of the page's own dictionary: `/Rotate 90`. */
  page?: string
  /** More of the catalog. */
  catalog?: string
  /** More annotations of the first page. */
  annotations?: string[]
  /** More pictures and forms of all pages: `/Logo 8 0 R`. */
  xObjects?: string
  /** More objects; the first one's number is 6 and two for each page. */
  objects?: string[]
  /** Links of the first page. */
  links?: { url: string; rect: [number, number, number, number] }[]
}

const latin1 = (file: string) => Uint8Array.from(file, (character) => character.charCodeAt(0))

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A gray picture of one pixel, drawn by `/Picture Do`; fonts are /F1 Helvetica and /F2 its bold. */
export function makePdf(options: PdfOptions): Uint8Array {
  const { pages, resources = '', links = [] } = options
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  add(`<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`)
  const pageNumbers = pages.map((_, index) => 6 + index * 2)
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((n) => `${n} 0 R`).join(' ')}] >>`,
  )
  add(font('Helvetica'))
  add(font('Helvetica-Bold'))
  add(
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray ' +
      '/BitsPerComponent 8 /Length 1 >>\nstream\nx\nendstream',
  )
  const annotations = links
    .map(
      ({ url, rect }) =>
        `<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] /A << /S /URI /URI (${url}) >> >>`,
    )
    .concat(options.annotations ?? [])
    .join(' ')
  pages.forEach((content, index) => {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${7 + index * 2} 0 R ` +
        (index === 0 ? `/Annots [${annotations}] ` : '') +
        `${options.page ?? ''} ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R ${options.fonts ?? ''} >> ` +
        `/XObject << /Picture 5 0 R ${options.xObjects ?? ''} >> ${resources} >> >>`,
    )
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  })
  objects.push(...(options.objects ?? []))
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return latin1(file)
}

interface TextOptions {
  size?: number
  bold?: boolean
  /** `r g b`, from 0 to 1. */
  color?: string
  /** Text rendering mode. */
  mode?: number
  /** Space between letters. */
  spacing?: number
}

/** One line of text at a place. */
export function text(x: number, y: number, line: string, options: TextOptions = {}): string {
  const { size = 10, bold = false, color = '0 0 0', mode = 0, spacing = 0 } = options
  const escaped = line.replace(/[\\()]/g, String.raw`\$&`)
  return (
    `BT ${color} rg /F${bold ? 2 : 1} ${size} Tf ${mode} Tr ${spacing} Tc ` +
    `${x} ${y} Td (${escaped}) Tj ET\n`
  )
}

/** Lines below each other, 14 points apart. */
export function column(x: number, y: number, lines: string[], options: TextOptions = {}): string {
  return lines.map((line, index) => text(x, y - index * 14, line, options)).join('')
}

export function panel(x: number, y: number, width: number, height: number, color: string): string {
  return `${color} rg ${x} ${y} ${width} ${height} re f\n`
}
