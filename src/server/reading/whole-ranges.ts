/** Dates that forms ask for in two places, a year and a month or the first and the last day: each as one. */
import { withCells } from './cells.ts'
import type { Cell, Line } from './document.ts'
import { labelCell } from './entries/label-cells.ts'
import { dateIn, isOnlyDate } from './entries/head-dates.ts'
import { findDates } from './fields/dates.ts'
import { eventIn } from './lexicon/events.ts'
import { labelled } from './lexicon/labels.ts'

/** The moment that a text is, and nothing else; '' for any other text. */
export function momentOf(text: string): string {
  const span = isOnlyDate(text) ? dateIn(text) : null
  return span && !span.range ? span.end : ''
}

/** True for two moments of which the second may be the end of what began at the first. */
export function areInOrder(from: string, to: string): boolean {
  const [start, end] = [momentOf(from), momentOf(to)]
  const isStart = start !== '' && start !== 'present'
  return isStart && (end === 'present' || (end.length === start.length && end >= start))
}

/** A line with the cells of its first and its last day as one: `03/2012 | 06/2015`, `Von | … | Bis | …`. */
function withWholeRange(line: Line): Line {
  const at = line.cells.findIndex(({ text }, index) => endsAt(line.cells, index, text) > 0)
  if (at < 0) return line
  const first = line.cells[at]!
  const end = endsAt(line.cells, at, first.text)
  const last = line.cells[end]!
  const whole = {
    ...first,
    text: `${first.text} – ${last.text}`,
    runs: [],
    width: last.x + last.width - first.x,
  }
  return withCells(line, [...line.cells.slice(0, at), whole, ...line.cells.slice(end + 1)])
}

/** The cell that ends what begins in another: the next one, or the one behind its name. */
function endsAt(cells: readonly Cell[], at: number, text: string): number {
  const [next, second] = cells.slice(at + 1)
  if (next && areInOrder(text, next.text)) return at + 1
  return second?.label === next?.text && second && areInOrder(text, second.text) ? at + 2 : -1
}

/** Years, months and days of forms that leave room between them: `1995年 | 6月 | 16日生`. */
const PARTS = [
  /^(?:19|20)\d\d\s?[年년]$/u,
  /^\d{1,2}\s?[月월](?:$|\s?\d)/u,
  /^\d{1,2}\s?[日일]/u,
] as const

const isRest = ({ text }: Cell, index: number) => PARTS[index + 1]?.test(text) === true

/** A line with the cells of one day as one. */
function withWholeDay(line: Line): Line {
  const at = line.cells.findIndex(({ text }) => PARTS[0].test(text))
  const behind = at < 0 ? [] : line.cells.slice(at + 1)
  const end = behind.findIndex((cell, index) => !isRest(cell, index))
  const rest = behind.slice(0, end < 0 ? behind.length : end)
  if (rest.length === 0) return line
  const [first, last] = [line.cells[at]!, rest.at(-1)!]
  const text = [first, ...rest].map((cell) => cell.text).join(' ')
  const whole = { ...first, text, runs: [], width: last.x + last.width - first.x }
  return withCells(line, [
    ...line.cells.slice(0, at),
    whole,
    ...line.cells.slice(at + rest.length + 1),
  ])
}

export const withWholeRanges = (lines: readonly Line[]): Line[] =>
  withStackedRanges(lines.map(withWholeDay).map(withWholeRange))

const DASH = '‐-―−~～〜'
const LONE_DASH = new RegExp(`^(?:[${DASH}至|｜↓-]|to)$`, 'u')
const DASH_BEHIND = new RegExp(`\\s*[${DASH}-]\\s*$`, 'u')

/** The moment with which a short text ends: `several, last 10/2022`. */
function lastMoment(text: string): string {
  const last = text.length < SHORT ? findDates(text).at(-1) : undefined
  return last && !last.range && last.to === text.length ? text.slice(last.from) : text
}

/** Letters of what is no more than a few dates. */
const SHORT = 40

/** Lines of a text beside a date that is set on three lines, at most. */
const TALLEST = 8

/** What began above a dash and ended below it, in a narrow column: `2021.04` / `—` / `2023.05`, 2019年4月〜 / 2022年6月. */
function withStackedRanges(lines: readonly Line[]): Line[] {
  const whole = [...lines]
  for (let at = 0; at < whole.length; at++) {
    const [first, ...others] = whole[at]!.cells
    const begun = first?.text.replace(DASH_BEHIND, '') ?? ''
    const moment = lastMoment(begun)
    if (!first || !momentOf(moment)) continue
    const isBelow = ({ cells: [cell] }: Line) =>
      cell && cell.x < first.x + first.width && cell.x + cell.width > first.x
    const [second, third] = whole.slice(at + 1, at + TALLEST).filter(isBelow)
    // the dash stands alone, or behind the first day
    const isAlone = second !== undefined && LONE_DASH.test(second.cells[0]!.text.trim())
    const goesOn = begun !== first.text && second?.tableRow === whole[at]!.tableRow
    const end = isAlone ? third : goesOn ? second : undefined
    const last = end?.cells[0]
    if (!last || !areInOrder(moment, last.text)) continue
    const range = { ...first, text: `${begun} – ${last.text}`, runs: [] }
    whole[at] = withCells(whole[at]!, [range, ...others])
    for (const line of isAlone ? [second, end!] : [end!]) {
      const [beside, ...more] = line.cells.slice(1)
      const rest = beside ? [withCells({ ...line, x: beside.x }, [beside, ...more])] : []
      whole.splice(whole.indexOf(line), 1, ...rest)
    }
  }
  return whole
}

