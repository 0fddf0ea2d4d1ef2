import { piecesOf, type Piece } from './pieces.ts'
import { localised } from './printable.ts'
import type { Printed } from './printed.ts'
import type { Direction } from './typography.ts'

/**
 * What is printed as JSON for a template: every text as it can be set, with its `pieces` where it
 * needs care. Only here do marks come in that no text of the resume has.
 */
export function sheetOf(printed: Pick<Printed, 'page'>): string {
  return JSON.stringify(settled(printed, printed.page.direction, printed.page.lang))
}

/** @param around The direction of the paragraph. */
function settled(node: unknown, around: Direction, lang: string): unknown {
  if (Array.isArray(node)) return node.map((child) => settled(child, around, lang))
  if (typeof node !== 'object' || node === null) return node
  const within = 'dir' in node ? (node.dir as Direction) : around
  const parts = Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    key === 'text' && typeof child === 'string'
      ? Object.entries(textOf(piecesOf(localised(child, lang), within)))
      : [[key, settled(child, within, lang)] as const],
  )
  return Object.fromEntries(parts)
}

function textOf(pieces: Piece[]): { text: string; pieces?: Piece[] } {
  const [first = ''] = pieces
  if (pieces.length <= 1 && typeof first === 'string') return { text: first }
  return { text: pieces.map(lettersOf).join(''), pieces }
}

/** What of a piece is text: templates measure by it. */
function lettersOf(piece: Piece): string {
  if (typeof piece === 'string') return piece
  if ('isolate' in piece) return (piece.before ?? '') + piece.isolate
  if ('whole' in piece) return piece.whole
  return 'apart' in piece ? piece.apart : ''
}
