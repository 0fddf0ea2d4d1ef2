import { withCells } from '../../cells.ts'
import type { Cell, Line, Run } from '../../document.ts'
import { runsFrom } from '../runs.ts'

/** Words that were broken at the end of a line. */

/**
 * Where words are broken by a program, only English has many compounds with a hyphen and a small
 * letter behind it.
 */
const ENGLISH = ['the', 'and', 'for', 'with', 'from']
const ENGLISH_WORDS = 3

/** First parts of English compounds. */
const FIRST_PARTS =
  /(^|[\s(/-])(self|non|co|pre|post|multi|cross|full|front|back|high|low|long|short|real|end|well|user|data|cloud|event|test|object|two|three|first|second|on|off|in|out|up|part|e)-$/i

/** Second parts that are no words: programs break words in front of their endings. */
const ENDINGS =
  /^\p{L}{0,3}(tions?|sions?|ments?|ness|it(y|ies)|ings?|able|ance|ence|ively?|ously|ically|ers?|als?|ly)\W*$/u

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
 * @param automatic the program that set the text breaks words
 * @returns both lines, or one when nothing else was on the second
 */
export function mendBreak(
  { before, cell, line }: Break,
  words: Set<string>,
  automatic: boolean,
): Line[] {
  const broken = BROKEN.exec(cell.text)
  const [first, ...others] = line.cells
  const [rest = ''] = first?.text.split(/\s/, 1) ?? []
  const head = broken?.[1] ?? ''
  const isAddress = /[./@]/.test(head)
  const goesOn = isAddress ? /^[\p{Ll}\d]/u : /^\p{Ll}/u
  if (!first || !broken || !goesOn.test(rest)) return [before, line]
  const soft = /[\u2010\u00AD]$/.test(cell.text)
  const keeps = isAddress || (!soft && isCompound(cell.text, head, rest, words, automatic))
  const whole = cell.text.slice(0, keeps ? undefined : -1) + rest
  const remaining = first.text.slice(rest.length).trimStart()
  const mended = withCells(
    before,
    before.cells.map((each) =>
      each === cell ? { ...each, text: whole, runs: goneOn(each.runs, rest, keeps) } : each,
    ),
  )
  const begun = {
    ...first,
    text: remaining,
    runs: runsFrom(first.runs, first.text.length - remaining.length),
  }
  const left = remaining === '' ? others : [begun, ...others]
  return left.length === 0
    ? [{ ...mended, links: [...before.links, ...line.links] }]
    : [mended, withCells(line, left)]
}

function goneOn(runs: Run[], rest: string, keeps: boolean): Run[] {
  const last = runs.at(-1)
  if (!last) return runs
  return [
    ...runs.slice(0, -1),
    { ...last, text: last.text.slice(0, keeps ? undefined : -1) + rest },
  ]
}

function isCompound(
  text: string,
  head: string,
  rest: string,
  words: Set<string>,
  automatic: boolean,
): boolean {
  const tail = rest.toLowerCase().replace(/[^\p{L}-]+$/u, '')
  const start = head.toLowerCase()
  if (words.has(start + tail)) return false
  if (words.has(`${start}-${tail}`)) return true
  if (!automatic) return !ENDINGS.test(tail)
  const isEnglish = ENGLISH.filter((word) => words.has(word)).length >= ENGLISH_WORDS
  return isEnglish && FIRST_PARTS.test(text)
}
