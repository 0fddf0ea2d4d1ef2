import { allWords } from './index.ts'
import { alternatives } from './words.ts'

const OPEN = new RegExp(
  `(?:[-–—~〜,،、&/(（+]|\\s(?:${alternatives(allWords('open'))}))\\s*$`,
  'iu',
)

/** True for a line that goes on: it ends in a dash, a comma or a word that needs something behind. */
export const isOpen = (text: string): boolean => OPEN.test(text)
