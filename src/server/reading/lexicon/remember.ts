/** So many texts are remembered at a time: then all are forgotten. */
const MOST = 10_000

/** What is longer stands in a document once. */
const LONGEST = 400

const inUse = new Set<Map<string, unknown>>()

/**
 * A function of a text that remembers what it found: a search for the likeliest parting of a head asks
 * the same of the same phrases a hundred times. What it gives is shared, so nobody may change it.
 *
 * @example const isPlace = remembered((text) => lookUp(text))
 */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (text.length > LONGEST) return find(text)
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    if (known.size >= MOST) known.clear()
    const fresh = find(text)
    known.set(text, fresh)
    inUse.add(known)
    return fresh
  }
}

/** Nothing of a document stays behind in a process that goes on: called once a resume is judged (a reading process ends with its document). */
export function forget(): void {
  for (const known of inUse) known.clear()
  inUse.clear()
}
