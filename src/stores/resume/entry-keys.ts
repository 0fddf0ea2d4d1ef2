/**
 * Identity of list entries. The contract gives entries no id, and an edited entry is a new
 * object: a key that copies inherit lets the page keep its editors while entries move.
 */
const keys = new WeakMap<object, string>()
let count = 0

/** The key of an entry, the same for all its edited copies. */
export function keyOf(entry: object): string {
  let key = keys.get(entry)
  if (!key) {
    key = `entry-${++count}`
    keys.set(entry, key)
  }
  return key
}

/** Makes `copy` the same entry as `original`. */
export function inheritKey(original: object, copy: object): void {
  const key = keys.get(original)
  if (key) keys.set(copy, key)
}
