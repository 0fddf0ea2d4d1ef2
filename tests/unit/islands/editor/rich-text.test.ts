import { getSchema } from '@tiptap/core'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  RichTextSchema,
  emptyRichText,
  type Block,
  type ListItem,
  type RichText,
} from '#contract/rich-text.ts'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { richExtensions } from '#islands/editor/rich/extensions.ts'
import { fromEditor, linkable, toEditor, type EditorNode } from '#islands/editor/rich/rich-text.ts'

const schema = getSchema(richExtensions(''))

/** What the editor makes of a rich text and gives back. */
function roundTrip(text: RichText): RichText {
  const node = schema.nodeFromJSON(toEditor(text))
  node.check()
  return fromEditor(node.toJSON() as EditorNode)
}

const paragraph = (text: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const item = (...content: Block[]): ListItem => ({ type: 'listItem', content })

describe('a rich text through the editor', () => {
  test('comes back as it was', () => {
    const text: RichText = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'مرحبا ', marks: [{ type: 'bold' }, { type: 'italic' }] },
            { type: 'hardBreak' },
            { type: 'text', text: 'u', marks: [{ type: 'underline' }] },
            {
              type: 'text',
              text: 'mail',
              marks: [{ type: 'link', attrs: { href: 'mailto:a@example.com' } }],
            },
          ],
        },
        {
          type: 'orderedList',
          content: [
            item(paragraph('one'), {
              type: 'bulletList',
              content: [item(paragraph('nested'))],
            }),
          ],
        },
      ],
    }
    expect(roundTrip(text)).toEqual(text)
  })

  test('is empty when it holds only empty paragraphs', () => {
    expect(roundTrip(emptyRichText())).toEqual(emptyRichText())
    const blank: RichText = { type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] }
    expect(roundTrip(blank)).toEqual(emptyRichText())
  })

  test('keeps an empty paragraph between others', () => {
    const text: RichText = {
      type: 'doc',
      content: [paragraph('a'), { type: 'paragraph' }, paragraph('b')],
    }
    expect(roundTrip(text)).toEqual(text)
  })
})

describe('what the editor hands out', () => {
  test('loses what the contract does not know', () => {
    const node: EditorNode = {
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 1 },
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }],
        },
        {
          type: 'paragraph',
          attrs: { dir: 'rtl' },
          content: [
            {
              type: 'text',
              text: 'b',
              marks: [
                { type: 'code' },
                { type: 'link', attrs: { href: 'javascript:alert(1)', target: '_blank' } },
              ],
            },
          ],
        },
      ],
    }
    expect(fromEditor(node)).toEqual({ type: 'doc', content: [paragraph('a'), paragraph('b')] })
  })

  test('fits the contract however deep its lists are', () => {
    let block: Block = paragraph('deepest')
    for (let depth = 0; depth < 12; depth++) {
      block = { type: 'bulletList', content: [item(paragraph(`level ${12 - depth}`), block)] }
    }
    const text = fromEditor(toEditor({ type: 'doc', content: [block] }))
    expect(v.is(RichTextSchema, text)).toBe(true)
    expect(JSON.stringify(text)).toContain('deepest')
    expect(JSON.stringify(text).match(/bulletList/g)).toHaveLength(RESUME_LIMITS.listDepth)
  })
})

test.each([
  ['https://a.example', 'https://a.example'],
  ['a.example/path', 'https://a.example/path'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['tel:+44', 'tel:+44'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['nothing', null],
])('%s links to %s', (typed, address) => {
  expect(linkable(typed)).toBe(address)
})
