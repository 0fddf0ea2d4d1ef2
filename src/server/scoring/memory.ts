/**
 * A function that remembers what it has computed for a text. Made anew for each resume, so that
 * nothing of one stays behind in a server that runs for weeks.
 */
export function remembering<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = compute(text)
    known.set(text, result)
    return result
  }
}
