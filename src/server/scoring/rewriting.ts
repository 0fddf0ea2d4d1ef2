import type { Patch } from '#contract/patch.ts'
import { edited, editLine, type Edit, type Place } from './edits.ts'
import type { Remark } from './rule.ts'

/** What stands in for what only the person knows. */
export const BLANK = '___'

/** Upper case for the first letter, in the rules of the text's own language. */
export function capitalised(text: string, tag: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}

/** A change of one line, with what it looks like before and after. */
export function rewrite(place: Place, edits: readonly Edit[]): Pick<Remark, 'fix' | 'suggestion'> {
  return {
    fix: editLine(place, edits),
    suggestion: { before: place.text, after: edited(place.text, edits), blanks: [] },
  }
}

/** The same line with room for what is missing; it promises nothing, as only the person knows. */
export function withBlanks(before: string, after: string): Pick<Remark, 'suggestion'> {
  const blanks = Array.from(after.matchAll(new RegExp(BLANK, 'g')), () => BLANK)
  return { suggestion: { before, after, blanks } }
}

/** Drops what a line opens with and lets the rest open it. */
export function dropOpening(
  place: Place,
  to: number,
  rest: string,
  tag: string,
): Pick<Remark, 'fix' | 'suggestion'> {
  const tail = place.text.slice(to)
  const start = to + tail.length - tail.trimStart().length
  const opening = capitalised(rest.trimStart(), tag)
  if (tail.trimStart().toLocaleLowerCase(tag) === opening.toLocaleLowerCase(tag)) {
    return rewrite(place, [{ from: 0, to: start + 1, insert: opening.charAt(0) }])
  }
  return rewrite(place, [{ from: 0, to: place.text.length, insert: opening }])
}

/** A quotation short enough for a message; the whole line stays in `suggestion`. */
export function quoted(text: string, limit = 90): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= limit) return line
  const cut = characters.slice(0, limit - 1).join('')
  const blank = cut.lastIndexOf(' ')
  return `${blank > limit / 2 ? cut.slice(0, blank) : cut}…`
}

/** Moves entries of a list into a new order, as one replacement of the list. */
export function reorder<T>(path: string, list: readonly T[], order: readonly number[]): Patch {
  return [{ op: 'replace', path, value: order.map((index) => list[index]) }]
}
