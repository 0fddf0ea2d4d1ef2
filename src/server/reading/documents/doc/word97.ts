import { ReadingError } from '../../document.ts'
import { viewOf } from './bytes.ts'
import { paragraphsIn, rangeAt, readRanges, runsIn } from './property-pages.ts'
import { applyModifiers, type Properties } from './sprm.ts'
import { readStyles } from './style-sheet.ts'
import { readBoxes, type AnchoredBox } from './text-boxes.ts'

/**
 * The binary Word document of [MS-DOC]: text in pieces, properties of runs and paragraphs in
 * pages of 512 bytes, styles in a sheet. This file finds them; `doc/index.ts` makes blocks of them.
 */
export interface Word97 {
  /** The text of all stories, one UTF-16 unit per character position. */
  text: string
  /** Lengths of the stories, in the order in which they follow each other. */
  stories: {
    main: number
    footnotes: number
    headers: number
    comments: number
    endnotes: number
    boxes: number
  }
  /** Text boxes of the body: the place of their anchor in it, and of their text in their own story. */
  boxes: AnchoredBox[]
  /** Character positions at which the parts of the header story begin. */
  headerParts: number[]
  runAt(position: number, style: Properties): { properties: Properties; end: number }
  paragraphAt(position: number): { properties: Properties; style: number }
  style(index: number): Properties & { heading: number }
}

/** Places in the file information block, [MS-DOC] 2.5. */
const FIB = {
  magic: 0xa5ec,
  flags: 0x0a,
  encrypted: 0x0100,
  secondTable: 0x0200,
  main: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  styles: 0xa2,
  headerParts: 0xf2,
  runs: 0xfa,
  paragraphs: 0x102,
  pieces: 0x1a2,
  shapes: 0x1da,
  boxTexts: 0x25a,
} as const

const MOST_CHARACTERS = 4_000_000

interface Piece {
  start: number
  end: number
  offset: number
  compressed: boolean
}

/** The table that a pair of offset and length in the file information block points to. */
function tableAt(fib: DataView, table: Uint8Array, at: number): Uint8Array {
  const start = fib.getUint32(at, true)
  return table.subarray(start, start + fib.getUint32(at + 4, true))
}

/**
 * @param data the stream of what is too long for its page
 * @throws ReadingError fileEncrypted, fileBroken
 */
export function openWord97(
  document: Uint8Array,
  table: (second: boolean) => Uint8Array | undefined,
  data?: Uint8Array,
): Word97 {
  const fib = viewOf(document)
  if (fib.getUint16(0, true) !== FIB.magic) throw new ReadingError('fileBroken')
  const flags = fib.getUint16(FIB.flags, true)
  if (flags & FIB.encrypted) throw new ReadingError('fileEncrypted')
  const tables = table((flags & FIB.secondTable) !== 0)
  if (!tables) throw new ReadingError('fileBroken')

  const pieces = readPieces(tableAt(fib, tables, FIB.pieces))
  const text = pieces.map((piece) => pieceText(document, piece)).join('')
  const runs = readRanges(document, tableAt(fib, tables, FIB.runs), runsIn)
  const paragraphs = readRanges(document, tableAt(fib, tables, FIB.paragraphs), paragraphsIn)
  const style = readStyles(tableAt(fib, tables, FIB.styles))

  const count = (at: number) => fib.getUint32(at, true)
  return {
    text,
    stories: {
      main: count(FIB.main),
      footnotes: count(FIB.footnotes),
      headers: count(FIB.headers),
      comments: count(FIB.comments),
      endnotes: count(FIB.endnotes),
      boxes: count(FIB.boxes),
    },
    boxes: readBoxes(tableAt(fib, tables, FIB.shapes), tableAt(fib, tables, FIB.boxTexts)),
    headerParts: readNumbers(tableAt(fib, tables, FIB.headerParts)),
    runAt(position, inherited) {
      const piece = pieceAt(pieces, position)
      const unit = piece?.compressed ? 1 : 2
      const offset = piece ? piece.offset + (position - piece.start) * unit : 0
      const range = rangeAt(runs, offset)
      const end = piece && range ? position + Math.ceil((range.end - offset) / unit) : position + 1
      return {
        properties: range ? withStyle(inherited, range.modifiers, style) : inherited,
        end: Math.max(position + 1, Math.min(end, piece?.end ?? end)),
      }
    },
    paragraphAt(position) {
      const piece = pieceAt(pieces, position)
      const offset = piece
        ? piece.offset + (position - piece.start) * (piece.compressed ? 1 : 2)
        : 0
      const range = rangeAt(paragraphs, offset)
      const base = style(range?.style ?? 0)
      return {
        style: range?.style ?? 0,
        properties: range ? applyModifiers(base, range.modifiers, data) : base,
      }
    },
    style,
  }
}

/** Character styles lie under a run's own modifiers. */
function withStyle(
  inherited: Properties,
  modifiers: Uint8Array,
  style: (index: number) => Properties,
): Properties {
  const { characterStyle } = applyModifiers({}, modifiers)
  const base = characterStyle ? { ...inherited, ...style(characterStyle) } : inherited
  return applyModifiers(base, modifiers)
}

function readNumbers(bytes: Uint8Array): number[] {
  const view = viewOf(bytes)
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    view.getUint32(index * 4, true),
  )
}

/** The piece table stands behind any number of property lists of its own. */
function readPieces(clx: Uint8Array): Piece[] {
  const view = viewOf(clx)
  let at = 0
  while (view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true)
  if (view.getUint8(at) !== 2) throw new ReadingError('fileBroken')
  const start = at + 5
  const count = Math.floor((view.getUint32(at + 1, true) - 4) / 12)
  const pieces: Piece[] = []
  for (let index = 0; index < count; index++) {
    const position = view.getUint32(start + index * 4, true)
    const end = view.getUint32(start + index * 4 + 4, true)
    const raw = view.getUint32(start + (count + 1) * 4 + index * 8 + 2, true)
    const compressed = (raw & 0x40000000) !== 0
    const offset = compressed ? (raw & 0x3fffffff) >>> 1 : raw & 0x3fffffff
    if (end < position || end > MOST_CHARACTERS) throw new ReadingError('fileBroken')
    pieces.push({ start: position, end, offset, compressed })
  }
  return pieces
}

function pieceText(document: Uint8Array, { start, end, offset, compressed }: Piece): string {
  const length = (end - start) * (compressed ? 1 : 2)
  const bytes = document.subarray(offset, offset + length)
  const text = new TextDecoder(compressed ? 'windows-1252' : 'utf-16le').decode(bytes)
  // Positions count also what is cut off.
  return text.padEnd(end - start, '\0').slice(0, end - start)
}

function pieceAt(pieces: Piece[], position: number): Piece | undefined {
  return pieces.find((piece) => position >= piece.start && position < piece.end)
}
