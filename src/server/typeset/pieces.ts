/** What of a text needs care when it is set, so that parsers read it as it was written. */
import { isolated, type Isolate } from './isolates.ts'
import { settable } from './printable.ts'
import { directionWithin, type Direction } from './typography.ts'

/** A piece of a text: set as it is, or as the template sets pieces of that kind. */
export type Piece = string | Isolate | { whole: string } | { apart: string } | { gap: true }

interface Care {
  pattern: RegExp
  piece: (text: string) => Piece
}

const MARKS = '[\\u{61c}\\u{64b}-\\u{652}]*'
const JOINING = `[ئبتثجحخسشصضطظعغفقكلمنهي]${MARKS}`
const LAST = `[آأؤإاةدذرزوىء]${MARKS}`
const APART = `${JOINING}[جخ]${MARKS}[بتثنيئ]${MARKS}[رزن]|ل${MARKS}ك`

/** In this order: what one has taken, the next does not see. */
const CARES: Care[] = [
  // An address must be found by a search, which a zero-width space in it would prevent.
  { pattern: /\u200b/gu, piece: () => ({ gap: true }) },
  // Parsers take a hyphen at the end of a line for a broken word: a real one is not broken at.
  { pattern: /(?<![^\s-])[^\s-]+(?:-[^\s-]+)+/gu, piece: (text) => ({ whole: text }) },
  // Amiri sets the letter before a beh and a reh, and a lam before a kaf, of two glyphs, and both
  // say that they are the letter. Without these ligatures it is one glyph. Lam-alef is not among
  // them; a group of joined letters is set as a whole, so that they still join.
  {
    pattern: new RegExp(`(?:${JOINING})*(?:${APART})${MARKS}(?:${JOINING})*(?:${LAST})?`, 'gu'),
    piece: (text) => ({ apart: text }),
  },
]

/** Most texts need no care, and this tells them quickly. */
const SUSPECT = /[-\u200bجخل]/

/**
 * A clean text as it is set, in pieces where it needs care.
 *
 * @param around The direction of the paragraph that it stands in.
 * @example piecesOf('a well-known fact') // ['a ', { whole: 'well-known' }, ' fact']
 */
export function piecesOf(text: string, around: Direction = 'ltr'): Piece[] {
  // Of what Latin leaves, marks are set by the direction of the whole.
  const direction = directionWithin(text, around)
  const parts: Piece[] = around === 'rtl' && direction === 'rtl' ? isolated(text) : [text]
  return parts.flatMap((part) =>
    typeof part === 'string' ? carefully(settable(part, direction)) : [part],
  )
}

function carefully(text: string): Piece[] {
  if (!SUSPECT.test(text)) return [text]
  return CARES.reduce<Piece[]>(
    (known, care) => known.flatMap((piece) => split(piece, care)),
    [text],
  )
}

function split(known: Piece, { pattern, piece }: Care): Piece[] {
  if (typeof known !== 'string') return [known]
  const pieces: Piece[] = []
  let end = 0
  for (const match of known.matchAll(pattern)) {
    pieces.push(known.slice(end, match.index), piece(match[0]))
    end = match.index + match[0].length
  }
  return [...pieces, known.slice(end)].filter((part) => part !== '')
}
