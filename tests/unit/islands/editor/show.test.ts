import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { describe, expect, test } from 'vitest'
import { richTextOf } from '#contract/rich-text.ts'
import { richExtensions } from '#islands/editor/rich/extensions.ts'
import { toEditor } from '#islands/editor/rich/rich-text.ts'
import { show } from '#islands/editor/rich/show.ts'

const schema = getSchema(richExtensions(''))
const contentOf = (...lines: string[]) =>
  toEditor(richTextOf(lines.map((text) => ({ text, bullet: false }))))

/** What `show` asks of an editor, over ProseMirror's own state: all but the drawing. */
function editorOf(lines: string[], { cursor = 1, isFocused = true } = {}) {
  const doc = schema.nodeFromJSON(contentOf(...lines))
  let state = EditorState.create({ doc })
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, cursor)))
  const sent: Transaction[] = []
  const dispatch = (transaction: Transaction) => {
    sent.push(transaction)
    state = state.apply(transaction)
  }
  const editor = {
    get state() {
      return state
    },
    schema,
    isFocused,
    view: { dispatch },
  } as unknown as Editor
  return {
    editor,
    sent,
    text: () => state.doc.textBetween(0, state.doc.content.size, '\n'),
    cursor: () => state.selection.head,
  }
}

describe('a text that was not typed here', () => {
  test.each([
    [['a'], ['ab']],
    [['aa'], ['aaa']],
    [['aaa'], ['aa']],
    [['aaaa'], ['a', 'aaa']],
    [['one', 'two'], ['one']],
    [['one'], ['zero', 'one']],
    [['one', 'two'], ['']],
    [['abcabc'], ['abc']],
  ])('is shown as it is: %j, then %j', (before, after) => {
    const { editor, text } = editorOf(before)
    show(editor, contentOf(...after))
    expect(text()).toBe(after.join('\n'))
    expect(editor.state.doc.eq(schema.nodeFromJSON(contentOf(...after)))).toBe(true)
  })

  test('that is already here sends nothing', () => {
    const { editor, sent } = editorOf(['same'])
    show(editor, contentOf('same'))
    expect(sent).toEqual([])
  })

  test('changes only what differs, and is not reported as typed', () => {
    const { editor, sent } = editorOf(['one two three'])
    show(editor, contentOf('one 2 three'))
    expect(sent).toHaveLength(1)
    const [changed] = sent[0]?.mapping.maps ?? []
    const ranges: number[][] = []
    changed?.forEach((from, to) => void ranges.push([from, to]))
    expect(ranges).toEqual([[5, 8]])
    expect(sent[0]?.getMeta('preventUpdate')).toBe(true)
  })
})

test('who has the cursor here finds it at the end of what has changed', () => {
  const { editor, cursor } = editorOf(['one two three'], { cursor: 1 })
  show(editor, contentOf('one twenty three'))
  expect(cursor()).toBe('one twenty'.length + 1)
})

test('who is elsewhere keeps the selection that was', () => {
  const { editor, cursor } = editorOf(['one two three'], { cursor: 2, isFocused: false })
  show(editor, contentOf('one twenty three'))
  expect(cursor()).toBe(2)
})
