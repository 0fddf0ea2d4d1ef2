/**
 * Signs in front of what leads an entry: where its points have other signs, `■ Acme` above
 * `・ Led a team`, or no signs and another look.
 */
import type { Line } from '../document.ts'
import { key } from '../lexicon/fold.ts'
import { labelled } from '../lexicon/labels.ts'
import { partLine } from './broken-lines.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'
import { OF_HEADS } from './label-cells.ts'

/** Signs that people set in front of heads; dots and dashes stand in front of points. */
const STRONG = /^[■□▪◆◇❖●◎○★☆▼▽▲►▶▷➤❯]$/u

/** A number, whatever of: `1、` and `2、` are one sign, `1.` another. */
const formOf = ({ mark = '' }: Line) => mark.replace(/\d+|[①-⑳]/u, '#')

/** How much further in (points) heads may stand than points do. */
const SLACK = 3

/**
 * The lines of a section, those that lead no bullets any more: they have the sign with which the
 * section begins its bullets, and the points below them have another and stand no further out. Or
 * they alone are bold, and all that is.
 */
function withoutLeadingMarks(all: readonly Line[]): readonly Line[] {
  const lines = withoutBlockMarks(withoutNumbers(withoutRecordMarks(all)))
  const marked = lines.filter(({ bullet }) => bullet)
  const [first] = marked
  const mark = first ? formOf(first) : ''
  const points = marked.filter((line) => formOf(line) !== mark)
  const leads = marked.filter((line) => formOf(line) === mark)
  // points are numbered as well: heads are where the section begins with one
  const isSign = STRONG.test(mark) || (mark.includes('#') && first === lines[0])
  const isOutermost =
    isSign &&
    points.length > 0 &&
    leads.every(({ x }) => points.every((point) => x <= point.x + SLACK))
  const isBold = marked.length > 1 && lines.every(({ bold, bullet }) => bold === bullet)
  return isOutermost || isBold
    ? lines.map((line) => (leads.includes(line) ? { ...line, bullet: false } : line))
    : lines
}

const ofHead = (line: Line) => {
  const label = line.bullet ? labelled(line.text) : null
  return label?.kinds.some((kind) => OF_HEADS.has(kind)) ? key(label.label) : ''
}

/** Records of forms whose labels are points of a list: `• Date: 2019 – 2021`, `• Employer: …`, again and again. */
function withoutRecordMarks(lines: readonly Line[]): readonly Line[] {
  const labels = lines.map(ofHead)
  const first = labels.find(Boolean)
  const isRecord = labels.filter((label) => label && label === first).length > 1
  return isRecord
    ? lines.map((line, at) => (labels[at] ? { ...line, bullet: false } : line))
    : lines
}

/** Line heights that part blocks, and those within one. */
const BLOCK_GAP = { least: 0.5, within: 0.3 }
/** Words of what names something. */
const NAME_WORDS = 14

/** Points that are all lines of a section, in blocks with a date each: they tell nothing of what leads. */
function withoutBlockMarks(lines: readonly Line[]): readonly Line[] {
  if (lines.length < 4 || !lines.every(({ bullet }) => bullet)) return lines
  const gaps = lines.slice(1).map(({ gapBefore }) => gapBefore)
  const starts = [0, ...gaps.flatMap((gap, at) => (gap >= BLOCK_GAP.least ? [at + 1] : []))]
  const areClear = gaps.every((gap) => gap >= BLOCK_GAP.least || gap <= BLOCK_GAP.within)
  const blocks = starts.map((start, at) => lines.slice(start, starts[at + 1]))
  const dated = blocks.filter((block) => block.some(({ text }) => isOnlyDate(text)))
  const areEntries =
    blocks.every((block) => block.length > 1) && dated.length * 3 >= blocks.length * 2
  return areClear && blocks.length > 1 && areEntries
    ? lines.map((line) =>
        line.text.split(/\s+/u).length <= NAME_WORDS ? { ...line, bullet: false } : line,
      )
    : lines
}

const NUMBER = /^([一二三四五六七八九]|十[一二三四五六七八九]?)[、.．]\s*(?=\S)/u

/** Names that are counted in words: `一、青山机床厂` above `二、海州机械公司`. */
function withoutNumbers(lines: readonly Line[]): readonly Line[] {
  const counted = lines.filter(({ text }) => NUMBER.test(text))
  const isCount = counted.length > 1 && counted[0]!.text.startsWith('一')
  return isCount
    ? lines.map((line) => {
        const [number] = NUMBER.exec(line.text) ?? []
        return number ? partLine(line, '', number.length)[1] : line
      })
    : lines
}

/** Words of a house on its line, at most. */
const HOUSE_WORDS = 9

/**
 * Points of which each with a date has the house of its post in the next one: `• Since 2017: Lecturer`
 * above `• University of Ulmen`. Both lead the entry.
 *
 * @param kindOf which of two a phrase surely is, as heads are read
 */
function withoutPairMarks(
  lines: readonly Line[],
  kindOf: ((text: string) => number) | undefined,
): readonly Line[] {
  if (!kindOf || !lines.every(({ bullet }) => bullet)) return lines
  const starts = lines.flatMap(({ text }, at) => (dateIn(text) ? [at] : []))
  const houses = starts.filter((at) => {
    const next = lines[at + 1]
    const isShort = next && next.text.split(/\s+/u).length <= HOUSE_WORDS
    return isShort && !dateIn(next.text) && kindOf(next.text) < 0
  })
  const arePairs = starts[0] === 0 && starts.length > 1 && houses.length === starts.length
  return arePairs
    ? lines.map((line, at) =>
        starts.includes(at) || starts.includes(at - 1) ? { ...line, bullet: false } : line,
      )
    : lines
}

/** The lines of a section, those that lead an entry without the signs of points. */
export const withoutMarks = (
  lines: readonly Line[],
  kindOf: ((text: string) => number) | undefined,
): readonly Line[] => withoutPairMarks(withoutLeadingMarks(lines), kindOf)
