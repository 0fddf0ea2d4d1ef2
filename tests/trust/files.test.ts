/** A1 and A2: files that were made to break whoever reads them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeDocx, makeZip, paragraph, run } from '../unit/server/reading/documents/make-docx.ts'
import { makePdf, text as pdfText } from '../unit/server/reading/documents/make-pdf.ts'
import { onceFree, persist } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { quantile, rowOf } from './rows.ts'
import { commonServer, residentMb, ROOT } from './server.ts'
import { Visitor, type Answer } from './visitor.ts'

const OFF = { RATE_LIMIT_FACTOR: '0' }

const fixture = (name: string) => readFileSync(join(ROOT, 'tests/fixtures', name))
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

/** One entry, deflated, whose directory says what it likes. */
function lyingZip(name: string, content: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(claimed, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  local.copy(central, 6, 4, 30)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}

/** A page tree, as many times as wanted. */
function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  return bytesOf(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${count}/Kids[${kids}]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF`,
  )
}

const stream = (content: string, packed: Buffer, more = '') =>
  Buffer.concat([
    bytesOf(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R${content}>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode${more}>>stream\n`,
    ),
    packed,
    bytesOf('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ])

const word = (body: string) => makeDocx({ body })
const entities = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(9_999)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`
const documentXml = (text: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`

/** What each is, its name, and its bytes. */
const HOSTILE: [string, string, Uint8Array][] = [
  ['a zip bomb', 'a.docx', makeZip([{ name: 'word/document.xml', bytes: Buffer.alloc(1e8) }])],
  ['a bomb of one entry', 'b.docx', lyingZip('word/document.xml', Buffer.alloc(2e8), 2e8)],
  ['a lying directory', 'c.docx', lyingZip('word/document.xml', Buffer.alloc(2e8, 'a'), 10)],
  [
    'entities in entities',
    'd.docx',
    makeZip([{ name: 'word/document.xml', bytes: Buffer.from(documentXml('&j;', entities)) }]),
  ],
  ['tables a thousand deep', 'e.docx', word('<w:tbl><w:tr><w:tc>'.repeat(1_000))],
  [
    'three thousand entries',
    'f.docx',
    makeZip(
      Array.from({ length: 3_000 }, (_, at) => ({ name: `x${at}`, bytes: Buffer.from('x') })),
    ),
  ],
  ['a document of runs', 'g.docx', word(paragraph(run('a').repeat(200_000)))],
  [
    'a zip in a zip',
    'h.docx',
    makeZip([{ name: 'i.docx', bytes: lyingZip('x', Buffer.alloc(9), 9) }]),
  ],
  ['fifty thousand pages', 'a.pdf', pdfOfPages(50_000)],
  [
    'pages that are their own parents',
    'b.pdf',
    bytesOf(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
  ],
  [
    'a cross-reference loop',
    'c.pdf',
    bytesOf(
      '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer<</Size 1/Prev 9/Root 1 0 R>>\nstartxref\n9\n%%EOF',
    ),
  ],
  ['a stream of gigabytes', 'd.pdf', stream('', deflateSync(Buffer.alloc(1e8, ' ')))],
  ['a stream packed twice', 'e.pdf', stream('', deflateSync(deflateSync(Buffer.alloc(1e8, 'q '))))],
  [
    'a million operators',
    'f.pdf',
    stream('', deflateSync(bytesOf('q Q 1 0 0 1 0 0 cm '.repeat(1_000_000)))),
  ],
  [
    'a picture of terapixels',
    'g.pdf',
    stream(
      '/Resources<</XObject<</I 4 0 R>>>>',
      deflateSync(Buffer.alloc(1e6)),
      '/Subtype/Image/Width 999999/Height 999999/BitsPerComponent 8/ColorSpace/DeviceRGB',
    ),
  ],
  ['brackets without end', 'h.pdf', bytesOf(`%PDF-1.7\n1 0 obj${'['.repeat(2e6)}`)],
  ['dictionaries without end', 'i.pdf', bytesOf(`%PDF-1.7\n1 0 obj${'<</A'.repeat(1e6)}`)],
  ['nothing but its first line', 'j.pdf', bytesOf('%PDF-1.7\n')],
  [
    'a truncated OLE',
    'a.doc',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600, 255)]),
  ],
  [
    'an OLE chain in a circle',
    'b.doc',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(16),
      Buffer.from('3e000300feff0900', 'hex'),
      Buffer.alloc(5_000, 0),
    ]),
  ],
  ['groups without end', 'c.doc', bytesOf(`{\\rtf1${'{'.repeat(2e6)}`)],
  ['binary of a billion bytes', 'd.doc', bytesOf(`{\\rtf1\\bin999999999 ${'x'.repeat(99)}}`)],
]

