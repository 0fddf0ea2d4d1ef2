/** Fields that are alike in every part of a JSON Resume. */
import { filled, type Json, type Row } from './lens.ts'
import { lineOf, textOf } from './prose.ts'

/** A line under one foreign name; `older` are names of earlier schemas. */
export function line<T>(field: keyof T, key: string, ...older: string[]): Row<T> {
  return {
    field,
    keys: [key, ...older],
    read: (source) => lineOf(first(source, key, ...older)) as T[keyof T],
    write: (value) => filled({ [key]: value }),
  }
}

/** What JSON Resume has no field for. */
export function ours<T>(field: keyof T, empty: () => T[keyof T]): Row<T> {
  return { field, keys: [], read: empty, write: () => ({}) }
}

/** The first of several fields that is there. */
export function first(source: Json, ...keys: string[]): unknown {
  return source[keys.find((key) => source[key] !== undefined && source[key] !== null) ?? '']
}

/** `2014-06-29`, less of it, a time behind it, other separators; '' for anything else. */
export function dateOf(value: unknown): string {
  const found = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T|\s|$)/.exec(
    textOf(value).trim(),
  )
  const [year = '', month, day] = (found ?? []).slice(1)
  if (!isIn(month, 12)) return year
  const toMonth = `${year}-${month.padStart(2, '0')}`
  return isIn(day, 31) ? `${toMonth}-${day.padStart(2, '0')}` : toMonth
}

function isIn(part: string | undefined, most: number): part is string {
  return part !== undefined && Number(part) >= 1 && Number(part) <= most
}

export function date<T>(field: keyof T, key: string, ...older: string[]): Row<T> {
  return {
    ...line<T>(field, key, ...older),
    read: (source) => dateOf(first(source, key, ...older)) as T[keyof T],
    write: (value) => (value === 'present' ? {} : filled({ [key]: value })),
  }
}
