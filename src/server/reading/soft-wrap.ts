/** Lines that a program broke since they were full. */

const ASIAN_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。（「・，；：]$/u
const ASIAN_START =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。）」・，；：0-9A-Za-z]/u

/**
 * Two halves of a wrapped line: with a space, in scripts with spaces; a hyphen that parted a word
 * at the line's end goes.
 *
 * @example joinWrapped('Projekt-', 'leitung') // 'Projektleitung'
 */
export function joinWrapped(first: string, second: string): string {
  if (/\p{Ll}[-\u2010\u00ad]$/u.test(first) && /^\p{Ll}/u.test(second))
    return first.slice(0, -1) + second
  if (/\p{L}-$/u.test(first)) return first + second
  const asian = ASIAN_END.test(first) && ASIAN_START.test(second)
  return asian ? first + second : `${first} ${second}`
}
