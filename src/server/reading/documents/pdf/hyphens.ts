import { withCells } from '../../cells.ts'
import type { Cell, Line, Run } from '../../document.ts'
import { runsFrom } from '../runs.ts'
import { WORD_ENDS } from '../../lexicon/hangul.ts'

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
  /** The cell's text without a hyphen that is none of its own, where that is known. */
  begun?: string | undefined
}

/** What a document tells about words that it breaks. */
interface Breaking {
  /** Its words, lower case, with how often they occur: the best dictionary there is. */
  words: ReadonlyMap<string, number>
  /** The program that set the text breaks words. */
  byProgram: boolean
  /** Korean lines end behind any syllable. */
  anywhere: boolean
}

/**
 * Puts a word together that was broken at the end of `cell`; it then stands there as a whole.
 *
 * @returns both lines, or one when nothing else was on the second
 */
export function mendBreak({ before, cell, line, begun: known }: Break, breaking: Breaking): Line[] {
  const [first, ...others] = line.cells
  const [rest = ''] = first?.text.split(/\s/, 1) ?? []
  const begun = known ?? begunIn(cell.text, rest, breaking)
  if (!first || begun === undefined) return [before, line]
  const remaining = first.text.slice(rest.length).trimStart()
  const mended = withCells(
    before,
    before.cells.map((each) =>
      each === cell
        ? {
            ...each,
            text: begun + rest,
            runs: goneOn(each.runs, rest, cell.text.length - begun.length),
          }
        : each,
    ),
  )
  const left =
    remaining === ''
      ? others
      : [
          {
            ...first,
            text: remaining,
            runs: runsFrom(first.runs, first.text.length - remaining.length),
          },
          ...others,
        ]
  return left.length === 0
    ? [{ ...mended, links: [...before.links, ...line.links] }]
    : [mended, withCells(line, left)]
}

/** The text before a word's rest, without the hyphen that broke it; undefined for whole words. */
function begunIn(text: string, rest: string, breaking: Breaking): string | undefined {
  if (HANGUL.end.test(text) && HANGUL.start.test(rest))
    return breaking.anywhere && isOneWord(text, rest, breaking.words) ? text : undefined
  const head = BROKEN.exec(text)?.[1]
  if (!head) return undefined
  const isAddress = /[./@]/.test(head)
  const goesOn = isAddress ? /^[\p{Ll}\d]/u : /^\p{Ll}/u
  if (!goesOn.test(rest)) return undefined
  const soft = /[\u2010\u00AD]$/.test(text)
  const keeps = isAddress || (!soft && isCompound(text, head, rest, breaking))
  return keeps ? text : text.slice(0, -1)
}

/** Korean at the end of a line, and at the start of the next. */
export const HANGUL = {
  end: /[\p{Script=Hangul}]+$/u,
  start: /^[\p{Script=Hangul}]+/u,
} as const

/** False where both parts are words of the document, or the first one ends as words do. */
function isOneWord(text: string, rest: string, words: Breaking['words']): boolean {
  const parts = [HANGUL.end.exec(text)?.[0] ?? '', HANGUL.start.exec(rest)?.[0] ?? '']
  const areWords = parts.every((part) => (words.get(part) ?? 0) > 1)
  return !areWords && !WORD_ENDS.includes(text.at(-1) ?? '')
}

function goneOn(runs: Run[], rest: string, dropped: number): Run[] {
  const last = runs.at(-1)
  if (!last) return runs
  const begun = last.text.slice(0, last.text.length - dropped)
  return [...runs.slice(0, -1), { ...last, text: begun + rest }]
}

function isCompound(
  text: string,
  head: string,
  rest: string,
  { words, byProgram }: Breaking,
): boolean {
  const tail = rest.toLowerCase().replace(/[^\p{L}-]+$/u, '')
  const start = head.toLowerCase()
  if (words.has(start + tail)) return false
  if (words.has(`${start}-${tail}`)) return true
  if (!byProgram) return !ENDINGS.test(tail)
  const isEnglish = ENGLISH.filter((word) => words.has(word)).length >= ENGLISH_WORDS
  return isEnglish && FIRST_PARTS.test(text)
}
