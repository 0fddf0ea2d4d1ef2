/** When two values count as the same; the rules stand in the corpus's README. */

/** NFKC, lower case, no punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
}

const squeezed = (text: string) => plain(text).replace(/\s/g, '')

function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** Dice's coefficient of letter pairs, from 0 to 1. */
export function similarity(first: string, second: string): number {
  const [a, b] = [squeezed(first), squeezed(second)]
  if (a === b) return a === '' ? 0 : 1
  if (a.length < 2 || b.length < 2) return 0
  const pairs = bigrams(a)
  let common = 0
  for (const [pair, count] of bigrams(b)) common += Math.min(count, pairs.get(pair) ?? 0)
  return (2 * common) / (a.length + b.length - 2)
}

/** At least 0.9 alike, or one holding the other and not much more. */
export function alike(first: string, second: string): boolean {
  if (similarity(first, second) >= 0.9) return true
  const [short, long] = [squeezed(first), squeezed(second)].toSorted((a, b) => a.length - b.length)
  return (
    short !== undefined &&
    long !== undefined &&
    short.length > 0 &&
    long.includes(short) &&
    short.length >= 0.6 * long.length
  )
}

/** A link without scheme, `www.` and the slash at its end. */
export const bareLink = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

/** The last eight digits of a phone number. */
export const phoneDigits = (phone: string) =>
  phone
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\D/g, '')
    .slice(-8)

/** Equal to the month when both have one, else to the year. */
export function sameDate(first: string, second: string): boolean {
  if (first === 'present' || second === 'present') return first === second
  const length = Math.min(first.length, second.length, 7)
  return first.slice(0, length) === second.slice(0, length) && length >= 4
}

/** Words of a list as whole tokens: C is not C++. */
export const token = (text: string) => plain(text)
