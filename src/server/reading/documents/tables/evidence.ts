import type { Line } from '../../document.ts'
import { key } from '../../lexicon/fold.ts'
import {
  compositeKinds,
  headingKind,
  isDocumentTitle,
  rowHeadKind,
} from '../../lexicon/headings.ts'
import { allWords } from '../../lexicon/index.ts'
import { columnKinds, labelKinds } from '../../lexicon/labels.ts'
import { findDates } from '../../fields/dates.ts'
import type { LabelKind } from '../../lexicon/types.ts'
import type { Placed } from './table.ts'

/** What speaks for a cell being a name for others, and for a row being columns of a page. */

export type LineCell = Placed<Line[]>

export const textOf = ({ content }: LineCell) => content.map((line) => line.text).join(' ')

const COLON = /\s*[:：]\s*$/u

/** The name without its colon. */
export const nameOf = (cell: LineCell) =>
  textOf(cell)
    .replace(/(?<=\p{Script=Han})\t(?=\p{Script=Han})/gu, '')
    .replace(COLON, '')
    .trim()

/** True for a text with a year or a month in figures. */
export const isDated = (text: string) => /(?:19|20)\d\d|\d\s?[./年-]\s?\d\d?(?!\d)/u.test(text)

/** True for a line that is a date, or a range, and nothing else. */
export function isOnlyDate({ text }: Line): boolean {
  const [span, more] = findDates(text)
  return span !== undefined && !more && span.to - span.from >= text.trim().length
}

/** Letters of scripts without spaces are worth two. */
const breadthOf = (text: string) =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]/gu)?.length ?? 0)

/** Names are no longer than this. */
const LONGEST_NAME = 32

export const namesSection = (cell: LineCell) =>
  rowHeadKind(nameOf(cell), []) !== null || compositeKinds(nameOf(cell), []).length > 0

const namesFact = (cell: LineCell) => columnKinds(nameOf(cell)).length > 0

/** Over a column, the name of a section and not of a single fact, such as what a degree is called. */
export const columnHeadsSection = (cell: LineCell) => namesSection(cell) && !namesFact(cell)

const SECTION_EVIDENCE: [
  weight: number,
  test: (head: LineCell, row: LineCell[], underHeading: boolean) => boolean,
  reason: string,
][] = [
  [2, ({ rows }) => rows > 1, 'stands in front of several rows'],
  [1, (_, row) => row.length > 1, 'stands in front of several cells'],
  [1, (_, row) => row.some(({ content }) => content.length > 1), 'what it holds is no value'],
  [1, (_, row) => row.some((cell) => isDated(textOf(cell))), 'what it holds has dates'],
  [-2, (_head, _row, underHeading) => underHeading, 'a group within a section'],
  [-1, (head) => namesFact(head), 'may be the name of a fact'],
]

/** True for the name of a section in front of a row, or of rows, that are the section. */
export function headsSection(head: LineCell, row: LineCell[], underHeading: boolean): boolean {
  if (row.length === 0 || !namesSection(head)) return false
  const weights = SECTION_EVIDENCE.map(([weight, test]) =>
    test(head, row, underHeading) ? weight : 0,
  )
  return weights.reduce((sum, weight) => sum + weight, 0) > 0
}

/** Sections that stand in front of their rows, from which on a table is made of them. */
const SECTIONS = 2

/**
 * True for a table with one section a row: the names of sections stand in front of some, so what
 * stands in front of the others names sections as well, however short these are.
 */
export function isOfSections(rows: readonly LineCell[][]): boolean {
  const heads = rows.filter(([head, ...row]) => head && headsSection(head, row, false))
  return heads.length >= SECTIONS && heads.length >= rows.length / 3
}

/** In such a table: a name in front of the only other cell of its row. */
export const mayHeadSection = (head: LineCell, row: LineCell[]) =>
  row.length === 1 &&
  head.content.length <= 2 &&
  !/\d/.test(textOf(head)) &&
  breadthOf(textOf(head)) <= LONGEST_NAME &&
  (namesSection(head) ? !namesFact(head) : row.some(({ content }) => content.length > 1))

interface Sight {
  cell: LineCell
  /** Less than half of the table's cells are set so. */
  boldIsRare: boolean
  shadeIsRare: boolean
  /** The format says that the row names the columns. */
  header: boolean
  /** The level of a school in a row with its year: `Secondary | 1989 | …`. */
  isLevel: boolean
}

const isBold = ({ content }: LineCell) => content[0]?.bold === true

