import { inheritKey } from './entry-keys.ts'

/**
 * The value `after`, made of the parts of `before` wherever they say the same, so that only what
 * has really changed is drawn again; a changed entry stays the same entry.
 */
export function reconciled<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const parts = keys.map((key) => reconciled(before[key], after[key]))
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key, index) => Object.hasOwn(before, key) && before[key] === parts[index])
  if (isSame) return before as unknown as T
  if (Array.isArray(after)) return parts as T
  const copy = Object.fromEntries(keys.map((key, index) => [key, parts[index]]))
  inheritKey(before, copy)
  return copy as T
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