/** A moment behind a label that says nothing else: `Fecha de inicio: 03/2014`. */
function labelledMoment(line: Line): { label: string; value: string } | null {
  const fact = labelCell(line) ?? (line.cells.length === 1 ? labelled(line.text) : null)
  const isDate = fact && (fact.kinds.length === 0 || fact.kinds.includes('dates'))
  return isDate && momentOf(fact.value) ? fact : null
}

/** Lines of records with the first and the last day, each behind a label of its own, as one. */
export function withLabelledRanges(lines: readonly Line[]): Line[] {
  return lines.reduce<Line[]>((whole, line) => {
    const last = whole.at(-1)
    const [from, to] = [last && labelledMoment(last), labelledMoment(line)]
    if (!last || !from || !to || !areInOrder(from.value, to.value)) return [...whole, line]
    const text = `${from.label}: ${from.value} – ${to.value}`
    const cell = { ...last.cells[0]!, text, runs: [] }
    return [...whole.slice(0, -1), withCells(last, [cell])]
  }, [])
}

/** Years as forms print them in a column of their own, and the months and days beside them. */
const YEAR_CELL = /^(?:令和|平成|昭和)?\s?(?:元|\d{1,2}|(?:19|20)\d{2})\s?[年년]?$/u
const MONTH_CELL = /^(?:0?[1-9]|1[0-2])\s?[月월]?$/u
const DAY_CELL = /^(?:0?[1-9]|[12]\d|3[01])\s?[日일]?$/u

/** Days above what happened then, as one: `2009年4月` / `汐見大学 入学`. */
function withDatesAbove(lines: readonly Line[]): Line[] {
  return lines.reduce<Line[]>((whole, line) => {
    const above = whole.at(-1)
    const isBelow =
      above?.cells.length === 1 &&
      momentOf(above.text) !== '' &&
      findDates(line.text).length === 0 &&
      eventIn(line.text) !== null
    return isBelow
      ? [...whole.slice(0, -1), withCells(line, [...above.cells, ...line.cells])]
      : [...whole, line]
  }, [])
}

/** Signs for the year of the row above, in front of a month. */
const DITTO = /^(?:〃|″|々|"|同上?)$/u

/** Rows that repeat the year above by a sign, with the year itself: `平成9 | 3 | …` / `〃 | 4 | …`. */
function withDittos(lines: readonly Line[]): Line[] {
  let year: string | undefined
  return lines.map((line) => {
    const [first, second] = line.cells
    const isOfMonth = second !== undefined && MONTH_CELL.test(second.text.trim())
    if (!first || !isOfMonth) return line
    if (YEAR_CELL.test(first.text.trim())) year = first.text
    else if (year !== undefined && DITTO.test(first.text.trim()))
      return withCells(line, [{ ...first, text: year, runs: [] }, ...line.cells.slice(1)])
    return line
  })
}

/** Lines with a year, a month and perhaps a day in cells of their own as one: `平成27 | 4 | 青葉病院 入職`. */
export function withWholeDates(lines: readonly Line[]): Line[] {
  return withDatesAbove(withDittos(lines)).map((line) => {
    const { cells } = line
    const texts = cells.map(({ text }) => text.trim())
    const at = texts.findIndex(
      (text, index) => YEAR_CELL.test(text) && MONTH_CELL.test(texts[index + 1] ?? ''),
    )
    if (at < 0) return line
    // a figure that stands last is what the row is about: `2019 | 5 | 12`
    const hasDay = at + 3 < cells.length && DAY_CELL.test(texts[at + 2] ?? '')
    const parts = texts.slice(at, at + (hasDay ? 3 : 2))
    const [year, month, day] = parts.map((text) => text.replace(/\s?[年년月월日일]$/u, ''))
    const text = /\p{Script=Hangul}/u.test(line.text)
      ? [year, month, day].filter(Boolean).join('.')
      : `${year}年${month}月${day ? `${day}日` : ''}`
    const date = { ...cells[at]!, text, runs: [] }
    return withCells(line, [...cells.slice(0, at), date, ...cells.slice(at + parts.length)])
  })
}
