import type { Cell, Line } from '../../document.ts'
import { isRightToLeft, isUnspaced } from '../characters.ts'
import { isApart } from './apart.ts'
import { HANGUL, mendBreak } from './hyphens.ts'
import { leadingsOf } from './leading.ts'
import type { FlowLine } from './lines.ts'
import { columnsIn, endOf, findColumn, keyOf, startOf, type Column } from './text-columns.ts'

/** Finds the lines that only go on because the line before was full. */

/** Letter sizes by which they may be indented. */
const INDENT = 0.35

/** A line that ends this close to its column's edge, in letter sizes, is flush with it. */
const FLUSH = 0.12
/** Text is justified when this share of its wrapped lines is flush. */
const JUSTIFIED = 0.6

/** More lines than this end in a hyphen only where a program breaks words. */
const BROKEN = 0.08

interface Wrap {
  /** The cell of the line before that goes on in this line. */
  cell: Cell
  flush: boolean
  /** Letter sizes that were free behind it. */
  free: number
  /** What the next line goes on with, where it is an address. */
  begun?: string
}

/** Marks the lines that continue a paragraph, and puts broken words together. */
export function joinWraps(lines: FlowLine[], pages: readonly { width: number }[]): Line[] {
  const columns = columnsIn(lines)
  const margins = marginsOf(lines, pages)
  const leadings = leadingsOf(lines)
  const wraps = lines.map((line, index) => {
    const before = lines[index - 1]
    if (!before) return undefined
    const address = addressOver(before, line)
    if (address) return address
    if (runsOverPages(before, line, lines))
      return { cell: before.cells[0] as Cell, flush: false, free: 0 }
    return line.gapBefore <= (leadings.get(line.flow) ?? 0)
      ? wrapBetween(before, line, { columns, margins, lines })
      : undefined
  })
  const found = wraps.filter((wrap) => wrap !== undefined)
  const words = new Map<string, number>()
  for (const { text } of lines)
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}-]{2,}/gu))
      words.set(word, (words.get(word) ?? 0) + 1)
  const breaks = { words, byProgram: breaksWords(found), anywhere: breaksSyllables(lines, wraps) }
  const result: Line[] = []
  lines.forEach((line, index) => {
    const wrap = wraps[index]
    const before = result.at(-1)
    if (!wrap || !before) {
      result.push(line)
      return
    }
    // Mending a word may already have changed the cell.
    const cell = before.cells.find(({ x, width }) => x === wrap.cell.x && width === wrap.cell.width)
    const continued = { ...line, continues: true }
    if (!cell) result.push(continued)
    else
      result.splice(
        -1,
        1,
        ...mendBreak({ before, cell, line: continued, begun: wrap.begun }, breaks),
      )
  })
  return result
}

/** A line that ends in an address which goes on in the next: both parts link to one place. */
function addressOver(before: FlowLine, line: FlowLine): Wrap | undefined {
  const cell = before.cells.at(-1)
  if (!cell || before.flow !== line.flow) return undefined
  for (const { text, url } of before.links)
    for (const rest of line.links) {
      const follows = rest.url === url && line.text.startsWith(rest.text)
      // The program may have put a hyphen where it broke the address.
      const begun = [text, text.replace(/[-\u2010\u00AD]$/u, '')].find((start) =>
        url.toLowerCase().includes((start + rest.text).toLowerCase()),
      )
      if (!follows || begun === undefined || !cell.text.endsWith(text)) continue
      const dropped = text.length - begun.length
      return { cell, flush: false, free: 1, begun: cell.text.slice(0, cell.text.length - dropped) }
    }
  return undefined
}

/** Whether the program that set the text breaks words; else a hyphen is part of its word. */
function breaksWords(wraps: Wrap[]): boolean {
  const flush = wraps.filter((wrap) => wrap.flush).length
  const broken = wraps.filter(({ cell }) => /\p{Ll}-$/u.test(cell.text)).length
  return flush > wraps.length * JUSTIFIED || (broken > 1 && broken > wraps.length * BROKEN)
}

