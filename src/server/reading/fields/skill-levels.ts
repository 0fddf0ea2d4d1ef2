/** How well somebody knows a skill, as words beside it: kept as the name of a group, or in brackets. */
import type { SkillGroup } from '#contract/resume.ts'
import type { Line } from '../document.ts'

export interface Row {
  text: string
  line: Line
  /** First cell, when the line has more and it reads as a group's name. */
  cells: string[]
  /** A skill with the level that stood beside it. */
  rated?: boolean
}

type IsLevel = (text: string) => boolean

/** `Excel ⇥ advanced` as one item; what columns are called stands above the first. */
function withCellLevels(rows: readonly Row[], isLevel: IsLevel): Row[] {
  const isRated = ({ cells }: Row) => cells.length === 2 && isLevel(cells[1]!)
  const [first, ...others] = rows
  const isHeader =
    first?.cells.length === 2 && !isRated(first) && others.length > 1 && others.every(isRated)
  return rows.slice(isHeader ? 1 : 0).flatMap((row) => {
    // `Word | good | Excel | good`
    const pairs = Array.from({ length: Math.ceil(row.cells.length / 2) }, (_, at) =>
      row.cells.slice(at * 2, at * 2 + 2),
    )
    if (!pairs.every(([, level]) => level !== undefined && isLevel(level))) return [row]
    return pairs.map(([skill, level]) => {
      const text = `${skill} (${level})`
      return { ...row, text, cells: [text], rated: true }
    })
  })
}

/** `Java. Nivel medio`: a name and its level, as two short sentences. */
const SENTENCE_LEVEL = /^([^.。,;:：]{1,40})[.。]\s+([^.。,;:：]{3,24})\.?$/u

/** The same where a full stop parts a skill from its level, in a list of several. */
function withSaidLevels(rows: readonly Row[], isLevel: IsLevel): Row[] {
  const partsOf = ({ text, cells }: Row) => {
    const found = cells.length === 1 ? SENTENCE_LEVEL.exec(text) : null
    return found && isLevel(found[2]!) ? found : null
  }
  if (rows.filter(partsOf).length < 2) return [...rows]
  return rows.map((row) => {
    const [, skill, level] = partsOf(row) ?? []
    if (skill === undefined) return row
    const text = `${skill} (${level})`
    return { ...row, text, cells: [text], rated: true }
  })
}

/** The rows of a list with each level in brackets behind its skill, however it was printed. */
export const withLevels = (rows: readonly Row[], isLevel: IsLevel): Row[] =>
  withSaidLevels(withCellLevels(rows, isLevel), isLevel)

/** Skills from which on they are sorted by their levels, and how many share one of these. */
const SORTED = { skills: 3, share: 1.5 }
const IN_BRACKETS = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u

/** Skills that all have their level in brackets, put together by level: `Advanced: Word, Excel`. */
export function groupedByLevel(groups: readonly SkillGroup[], isLevel: IsLevel): SkillGroup[] {
  return groups.flatMap((group) => {
    const rated = group.items.flatMap((item) => {
      const [, skill = '', level = ''] = IN_BRACKETS.exec(item) ?? []
      return isLevel(level) ? [{ skill, level }] : []
    })
    const levels = [...new Set(rated.map(({ level }) => level))]
    const areSorted =
      group.name === '' &&
      rated.length >= SORTED.skills &&
      rated.length === group.items.length &&
      levels.length * SORTED.share <= rated.length
    if (!areSorted) return [group]
    return levels.map((name) => ({
      name,
      items: rated.filter(({ level }) => level === name).map(({ skill }) => skill),
    }))
  })
}
