/**
 * Latin runs that were isolated in a line from right to left: what they bring along looks, from
 * the places alone, as if it belonged to the Arabic around them.
 */
import { isRightToLeft } from '../characters.ts'

/** A mark, or a letter whose drawn spaces alone are known so far. */
export interface Seen {
  text: string
  spaceBefore?: boolean
  afterSpace?: boolean
}

/** Signs that Latin names and amounts end with: they belong to what they touch on their left. */
const SUFFIX: Record<string, RegExp> = { ltr: /^[+#]$/, number: /^%$/ }

/** Names that begin with a full stop; any other full stop there ends a sentence. */
const DOTTED_NAMES = new Set(['net'])

/** `C++`, `C#` and `18%`, which were isolated in the line: else the signs were on the left. */
export function isSuffix(marks: Seen[], directions: readonly string[], index: number): boolean {
  let left = index
  while (directions[left] === 'neutral' && !isParted(marks[left])) left--
  const suffix = SUFFIX[directions[left] ?? '']
  return !!suffix && marks.slice(left + 1, index + 1).every(({ text }) => suffix.test(text))
}

const ARABIC_COMMA = /^[\u060C\u061B]\u200F?$/

/** `Go ،Java`: a comma that touches what is on its right says that this was spoken before. */
export function listsLeftward(marks: Seen[], index: number): boolean {
  const [mark, next] = [marks[index], marks[index + 1]]
  if (!mark || !next || !ARABIC_COMMA.test(mark.text)) return false
  return isParted(mark) && !isParted(next)
}

const isParted = (mark: Seen | undefined) => mark?.spaceBefore ?? mark?.afterSpace ?? false

/** The full stop of `.NET`. */
export function beginsName(marks: Seen[], index: number): boolean {
  if (marks[index]?.text !== '.') return false
  let name = ''
  for (let at = index + 1; /\p{L}/u.test(marks[at]?.text ?? ''); at++) {
    if (isParted(marks[at]) || isRightToLeft(marks[at]!.text)) break
    name += marks[at]!.text
  }
  return DOTTED_NAMES.has(name.toLowerCase())
}

/** A bracket that closes what was opened in a Latin run belongs to it (UAX 9, rule N0). */
export function withPairs(marks: Seen[], leftToRight: boolean[]): boolean[] {
  const found = [...leftToRight]
  const open: number[] = []
  for (const [index, { text }] of marks.entries()) {
    if (text === '(') open.push(index)
    const opening = text === ')' ? open.pop() : undefined
    if (opening === undefined) continue
    const isLatin = found.slice(opening + 1, index).every(Boolean)
    if (isLatin && found[opening] !== found[index]) found[opening] = found[index] = true
  }
  return found
}
