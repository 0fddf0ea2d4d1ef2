/** Rows of forms: a label in one cell, and its value in the other. */
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { columnKinds, labelKinds, labelled, type Labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { findDates } from '../fields/dates.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'

/** What stands in an entry's head; a record prints it in any order, with details between. */
export const OF_HEADS: ReadonlySet<LabelKind> = new Set([
  'company',
  'title',
  'role',
  'dates',
  'institution',
  'degree',
  'field',
  'project',
])

/** What the labels of jobs tell; forms of schools have many more in two parts. */
const OF_JOBS: ReadonlySet<LabelKind> = new Set(['company', 'title', 'role'])

/** A label in the first cell with its value in the second, as forms print them. */
export function labelCell(line: Line): Labelled | null {
  const [first, second, ...more] = line.cells
  if (!first || !second || more.length > 0) return null
  const label = first.text.replace(/\s*[:：]$/u, '').trim()
  const whole = labelKinds(label)
  const parted = whole.length > 0 ? [] : columnKinds(label)
  const kinds = parted.some((kind) => OF_JOBS.has(kind)) ? parted : whole
  // `Octobre 2016 à ce jour :` says when
  const isLabel = kinds.length > 0 || (/\p{L}\s*[:：]$/u.test(first.text) && !isOnlyDate(label))
  return isLabel ? { label, value: second.text.trim(), kinds } : null
}

/** True for a cell of a column that is named for a fact. */
export const isColumn = ({ label = '' }: Cell, kind: LabelKind): boolean =>
  columnKinds(label).includes(kind)

const SLASH = /\s*[/／]\s*/u

/** The facts of a row that tells of several: `Company / Contract | Fernbank Ltd / part-time`. */
export function factsOf(fact: Labelled): Labelled[] {
  const [labels, values] = [fact.label, fact.value].map((text) => text.split(SLASH))
  const facts = labels!.map((label, at) => ({
    label,
    value: values![at] ?? '',
    kinds: labelKinds(label),
  }))
  const isParted = labels!.length === values!.length && labelKinds(fact.label).length === 0
  // 担当 / 役割 says twice what somebody was
  const ofHead = facts.filter(({ kinds }) => kinds.some((kind) => OF_HEADS.has(kind)))
  return isParted && ofHead.length === 1 ? facts : [fact]
}

/** `Langues | : anglais, espagnol`: a colon that columns have set in front of the value. */
export const withColonsBehind = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [first, colon, ...values] = line.cells
    // `Surname | : | Quill`: a colon in a column of its own
    if (first && colon && values.length > 0 && /^\s*[:：]\s*$/u.test(colon.text))
      return withCells(line, [{ ...first, text: `${first.text}:`, runs: [] }, ...values])
    const [label, value, ...more] = line.cells
    const text = /^[:：]\s*(\S.*)$/su.exec(value?.text ?? '')?.[1]
    if (!label || !value || !text || more.length > 0 || /[:：]$/u.test(label.text)) return line
    return withCells(line, [
      { ...label, text: `${label.text}:`, runs: [] },
      { ...value, text, runs: [] },
    ])
  })

/** What may be a label within a line: up to three words before a colon. */
const INNER =
  /(?<=^|[\s,，、;；(（|])[^\s,，、;；:：|()（）]{1,16}(?:\s[^\s,，、;；:：|()（）]{1,16}){0,2}\s?[:：]/gu

/** Where labels of jobs and studies stand in a text: `时间：2019-2021 单位：海州电子厂 职务：质检员`. */
function labelsIn(text: string): number[] {
  if (!/[:：]/u.test(text)) return []
  return [...text.matchAll(INNER)].flatMap(({ index, 0: found }) => {
    // the words before it may belong to the value in front
    const words = [0, ...[...found.matchAll(/\s(?=\S)/gu)].map(({ index: at }) => at + 1)]
    const own = words.find((at) => isOfEntry(found.slice(at).replace(/\s?[:：]$/u, '')))
    return own === undefined ? [] : [index + own]
  })
}

const isOfEntry = (label: string) =>
  labelKinds(label).some((kind) => OF_HEADS.has(kind) && kind !== 'project')

function apart(cell: Cell): Cell[] {
  const starts = labelsIn(cell.text).filter((at) => at > 0)
  return [0, ...starts].flatMap((from, index) => {
    const text = cell.text.slice(from, starts[index]).replace(/[\s,，、;；(（|]+$/u, '')
    return text ? [{ ...cell, text, runs: [], x: cell.x + from }] : []
  })
}

/** `Hoa Sen, chức vụ: …`: a label that begins another part. */
const BEHIND_SIGN = /\p{L}{2}\s*[,，;；]\s*$/u

/** Lines on which several labels stand with their values, each as a cell. */
export const withLabelsApart = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const count = line.cells.reduce((sum, { text }) => sum + labelsIn(text).length, 0)
    const isBehindSign = line.cells.some(({ text }) =>
      labelsIn(text).some((at) => BEHIND_SIGN.test(text.slice(0, at))),
    )
    return count > 1 || isBehindSign ? withCells(line, line.cells.flatMap(apart)) : line
  })

/** Who somebody is, with labels between strokes, as cells: `지원분야 : 영업 / 성명 : 한도윤 / 1979년생`. */
export const withFactsApart = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [cell, ...others] = line.cells
    const parts = cell && others.length === 0 ? cell.text.split(/\s+[/／]\s+/u) : []
    const kinds = parts.flatMap((part) => labelled(part)?.kinds ?? [])
    if (parts.length < 2 || !kinds.includes('name')) return line
    return withCells(
      line,
      parts.map((text, at) => ({ ...cell!, text, runs: [], x: cell!.x + at })),
    )
  })

/** A word for a house in front of its name and time, without a colon: `所属 青葉精機株式会社（2020.4~2022.12）`. */
function houseWordOf({ cells, text, tableRow }: Line): string {
  const [word = ''] = /^\p{Lo}+(?=\s)/u.exec(text) ?? []
  const isHead =
    tableRow < 0 && labelKinds(word).includes('company') && dateIn(cells.at(-1)!.text)?.range
  return isHead ? word : ''
}

/** Heads of several jobs without such a word, which all of them begin with. */
export function withoutHouseWords(lines: Line[]): Line[] {
  const words = lines.map(houseWordOf)
  return lines.map((line, at) => {
    const word = words[at]!
    if (!word || words.filter((other) => other === word).length < 2) return line
    const [first, ...others] = line.cells
    const text = first!.text.slice(word.length).trimStart()
    return withCells(line, text ? [{ ...first!, text, runs: [] }, ...others] : others)
  })
}

/** A label of anything but the time, with its value behind it. */
export const isOtherFact = ({ cells }: Line): boolean => {
  const kinds = cells.length === 2 ? labelKinds(cells[0]!.text) : []
  return kinds.length > 0 && !kinds.includes('dates')
}

/** True for `Date (da – a) | 2012 – 2019` in front of several entries. */
export const haveLabelledDates = (lines: readonly Line[]): boolean =>
  lines.filter(
    ({ cells }) =>
      cells.length === 2 &&
      labelKinds(cells[0]!.text).includes('dates') &&
      findDates(cells[1]!.text).length > 0,
  ).length > 1
