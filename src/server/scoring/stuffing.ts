import { couldBePlace } from '#server/reading/lexicon/places.ts'
import type { Facts } from './facts.ts'
import { LEVEL_ALONE, LEVEL_LABEL } from './lexicon/level-words.ts'
import type { Line } from './lines.ts'
import { isOfCountry } from './phone.ts'

/** A word this often, and this large a share of the text, is stuffed. */
const STUFFED_TIMES = 9
const STUFFED_SHARE = 0.06

/** Web and mail addresses repeat names without meaning to. */
const ADDRESSES =
  /(?<!\S)\S+(?:@|\/\/|www\.|\.(?:com|org|net|io|dev|de|fr|es|it|jp|kr|cn|tr|vn))\S*/gu

/** What is counted comes back with every count: 40 horas, 126 horas. */
const COUNTED = /\p{Nd}\s+\p{L}+/gu

interface StuffedWord {
  word: string
  count: number
}

/** What one line says again and again. */
interface Repeats {
  words: string[]
  /** Those that it says no second time. */
  single: string[]
  run: StuffedWord | null
}

/** A change leaves most lines as they are, so they need not be searched again. */
const known = new WeakMap<Line, Repeats>()

function repeatsOf(line: Line, syllables: boolean): Repeats {
  const before = known.get(line)
  if (before) return before
  const repeats = repeatsIn(line.text, syllables)
  known.set(line, repeats)
  return repeats
}

function repeatsIn(part: string, syllables: boolean): Repeats {
  const text = part.toLowerCase().replaceAll(ADDRESSES, ' ').replaceAll(COUNTED, ' ')
  const words = syllables ? pairsOf(text) : (text.match(/[\p{L}\p{M}\p{N}+#]{3,}/gu) ?? [])
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  const single = [...times].flatMap(([word, count]) => (count === 1 ? [word] : []))
  return { words, single, run: repeatedRun(text) }
}

/** Words of somebody's own titles and studies may come back so many times as often. */
const OF_TRADE = 2

/** Names of employers, schools, products and places, in lower case: they come back wherever they were. */
export function namesGiven({ resume }: Facts): (word: string) => boolean {
  const { basics, work, education, projects, awards, other } = resume
  const names = [
    basics.name,
    basics.location,
    ...work.flatMap(({ company, location }) => [company, location]),
    ...education.flatMap(({ institution, location }) => [institution, location]),
    ...projects.map(({ name }) => name),
    ...awards.map(({ issuer }) => issuer),
    ...other.flatMap(({ entries }) => entries.map(({ title }) => title)),
  ]
  const words = new Set(
    names
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}+#]+/gu),
  )
  return (word) =>
    words.has(word.toLowerCase()) || isOfCountry(word.toLowerCase()) || couldBePlace(word)
}

/** A word that comes back far more often than running text repeats anything. */
export function stuffedWord(facts: Facts): StuffedWord | null {
  const { allLines, skills, lexicon, locale, resume } = facts
  const isName = namesGiven(facts)
  const syllables = locale === 'vi'
  const listed = skills.map(({ text }) => text)
  const parts = [
    ...allLines.map((line) => repeatsOf(line, syllables)),
    ...listed.map((text) => repeatsIn(text, syllables)),
    { words: [], run: repeatsIn(listed.join('\n'), syllables).run },
  ]
  const run = parts.find((part) => part.run && !LEVEL_ALONE.test(part.run.word))?.run ?? null
  const words = parts.flatMap((part) => part.words)
  if (lexicon?.unit === 'characters' || words.length < STUFFED_TIMES) return run
  // A line on what somebody did shows a word in use, if it says it once.
  const shown = allLines.flatMap((line) => (line.acting ? repeatsOf(line, syllables).single : []))
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of shown) counts.set(word, (counts.get(word) ?? 0) - 1)
  // what somebody is by trade comes back
  const trade = [resume.basics.headline, ...resume.work.map(({ title }) => title)]
  const own = [...trade, ...resume.education.map(({ degree, field }) => `${degree} ${field}`)]
    .join(' ')
    .toLowerCase()
  const candidates = [...counts].filter(
    // Short words are articles and prepositions, which every text repeats.
    ([word, count]) =>
      count >= STUFFED_TIMES * (own.includes(word) ? OF_TRADE : 1) &&
      count / words.length > STUFFED_SHARE &&
      [...word].length > 3 &&
      // a grid of languages says `advanced` in every cell
      !LEVEL_ALONE.test(word) &&
      !LEVEL_LABEL.test(word) &&
      !isName(word),
  )
  const [found] = candidates.toSorted((a, b) => b[1] - a[1])
  return found ? { word: found[0], count: found[1] } : run
}

/**
 * Vietnamese writes each syllable apart, and one syllable is part of many words: kế toán is
 * accounting, quyết toán a settlement. So two of them count as a word.
 */
function pairsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}+# ]+/u).flatMap((part) => {
    const syllables = part.trim().split(/ +/)
    return syllables.slice(1).map((syllable, index) => `${syllables[index]} ${syllable}`)
  })
}

/** The same term four times in a row, whatever the language. */
function repeatedRun(text: string): StuffedWord | null {
  const run =
    /(?<![\p{L}\p{M}\p{N}+#])((?=[\p{L}\p{M}\p{N}+#]*\p{L}[\p{L}\p{M}+#])[\p{L}\p{M}\p{N}+#]{2,}(?: [\p{L}\p{M}\p{N}+#]{2,})?)(?:[\s,、，;；|/·]+\1){3,}/u.exec(
      text,
    )
  if (!run?.[1]) return null
  return { word: run[1], count: run[0].split(run[1]).length - 1 }
}
