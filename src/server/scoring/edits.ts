import type { Patch } from '#contract/patch.ts'
import type { Block, Inline, Paragraph, RichText } from '#contract/rich-text.ts'

/** One paragraph of a rich text, with what is needed to change or remove it by a patch. */
export interface Place {
  text: string
  bullet: boolean
  paragraph: Paragraph
  /** JSON Pointer of the paragraph. */
  pointer: string
  /** JSON Pointer beside which further lines can be put: the paragraph, or its list item. */
  slot: string
  /** JSON Pointer of what goes when the line goes: its slot, or the whole list of one item. */
  unit: string
  /** False inside an item of several paragraphs, which cannot be taken apart. */
  alone: boolean
}

const inlineText = (inline: Inline): string => (inline.type === 'text' ? inline.text : '\n')

/** The lines of a rich text with their places, in the order of `richTextLines`. */
export function placesOf(text: RichText, pointer: string): Place[] {
  return blockPlaces(text.content, pointer, null).filter((place) => place.text.trim() !== '')
}

function blockPlaces(
  blocks: Block[],
  base: string,
  list: { slot: string; unit: string } | null,
): Place[] {
  return blocks.flatMap((block, index): Place[] => {
    const here = `${base}/content/${index}`
    if (block.type !== 'paragraph') {
      return block.content.flatMap((item, position) => {
        const slot = `${here}/content/${position}`
        return blockPlaces(item.content, slot, {
          slot,
          unit: block.content.length === 1 ? here : slot,
        })
      })
    }
    const alone = list === null || blocks.length === 1
    return [
      {
        text: (block.content ?? []).map(inlineText).join(''),
        bullet: list !== null,
        paragraph: block,
        pointer: here,
        slot: list && alone ? list.slot : here,
        unit: list && alone ? list.unit : here,
        alone,
      },
    ]
  })
}

/** The part of a paragraph's content between two offsets of its text, marks kept. */
function slice(content: Inline[], from: number, to: number): Inline[] {
  const kept: Inline[] = []
  let offset = 0
  for (const inline of content) {
    const length = inlineText(inline).length
    const start = Math.max(from - offset, 0)
    const end = Math.min(to - offset, length)
    if (start < end) {
      kept.push(
        inline.type === 'text' ? { ...inline, text: inline.text.slice(start, end) } : inline,
      )
    }
    offset += length
  }
  return kept
}

/** Puts `insert` in place of the text between two offsets; it takes the marks of what follows. */
function splice(content: Inline[], from: number, to: number, insert: string): Inline[] {
  const before = slice(content, 0, from)
  const after = slice(content, to, Number.MAX_SAFE_INTEGER)
  if (insert === '') return [...before, ...after]
  const next = after[0] ?? before.at(-1)
  const marks = next?.type === 'text' && next.marks ? { marks: next.marks } : {}
  return [...before, { type: 'text', text: insert, ...marks }, ...after]
}

export interface Edit {
  from: number
  to: number
  insert: string
}

const inOrder = (edits: readonly Edit[]): Edit[] => edits.toSorted((a, b) => b.from - a.from)

/** The text after the edits; offsets are those of the text before. */
export function edited(text: string, edits: readonly Edit[]): string {
  return inOrder(edits).reduce(
    (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
    text,
  )
}

/** A patch that changes parts of one line and leaves its other formatting alone. */
export function editLine({ paragraph, pointer }: Place, edits: readonly Edit[]): Patch {
  const value = inOrder(edits).reduce(
    (content, { from, to, insert }) => splice(content, from, to, insert),
    paragraph.content ?? [],
  )
  return [{ op: 'replace', path: `${pointer}/content`, value }]
}

export function removeLine({ unit }: Place): Patch {
  return [{ op: 'remove', path: unit }]
}
