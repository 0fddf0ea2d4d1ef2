import { deflateSync } from 'node:zlib'

/**
 * Packs what Typst writes loosely: half of a tagged PDF is its structure tree, hundreds of small
 * dictionaries that stand in the file as they are. PDF 1.5 and later keep such objects together
 * in compressed streams (ISO 32000-1, 7.5.7), and their places in one too (7.5.8).
 */

/** Readers inflate a whole stream to get at one object. */
const OBJECTS_PER_STREAM = 200

interface PdfObject {
  id: number
  body: Buffer
}

interface Place {
  /** 0 free, 1 at an offset, 2 inside an object stream. */
  kind: 0 | 1 | 2
  /** The offset, or the object stream. */
  at: number
  /** The place inside the object stream. */
  index: number
}

const TRAILER = /trailer\n([\s\S]*?)\nstartxref\n(\d+)\n%%EOF\s*$/
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

/** The same document in about half of the bytes; as it came when it is not built as expected. */
export function packed(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const [, trailer = '', start] = TRAILER.exec(file.subarray(-2_000).toString('latin1')) ?? []
  const objects = start === undefined ? null : objectsIn(file, Number(start))
  const entries = /<<([\s\S]*)>>/.exec(trailer)?.[1]?.replace(/\/Size \d+/, '')
  return objects && entries !== undefined ? written(file, objects, entries) : pdf
}

/** Every object by the table of places; null when something is not where the table says. */
function objectsIn(file: Buffer, start: number): PdfObject[] | null {
  const table = file.subarray(start).toString('latin1')
  const [head = '', count] = /^xref\n0 (\d+)\n/.exec(table) ?? []
  const offsets = Array.from({ length: Number(count ?? 0) }, (_, id) => {
    const line = table.slice(head.length + id * 20, head.length + id * 20 + 20)
    return line[17] === 'n' ? { id, at: Number(line.slice(0, 10)) } : null
  }).filter((offset) => offset !== null)
  const ends = [...offsets.map(({ at }) => at).toSorted((a, b) => a - b), start]
  const objects = offsets.map(({ id, at }) => objectAt(file, id, at, ends[ends.indexOf(at) + 1]))
  return objects.length > 0 && objects.every((object) => object !== null) ? objects : null
}

function objectAt(file: Buffer, id: number, at: number, next = at): PdfObject | null {
  const opening = `${id} 0 obj\n`
  const raw = file.subarray(at, next)
  const end = raw.lastIndexOf('\nendobj')
  if (end < 0 || raw.subarray(0, opening.length).toString('latin1') !== opening) return null
  return { id, body: raw.subarray(opening.length, end) }
}

const isStream = ({ body }: PdfObject): boolean =>
  body.subarray(-9).toString('latin1') === 'endstream'

function written(file: Buffer, objects: PdfObject[], entries: string): Buffer {
  const header = file.subarray(0, file.indexOf('\n', 10) + 1)
  const chunks: Buffer[] = [header]
  let length = header.length
  const places: Place[] = [{ kind: 0, at: 0, index: 0xffff }]
  const write = (id: number, body: Buffer): void => {
    places[id] = { kind: 1, at: length, index: 0 }
    const chunk = Buffer.concat([latin1(`${id} 0 obj\n`), body, latin1('\nendobj\n')])
    chunks.push(chunk)
    length += chunk.length
  }
  for (const object of objects.filter(isStream)) write(object.id, object.body)
  const loose = objects.filter((object) => !isStream(object))
  let next = Math.max(...objects.map(({ id }) => id)) + 1
  for (let first = 0; first < loose.length; first += OBJECTS_PER_STREAM) {
    const part = loose.slice(first, first + OBJECTS_PER_STREAM)
    part.forEach(({ id }, index) => (places[id] = { kind: 2, at: next, index }))
    write(next, objectStream(part))
    next += 1
  }
  const startOfPlaces = length
  places[next] = { kind: 1, at: length, index: 0 }
  write(next, placeStream(places, entries.trim()))
  return Buffer.concat([...chunks, latin1(`startxref\n${startOfPlaces}\n%%EOF\n`)])
}

function objectStream(objects: PdfObject[]): Buffer {
  let offset = 0
  const index = objects.map(({ id, body }) => {
    const entry = `${id} ${offset}`
    offset += body.length + 1
    return entry
  })
  const head = latin1(`${index.join(' ')}\n`)
  const bodies = objects.flatMap(({ body }) => [body, latin1('\n')])
  return stream(`/Type /ObjStm /N ${objects.length} /First ${head.length}`, [head, ...bodies])
}

/** Kind in one byte, offset in four, index in two. */
function placeStream(places: Place[], entries: string): Buffer {
  const table = Buffer.alloc(places.length * 7)
  for (let id = 0; id < places.length; id += 1) {
    const { kind, at, index } = places[id] ?? { kind: 0, at: 0, index: 0 }
    table.writeUInt8(kind, id * 7)
    table.writeUInt32BE(at, id * 7 + 1)
    table.writeUInt16BE(index, id * 7 + 5)
  }
  return stream(`/Type /XRef /Size ${places.length} /W [1 4 2] ${entries}`, [table])
}

function stream(entries: string, parts: Buffer[]): Buffer {
  const data = deflateSync(Buffer.concat(parts), { level: 9 })
  const head = `<<${entries} /Filter /FlateDecode /Length ${data.length}>>\nstream\n`
  return Buffer.concat([latin1(head), data, latin1('\nendstream')])
}
