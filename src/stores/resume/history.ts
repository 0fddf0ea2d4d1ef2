/** Steps back that are kept (specification, section 9). */
const DEPTH = 100

/** Edits of one place merge into one step while they follow each other within this (ms). */
const MERGE_MS = 1_000

export interface History<T> {
  past: readonly T[]
  future: readonly T[]
  /** What the last step changed, and when; null right after a step back or forth. */
  last: { group: string; at: number } | null
}

export function emptyHistory<T>(): History<T> {
  return { past: [], future: [], last: null }
}

/**
 * The history after a change.
 *
 * @param before The state that the change started from.
 * @param group Names the place of the change, such as a field's path.
 */
export function recorded<T>(history: History<T>, before: T, group: string, at: number): History<T> {
  const merges = history.last?.group === group && at - history.last.at < MERGE_MS
  const past = merges ? history.past : [...history.past, before].slice(-DEPTH)
  return { past, future: [], last: { group, at } }
}

/** One step back from `now`; null when there is none. */
export function stepBack<T>(history: History<T>, now: T): { state: T; history: History<T> } | null {
  const state = history.past.at(-1)
  if (state === undefined) return null
  const past = history.past.slice(0, -1)
  return { state, history: { past, future: [now, ...history.future], last: null } }
}

/** One step forth again; null when there is none. */
export function stepForth<T>(
  history: History<T>,
  now: T,
): { state: T; history: History<T> } | null {
  const [state, ...future] = history.future
  if (state === undefined) return null
  return { state, history: { past: [...history.past, now], future, last: null } }
}