/** True when Korean lines are filled to the last syllable; else they end with a word. */
function breaksSyllables(lines: FlowLine[], wraps: (Wrap | undefined)[]): boolean {
  const korean = wraps.flatMap((wrap, index) =>
    wrap && HANGUL.end.test(wrap.cell.text) && HANGUL.start.test(lines[index]?.text ?? '')
      ? [wrap.free]
      : [],
  )
  return korean.length > 0 && korean.every((free) => free < 1)
}

/**
 * A paragraph that goes on over the page: nobody starts one with a small letter, nor fills the last
 * line of one to its end in scripts without spaces.
 */
function runsOverPages(before: FlowLine, line: FlowLine, lines: FlowLine[]): boolean {
  const isUnbroken =
    line.page === before.page + 1 &&
    line.region === before.region &&
    !line.bullet &&
    line.cells.length === 1 &&
    before.cells.length === 1 &&
    line.fontSize === before.fontSize &&
    line.bold === before.bold
  if (!isUnbroken || /[.!?:;。！？：；]$/u.test(before.text)) return false
  const free = edgeOf(before, lines) - before.x - before.width
  const isFull = free < before.fontSize && before.text.length > LONG_UNSPACED
  return (
    /^\p{Ll}/u.test(line.text) ||
    (isFull && isUnspaced(line.text[0] ?? '') && isUnspaced(before.text.at(-1) ?? ''))
  )
}

/** Letters of a line that is text and no name. */
const LONG_UNSPACED = 20

/** Letter sizes from a flow's edge within which a line counts as full. */
const FULL = 2.5

/** What is known of all lines. */
interface Setting {
  columns: Column[]
  /** Where text ends on each page, as far from its edge as it begins from the other. */
  margins: number[]
  lines: FlowLine[]
}

function marginsOf(lines: FlowLine[], pages: readonly { width: number }[]): number[] {
  return pages.map(({ width }, page) => {
    const own = lines.filter((line) => line.page === page)
    return width - Math.min(...own.map(({ x }) => x))
  })
}

function wrapBetween(
  before: FlowLine,
  line: FlowLine,
  { columns, margins, lines }: Setting,
): Wrap | undefined {
  const size = line.fontSize
  const [first] = line.cells
  if (!first || keyOf(before) !== keyOf(line) || line.bullet) return undefined
  if (!isOneSize(before, line)) return undefined
  if (line.y <= before.y || isApart(before.text, first.text)) return undefined
  const list = areOneList(before, line)
  const rightToLeft = isRightToLeft(line.text)
  const start = startOf(first, rightToLeft)
  const cell = before.cells.find((each) => {
    const indent = startOf(each, rightToLeft) - start
    return (
      Math.abs(indent) < size * INDENT ||
      isFirstLine(before, indent / size) ||
      (isHanging(before, indent / size) &&
        firstWordWidth(first) > edgeOf(before, lines) - each.x - each.width)
    )
  })
  if (!list && cell && !goesOnAlike(cell, first)) return undefined
  const column = findColumn(columns, keyOf(line), start)
  if (!cell || !column || (!list && areEntries(cell.text, first.text))) return undefined
  const free = column.reach - endOf(cell, rightToLeft)
  const room = (margins[line.page] ?? Infinity) - cell.x - cell.width
  const isOnly = isOnlyFullLine(before, column, lines)
  const wrap = {
    cell,
    flush: free < size * FLUSH,
    free: (isOnly ? room : edgeOf(before, lines) - cell.x - cell.width) / size,
  }
  // Text that hangs below an item of a list, without a bullet of its own, belongs to the item.
  if (before.bullet) return wrap
  // Else the next word would not have fitted, and the line before is not just the longest one.
  const fits = firstWordWidth(first) < free - size * 0.2 && !goesOnSmall(cell, first, free)
  const fillsPage = room > -size && room < firstWordWidth(first)
  if (fits || (!list && !fillsPage && isOnly)) return undefined
  return BEGINS.test(first.text) && leavesRoom(before, cell, lines) ? undefined : wrap
}

