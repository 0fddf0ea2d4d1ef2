import { closeSync, openSync, readSync } from 'node:fs'

/** The characters that a font can draw, one bit each. */
export type Coverage = Uint8Array

const CODE_POINTS = 0x110000

export function emptyCoverage(): Coverage {
  return new Uint8Array(CODE_POINTS / 8)
}

export function covers(coverage: Coverage, codePoint: number): boolean {
  return ((coverage[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0
}

function add(coverage: Coverage, codePoint: number): void {
  coverage[codePoint >> 3]! |= 1 << (codePoint & 7)
}

/**
 * Adds what a TrueType or OpenType file covers, by its `cmap` table
 * (https://learn.microsoft.com/typography/opentype/spec/cmap). Only that table is read.
 *
 * @throws Error when the file has no Unicode `cmap`.
 */
export function addCoverageOf(file: string, coverage: Coverage): void {
  const cmap = readTable(file, 'cmap')
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  )
  const full = tables.find((table) => table.readUInt16BE(0) === 12)
  const basic = tables.find((table) => table.readUInt16BE(0) === 4)
  if (full) addGroups(full, coverage)
  else if (basic) addSegments(basic, coverage)
  else throw new Error(`No Unicode character map in ${file}`)
}

/** Format 12: groups of consecutive characters. */
function addGroups(table: Buffer, coverage: Coverage): void {
  const groups = table.readUInt32BE(12)
  for (let index = 0; index < groups; index += 1) {
    const at = 16 + index * 12
    const end = Math.min(table.readUInt32BE(at + 4), CODE_POINTS - 1)
    for (let point = table.readUInt32BE(at); point <= end; point += 1) add(coverage, point)
  }
}

/** Format 4: segments of the basic plane; an offset leads to a glyph number, 0 being none. */
function addSegments(table: Buffer, coverage: Coverage): void {
  const size = table.readUInt16BE(6)
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3]
  for (let at = 0; at < size; at += 2) {
    const start = table.readUInt16BE(starts + at)
    const end = table.readUInt16BE(ends + at)
    const offset = table.readUInt16BE(offsets + at)
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyph = offset
        ? table.readUInt16BE(offsets + at + offset + (point - start) * 2)
        : (point + table.readUInt16BE(deltas + at)) & 0xffff
      if (glyph !== 0) add(coverage, point)
    }
  }
}

function readTable(file: string, tag: string): Buffer {
  const descriptor = openSync(file, 'r')
  const read = (position: number, length: number): Buffer => {
    const buffer = Buffer.alloc(length)
    readSync(descriptor, buffer, 0, length, position)
    return buffer
  }
  try {
    const records = read(12, read(0, 12).readUInt16BE(4) * 16)
    const at = records.indexOf(tag, 0, 'latin1')
    if (at < 0) throw new Error(`No table ${tag} in ${file}`)
    return read(records.readUInt32BE(at + 8), records.readUInt32BE(at + 12))
  } finally {
    closeSync(descriptor)
  }
}
