/** What of a text needs care when it is set, so that parsers read it as it was written. */

/** A piece of a text: set as it is, or as the template sets pieces of that kind. */
export type Piece = string | { whole: string } | { apart: string } | { gap: true }

interface Delicate {
  pattern: RegExp
  piece: (text: string) => Piece
}

const MARKS = '[\\u{61c}\\u{64b}-\\u{652}]*'
const JOINING = `[ئبتثجحخسشصضطظعغفقكلمنهي]${MARKS}`
const LAST = `[آأؤإاةدذرزوىء]${MARKS}`
const APART = `${JOINING}[جخ]${MARKS}[بتثنيئ]${MARKS}[رزن]|ل${MARKS}ك`

/** In this order: what one has taken, the next does not see. */
const DELICATE: Delicate[] = [
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
 * The pieces of a text that needs care, nothing for any other.
 *
 * @example piecesOf('a well-known fact') // ['a ', { whole: 'well-known' }, ' fact']
 */
export function piecesOf(text: string): Piece[] | undefined {
  if (!SUSPECT.test(text)) return undefined
  const pieces = DELICATE.reduce<Piece[]>(
    (known, delicate) => known.flatMap((piece) => split(piece, delicate)),
    [text],
  )
  return pieces.every((piece) => typeof piece === 'string') ? undefined : pieces
}

function split(known: Piece, { pattern, piece }: Delicate): Piece[] {
  if (typeof known !== 'string') return [known]
  const pieces: Piece[] = []
  let end = 0
  for (const match of known.matchAll(pattern)) {
    pieces.push(known.slice(end, match.index), piece(match[0]))
    end = match.index + match[0].length
  }
  return [...pieces, known.slice(end)].filter((part) => part !== '')
}

/** What is printed as JSON for a template: every text that needs care with its `pieces`. */
export function sheetOf(printed: object): string {
  return JSON.stringify(printed, (_, node: unknown) => {
    if (typeof node !== 'object' || node === null || !('text' in node)) return node
    const pieces = typeof node.text === 'string' ? piecesOf(node.text) : undefined
    return pieces ? { ...node, pieces } : node
  })
}
