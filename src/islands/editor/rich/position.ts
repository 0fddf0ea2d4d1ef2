import type { Node } from '@tiptap/pm/model'
import { offsetIn, type Caret } from '#stores/focus.ts'

/** The position of a caret in a rich text, whose lines are its paragraphs that say something. */
export function positionOf({ line, share }: Caret, doc: Node): number {
  const starts: { start: number; text: string }[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock && node.textContent.trim()) {
      starts.push({ start: at + 1, text: node.textContent })
    }
    return !node.isTextblock
  })
  const found = starts[Math.min(line ?? 0, starts.length - 1)]
  return found ? found.start + offsetIn(found.text, { line: null, share }) : doc.content.size
}
