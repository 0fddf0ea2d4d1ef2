import type { Finding } from '#contract/analysis.ts'
import type { Patch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import type { Block, Inline } from '#contract/rich-text.ts'
import { valueAt } from './resume/path.ts'

/**
 * The change that a finding proposes, its gaps filled in: the patch that came with it, or, for
 * a rewritten line without one, the line put in the place of the old. Null when it proposes
 * none, or the line is no longer there.
 *
 * @param fills What the person wrote into the gaps, in order.
 */
export function changeFor(
  { fix, suggestion, at }: Pick<Finding, 'fix' | 'suggestion' | 'at'>,
  resume: Resume,
  fills: readonly string[],
): Patch | null {
  const blanks = suggestion?.blanks ?? []
  const fill = filler(blanks, fills)
  if (fix) return fix.map((step) => ('value' in step ? { ...step, value: fill(step.value) } : step))
  if (!suggestion || at === undefined) return null
  const { before } = suggestion
  const after = String(fill(suggestion.after))
  const value = valueAt(resume, at)
  const path = `/${at.replaceAll('.', '/')}`
  if (typeof value === 'string')
    return value === before ? [{ op: 'replace', path, value: after }] : null
  const blocks = (value as { content?: Block[] } | undefined)?.content
  // a draft for what nobody has written yet
  if (before === '' && blocks?.length === 0) {
    const draft: Block = { type: 'paragraph', content: [{ type: 'text', text: after }] }
    return [{ op: 'replace', path: `${path}/content`, value: [draft] }]
  }
  const line = blocks && lineIn(blocks, path, before)
  return line
    ? [
        {
          op: 'replace',
          path: `${line.path}/content`,
          value: rewritten(line.content, before, after),
        },
      ]
    : null
}

/** Puts the fills in place of the gaps in every text of a value, one gap after the other. */
function filler(blanks: readonly string[], fills: readonly string[]) {
  let next = 0
  const inText = (text: string): string => {
    let done = ''
    let rest = text
    for (let blank = blanks[next]; blank !== undefined; blank = blanks[next]) {
      const found = blank === '' ? -1 : rest.indexOf(blank)
      if (found < 0) break
      done += rest.slice(0, found) + (fills[next] ?? blank)
      rest = rest.slice(found + blank.length)
      next++
    }
    return done + rest
  }
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(inValue)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inValue(child)]))
  }
  return inValue
}

const textOf = (inline: Inline): string => (inline.type === 'text' ? inline.text : '\n')

/** The first paragraph of this text, with its JSON Pointer. */
function lineIn(
  blocks: Block[],
  base: string,
  text: string,
): { path: string; content: Inline[] } | null {
  for (const [index, block] of blocks.entries()) {
    const path = `${base}/content/${index}`
    if (block.type === 'paragraph') {
      const content = block.content ?? []
      if (content.map(textOf).join('').trim() === text.trim()) return { path, content }
      continue
    }
    for (const [position, item] of block.content.entries()) {
      const found = lineIn(item.content, `${path}/content/${position}`, text)
      if (found) return found
    }
  }
  return null
}

/** Only what differs is replaced: what stays keeps its bold and its links. */
function rewritten(content: Inline[], before: string, after: string): Inline[] {
  const text = content.map(textOf).join('')
  const to = text.replace(before.trim(), () => after)
  let head = 0
  while (head < text.length && text[head] === to[head]) head++
  let tail = 0
  const most = Math.min(text.length, to.length) - head
  while (tail < most && text.at(-1 - tail) === to.at(-1 - tail)) tail++
  const middle = to.slice(head, to.length - tail)
  return [
    ...cut(content, 0, head),
    ...(middle ? [{ type: 'text' as const, text: middle }] : []),
    ...cut(content, text.length - tail, text.length),
  ]
}

/** The part of a line between two offsets of its text. */
function cut(content: Inline[], from: number, to: number): Inline[] {
  let offset = 0
  return content.flatMap((inline): Inline[] => {
    const start = Math.max(from - offset, 0)
    const end = Math.min(to - offset, textOf(inline).length)
    offset += textOf(inline).length
    if (start >= end) return []
    return inline.type === 'text' ? [{ ...inline, text: inline.text.slice(start, end) }] : [inline]
  })
}
