/**
 * One shape seen as another, both ways and without loss.
 *
 * A row ties a field of ours to the foreign fields that say the same. What is read from foreign
 * JSON can be written back: fields that did not change keep what the source said, word for word;
 * foreign fields that no row knows stay; and what the foreign shape cannot say travels beside it
 * under `OWN`.
 */
import { isDeepStrictEqual } from 'node:util'

export type Json = Record<string, unknown>

/** Our namespace in foreign JSON. */
export const OWN = 'x-vitascope'

export interface Row<T, K extends keyof T = keyof T> {
  field: K
  /** The foreign fields that it is read from and written to. */
  keys: readonly string[]
  read(source: Json): T[K]
  /** The foreign fields of a value; `source` is what stood there before. Empty ones are left out. */
  write(value: T[K], source: Json): Json
}

/** A row, checked on its own field. */
export function row<T>() {
  return <K extends keyof T>(given: Row<T, K>): Row<T> => given as unknown as Row<T>
}

/** Reads each field: ours, as long as the foreign fields still say the same, else theirs. */
export function read<T>(rows: readonly Row<T>[], source: Json): T {
  const own = objectOf(source[OWN])
  const fields = rows.map(({ field, keys, read: readOne, write: writeOne }) => {
    const ours = own[field as string] as T[keyof T] | undefined
    // Another program may have changed the file since: what it says then counts.
    const isCurrent =
      ours !== undefined &&
      isDeepStrictEqual(pick(writeOne(ours, source), keys), pick(source, keys))
    return [field, isCurrent ? ours : readOne(source)] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as T
}

/** @param source What the value was once read from; without one, everything is written anew. */
export function write<T>(rows: readonly Row<T>[], value: T, source?: Json): Json {
  const before = source && read(rows, source)
  const out: Json = { ...source }
  delete out[OWN]
  for (const { field, keys, write: writeOne } of rows) {
    if (before && isDeepStrictEqual(before[field], value[field])) continue
    for (const key of keys) delete out[key]
    Object.assign(out, writeOne(value[field], source ?? {}))
  }
  const lost = rows.filter(({ field, read: readOne }) => {
    return !isDeepStrictEqual(readOne(out), value[field])
  })
  if (lost.length > 0) out[OWN] = Object.fromEntries(lost.map(({ field }) => [field, value[field]]))
  return out
}

/** Reads a list of objects; what is no object is passed over, a bare text counts as its name. */
export function readAll<T>(rows: readonly Row<T>[], sources: unknown, limit: number): T[] {
  return entriesOf(sources)
    .slice(0, limit)
    .map((source) => read(rows, source))
}

/**
 * Writes a list. Each value goes back into the source that it came from, wherever it now stands:
 * the one that reads the same, else one that agrees in one of the `names`.
 */
export function writeAll<T>(
  rows: readonly Row<T>[],
  values: readonly T[],
  sources: unknown,
  names: readonly (keyof T)[],
): Json[] {
  const left = entriesOf(sources).map((source) => ({ source, was: read(rows, source) }))
  const take = (isIt: (was: T) => boolean) => {
    const index = left.findIndex(({ was }) => isIt(was))
    return index < 0 ? undefined : left.splice(index, 1)[0]?.source
  }
  // Those that are unchanged first, so that no changed one takes what is theirs.
  const found = values.map((value) => take((was) => isDeepStrictEqual(was, value)))
  return values.map((value, index) => {
    const source =
      found[index] ?? take((was) => names.some((name) => was[name] && was[name] === value[name]))
    return write(rows, value, source)
  })
}

function entriesOf(sources: unknown): Json[] {
  if (!Array.isArray(sources)) return []
  return sources.flatMap((source: unknown) => {
    if (typeof source === 'string') return [{ name: source }]
    return isObject(source) ? [source] : []
  })
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {}
}

/** The named fields that are there. */
export function pick(source: Json, keys: readonly string[]): Json {
  return Object.fromEntries(
    keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])),
  )
}

/** Without what is empty: '' and []. */
export function filled(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined,
    ),
  )
}
