import type { Patch } from '#contract/patch.ts'
import { editLine } from '../edits.ts'
import { withoutTricks } from '../integrity.ts'
import type { Line } from '../lines.ts'
import { quoted } from '../rewriting.ts'
import { verdict, type Check } from '../rule.ts'

/** Chinese, Japanese and Korean set names apart by custom, and cells of a table hold one letter. */
const LETTER = String.raw`(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}`
const SPACED_OUT = new RegExp(String.raw`(?<!\p{L})(?:${LETTER} ){4,}${LETTER}(?!\p{L})`, 'u')

/** One remark for all lines that a clean-up changes, with one fix for all of them. */
function cleaning(
  key: string,
  lines: readonly Line[],
  clean: (text: string) => string,
): ReturnType<Check> {
  const dirty = lines.filter(({ text }) => clean(text) !== text)
  const [first] = dirty
  return verdict(first === undefined, () => ({
    key,
    params: { count: dirty.length, quote: quoted(first?.text ?? '') },
    quote: first?.text,
    at: first?.at,
    fix: dirty.flatMap((line): Patch => cleanLine(line, clean)),
    suggestion: { before: first?.text ?? '', after: clean(first?.text ?? ''), blanks: [] },
  }))
}

/** Changes the stretch between the common beginning and the common end, and no more. */
function cleanLine(line: Line, clean: (text: string) => string): Patch {
  const { text } = line
  const after = clean(text)
  let from = 0
  while (from < after.length && text[from] === after[from]) from += 1
  let tail = 0
  while (
    tail < Math.min(text.length, after.length) - from &&
    text.at(-1 - tail) === after.at(-1 - tail)
  ) {
    tail += 1
  }
  return editLine(line, [
    { from, to: text.length - tail, insert: after.slice(from, after.length - tail) },
  ])
}

const joinSpacedOut = (text: string): string =>
  text.replace(SPACED_OUT, (run) => run.replaceAll(' ', ''))

/** Slips in the characters themselves; each fix changes what is wrong and no word. */
export const cleanText = {
  'document.letterSpacing': ({ allLines }) => {
    const spaced = allLines.filter(({ text }) => SPACED_OUT.test(text))
    return spaced.length === 0 ? { credit: 1 } : cleaning('letterSpacing', allLines, joinSpacedOut)
  },
  'document.invisible': ({ allLines }) => cleaning('invisible', allLines, withoutTricks),
} satisfies Record<string, Check>
