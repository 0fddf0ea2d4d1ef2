import * as v from 'valibot'
import { RESUME_LIMITS } from './limits.ts'

/** tiptap's JSON, restricted to what a resume prints: no HTML ever enters or leaves. */
const MarkSchema = v.variant('type', [
  v.object({ type: v.picklist(['bold', 'italic', 'underline']) }),
  v.object({
    type: v.literal('link'),
    attrs: v.object({
      href: v.pipe(
        v.string(),
        v.maxLength(RESUME_LIMITS.url),
        v.regex(/^(https?:\/\/|mailto:|tel:)/i),
      ),
    }),
  }),
])

const TextSchema = v.object({
  type: v.literal('text'),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(RESUME_LIMITS.richText)),
  marks: v.optional(v.array(MarkSchema)),
})

const HardBreakSchema = v.object({ type: v.literal('hardBreak') })

const ParagraphSchema = v.object({
  type: v.literal('paragraph'),
  content: v.optional(v.array(v.variant('type', [TextSchema, HardBreakSchema]))),
})

export type Mark = v.InferOutput<typeof MarkSchema>
export type Inline = v.InferOutput<typeof TextSchema> | v.InferOutput<typeof HardBreakSchema>
export type Paragraph = v.InferOutput<typeof ParagraphSchema>
export interface ListItem {
  type: 'listItem'
  content: Block[]
}
export interface List {
  type: 'bulletList' | 'orderedList'
  content: ListItem[]
}
export type Block = Paragraph | List
export interface RichText {
  type: 'doc'
  content: Block[]
}

const ListItemSchema: v.GenericSchema<unknown, ListItem> = v.object({
  type: v.literal('listItem'),
  content: v.array(v.lazy(() => BlockSchema)),
})

const BlockSchema: v.GenericSchema<unknown, Block> = v.variant('type', [
  ParagraphSchema,
  v.object({ type: v.literal('bulletList'), content: v.array(ListItemSchema) }),
  v.object({ type: v.literal('orderedList'), content: v.array(ListItemSchema) }),
]) as v.GenericSchema<unknown, Block>

/** Nesting of a block: 0 for a paragraph, 1 for a list, and so on; stops counting past the limit. */
function depthOf(block: unknown, depth = 0): number {
  if (depth > RESUME_LIMITS.listDepth * 2 + 2) return depth
  const content = (block as { content?: unknown }).content
  if (!Array.isArray(content)) return depth
  return Math.max(depth, ...content.map((child) => depthOf(child, depth + 1)))
}

export const RichTextSchema: v.GenericSchema<unknown, RichText> = v.pipe(
  v.custom<object>(
    (input) =>
      typeof input === 'object' &&
      input !== null &&
      depthOf(input) <= RESUME_LIMITS.listDepth * 2 + 2,
    'Lists are nested too deeply',
  ),
  v.object({ type: v.literal('doc'), content: v.optional(v.array(BlockSchema), []) }),
  v.check(
    (text) => plainText(text as RichText).length <= RESUME_LIMITS.richText,
    'The text is too long',
  ),
) as v.GenericSchema<unknown, RichText>

export function emptyRichText(): RichText {
  return { type: 'doc', content: [] }
}

/** Text of one paragraph; a hard break is a line break. */
function paragraphText(paragraph: Paragraph): string {
  return (paragraph.content ?? [])
    .map((inline) => (inline.type === 'text' ? inline.text : '\n'))
    .join('')
}

/** One line of a rich text as a reader sees it: a paragraph, or an item of a list. */
export interface RichTextLine {
  text: string
  bullet: boolean
}

/** The lines of a rich text, in order; items of nested lists follow their parents. */
export function richTextLines(text: RichText): RichTextLine[] {
  const linesOf = (block: Block, bullet: boolean): RichTextLine[] =>
    block.type === 'paragraph'
      ? [{ text: paragraphText(block), bullet }]
      : block.content.flatMap((item) => item.content.flatMap((child) => linesOf(child, true)))
  return text.content.flatMap((block) => linesOf(block, false)).filter((line) => line.text.trim())
}

/** The text without marks, one line per paragraph or list item. */
export function plainText(text: RichText): string {
  return richTextLines(text)
    .map((line) => line.text)
    .join('\n')
}

/** True when nothing would be printed: no content, or only empty paragraphs. */
export function isEmptyRichText(text: RichText): boolean {
  return plainText(text).trim() === ''
}

/**
 * A rich text of plain lines: neighbouring bullets become one list, others paragraphs.
 *
 * @example richTextOf([{ text: 'Led a team of 5.', bullet: true }])
 */
export function richTextOf(lines: RichTextLine[]): RichText {
  const content: Block[] = []
  for (const { text, bullet } of lines) {
    if (!text.trim()) continue
    const paragraph: Paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
    if (!bullet) {
      content.push(paragraph)
      continue
    }
    const item: ListItem = { type: 'listItem', content: [paragraph] }
    const last = content.at(-1)
    if (last?.type === 'bulletList') last.content.push(item)
    else content.push({ type: 'bulletList', content: [item] })
  }
  return { type: 'doc', content }
}
