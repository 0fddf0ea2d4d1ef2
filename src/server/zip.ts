import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file to be put into an archive. */
export interface ZipFile {
  /** With folders, by slashes. */
  path: string
  bytes: Uint8Array
  modified: Date
}

/** What a central directory says of a file (APPNOTE.TXT 4.3.12, https://pkware.com/appnote). */
interface Entry {
  name: Buffer
  method: number
  modified: number
  crc: number
  packed: number
  size: number
  offset: number
}

const deflate = promisify(deflateRaw)

const STORED = 0
const DEFLATED = 8
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 2.0: folders and deflate. */
const VERSION = 20

/** A ZIP archive, piece by piece: one file at a time is in memory. */
export async function* zip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  for await (const { path, bytes, modified } of files) {
    const deflated = await deflate(bytes)
    const isSmaller = deflated.length < bytes.length
    const content = isSmaller ? deflated : bytes
    const entry: Entry = {
      name: Buffer.from(path),
      method: isSmaller ? DEFLATED : STORED,
      modified: dosTime(modified),
      crc: crc32(bytes),
      packed: content.length,
      size: bytes.length,
      offset,
    }
    entries.push(entry)
    const head = Buffer.concat([localHead(entry), entry.name])
    yield head
    yield content
    offset += head.length + content.length
  }
  const directory = Buffer.concat(entries.flatMap((entry) => [centralHead(entry), entry.name]))
  yield directory
  yield directoryEnd(entries.length, directory.length, offset)
}

/** What both heads of a file have in common. */
function writeShared(head: Buffer, at: number, entry: Entry): void {
  head.writeUInt16LE(VERSION, at)
  head.writeUInt16LE(FLAGS, at + 2)
  head.writeUInt16LE(entry.method, at + 4)
  head.writeUInt32LE(entry.modified, at + 6)
  head.writeUInt32LE(entry.crc, at + 10)
  head.writeUInt32LE(entry.packed, at + 14)
  head.writeUInt32LE(entry.size, at + 18)
  head.writeUInt16LE(entry.name.length, at + 22)
}

function localHead(entry: Entry): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  writeShared(head, 4, entry)
  return head
}

function centralHead(entry: Entry): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(VERSION, 4)
  writeShared(head, 6, entry)
  head.writeUInt32LE(entry.offset, 42)
  return head
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** Date and time as MS-DOS wrote them, to two seconds; in UTC, which is the same everywhere. */
function dosTime(date: Date): number {
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
