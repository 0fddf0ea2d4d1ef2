import { ReadingError } from '../../document.ts'

/**
 * The compound file of [MS-CFB]: a small file system in a file, in which Word 97 to 2003 and
 * encrypted Office documents are kept. Every chain is followed with a limit, since a broken or
 * hostile file may point anywhere.
 */
export interface CompoundFile {
  /** A stream by its name, whatever its case. */
  stream(name: string): Uint8Array | undefined
  names: string[]
}

const END_OF_CHAIN = 0xfffffffe
const DIRECTORY_ENTRY = 128
/** Sector numbers of the allocation table that stand in the header itself. */
const IN_HEADER = 109

interface Entry {
  name: string
  kind: number
  start: number
  size: number
}

class Sectors {
  private readonly view: DataView
  private readonly bytes: Uint8Array
  readonly size: number
  private readonly table: number[] = []

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.size = 1 << this.uint16(30)
    if (this.size !== 512 && this.size !== 4096) throw new ReadingError('fileBroken')
    this.loadTable()
  }

  uint16(at: number): number {
    return this.view.getUint16(at, true)
  }

  uint32(at: number): number {
    return this.view.getUint32(at, true)
  }

  /** Bytes of a sector; the last one of a file may be cut short. */
  private sector(number: number): Uint8Array {
    const start = (number + 1) * this.size
    if (start >= this.bytes.length) throw new ReadingError('fileBroken')
    return this.bytes.subarray(start, start + this.size)
  }

  private loadTable() {
    const numbers: number[] = []
    for (let index = 0; index < IN_HEADER; index++) numbers.push(this.uint32(76 + index * 4))
    const perSector = this.size / 4 - 1
    let next = this.uint32(68)
    for (let hops = 0; next < END_OF_CHAIN && hops < this.uint32(72); hops++) {
      const at = (next + 1) * this.size
      for (let index = 0; index < perSector; index++) numbers.push(this.uint32(at + index * 4))
      next = this.uint32(at + perSector * 4)
    }
    for (const number of numbers.slice(0, this.uint32(44))) {
      if (number >= END_OF_CHAIN) continue
      const sector = this.sector(number)
      const view = new DataView(sector.buffer, sector.byteOffset, sector.byteLength)
      for (let at = 0; at + 4 <= sector.byteLength; at += 4)
        this.table.push(view.getUint32(at, true))
    }
  }

  /** The bytes of a chain of sectors. */
  chain(start: number): Uint8Array {
    const parts: Uint8Array[] = []
    for (let next = start; next < END_OF_CHAIN; next = this.table[next] ?? END_OF_CHAIN) {
      if (parts.length > this.table.length) throw new ReadingError('fileBroken')
      parts.push(this.sector(next))
    }
    return Buffer.concat(parts)
  }
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: Entry[] = []
  for (let at = 0; at + DIRECTORY_ENTRY <= directory.length; at += DIRECTORY_ENTRY) {
    const nameBytes = Math.min(64, view.getUint16(at + 64, true))
    const name = new TextDecoder('utf-16le').decode(
      directory.subarray(at, at + Math.max(0, nameBytes - 2)),
    )
    entries.push({
      name,
      kind: view.getUint8(at + 66),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    })
  }
  return entries
}

/** Streams smaller than the cutoff live in the mini stream, in sectors of 64 bytes. */
class MiniStream {
  private readonly bytes: Uint8Array
  private readonly table: DataView

  constructor(bytes: Uint8Array, table: Uint8Array) {
    this.bytes = bytes
    this.table = new DataView(table.buffer, table.byteOffset, table.byteLength)
  }

  chain(start: number): Uint8Array {
    const parts: Uint8Array[] = []
    const count = this.table.byteLength / 4
    for (let next = start; next < END_OF_CHAIN;) {
      if (parts.length > count || next >= count) throw new ReadingError('fileBroken')
      parts.push(this.bytes.subarray(next * 64, next * 64 + 64))
      next = this.table.getUint32(next * 4, true)
    }
    return Buffer.concat(parts)
  }
}

const STREAM = 2

/** @throws ReadingError fileBroken when a chain leads out of the file or in circles */
export function openCompound(bytes: Uint8Array): CompoundFile {
  if (bytes.length < 1024) throw new ReadingError('fileBroken')
  const sectors = new Sectors(bytes)
  const entries = entriesOf(sectors.chain(sectors.uint32(48)))
  const root = entries[0]
  if (!root) throw new ReadingError('fileBroken')
  const cutoff = sectors.uint32(56)
  let mini: MiniStream | undefined
  return {
    names: entries.map((entry) => entry.name),
    stream(name) {
      const wanted = name.toLowerCase()
      const entry = entries.find(
        (each) => each.kind === STREAM && each.name.toLowerCase() === wanted,
      )
      if (!entry) return undefined
      if (entry.size >= cutoff) return sectors.chain(entry.start).subarray(0, entry.size)
      mini ??= new MiniStream(sectors.chain(root.start), sectors.chain(sectors.uint32(60)))
      return mini.chain(entry.start).subarray(0, entry.size)
    },
  }
}
