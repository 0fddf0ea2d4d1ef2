import { featuresOf } from './features.ts'
import { DEGREE_OR_SCHOOL, OTHER_OR_NAME, TITLE_OR_COMPANY } from './weights.ts'

/** So many phrases are remembered. */
const MOST_REMEMBERED = 4000

/** How much more a phrase looks like the first of two kinds (above 0) than the second, by its letters. */
function guesser({ scale, bytes }: { scale: number; bytes: string }): (text: string) => number {
  const weights = new Int8Array(Buffer.from(bytes, 'base64'))
  const known = new Map<string, number>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const features = featuresOf(text)
    const sum = features.reduce((all, at) => all + weights[at]!, 0)
    const guess = (sum * scale) / Math.sqrt(features.length)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(text, guess)
    return guess
  }
}

/** The log odds that a phrase without cues is a job title and no company. */
export const guessTitle = guesser(TITLE_OR_COMPANY)

/** The log odds that a phrase without cues is a degree or subject and no school. */
export const guessDegree = guesser(DEGREE_OR_SCHOOL)

/** The log odds that a phrase without cues is a skill, a prize or a town, and neither a title nor a company. */
export const guessOther = guesser(OTHER_OR_NAME)
