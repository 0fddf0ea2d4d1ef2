/** Skills in a table with how long or how well each is known: `OS | Linux | 5年 | 構築可能`. */
import type { Line } from '../document.ts'
import { isDuration } from './durations.ts'

export interface TabledSkill {
  /** What the column in front of the skills says; '' where there is none. */
  group: string
  item: string
}

/** `5`, `3.5`, ★★★: how much, whatever of. */
const FIGURE = /^(?:[\d.]+\s?\p{L}?|[★☆●○◎△]+|[A-DS])$/u

/** What a measure says more: `3年（設計・実装）`. */
const NOTE = /\s*[(（][^()（）]*[)）]$/u

/** Share of the rows that say how much, in a column that is for that. */
const MOST = 0.6

/**
 * The skills of rows that are a table of this kind, each with what stands behind it; null for all
 * others.
 *
 * @param isLevel True for words that say how well something is known.
 */
export function tabledSkills(
  lines: readonly Line[],
  isLevel: (text: string) => boolean,
): TabledSkill[] | null {
  const cells = lines.map((line) => line.cells.map(({ text }) => text.trim()))
  const isRow = (line: Line, at: number) => line.tableRow >= 0 && cells[at]!.length > 1
  if (lines.length < 3 || !lines.every(isRow)) return null
  const isMeasure = (text = '') =>
    [text, text.replace(NOTE, '')].some(isDuration) || isLevel(text) || FIGURE.test(text)
  const [names = [], ...rows] = cells
  // below a cell over several rows the others stand further left, and know their column
  const columnOf = (row: number, column: number) => {
    const own = lines[row + 1]!.cells.findIndex(({ label }) => label === names[column])
    return own < 0 ? column : own
  }
  const measured = names.findIndex(
    (name, column) =>
      !isMeasure(name) &&
      rows.filter((row, at) => isMeasure(row[columnOf(at, column)])).length >= rows.length * MOST,
  )
  if (measured < 1) return null
  let group = ''
  return rows.map((row, index) => {
    const column = columnOf(index, measured)
    const isOff = row.length < column + 1 || (column === measured && !isMeasure(row[column]))
    const own = isOff ? row.findIndex(isMeasure) : column
    const at = Math.max(1, own < 0 ? column : own)
    const behind = row.slice(at).filter(Boolean)
    const skill = row[at - 1] ?? ''
    // what a cell over several rows says stands in the first alone
    if (column === measured) group = row[at - 2] ?? ''
    return {
      group,
      item: behind.length > 0 ? `${skill} (${behind.join(', ')})` : skill,
    }
  })
}

/**
 * The skills of a row of names, each above its level, `Excel | Word` / `good | fair`, and the lines
 * around them; null where there is no such row.
 */
export function skillsAcross(
  lines: readonly Line[],
  isLevel: (text: string) => boolean,
): { items: string[]; rest: Line[] } | null {
  const at = lines.findIndex(
    ({ cells, tableRow }, index) =>
      tableRow >= 0 &&
      cells.length > 1 &&
      lines[index - 1]?.header === true &&
      cells.every(({ label, text }) => label !== undefined && isLevel(text.trim())),
  )
  return at < 0
    ? null
    : {
        items: lines[at]!.cells.map(({ label, text }) => `${label} (${text.trim()})`),
        rest: [...lines.slice(0, at - 1), ...lines.slice(at + 1)],
      }
}