/** A small change anywhere: the commonest way to find what a parser does not expect. */
function mutated(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes)
  let state = seed * 2_654_435_761
  const next = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % most
  }
  for (let changes = 1 + next(40); changes > 0; changes--) copy[next(copy.length)] = next(256)
  return next(5) === 0 ? copy.subarray(0, next(copy.length)) : copy
}

const isRefused = ({ status }: Answer) => status >= 400 && status < 500

const MINUTES = { timeout: (IS_FULL ? 20 : 3) * 60_000 }

/** Each kind once; most others work until their deadline. */
const QUICK = new Set([
  'entities in entities',
  'fifty thousand pages',
  'brackets without end',
  'a truncated OLE',
])
const TRIED = HOSTILE.filter(([what]) => IS_FULL || QUICK.has(what))

test(
  'hostile files are refused in time, and the server stays what it was',
  MINUTES,
  async (context) => {
    const row = rowOf(context, 'A1')
    const server = await commonServer(OFF)
    const eve = new Visitor(server.url)
    await eve.upload(fixture('resumes/en/en-whitfield.pdf'))
    const before = residentMb(server.child.pid!)
    const answers: Answer[] = []
    for (const [what, name, bytes] of TRIED) {
      const answer = await onceFree(() => eve.upload(bytes, name))
      answers.push(answer)
      expect.soft([what, answer.status < 500], JSON.stringify(answer.body)).toEqual([what, true])
    }
    row.all('hostile files answered 4xx', answers.filter(isRefused).length, TRIED.length)
    row.fasterThan('slowest answer', Math.max(...answers.map(({ ms }) => ms)), 10_000)

    const sources = [
      'resumes/en/en-whitfield.pdf',
      'resumes/en/en-whitfield.docx',
      'resumes/en/en-whitfield.doc',
    ].map(fixture)
    const names = ['m.pdf', 'm.docx', 'm.doc']
    const rounds = IS_FULL ? 1_000 : 8
    let broken = 0
    let slowest = 0
    const visitors = [0, 1, 2, 3].map(() => new Visitor(server.url))
    await Promise.all(
      visitors.map(async (visitor, lane) => {
        for (let round = lane; round < rounds; round += visitors.length) {
          const kind = round % 3
          const bytes = mutated(sources[kind]!, round)
          const answer = await onceFree(() => visitor.upload(bytes, names[kind]!))
          if (answer.status >= 500 && answer.status !== 507) broken++
          slowest = Math.max(slowest, answer.ms)
          // A quota of bytes is no matter of this test.
          if (round % 40 === lane) visitor.cookie = ''
        }
      }),
    )
    row.all('mutated files without a 5xx', rounds - broken, rounds)
    row.fasterThan('slowest of them', slowest, 10_000)
    row.atMost('the server’s memory grew by', residentMb(server.child.pid!) - before, 100, 'MB')
    row.all('the server never restarted', Number(server.child.exitCode === null), 1)
    const last = await persist(() => eve.upload(fixture('resumes/en/en-whitfield.pdf')))
    expect(last.status).toBe(200)
  },
)

