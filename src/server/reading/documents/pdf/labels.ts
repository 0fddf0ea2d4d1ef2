import { isUnspaced } from '../characters.ts'
import {
  BARE_YEAR,
  DASH_BEFORE,
  DASH_BEHIND,
  DASH_WITHIN,
  datesApart,
  isBrokenDate,
  isOneRange,
  LONGEST_LABEL,
  RANGE,
  REST,
  WHOLE,
  YEARS,
  WORD,
} from './broken-dates.ts'
import type { Letter } from './letters.ts'
import type { Segment } from './segments.ts'
import {
  areAligned,
  areRows,
  bodySize,
  extentOf,
  isHead,
  linesOfSide,
  textOf,
  YEAR,
  type SideLine,
} from './sides.ts'
import { blocksIn } from './row-evidence.ts'
import { readsRightToLeft } from './visual-order.ts'

/** Narrow columns of dates and labels, in which a date or a label takes two lines or three. */

/** A column of labels is not wider than this part of the text beside it. */
const NARROW = 0.8

export interface Sides {
  labels: Segment[]
  texts: Segment[]
}

export function sidesOf(left: Segment[], right: Segment[]): Sides | undefined {
  const [leftWidth, rightWidth] = [extentOf(left), extentOf(right)]
  if (leftWidth < rightWidth * NARROW) return { labels: left, texts: right }
  return rightWidth < leftWidth * NARROW ? { labels: right, texts: left } : undefined
}

export function hasBrokenLabels(left: Segment[], right: Segment[]): boolean {
  const sides = sidesOf(left, right)
  return sides !== undefined && brokenLabels(sides).length > 0
}

/** The segments of both sides with every broken label or date put on the line that it begins on. */
export function joinLabels(left: Segment[], right: Segment[], gutter: number): Segment[] {
  const sides = sidesOf(left, right)
  if (!sides) return [...left, ...right]
  const broken = brokenLabels(sides)
  const taken = new Set(broken.flatMap((block) => block.flatMap((line) => line.segments)))
  const begins = new Set(
    linesOfSide(sides.texts).map((line) => line.segments.find(({ x }) => x === line.x)),
  )
  const reach = sides.labels === left ? gutter - 2 : Infinity
  return [
    // However close the label comes, the text beside it is a cell of its own.
    ...sides.texts.map((segment) =>
      begins.has(segment) ? { ...segment, startsCell: true } : segment,
    ),
    ...sides.labels.filter((segment) => !taken.has(segment)),
    ...broken.flatMap((block) => onOneLine(block, reach)),
  ]
}

function brokenLabels({ labels, texts }: Sides): SideLine[][] {
  const body = bodySize(texts)
  const lines = linesOfSide(texts)
  const cells = blocksIn(linesOfSide(labels))
    .flatMap(datesApart)
    .filter(([first]) => first && lines.some((line) => areAligned(first, line)))
  const pairs = areDatePairs(cells)
  return cells.filter((block) => {
    const [first, ...others] = block
    if (!first || others.length === 0 || block.length > LONGEST_LABEL) return false
    // a label is over at its colon
    if (block.slice(0, -1).some((line) => /[:：]\s*$/u.test(textOf(line)))) return false
    if (block.filter((line) => WHOLE.test(textOf(line))).length > 1) return false
    if (YEAR.test(textOf(first)) && others.some((line) => YEARS.test(textOf(line)))) return false
    const isPair = isDated(block) && YEAR.test(textOf(block[1])) && !BARE_YEAR.test(textOf(first))
    const isOne = isHead(first, body) && (isPair || !areRows(block, lines))
    return isOne || (pairs && isDated(block)) || isBrokenDate(block.map(textOf))
  })
}

const isDated = (block: SideLine[]) =>
  block.length === 2 && YEAR.test(textOf(block[0])) && !RANGE.test(textOf(block[0]))

