/** Lines of a document become paragraphs and bullets: wrapped lines are joined, bullets stay. */
import { richTextOf, type RichText, type RichTextLine } from '#contract/rich-text.ts'
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Line } from '../document.ts'
import { joinWrapped } from '../soft-wrap.ts'

const printed = (line: Line) => line.text.replace(/\s*\t\s*/g, ' ').trim()

/** The lines with wrapped ones joined; bullets by their mark. */
export function paragraphsOf(lines: readonly Line[]): RichTextLine[] {
  const paragraphs: RichTextLine[] = []
  for (const line of lines) {
    const text = printed(line)
    if (!text) continue
    const last = paragraphs.at(-1)
    if (last && line.continues && !line.bullet) last.text = joinWrapped(last.text, text)
    else paragraphs.push({ text, bullet: line.bullet })
  }
  return paragraphs
}

/** A rich text of lines, cut at the contract's limit. */
export function richText(lines: readonly Line[]): RichText {
  return richTextFrom(paragraphsOf(lines))
}

/** A rich text of phrases that have no field, and of the lines below them. */
export const richTextWith = (phrases: readonly string[], lines: readonly Line[]): RichText =>
  richTextFrom([...phrases.map((text) => ({ text, bullet: false })), ...paragraphsOf(lines)])

/** A rich text of paragraphs, cut at the contract's limit. */
export function richTextFrom(paragraphs: readonly RichTextLine[]): RichText {
  let left = RESUME_LIMITS.richText
  const kept: RichTextLine[] = []
  for (const paragraph of paragraphs) {
    const text = paragraph.text.slice(0, Math.max(0, left))
    left -= text.length + 1
    kept.push({ ...paragraph, text })
  }
  return richTextOf(kept)
}