const NAME_EVIDENCE: [weight: number, test: (sight: Sight) => boolean, reason: string][] = [
  [3, ({ header }) => header, 'the format says so'],
  [3, ({ cell, isLevel }) => namesFact(cell) && !isLevel, 'a listed label'],
  [2, ({ cell }) => rowHeadKind(nameOf(cell), []) !== null, 'a listed heading'],
  [2, ({ cell }) => COLON.test(textOf(cell)), 'ends in a colon'],
  [1.5, ({ cell, boldIsRare }) => boldIsRare && isBold(cell), 'stands out'],
  [1.5, ({ cell, shadeIsRare }) => shadeIsRare && cell.shaded, 'stands out'],
  [-2, ({ cell }) => /\d/.test(textOf(cell)), 'names have no figures'],
  [-4, ({ cell }) => !/\p{L}/u.test(textOf(cell)), 'a sign for nothing: ——'],
  [-4, ({ cell }) => /@|:\/\/|[.。;；]\s*$/u.test(textOf(cell)), 'an address or a sentence'],
  [
    -3,
    ({ cell }) => breadthOf(textOf(cell)) > LONGEST_NAME && !namesFact(cell),
    'names that no list has are short',
  ],
  [-3, ({ cell }) => cell.content.length > 2, 'names are short'],
  [-3, ({ cell }) => cell.content.some((line) => line.bullet), 'an item of a list'],
]

/** A cell with so much more for it than against is a name. */
const NAMES = 2

/** Of a row or a column all cells are names when this part of them is and nothing speaks against. */
const NAMES_TOGETHER = 0.5

/** True above rows of dates that its first row names, whatever its other columns are called. */
function headsPeriods([head = [], ...others]: readonly LineCell[][]): boolean {
  const period = head.find((cell) => columnKinds(nameOf(cell)).includes('dates'))
  if (!period || head.length < 3 || others.length < 2) return false
  return others.every((row) => {
    const cell = row.find(({ column }) => column === period.column)
    return cell !== undefined && isDated(textOf(cell))
  })
}

/** Levels of schools below names of columns, in rows with years: values, though forms ask by them. */
function levelsOfStudies([head = [], ...rows]: readonly LineCell[][]): ReadonlySet<LineCell> {
  if (head.filter(namesFact).length < 2) return new Set()
  const dated = rows.filter((row) => row.some((cell) => isDated(textOf(cell))))
  return new Set(dated.flat().filter((cell) => columnKinds(nameOf(cell)).includes('level')))
}

/** The cells that are names of others: of the column below, or of what stands beside them. */
export function namesIn(rows: readonly LineCell[][], headers: ReadonlySet<number>): Set<LineCell> {
  const cells = rows.flat()
  const isRare = (test: (cell: LineCell) => boolean) => cells.filter(test).length < cells.length / 2
  const boldIsRare = isRare(isBold)
  const shadeIsRare = isRare(({ shaded }) => shaded)
  /** Rows that begin with a date are entries, however they are set. */
  const entries = new Set(
    rows.flatMap(([first]) => (first?.content.every(isOnlyDate) ? first.row : [])),
  )
  const named = new Set(headers)
  if (headsPeriods(rows)) named.add(rows[0]![0]!.row)
  const levels = levelsOfStudies(rows)
  const scores = new Map(
    cells.map((cell) => {
      const stands = !entries.has(cell.row)
      const sight = {
        cell,
        boldIsRare: stands && boldIsRare,
        shadeIsRare: stands && shadeIsRare,
        header: stands && named.has(cell.row),
        isLevel: levels.has(cell),
      }
      const weights = NAME_EVIDENCE.map(([weight, test]) => (test(sight) ? weight : 0))
      return [cell, weights.reduce((sum, weight) => sum + weight, 0)]
    }),
  )
  const isName = (cell: LineCell) => (scores.get(cell) ?? 0) >= NAMES
  const together = (group: LineCell[]) =>
    group.length > 1 &&
    group.every((cell) => (scores.get(cell) ?? 0) >= 0) &&
    group.filter(isName).length >= group.length * NAMES_TOGETHER
  /** Two that are listed beside others that have figures below them: `Qualification | … | Percentage`. */
  const nameFigures = (row: LineCell[], next: LineCell[]) =>
    row.length === next.length &&
    row.filter(isName).length > 1 &&
    row.every((cell) => (scores.get(cell) ?? 0) >= 0) &&
    row.every((cell, at) => isName(cell) || /\d/.test(textOf(next[at]!)))
  /** Set alike, and unlike what stands below: names of columns, listed or not. */
  const heads = (row: LineCell[], next: LineCell[] | undefined) => {
    if (next === undefined || row.length < 2 || next.some(isName)) return false
    const dated = (cell: LineCell) => isDated(textOf(cell))
    const standsOut = [isBold, ({ shaded }: LineCell) => shaded].some(
      (test) => row.every(test) && !next.every(test),
    )
    if (!standsOut)
      return (
        !row.some(isBold) &&
        (together(row) ? row.length > 2 || row.every(isName) : nameFigures(row, next))
      )
    return (
      row.every((cell) => (scores.get(cell) ?? 0) >= 0) &&
      (row.some(isName) || (row.length > 2 && next.some(dated)))
    )
  }
  const firsts = rows.flatMap(([first]) => (first?.column === 0 ? [first] : []))
  return new Set([
    ...cells.filter(isName),
    ...(together(firsts) ? firsts : []),
    ...rows.filter((row, index) => heads(row, rows[index + 1])).flat(),
  ])
}

