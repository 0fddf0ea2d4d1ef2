/** The rows of the table that `npm run trust` prints: what is attacked, broken or loaded. */
import { expect, type TestContext } from 'vitest'
import { IS_FULL } from './extent.ts'

export const ROWS = {
  A1: 'bombs, broken files and mutations',
  A2: 'wrong types, polyglots, hostile names',
  A3: 'script in every field',
  A4: 'prompt injections and hidden text',
  A5: 'sessions, tokens, other people’s ids',
  A6: 'forged, replayed and random signatures',
  A7: 'redirects, CORS, CSRF, headers',
  A8: 'canaries in logs, answers and database files',
  F1: 'kill -9 under writes',
  F2: 'full disk, read-only disk, no file handles',
  F3: 'Postgres stops and starts',
  F4: 'a model that fails',
  F5: 'slow clients',
  F6: 'SIGTERM under load',
  F7: 'restoring a backup',
  L1: 'Lighthouse',
  L2: 'calls a second, and parallel uploads',
  L3: 'many analyses',
  N1: 'three nodes on one Postgres, one killed',
  T1: 'a day of visits',
  O1: 'the container’s files',
} as const
export type RowId = keyof typeof ROWS

export interface Figure {
  row: RowId
  what: string
  value: string
  bar: string
  ok: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    row?: RowId
    figures?: Figure[]
  }
}

export interface Row {
  /** The value is a figure of the table, and must not be above the bar. */
  atMost(what: string, value: number, bar: number, unit?: string): void
  atLeast(what: string, value: number, bar: number, unit?: string): void
  /** The same where time is measured: it binds on a quiet machine, which `npm run trust` is for. */
  fasterThan(what: string, ms: number, bar: number, unit?: string): void
  /** How many of all held; it must be all of them. */
  all(what: string, held: number, of: number): void
}

const shown = (value: number) =>
  Math.abs(value) < 10 ? value.toFixed(2).replace(/\.?0+$/, '') : value.toFixed(0)

const figure = (value: number, unit: string) => `${shown(value)}${unit && ` ${unit}`}`

/** What a test shows for a row of the table; a test that fails makes its row red. */
export function rowOf({ task }: Pick<TestContext, 'task'>, row: RowId): Row {
  const figures: Figure[] = (task.meta.figures ??= [])
  task.meta.row = row
  function note(what: string, value: string, bar: string, ok: boolean, binds = true): void {
    figures.push({ row, what, value, bar, ok })
    if (binds) expect(ok, `${row} ${what}: ${value}, where the bar is ${bar}`).toBe(true)
  }
  return {
    atMost: (what, value, bar, unit = '') =>
      note(what, figure(value, unit), `≤ ${figure(bar, unit)}`, value <= bar),
    atLeast: (what, value, bar, unit = '') =>
      note(what, figure(value, unit), `≥ ${figure(bar, unit)}`, value >= bar),
    fasterThan: (what, ms, bar, unit = 'ms') =>
      note(what, figure(ms, unit), `≤ ${figure(bar, unit)}`, ms <= bar, IS_FULL),
    all: (what, held, of) => note(what, `${held} of ${of}`, 'all', held === of),
  }
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
