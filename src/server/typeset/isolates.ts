/**
 * Latin runs in text from right to left that would fall apart: signs at their ends have no
 * direction of their own, and `C++` would be printed as `++C`, `.NET` as `NET.` (Unicode's
 * bidirectional algorithm, UAX 9, which has isolates for that).
 */

/** A run that is set from left to right as a whole, with the Arabic letters that hold on to it. */
export interface Isolate {
  isolate: string
  before?: string
}

/** What is longer must be able to break, and stands where the algorithm puts it. */
const LONGEST = 36

/** Signs that a Latin word or a number has before, in and behind it. */
const SIGNS = "[.+#&/_@%*~='’()\\[\\]–:,-]"
const LATIN = '[\\p{Script=Latin}\\p{M}0-9]'
const WORD = `[.+#@(\\[]*${LATIN}(?:${LATIN}|${SIGNS})*`
const AMOUNT = '[+-]?\\d[\\d.,–-]*\\s?%'
/** Particles and the article, which Arabic writes without a space. */
const HOLDING_ON = '(?:(?<!\\p{L})[وفبلك]{0,2}(?:ال)?ـ?)?'
const RUN = new RegExp(`(?<before>${HOLDING_ON})(?<run>${AMOUNT}|${WORD}(?: ${WORD})*)`, 'gu')

/** A sentence's own marks behind a run. */
const CLOSING = /[.,:'’–-]+$/u

const SIGN_AT_AN_END = /^[^\p{L}\p{N}]|[^\p{L}\p{N}\p{M}]$/u
const IS_AMOUNT = new RegExp(`^${AMOUNT}$`, 'u')
/** Another Latin run beside it, with nothing between that has a direction. */
const LATIN_AFTER = /^[^\p{L}\p{N}]{1,3}\p{Script=Latin}/u
const LATIN_BEFORE = /\p{Script=Latin}[+#%)]*[^\p{L}\p{N}]{1,3}$/u

/**
 * The text of a paragraph from right to left, with the runs that need it taken out.
 *
 * @example isolated('لغة C++') // ['لغة ', { isolate: 'C++' }]
 */
export function isolated(text: string): (string | Isolate)[] {
  const pieces: (string | Isolate)[] = []
  let end = 0
  for (const { index, groups = {} } of text.matchAll(RUN)) {
    const { before = '', run: found = '' } = groups
    const [from, to] = paired(found)
    const run = found.slice(from, to).replace(CLOSING, '')
    const start = index + before.length + from
    const after = text.slice(start + run.length)
    if (!isNeeded(run, text.slice(0, index), after)) continue
    const holding = from === 0 ? before : ''
    pieces.push(text.slice(end, start - holding.length), {
      isolate: run,
      ...(holding && { before: holding }),
    })
    end = start + run.length
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '')
}

function isNeeded(run: string, before: string, after: string): boolean {
  if (run.length > LONGEST) return false
  if (IS_AMOUNT.test(run)) return true
  if (!/\p{Script=Latin}/u.test(run)) return false
  return SIGN_AT_AN_END.test(run) || LATIN_AFTER.test(after) || LATIN_BEFORE.test(before)
}

/** The run without brackets at its ends whose other half stands elsewhere. */
function paired(run: string): [from: number, to: number] {
  const open: number[] = []
  for (let at = 0; at < run.length; at += 1) {
    if ('(['.includes(run.charAt(at))) open.push(at)
    else if (')]'.includes(run.charAt(at)) && open.pop() === undefined) return [0, at]
  }
  const [first] = open
  if (first === undefined) return [0, run.length]
  return first === 0 ? [1, run.length] : [0, run.slice(0, first).trimEnd().length]
}
