import { fold } from '../fold.ts'

/** Weights of one question: as many as there are numbers for features. */
export const WEIGHTS = 1 << 15

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Lengths of the parts of words that are looked at, their edges counted as letters. */
const PARTS = { spaced: { least: 3, most: 5 }, unspaced: { least: 1, most: 3 } }
/** Letters of what a phrase begins and ends with, at most. */
const MOST_AT_EDGE = 4

/** What a phrase looks like, whatever its words. */
const SHAPES = [/\d/, /[,，、]/u, /[(（]/u, /\//, /['’&]/u, /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u]

/** FNV-1a: a number for each feature; what shares one is rare and costs little. */
function numberOf(feature: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93)
  return ((hash ^ (hash >>> 15)) >>> 0) % WEIGHTS
}

/**
 * The features of a phrase, as places in a list of weights: its words, their parts, what it begins
 * and ends with, how it is written.
 */
export function featuresOf(text: string): number[] {
  const words = fold(text).match(WORD) ?? []
  const features = words.flatMap((word) => {
    const edged = `<${word}>`
    const { least, most } = UNSPACED.test(word) ? PARTS.unspaced : PARTS.spaced
    const parts = [`word ${word}`]
    for (let length = least; length <= most; length++)
      for (let at = 0; at + length <= edged.length; at++)
        parts.push(`part ${edged.slice(at, at + length)}`)
    return parts
  })
  const [first = '', last = ''] = [words[0], words.at(-1)]
  features.push('always', `first ${first}`, `last ${last}`, `words ${Math.min(5, words.length)}`)
  for (let length = 1; length <= MOST_AT_EDGE; length++)
    features.push(`begins ${first.slice(0, length)}`, `ends ${last.slice(-length)}`)
  const written = text.match(WORD) ?? []
  const capital = written.filter((word) => /^\p{Lu}/u.test(word)).length
  features.push(`capital ${Math.round((4 * capital) / Math.max(1, written.length))}`)
  SHAPES.forEach((shape, at) => features.push(`shape ${at} ${shape.test(text)}`))
  return [...new Set(features.map(numberOf))]
}
