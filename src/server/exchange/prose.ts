/** Texts of foreign JSON as rich texts, and back. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import { richTextLines, type Block, type List, type RichText } from '#contract/rich-text.ts'

/** Markers that people type in front of the items of a list. */
const BULLET = /^\s*[-*•]\s+(?=\S)/
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\S)/

/** A list and nothing else, with no markup inside: the only HTML that is taken for what it is. */
const HTML_LIST = /^\s*<(ul|ol)>\s*((?:<li>[^<]*<\/li>\s*)+)<\/\1>\s*$/i

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Anything as one line of text; '' for what is no text. */
export function lineOf(value: unknown, limit: number = RESUME_LIMITS.line): string {
  return cut(textOf(value).replaceAll(/\s+/g, ' ').trim(), limit)
}

/** Texts and numbers as text; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A list of texts; one text alone counts as parted by commas. */
export function linesOf(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(/[,;\n]/) : value
  if (!Array.isArray(parts)) return []
  return parts.map((part) => lineOf(part, RESUME_LIMITS.richText)).filter(Boolean)
}

/** A rich text of blocks, cut where a resume's text may not be longer. */
export function richOf(blocks: Block[]): RichText {
  let room: number = RESUME_LIMITS.richText
  const content = blocks.filter((block) => {
    room -= lengthOf(block)
    return room >= 0
  })
  return { type: 'doc', content }
}

const lengthOf = (block: Block): number =>
  richTextLines({ type: 'doc', content: [block] }).reduce(
    (sum, { text }) => sum + text.length + 1,
    0,
  )

/** The paragraphs and simple lists of a text; any other markup stays the text that it is. */
export function blocksOf(value: unknown): Block[] {
  const text = cut(textOf(value), RESUME_LIMITS.richText)
  const [, tag, items] = HTML_LIST.exec(text) ?? []
  if (tag && items) {
    const texts = [...items.matchAll(/<li>([^<]*)<\/li>/gi)].map(([, item = '']) => plainOf(item))
    return listOf(texts.filter(Boolean), tag.toLowerCase() === 'ol' ? 'orderedList' : 'bulletList')
  }
  const blocks: Block[] = []
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const type = BULLET.test(line) ? 'bulletList' : NUMBER.test(line) ? 'orderedList' : null
    const words = line.replace(type === 'bulletList' ? BULLET : type ? NUMBER : '', '').trim()
    if (!words) continue
    const last = blocks.at(-1)
    if (type && last?.type === type) last.content.push(...itemsOf([words]))
    else blocks.push(...(type ? listOf([words], type) : [paragraphOf(words)]))
  }
  return blocks
}

function plainOf(html: string): string {
  return html.replaceAll(/&[a-z#\d]+;/gi, (entity) => ENTITIES[entity] ?? entity).trim()
}

const paragraphOf = (text: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})

const itemsOf = (texts: string[]) =>
  texts.map((text) => ({ type: 'listItem' as const, content: [paragraphOf(text)] }))

/** A list of lines; no list when there are none. */
export function listOf(texts: string[], type: List['type'] = 'bulletList'): Block[] {
  return texts.length > 0 ? [{ type, content: itemsOf(texts) }] : []
}

/** Blocks as plain text, which `blocksOf` reads again when nothing is nested or marked. */
export function proseOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      const lines = richTextLines({ type: 'doc', content: [block] })
      return lines
        .map(({ text }, index) => {
          if (block.type === 'paragraph') return text
          return block.type === 'orderedList' ? `${index + 1}. ${text}` : `- ${text}`
        })
        .join('\n')
    })
    .filter(Boolean)
    .join('\n\n')
}

/** A rich text as an introduction and the flat list of bullets that it ends with. */
export function partsOf({ content }: RichText): { prose: string; bullets: string[] } {
  const last = content.at(-1)
  const isFlat =
    last?.type === 'bulletList' &&
    last.content.every((item) => item.content.length === 1 && item.content[0]?.type === 'paragraph')
  if (!isFlat) return { prose: proseOf(content), bullets: [] }
  const lines = richTextLines({ type: 'doc', content: [last] })
  return { prose: proseOf(content.slice(0, -1)), bullets: lines.map(({ text }) => text) }
}

/** The beginning of a text; a character of two halves is not cut in two. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
