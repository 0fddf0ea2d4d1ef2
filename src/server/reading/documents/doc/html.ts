import { ReadingError, type DocumentText } from '../../document.ts'
import { paragraphOf, spanOf, type Block, type Span, type TableBlock } from '../blocks.ts'
import { decoded } from '../encoding.ts'
import { laidOut } from '../laid-out.ts'
import { BLACK } from '../runs.ts'
import { cellOf, type Cell } from '../tables/table.ts'

/**
 * Reads HTML that goes by the name .doc (web exports, "save as web page", MHTML). Only text and
 * its structure are taken; nothing is run, fetched or resolved.
 */

const TAG = /<!--[\s\S]*?-->|<!\[[\s\S]*?\]>|<(\/?)([a-zA-Z][\w:-]*)([^>]*)>|<[!?][^>]*>/g

/** Elements whose content never prints. */
const SILENT = /<(script|style|head|title|xml|noscript|template|svg)\b[\s\S]*?<\/\1\s*>/gi

const BLOCK =
  /^(p|div|h[1-6]|li|ul|ol|tr|table|section|article|header|footer|main|aside|address|blockquote|dl|dt|dd|pre|hr|body)$/

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  euro: '€',
  laquo: '«',
  raquo: '»',
  shy: '',
  zwnj: '',
  zwj: '',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  times: '×',
  rarr: '→',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
}

/** Names of letters with a mark end in the mark's own name: `eacute`. */
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
}

function named(name: string): string | undefined {
  const [, letter = '', mark = ''] =
    /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/i.exec(name) ?? []
  return ENTITIES[name] ?? (mark ? (letter + (MARKS[mark] ?? '')).normalize('NFC') : undefined)
}

function unescape(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named(name as string) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })
}