/** Letters of two scripts in one text may differ: then they do where the lines meet, or nowhere. */
function isOneSize(before: FlowLine, line: FlowLine): boolean {
  const [end, start] = [before.cells.at(-1)?.runs.at(-1)?.size, line.cells[0]?.runs[0]?.size]
  return (
    !differ(before.fontSize, line.fontSize) ||
    (end !== undefined && start !== undefined && isUnspaced(line.text) && !differ(end, start))
  )
}

/** By so much the sizes of one text differ, in parts of them. */
const SAME_SIZE = 0.06
const differ = (a: number, b: number) => Math.abs(a - b) > b * SAME_SIZE

/** The first line of a paragraph in Chinese or Japanese is set in by one or two letters. */
const FIRST_LINE = { least: 0.9, most: 2.4 } as const

const isFirstLine = (line: FlowLine, indent: number) =>
  indent > FIRST_LINE.least &&
  indent < FIRST_LINE.most &&
  line.cells.length === 1 &&
  isUnspaced(line.text)

/** Below a point that fills its line its text may go on so many letter sizes further in, or out. */
const HANGS = { in: 3, out: 1.5 } as const
const isHanging = (line: FlowLine, indent: number) =>
  line.bullet && line.cells.length === 1 && indent < HANGS.out && indent > -HANGS.in

/** A line goes on in the weight in which the one before ended; whole lines may differ. */
export function goesOnAlike(before: Cell, { runs: [next] }: Cell): boolean {
  return before.runs.at(-1)?.bold === next?.bold
}

/** Prose: a phrase of so many words is no item of a list. */
const PROSE_WORDS = 6

/**
 * A sentence that goes on with a small letter, where its first line leaves less than a third free:
 * some programs break lines earlier than they have to.
 */
function goesOnSmall(before: Cell, { text }: Cell, free: number): boolean {
  return (
    /^\p{Ll}/u.test(text) &&
    /[\p{Ll},]$/u.test(before.text) &&
    before.text.split(' ').length >= PROSE_WORDS &&
    free < before.width / 2
  )
}

/** What begins with a capital goes on only where the line before is full on any measure. */
const BEGINS = /^\p{Lu}/u
const WELL_FILLED = 0.8

/** True when the cell ends well before the cell behind it, or before its flow's edge. */
function leavesRoom(line: FlowLine, cell: Cell, lines: FlowLine[]): boolean {
  const behind = line.cells.filter((other) => other.x > cell.x).map((other) => other.x)
  const edge = Math.min(...behind, edgeOf(line, lines))
  return cell.width < (edge - cell.x) * WELL_FILLED
}

/** Where the longest line of the same flow ends. */
const edgeOf = (line: FlowLine, lines: FlowLine[]) =>
  lines.reduce(
    (edge, { flow, x, width }) => (flow === line.flow ? Math.max(edge, x + width) : edge),
    -Infinity,
  )

/** Contact lines may be the widest of a page, and break within a telephone number. */
const PARTED = /\s[|·•]\s/

function areOneList(before: Line, line: Line): boolean {
  return PARTED.test(before.text) && PARTED.test(line.text)
}

function isOnlyFullLine(before: FlowLine, column: Column, lines: FlowLine[]): boolean {
  const edge = column.reach - before.fontSize * FULL
  const rightToLeft = isRightToLeft(before.text)
  return !lines.some(
    (line) =>
      line !== before &&
      keyOf(line) === keyOf(before) &&
      line.cells.some((cell) => endOf(cell, rightToLeft) > edge),
  )
}

/** Words below each other, such as addresses or names of tools, are a list. */
function areEntries(a: string, b: string): boolean {
  if (LABEL.test(a) && LABEL.test(b)) return true
  return isSingleWord(a) && isSingleWord(b) && !/[-/\u2010\u00AD]$/.test(a)
}

/** `E-mail: …` */
const LABEL = /^[^:：]{1,24}[:：](\s|$)/

function isSingleWord(text: string): boolean {
  return !/\s/.test(text) && !isUnspaced(text)
}

/** Width of what would have had to fit on the line before. */
export function firstWordWidth({ text, width }: Cell): number {
  const word = isUnspaced(text[0] ?? '') ? 1 : (text.split(/\s/, 1)[0]?.length ?? 1)
  return (width * (word + 1)) / Math.max(1, text.length)
}