const pdf = () => Buffer.from(makePdf({ pages: [pdfText(72, 700, 'Ada Lovelace')] }))

/** A PDF under names and beginnings that it must not have. */
const WRONG: [string, string, Uint8Array][] = [
  ['HTML', 'a.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture', 'a.docx', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a program', 'a.doc', Buffer.from('7f454c460201010000000000', 'hex')],
  ['a PDF called Word', 'a.docx', fixture('resumes/en/en-whitfield.pdf')],
  ['Word called PDF', 'a.pdf', fixture('resumes/en/en-whitfield.docx')],
  ['an old Word called new', 'a.docx', fixture('resumes/en/en-whitfield.doc')],
  ['a spreadsheet', 'a.docx', makeZip([{ name: 'xl/workbook.xml', bytes: Buffer.from('<x/>') }])],
  ['a GIF before a PDF', 'a.pdf', Buffer.concat([Buffer.from('GIF89a/*'), pdf()])],
  ['HTML before a PDF', 'a.pdf', Buffer.concat([Buffer.from('<script>1</script>'), pdf()])],
  ['a script before a PDF', 'a.pdf', Buffer.concat([Buffer.from('#!/bin/sh\nrm x\n'), pdf()])],
  [
    'a zip behind a PDF',
    'a.pdf',
    Buffer.concat([pdf(), makeZip([{ name: 'x', bytes: Buffer.from('x') }])]),
  ],
  ['nothing', 'a.pdf', Buffer.alloc(0)],
  ['another extension', 'a.exe', fixture('resumes/en/en-whitfield.pdf')],
  ['two extensions', 'a.pdf.html', fixture('resumes/en/en-whitfield.pdf')],
  ['no extension', 'pdf', fixture('resumes/en/en-whitfield.pdf')],
  ['an extension behind a null', 'a.exe\u0000', fixture('resumes/en/en-whitfield.pdf')],
]

const NAMES = [
  '../../../etc/passwd.pdf',
  '..\\..\\windows\\system32.pdf',
  '/etc/cron.d/x.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '"; filename="evil.html.pdf',
  'a\r\nSet-Cookie: x=1.pdf',
  '\u202Efdp.exe.pdf',
  '\u0000\u0001\u001b[2J.pdf',
  `${'n'.repeat(3_000)}.pdf`,
  'CON.pdf',
  '$(touch /tmp/x).pdf',
  '%2e%2e%2f%2e%2e.pdf',
  '\ud800.pdf',
]

test('what is not what it says is refused, and a name is only a name', MINUTES, async (context) => {
  const row = rowOf(context, 'A2')
  const { url } = await commonServer(OFF)
  const eve = new Visitor(url)
  const refused: string[] = []
  for (const [what, name, bytes] of WRONG) {
    if (isRefused(await eve.upload(bytes, name))) refused.push(what)
  }
  expect(refused).toEqual(WRONG.map(([what]) => what))
  row.all('wrong types and polyglots refused', refused.length, WRONG.length)

  const shown: string[] = []
  for (const name of IS_FULL ? NAMES : NAMES.slice(0, 4)) {
    const file = fixture('resumes/en/en-whitfield.pdf')
    const { status, headers, body } = await persist(() => new Visitor(url).upload(file, name))
    expect([name, status]).toEqual([name, 200])
    expect(headers.getSetCookie()).toHaveLength(1)
    shown.push(String((body.data as { fileName?: string }).fileName))
  }
  // Nothing that a path, a header, a terminal or the direction of text could take as its own.
  const harmless = shown.filter(
    (name) => !/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069/\\]/u.test(name),
  )
  expect(harmless).toEqual(shown)
  row.all('hostile names made harmless', harmless.length, shown.length)
  row.atMost(
    'longest name kept',
    quantile(
      shown.map((name) => name.length),
      1,
    ),
    200,
    'characters',
  )
})
