import { RESUME_LIMITS } from '#contract/limits.ts'
import {
  emptyRichText,
  isEmptyRichText,
  type Block,
  type Inline,
  type ListItem,
  type Mark,
  type RichText,
} from '#contract/rich-text.ts'

/** What tiptap hands out: the same tree with attributes of its own. */
export interface EditorNode {
  type?: string
  text?: string
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: EditorNode[]
  [other: string]: unknown
}

/** Addresses that a resume may link to. */
export const LINKABLE = /^(https?:\/\/|mailto:|tel:)/i

/** A rich text for the editor, which needs at least a paragraph to put the cursor in. */
export function toEditor(text: RichText): EditorNode {
  const content = text.content.length > 0 ? text.content : [{ type: 'paragraph' as const }]
  return { type: 'doc', content: content as unknown as EditorNode[] }
}

/**
 * The editor's document as the resume keeps it: nothing but what the contract knows. An
 * unknown block gives its paragraphs, a list too deep joins the list around it, and a text
 * of empty paragraphs is empty.
 */
export function fromEditor(node: EditorNode): RichText {
  const text: RichText = { type: 'doc', content: blocksOf(node.content, 0) }
  return isEmptyRichText(text) ? emptyRichText() : text
}

function blocksOf(nodes: EditorNode[] = [], depth: number): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'paragraph') return [paragraphOf(node)]
    if (node.type !== 'bulletList' && node.type !== 'orderedList') {
      return blocksOf(node.content, depth)
    }
    const content = itemsOf(node.content, depth + 1)
    return content.length > 0 ? [{ type: node.type, content }] : []
  })
}

function itemsOf(nodes: EditorNode[] = [], depth: number): ListItem[] {
  return nodes.flatMap((node): ListItem[] => {
    const blocks = blocksOf(node.content, depth)
    if (depth < RESUME_LIMITS.listDepth) return [{ type: 'listItem', content: blocks }]
    const own = blocks.filter((block) => block.type === 'paragraph')
    const deeper = blocks.flatMap((block) => (block.type === 'paragraph' ? [] : block.content))
    return [{ type: 'listItem', content: own }, ...deeper]
  })
}

function paragraphOf(node: EditorNode): Block {
  const content = (node.content ?? []).flatMap((child): Inline[] => {
    if (child.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (!child.text) return []
    const marks = (child.marks ?? []).flatMap(markOf)
    return [{ type: 'text', text: child.text, ...(marks.length > 0 && { marks }) }]
  })
  return { type: 'paragraph', ...(content.length > 0 && { content }) }
}

function markOf({ type, attrs }: NonNullable<EditorNode['marks']>[number]): Mark[] {
  if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
  const href = attrs?.href
  if (type !== 'link' || typeof href !== 'string' || !LINKABLE.test(href)) return []
  return href.length <= RESUME_LIMITS.url ? [{ type, attrs: { href } }] : []
}

/**
 * An address as typed, made one that can be linked; null when it cannot.
 *
 * @example linkable('ada@example.com') // 'mailto:ada@example.com'
 * @example linkable('example.com/ada') // 'https://example.com/ada'
 */
export function linkable(text: string): string | null {
  const address = text.trim()
  if (LINKABLE.test(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(address)) return `mailto:${address}`
  if (/^[^\s:@]+\.[^\s:@]+$/.test(address)) return `https://${address}`
  return null
}
