import { TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { EditorNode } from './rich-text.ts'

/**
 * Shows a text that was not typed in this editor, such as by a step back: only what differs is
 * replaced, and whoever has the cursor here finds it at the end of that.
 */
export function show(editor: Editor, content: EditorNode): void {
  const { doc, tr } = editor.state
  const next = editor.schema.nodeFromJSON(content)
  const start = doc.content.findDiffStart(next.content)
  const ends = doc.content.findDiffEnd(next.content)
  if (start === null || !ends) return
  // Of 'aa' and 'aaa' the ends found from both sides overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  const end = ends.b + overlap
  tr.replace(start, ends.a + overlap, next.slice(start, end))
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
  if (editor.isFocused) {
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1))
  }
  editor.view.dispatch(tr.setMeta('preventUpdate', true))
}
