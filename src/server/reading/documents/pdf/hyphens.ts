import type { Cell, Line } from '../../document.ts'

/** Words that were broken at the end of a line. */

/** First parts of compounds that keep their hyphen when they stand at the end of a line. */
const PREFIXES =
  /(^|[\s(/-])(self|non|co|pre|post|multi|cross|full|front|back|high|low|long|short|real|end|well|user|data|cloud|event|test|object|two|three|first|second|on|off|in|out|up|part|e)-$/i

const BROKEN = /([\p{L}\d_./@-]+)[-\u2010\u00AD]$/u

interface Break {
  before: Line
  /** The cell of `before` that the next line goes on with. */
  cell: Cell
  line: Line
}

/**
 * Puts a word together that was broken at the end of `cell`; it then stands there as a whole.
 *
 * @param words of the document, lower case: the best dictionary there is
 * @param justified programs break words by themselves only in justified text
 * @returns both lines, or one when nothing else was on the second
 */
export function mendBreak(
  { before, cell, line }: Break,
  words: Set<string>,
  justified: boolean,
): Line[] {
  const broken = BROKEN.exec(cell.text)
  const [first, ...others] = line.cells
  const [rest = ''] = first?.text.split(/\s/, 1) ?? []
  const head = broken?.[1] ?? ''
  const isAddress = /[./@]/.test(head)
  const goesOn = isAddress ? /^[\p{Ll}\d]/u : /^\p{Ll}/u
  if (!first || !broken || !goesOn.test(rest)) return [before, line]
  const soft = /[\u2010\u00AD]$/.test(cell.text)
  const keeps = isAddress || (!soft && isCompound(cell.text, head, rest, words, justified))
  const whole = cell.text.slice(0, keeps ? undefined : -1) + rest
  const remaining = first.text.slice(rest.length).trimStart()
  const mended = withCells(
    before,
    before.cells.map((each) => (each === cell ? { ...each, text: whole } : each)),
  )
  const left = remaining === '' ? others : [{ ...first, text: remaining }, ...others]
  return left.length === 0
    ? [{ ...mended, links: [...before.links, ...line.links] }]
    : [mended, withCells(line, left)]
}

function withCells(line: Line, cells: Cell[]): Line {
  return { ...line, cells, text: cells.map((cell) => cell.text).join('\t') }
}

function isCompound(
  text: string,
  head: string,
  rest: string,
  words: Set<string>,
  justified: boolean,
): boolean {
  const tail = rest.toLowerCase().replace(/[^\p{L}-]+$/u, '')
  const start = head.toLowerCase()
  if (words.has(start + tail)) return false
  return !justified || words.has(`${start}-${tail}`) || PREFIXES.test(text)
}
