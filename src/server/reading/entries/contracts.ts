/** By what contract somebody works: beside title and company, and neither. */
import { key } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'
import { remembered } from '../lexicon/remember.ts'

const CONTRACTS = new Set(allWords('contracts').map(key))

/** Letters of the longest of them, about. */
const LONGEST = 30
const SELF_EMPLOYED = new Set(allWords('selfEmployed').map(key))

/** True for `Freelance`, `autónomo (freelance)`: what stands in place of an employer. */
export const isSelfEmployed = remembered((text) => {
  if (text.length > 2 * LONGEST) return false
  const parts = text.split(/[(（)）/]/u).flatMap((part) => key(part) || [])
  return parts.length > 0 && parts.every((part) => SELF_EMPLOYED.has(part))
})

/** True for a post of somebody's own: `Freelance Web Developer`. */
export const isOwnBusiness = (title: string): boolean =>
  title.split(/[\s(（)）/,،]+/u).some((word) => SELF_EMPLOYED.has(key(word)))

/** `CDI`, and `Stage PAL`: with letters behind it that say of which kind. */
const isListed = (text: string) =>
  CONTRACTS.has(key(text)) || CONTRACTS.has(key(text.replace(/\s\p{Lu}{2,4}$/u, '')))

/**
 * True for `part-time`, `CDI`, and for one with more behind it: `Vollzeit, befristet`; a name makes a
 * post of it: `Stage, Mairie de Kerval`.
 */
export function isContract(text: string): boolean {
  const [first = '', ...others] = text.split(/\s*[,،;|]\s*/u)
  return isListed(first) && others.every((part) => isListed(part) || !/^\p{Lu}/u.test(part))
}

/** `CDI infirmière`, `Minijob Getränke Timm`: a contract in front of a post or a company. */
export function splitContract(text: string): [contract: string, rest: string] | null {
  const spaces = [...text.matchAll(/\s+/gu)].slice(0, 3)
  for (const { index, 0: space } of spaces.toReversed()) {
    const rest = text.slice(index + space.length)
    if (/^\p{L}{3}/u.test(rest) && isListed(text.slice(0, index)))
      return [text.slice(0, index).replace(/[,،]$/u, ''), rest]
  }
  return null
}
