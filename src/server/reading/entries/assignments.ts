/**
 * A 職務経歴書 prints a company with its period on a line, and below it a table of what somebody did
 * there: a row for each time, with department and post below the dates. Each row is a post in that
 * company.
 */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { columnKinds } from '../lexicon/labels.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { dateIn } from './head-dates.ts'
import { isColumn } from './label-cells.ts'
import { without } from './pieces.ts'

/** The rows of a table with two columns, when and what. */
const isHeader = ({ header, cells }: Line) =>
  header === true &&
  cells.length === 2 &&
  columnKinds(cells[0]!.text).includes('dates') &&
  columnKinds(cells[1]!.text).includes('duties')

/** A line with the period of a company, and its name. */
function houseOn({ text, tableRow }: Line): string {
  const span = tableRow < 0 ? dateIn(text) : null
  return span?.range ? without(text, span.from, span.to).replaceAll(' | ', ' ').trim() : ''
}

/** Lines between the name of a company and its table, at most: its business, its size. */
const MOST_BETWEEN = 4

const { labels } = LEXICONS.ja
const labelOf = (kind: 'dates' | 'company' | 'title') => labels[kind]?.[0] ?? ''

/** Letters of a department and a post, at most. */
const LONGEST_POST = 24
const isName = (text: string) => text.length <= LONGEST_POST && !/[【】、。（(・]/u.test(text)

/** One row of the table as the head of a post, and what was done there below it. */
function postOf(row: readonly Line[], company: string): Line[] | null {
  const when = row
    .flatMap(({ cells }) => cells.filter((cell) => isColumn(cell, 'dates')))
    .map(({ text }) => text)
    .join(' ')
  const span = dateIn(when)
  const [first] = row
  if (!span || !first) return null
  // below the dates, or in front of what was done
  const isBeside = first.cells.some((cell) => isColumn(cell, 'dates'))
  const beside = (isBeside ? first.cells : []).filter(
    (cell) => !isColumn(cell, 'dates') && isName(cell.text),
  )
  const post =
    without(when, span.from, span.to).replaceAll(' | ', ' ').trim() ||
    beside.map(({ text }) => text).join(' ')
  const cell = (kind: 'dates' | 'company' | 'title', text: string): Cell => ({
    ...first.cells[0]!,
    text,
    label: labelOf(kind),
    runs: [],
  })
  const head = withCells(first, [
    cell('dates', when.slice(span.from, span.to)),
    cell('company', company),
    ...(post ? [cell('title', post)] : []),
  ])
  const duties = row.flatMap((line) => {
    const cells = line.cells.filter(
      (one) =>
        !isColumn(one, 'dates') && !(post && beside.includes(one) && post.includes(one.text)),
    )
    // 【業務内容】 says once more what the column is called
    const isTold = cells.some(({ text, label = '' }) => !text.includes(label))
    // the line above may be that of the other column
    const continues =
      line.continues === true &&
      cells.length === line.cells.length &&
      !cells[0]!.text.startsWith('【')
    return isTold ? [{ ...withCells(line, cells), continues }] : []
  })
  return [{ ...head, continues: false }, ...duties]
}

/** The lines of jobs, with the rows of such tables as posts of their own. */
export function withAssignments(lines: readonly Line[]): readonly Line[] {
  const result: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const company = houseOn(line)
    const header = company
      ? lines.findIndex((one, index) => index > at && index <= at + MOST_BETWEEN && isHeader(one))
      : -1
    const between = header < 0 ? [] : lines.slice(at + 1, header)
    if (header < 0 || between.some((one) => one.tableRow >= 0 || houseOn(one))) {
      result.push(line)
      continue
    }
    const end = lines.findIndex((one, index) => index > header && one.tableRow < 0)
    const body = lines.slice(header + 1, end < 0 ? lines.length : end)
    const posts = [...Map.groupBy(body, ({ tableRow }) => tableRow).values()].map((row) =>
      postOf(row, company),
    )
    if (posts.length === 0 || posts.includes(null)) {
      result.push(line)
      continue
    }
    const [[head, ...duties], ...others] = posts as [[Line, ...Line[]], ...Line[][]]
    result.push(head, ...between, ...duties, ...others.flat())
    at = header + body.length
  }
  return result
}
