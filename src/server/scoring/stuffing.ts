import type { Facts } from './facts.ts'

/** A word this often, and this large a share of the text, is stuffed. */
const STUFFED_TIMES = 9
const STUFFED_SHARE = 0.06

/** Web and mail addresses repeat names without meaning to. */
const ADDRESSES = /\S+(?:@|\/\/|www\.|\.(?:com|org|net|io|dev|de|fr|es|it|jp|kr|cn|tr|vn))\S*/gu

/** A word that comes back far more often than running text repeats anything. */
export function stuffedWord({
  allLines,
  skills,
  lexicon,
}: Facts): { word: string; count: number } | null {
  const text = [...allLines, ...skills]
    .map((part) => part.text.toLowerCase().replaceAll(ADDRESSES, ' '))
    .join('\n')
  const words = text.match(/[\p{L}\p{M}\p{N}+#]{3,}/gu) ?? []
  if (lexicon?.unit === 'characters' || words.length < STUFFED_TIMES) return repeatedRun(text)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const candidates = [...counts].filter(
    // Short words are articles and prepositions, which every text repeats.
    ([word, count]) =>
      [...word].length > 3 && count >= STUFFED_TIMES && count / words.length > STUFFED_SHARE,
  )
  const [found] = candidates.toSorted((a, b) => b[1] - a[1])
  return found ? { word: found[0], count: found[1] } : repeatedRun(text)
}

/** The same term four times in a row, whatever the language. */
function repeatedRun(text: string): { word: string; count: number } | null {
  const run =
    /([\p{L}\p{M}\p{N}+#]{2,}(?: [\p{L}\p{M}\p{N}+#]{2,})?)(?:[\s,、，;；|/·]+\1){3,}/u.exec(text)
  if (!run?.[1]) return null
  return { word: run[1], count: run[0].split(run[1]).length - 1 }
}
