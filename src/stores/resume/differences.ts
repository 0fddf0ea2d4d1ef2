import type { ResumeDocument } from './state.ts'

/** A place where two documents differ, as a dotted path into the resume; '' for its looks. */
export interface Difference {
  at: string
  mine: unknown
  theirs: unknown
}

/** True when two values hold the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}

/**
 * Where two documents differ, field by field. A list whose entries do not pair up, and a rich
 * text, count as one field.
 */
export function differencesBetween(mine: ResumeDocument, theirs: ResumeDocument): Difference[] {
  const found = below('', mine.content, theirs.content)
  if (mine.title !== theirs.title) {
    found.unshift({ at: 'title', mine: mine.title, theirs: theirs.title })
  }
  if (mine.templateId !== theirs.templateId || !isSame(mine.style, theirs.style)) {
    found.push({ at: '', mine: mine.style, theirs: theirs.style })
  }
  return found
}

function below(at: string, mine: unknown, theirs: unknown): Difference[] {
  if (isSame(mine, theirs)) return []
  const isField = !isObject(mine) || !isObject(theirs) || 'type' in mine || 'type' in theirs
  if (isField || haveOtherShapes(mine, theirs)) return [{ at, mine, theirs }]
  return Object.keys(mine).flatMap((key) =>
    below(at ? `${at}.${key}` : key, mine[key], theirs[key]),
  )
}

function haveOtherShapes(mine: Values, theirs: Values): boolean {
  if (!Array.isArray(mine)) return false
  return mine.length !== Number(theirs.length) || typeof mine[0] === 'string'
}

type Values = Record<string, unknown>

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
