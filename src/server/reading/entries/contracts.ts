/** By what contract somebody works: beside title and company, and neither. */
import { key } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'

const CONTRACTS = new Set(allWords('contracts').map(key))

/** True for `part-time`, `CDI`, and for one with more behind it: `Vollzeit, befristet`. */
export const isContract = (text: string): boolean => CONTRACTS.has(key(text.split(/[,،;|]/u)[0]!))

/** `CDI infirmière`, `Minijob Getränke Timm`: a contract in front of a post or a company. */
export function splitContract(text: string): [contract: string, rest: string] | null {
  const spaces = [...text.matchAll(/\s+/gu)].slice(0, 3)
  for (const { index, 0: space } of spaces.toReversed()) {
    const rest = text.slice(index + space.length)
    if (/^\p{L}{3}/u.test(rest) && CONTRACTS.has(key(text.slice(0, index))))
      return [text.slice(0, index), rest]
  }
  return null
}