/** Where a date stands above another one in every row, they are where it starts and where it ends. */
function areDatePairs(cells: SideLine[][]): boolean {
  const dated = cells.filter(([first]) => YEAR.test(textOf(first)) && !RANGE.test(textOf(first)))
  const ends = dated.filter(
    (block) => isDated(block) && [YEAR, WORD].some((end) => end.test(textOf(block[1]))),
  )
  return ends.length > 1 && ends.length > dated.length * 0.6
}

/** Letters that are set one chunk behind the other. */
interface Chunk {
  letters: Letter[]
  x: number
  width: number
  /** The next chunk follows without a space. */
  joins?: boolean
}

const chunkOf = ({ letters, x, right }: Segment): Chunk => ({ letters, x, width: right - x })

const HYPHEN = /^[-\u2010]$/

/** Without the hyphen of a word that goes on in the next line. */
function unbroken(lines: Chunk[][]): Chunk[] {
  return lines.flatMap((chunks, index) => {
    const last = chunks.at(-1)
    const next = lines[index + 1]?.[0]?.letters[0]?.text ?? ''
    const [before, end] = last?.letters.slice(-2) ?? []
    const isBroken = HYPHEN.test(end?.text ?? '') && /\p{L}/u.test(before?.text ?? '')
    if (!last || !end || !isBroken || !/\p{Ll}/u.test(next)) return chunks
    const letters = last.letters.slice(0, -1)
    return [...chunks.slice(0, -1), { ...last, letters, width: end.x - last.x, joins: true }]
  })
}

/** Where only the line's end said "to", a dash does. */
function chunksOf(block: SideLine[]): Chunk[] {
  const [head = [], ...others] = block.map((line) => line.segments.map(chunkOf))
  const [first = '', second = ''] = block.map(textOf)
  const [like] = head[0]?.letters ?? []
  const isPair = YEAR.test(first) && !DASH_BEHIND.test(first) && !DASH_BEFORE.test(second)
  const isSaid = DASH_WITHIN.test(first) || REST.test(second) || isOneRange(block.map(textOf))
  if (!isPair || !like || isSaid) return unbroken([head, ...others])
  const dash = { letters: [{ ...like, text: '–' }], x: like.x, width: like.size / 2 }
  return [...head, dash, ...others.flat()]
}

/** Letter sizes between two chunks; a number and the sign that counts with it stay together. */
function gapOf({ letters, joins }: Chunk, next: Chunk | undefined): number {
  const end = letters.at(-1)?.text ?? ''
  const start = next?.letters[0]?.text ?? ''
  const isOneWord = isUnspaced(start) && (isUnspaced(end) || /\d/.test(end))
  return joins || isOneWord || !next ? 0 : 0.4
}

/** The lines of a block behind each other, made smaller where they would reach into the text. */
export function onOneLine(block: SideLine[], reach: number): Segment[] {
  const spoken = chunksOf(block)
  const [first] = block[0]?.segments ?? []
  if (!first) return []
  const rightToLeft = readsRightToLeft(spoken.flatMap(({ letters }) => letters))
  const chunks = rightToLeft ? spoken.toReversed() : spoken
  const gaps = chunks.map((chunk, index) => gapOf(chunk, chunks[index + 1]) * first.size)
  const whole = chunks.reduce((sum, { width }, index) => sum + width + (gaps[index] ?? 0), 0)
  const start = Math.min(...block.map(({ x }) => x))
  const shrunk = Math.min(1, (reach - start) / whole)
  // Where spaces are drawn, a gap alone is none.
  const drawn = chunks.some(({ letters }) => letters.some(({ afterSpace }) => afterSpace))
  let at = 0
  const letters = chunks.flatMap((chunk, number) => {
    const left = at
    const afterGap = drawn && (gaps[number - 1] ?? 0) > 0
    at += chunk.width + (gaps[number] ?? 0)
    return chunk.letters.map((letter, index) => ({
      ...letter,
      x: start + (left + letter.x - chunk.x) * shrunk,
      width: letter.width * shrunk,
      size: letter.size * shrunk,
      baseline: first.baseline,
      afterSpace: index === 0 ? afterGap : letter.afterSpace,
    }))
  })
  return [{ ...first, letters, x: start, right: start + whole * shrunk, startsCell: true }]
}
