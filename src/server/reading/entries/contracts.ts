/** By what contract somebody works: beside title and company, and neither. */
import { key } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'

const CONTRACTS = new Set(allWords('contracts').map(key))

/** True for `part-time`, `CDI`, and for one with more behind it: `Vollzeit, befristet`. */
export const isContract = (text: string): boolean => CONTRACTS.has(key(text.split(/[,،;|]/u)[0]!))
