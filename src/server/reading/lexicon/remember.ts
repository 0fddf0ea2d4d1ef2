/** So many texts are remembered, of one document or several: then all are forgotten. */
const MOST = 10_000

/** What is longer stands in a document once. */
const LONGEST = 400

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
    return fresh
  }
}
