/** Sections whose lines are all set alike, without dates: only their words and gaps tell entries. */
import { isOnlyLink } from '../fields/links.ts'
import { COST } from './costs.ts'
import { unlikeness, type HeadRules } from './head-cost.ts'
import { kindsIn } from './names-below.ts'
import type { Row } from './rows.ts'
import { BORDER } from './sentences.ts'
import { LARGE_GAP, median } from './usual.ts'

/** True when only words tell lines apart: no date and label, one look, bullets on all or none. */
export const isUniform = (rows: readonly Row[]) =>
  rows.every(
    (row) =>
      !row.span &&
      row.label.length === 0 &&
      row.bold === rows[0]!.bold &&
      unlikeness(row, rows[0]!) <=
        COST.unlike.cells + COST.unlike.capitals + (row.line.bullet ? 0 : COST.unlike.inset),
  )

/** Names alone from which on they part a list of points. */
const SEVERAL_NAMES = 3
/** Words of a name above points, at most. */
const NAME_WORDS = 8

/**
 * Entries without any date, each a name on its line with points below; none where a line says
 * otherwise. What the points are called, `Responsibilities`, stands in one entry.
 */
export function startsAbovePoints(rows: readonly Row[]): number[] {
  const starts = rows.flatMap(({ line }, at) => (line.bullet || line.continues ? [] : [at]))
  const isName = (at: number) => {
    const { line, span, words, prose, duties, label } = rows[at]!
    const isPlain = !span && !prose && !duties && label.length === 0 && line.cells.length === 1
    return isPlain && words <= NAME_WORDS && rows[at + 1]?.line.bullet === true
  }
  const dated = rows.some(({ span }) => span !== null)
  return !dated && starts[0] === 0 && starts.length >= SEVERAL_NAMES && starts.every(isName)
    ? starts
    : []
}

/** A text about the section, and no entry of it. */
export const isSentence = ({ line, span, words, label }: Row) =>
  !span && !line.bullet && label.length === 0 && words >= 8 && /[\p{L}\d]{3}[.。]$/u.test(line.text)

/** True for paragraphs that tell of a period each, all as sentences: `De 2009 a 2012 trabajé en …`. */
export const arePeriodsTold = (rows: readonly Row[]): boolean =>
  rows.filter(({ line }) => !line.continues).length > 1 &&
  rows.every(({ line, span, label }, at) => {
    const isEnd = rows[at + 1]?.line.continues !== true
    // `Enero 2019 – Actualidad. Enfermera. Hospital San Telmo.`: phrases, and no sentence
    const isOne = !BORDER.test(line.text)
    const isTold = line.continues || (span?.range === true && label.length === 0 && !line.bullet)
    return (
      isTold &&
      isOne &&
      line.cells.length === 1 &&
      (!isEnd || /[\p{L}\d]{2}[.。]$/u.test(line.text))
    )
  })

/** Where entries begin among sentences: at each with a period that names something, or at each of all. */
export function toldStarts(rows: readonly Row[], { names, holds, needed }: HeadRules): number[] {
  const isEach = arePeriodsTold(rows)
  const namesOne = ({ pieces }: Row) =>
    pieces.some(({ text }) => names(text) > 0 || holds(text) >= needed)
  return rows.flatMap((row, at) =>
    row.line.isEntry && row.span && (isEach || namesOne(row)) ? [at] : [],
  )
}

/** Gaps at least this share of the largest part entries. */
const ALIKE = 0.75

/** Where every line says what it is, an entry begins with each that is what the first one is. */
export function startsByKind(rows: readonly Row[], { kindOf, needed, holds }: HeadRules): number[] {
  const kinds = rows.map(({ line }) => (holds(line.text) < needed && kindOf?.(line.text)) || 0)
  const starts = kinds.flatMap((kind, at) => (kind !== 0 && kind === kinds[0] ? [at] : []))
  const others = kinds.filter((kind) => kind !== 0 && kind !== kinds[0]).length
  const areApart = starts.every((start, at) => at === 0 || start - starts[at - 1]! >= needed)
  // a degree and its school, and nothing else, are one entry
  const areEntries = starts.length > 1 || (starts.length === 1 && rows.length === needed)
  return needed > 1 && areEntries && areApart && others >= starts.length - 1 ? starts : []
}

/** Entries of lines that all look alike: by the space between them, else one a paragraph. */
export function startsByGaps(rows: readonly Row[], { kindOf }: HeadRules): number[] {
  // the address of each stands below its name
  const addresses = rows.flatMap(({ line }, at) => (isOnlyLink(line) ? [at] : []))
  if (addresses.length > 1 && addresses.every((at, index) => at > (addresses[index - 1] ?? -1) + 1))
    return addresses.map((at, index) => (index === 0 ? 0 : at - 1))
  const gaps = rows.slice(1).map(({ line }) => line.gapBefore)
  const usual = median(gaps)
  const largest = Math.max(0, ...gaps)
  if (usual > 0 && largest >= usual * LARGE_GAP) {
    return rows.flatMap(({ line }, at) =>
      at === 0 || line.gapBefore >= largest * ALIKE ? [at] : [],
    )
  }
  // where some lines only name, sentences tell of what stands above them
  const areNamed = rows.some((row) => !row.prose && !isSentence(row))
  // `Tide College of Art and Design, Brest — Bachelor of Fine Arts: Studio Practice` is long, and a head
  const namesBoth = (row: Row) =>
    kindOf !== undefined && [1, -1].every((kind) => kindsIn(row, kindOf).includes(kind))
  const goesOn = (row: Row) =>
    (row.prose || (areNamed && isSentence(row))) && !row.line.bullet && !namesBoth(row)
  return rows.flatMap((row, at) => (row.line.continues || (at > 0 && goesOn(row)) ? [] : [at]))
}
