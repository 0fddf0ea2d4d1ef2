import * as v from 'valibot'

/** A change of a resume as JSON Patch (RFC 6902), the three operations that fixes need. */
const pointer = v.pipe(v.string(), v.regex(/^(\/([^~/]|~[01])*)+$/))

export const PatchSchema = v.array(
  v.variant('op', [
    v.object({ op: v.literal('add'), path: pointer, value: v.unknown() }),
    v.object({ op: v.literal('replace'), path: pointer, value: v.unknown() }),
    v.object({ op: v.literal('remove'), path: pointer }),
  ]),
)
export type Patch = v.InferOutput<typeof PatchSchema>

/**
 * A changed copy of `document`, which stays as it is; parts that no operation touches are
 * shared with it.
 *
 * @throws RangeError when a path leads nowhere.
 * @example applyPatch({ a: [1] }, [{ op: 'add', path: '/a/-', value: 2 }]) // { a: [1, 2] }
 */
export function applyPatch<T>(document: T, patch: Patch): T {
  return patch.reduce<unknown>((copy, operation) => {
    const keys = operation.path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    return changed(copy, keys, operation)
  }, document) as T
}

/** Copies what lies on the way to the change, and nothing else. */
function changed(node: unknown, keys: readonly string[], operation: Patch[number]): unknown {
  const [key = '', ...rest] = keys
  const copy: unknown = Array.isArray(node) ? [...node] : isObject(node) ? { ...node } : node
  if (rest.length === 0) change(copy, key, operation)
  else {
    const value = changed(child(copy, key, operation.path), rest, operation)
    Object.defineProperty(copy, key, { value, ...PLAIN })
  }
  return copy
}

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null

function child(parent: unknown, key: string, path: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) {
    throw new RangeError(`Nothing at ${path}`)
  }
  return (parent as Record<string, unknown>)[key]
}

function change(parent: unknown, key: string, operation: Patch[number]): void {
  if (typeof parent !== 'object' || parent === null) {
    throw new RangeError(`Nothing at ${operation.path}`)
  }
  if (operation.op !== 'add') child(parent, key, operation.path)
  if (Array.isArray(parent)) {
    const index = key === '-' ? parent.length : Number(key)
    if (!Number.isInteger(index) || index < 0 || index > parent.length) {
      throw new RangeError(`Nothing at ${operation.path}`)
    }
    if (operation.op === 'remove') parent.splice(index, 1)
    else parent.splice(index, operation.op === 'add' ? 0 : 1, operation.value)
    return
  }
  const object = parent as Record<string, unknown>
  if (operation.op === 'remove') delete object[key]
  else Object.defineProperty(object, key, { value: operation.value, ...PLAIN })
}

/** Defining instead of assigning keeps a key such as `__proto__` an ordinary one. */
const PLAIN = { configurable: true, enumerable: true, writable: true }