const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](px|pt)?\s*(;|"|'|$)|mso-hide\s*:\s*all/i

const COLOR = /(?<![-\w])color\s*[:=]\s*["']?(#[\da-f]{6})\b/i
const CAPITALS = /font-variant\s*:\s*small-caps|text-transform\s*:\s*uppercase/i

interface Look {
  tag: string
  bold: boolean
  italic: boolean
  hidden: boolean
  url: string
  size: number
  color: string
  smallCaps: boolean
}

const SIZES: Record<string, number> = { h1: 20, h2: 16, h3: 13, h4: 12, h5: 11, h6: 11 }

class HtmlReader {
  readonly blocks: Block[] = []
  images = 0
  private readonly looks: Look[] = [
    {
      tag: '',
      bold: false,
      italic: false,
      hidden: false,
      url: '',
      size: 11,
      color: BLACK,
      smallCaps: false,
    },
  ]
  private spans: Span[] = []
  private bullet = false
  private heading = 0
  private ruleAbove = false
  private ruleBelow = false
  /** Tables that are open, each with its open cell: tables stand in cells of tables. */
  private readonly tables: { table: TableBlock; cell: Cell<Block[]> | undefined }[] = []

  read(source: string) {
    const html = source.replace(SILENT, ' ')
    let at = 0
    for (const match of html.matchAll(TAG)) {
      this.text(html.slice(at, match.index))
      at = match.index + match[0].length
      const tag = match[2]?.toLowerCase()
      if (!tag) continue
      if (match[1]) this.close(tag)
      else this.open(tag, match[3] ?? '')
    }
    this.text(html.slice(at))
    this.endParagraph()
    while (this.tables.length > 0) this.endTable()
  }

  private get look(): Look {
    return this.looks.at(-1) as Look
  }

  private text(source: string) {
    const text = unescape(source.replace(/\s+/g, ' '))
    if (text === '') return
    const { tag: _, ...look } = this.look
    this.spans.push(spanOf(text, look))
  }

  private open(tag: string, attributes: string) {
    if (tag === 'br') this.spans.push(spanOf('\n'))
    else if (tag === 'img') this.images++
    else if (tag === 'hr') this.rule()
    if (tag === 'br' || tag === 'img' || tag === 'hr' || tag === 'meta' || attributes.endsWith('/'))
      return
    if (BLOCK.test(tag) || tag === 'td' || tag === 'th') this.endParagraph()
    if (tag === 'li') this.bullet = true
    if (/^h[1-6]$/.test(tag)) this.heading = Number(tag[1])
    if (tag === 'table') this.tables.push({ table: { kind: 'table', rows: [] }, cell: undefined })
    if (tag === 'tr') this.openRow()
    if (tag === 'td' || tag === 'th') this.openCell(tag, attributes)
    const { look } = this
    const href = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
    if (this.looks.length > 400) throw new ReadingError('fileTooComplex')
    this.looks.push({
      tag,
      bold:
        look.bold ||
        /^(b|strong|th|h[1-6])$/.test(tag) ||
        /font-weight\s*:\s*(bold|[6-9]00)/i.test(attributes),
      italic: look.italic || /^(i|em)$/.test(tag) || /font-style\s*:\s*italic/i.test(attributes),
      hidden: look.hidden || HIDDEN.test(attributes),
      url: tag === 'a' && href ? unescape(href) : look.url,
      size: SIZES[tag] ?? look.size,
      color: COLOR.exec(attributes)?.[1]?.toLowerCase() ?? look.color,
      smallCaps: look.smallCaps || CAPITALS.test(attributes),
    })
    this.ruleAbove ||= /border-top\s*:(?!\s*(?:none|0))/i.test(attributes)
    this.ruleBelow ||= /border-bottom\s*:(?!\s*(?:none|0))/i.test(attributes)
  }

  private rule() {
    this.endParagraph()
    this.add(paragraphOf([], { ruleBelow: true }))
  }

  private close(tag: string) {
    if (BLOCK.test(tag)) this.endParagraph()
    if (tag === 'td' || tag === 'th') this.endCell()
    if (tag === 'table') this.endTable()
    const index = this.looks.findLastIndex((look) => look.tag === tag)
    if (index > 0) this.looks.splice(index)
  }

  private openRow() {
    this.endCell()
    this.tables.at(-1)?.table.rows.push({ cells: [], header: false })
  }

  private openCell(tag: string, attributes: string) {
    const open = this.tables.at(-1)
    const row = open?.table.rows.at(-1)
    if (!open || !row) return
    this.endCell()
    const number = (name: string) =>
      Number(
        new RegExp(`\\b${name}\\s*[=:]\\s*["']?(\\d{1,4})(?!\\d*%)`, 'i').exec(attributes)?.[1] ??
          0,
      )
    open.cell = cellOf<Block[]>([], {
      width: number('width'),
      columns: number('colspan') || 1,
      rows: number('rowspan') || 1,
      shaded: /background(?:-color)?\s*:|bgcolor\s*=/i.test(attributes),
    })
    row.cells.push(open.cell)
    row.header = tag === 'th' && (row.header || row.cells.length === 1)
  }

  private endCell() {
    this.endParagraph()
    const open = this.tables.at(-1)
    if (open) open.cell = undefined
  }

  private endTable() {
    this.endCell()
    const closed = this.tables.pop()
    if (closed) this.add(closed.table)
  }

  private add(block: Block) {
    const cell = this.tables.at(-1)?.cell
    ;(cell?.content ?? this.blocks).push(block)
  }

  private endParagraph() {
    const spans = this.spans
    this.spans = []
    if (spans.every((span) => span.text.trim() === '')) return
    const { bullet, heading: headingLevel, ruleAbove, ruleBelow } = this
    const paragraph = paragraphOf(spans, { bullet, headingLevel, ruleAbove, ruleBelow })
    this.bullet = false
    this.heading = 0
    this.ruleAbove = false
    this.ruleBelow = false
    this.add(paragraph)
  }
}

/** The bytes of the HTML part of an MHTML file, or of the file itself. */
function htmlPart(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^MIME-Version:/im.test(source.slice(0, 1000))) return bytes
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(source)?.[1]
  const parts = boundary ? source.split(`--${boundary}`) : [source]
  const part =
    parts.find((each) => /content-type:\s*text\/html/i.test(each.slice(0, 1000))) ?? source
  const [head = '', ...body] = part.split(/\r?\n\r?\n/)
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(head)?.[0] ?? ''
  const text = body.join('\n\n')
  // The part's own head says the encoding; `decoded` looks for it in the text.
  return Buffer.concat([Buffer.from(`<!-- ${charset} -->`), transferred(head, text)])
}

function transferred(head: string, text: string): Buffer {
  if (/base64/i.test(head)) return Buffer.from(text, 'base64')
  if (!/quoted-printable/i.test(head)) return Buffer.from(text, 'latin1')
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

const CHARSET = /charset\s*=\s*["']?([\w-]+)/i

/** The paragraphs and rows of an HTML or MHTML file, also of one inside another document. */
export function blocksOfHtml(bytes: Uint8Array): { blocks: Block[]; images: number } {
  const reader = new HtmlReader()
  reader.read(decoded(htmlPart(bytes), CHARSET, 2048))
  return { blocks: reader.blocks, images: reader.images }
}

/** @throws ReadingError fileEmpty when there is no text */
export async function readHtml(bytes: Uint8Array): Promise<DocumentText> {
  const { blocks, images } = blocksOfHtml(bytes)
  return laidOut('doc', [{ region: 'main', blocks }], images)
}
