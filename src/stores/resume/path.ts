import { inheritKey } from './entry-keys.ts'

/** What a dotted path such as 'work.0.details' leads to; undefined when nowhere. */
export function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => child(value, key), root)
}

/**
 * A copy of `root` with another value at `path`. Only what lies on the way is copied, so all
 * else stays the same object; `root` itself comes back when nothing changes.
 *
 * @throws RangeError when the path leads nowhere.
 * @example withValueAt({ work: [{ title: 'a' }] }, 'work.0.title', 'b')
 */
export function withValueAt<T>(root: T, path: string, value: unknown): T {
  return changed(root, path.split('.'), value, path) as T
}

function changed(node: unknown, keys: string[], value: unknown, path: string): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) {
    throw new RangeError(`Nothing at ${path}`)
  }
  const before = child(node, key)
  const after = changed(before, rest, value, path)
  if (Object.is(before, after)) return node
  if (Array.isArray(node)) return node.with(Number(key), after)
  const copy = { ...node, [key]: after }
  inheritKey(node, copy)
  return copy
}

function child(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined
}