/** Rows of a form may be set as lines of one row: each is a row of its own. */
export function withoutStacks(rows: readonly LineCell[][]): LineCell[][] {
  return rows.flatMap((row) => {
    const count = row[0]?.content.length ?? 0
    const isStack =
      count > 1 &&
      row.length > 1 &&
      row.every(({ content }) => content.length === count) &&
      row.some(({ content }) => content.every(isLabel))
    if (!isStack) return [row]
    return Array.from({ length: count }, (_, at) =>
      row.map((cell) => ({ ...cell, content: cell.content.slice(at, at + 1) })),
    )
  })
}

const isLabel = ({ text }: Line) =>
  COLON.test(text) || labelKinds(text.replace(COLON, '').trim()).length > 0

/** A name of a fact or a section that some list has. */
export const isKnownName = (cell: LineCell) => namesFact(cell) || namesSection(cell)

export const isHeading = (line: Line) =>
  (line.headingLevel > 0 && !isDocumentTitle(line.text)) ||
  (line.cells.length === 1 && headingKind(line.text, []) !== null)

const lengthsOf = (row: LineCell[]) =>
  row.map(({ content }) => content.length).toSorted((a, b) => b - a)

const LAYOUT_EVIDENCE: [
  weight: number,
  test: (row: LineCell[], names: ReadonlySet<LineCell>) => boolean,
  reason: string,
][] = [
  [3, (row) => row.some(({ content }) => content.slice(1).some(isHeading)), 'parts within a cell'],
  [3, (row) => row.filter(headed).length > 1, 'parts side by side'],
  [1.5, (row) => row.some(headed), 'begins a part'],
  [1.5, (row) => (lengthsOf(row)[1] ?? 0) > 4, 'texts side by side'],
  [1.5, (row) => (lengthsOf(row)[0] ?? 0) > 4 && (lengthsOf(row)[1] ?? 0) > 2, 'texts'],
  [1.5, (row) => (lengthsOf(row).at(-1) ?? 0) > 2 && row.every(isBold), 'cards with titles'],
  [1, (row) => row.some(({ content }) => content.some((line) => line.tableRow >= 0)), 'tables'],
  [-3, (row, names) => row.some((cell) => names.has(cell)), 'names and values'],
  [-3, (row) => [row[0], row.at(-1)].some((cell) => cell && isShortDate(cell)), 'dates'],
]

const headed = ({ content }: LineCell) =>
  content[0] !== undefined && isHeading(content[0]) && content.length > 1

/** Rows from which on a cell beside them all is no cell of theirs. */
const SEVERAL_ROWS = 3

/** True for a part of the page with its own heading that stands beside all rows of a table. */
export const isColumnOfPage = (cell: LineCell, rows: readonly LineCell[][]) =>
  rows.length >= SEVERAL_ROWS &&
  cell.rows >= (rows.at(-1)?.[0]?.row ?? 0) - cell.row + 1 &&
  headed(cell) &&
  cell.content.length > SEVERAL_ROWS

const isShortDate = ({ content }: LineCell) =>
  content.length <= 4 && isDated(content[0]?.text ?? '')

const IS_LAYOUT = 1.5

/** True when the cells of a row are columns of the page, each to be read through. */
export function isPageLayout(
  row: LineCell[],
  names: ReadonlySet<LineCell>,
  hasHeader: boolean,
): boolean {
  if (row.length < 2) return false
  const weights = LAYOUT_EVIDENCE.map(([weight, test]) => (test(row, names) ? weight : 0))
  return weights.reduce((sum, weight) => sum + weight, hasHeader ? -3 : 0) >= IS_LAYOUT
}

/** `From | To`: the second row of names, below the one for periods, which says as much. */
export const isOfEnds = (row: readonly LineCell[]): boolean =>
  row.length > 1 && row.every((cell) => ENDS.has(key(textOf(cell))))
const ENDS = new Set((['since', 'from', 'to', 'toAfter'] as const).flatMap(allWords).map(key))

/** True for the name of a column that only jobs or studies have. */
export const isOfEntry = (cell: LineCell): boolean =>
  labelKinds(nameOf(cell)).some((kind) => OF_ENTRIES.has(kind))

const OF_ENTRIES: ReadonlySet<LabelKind> = new Set<LabelKind>(['company', 'institution', 'field'])
