import type { Block } from '../blocks.ts'
import { childElements, descendants, type Element } from '../xml.ts'
import type { BodyReader } from './body.ts'

/** The kinds of notes by their relationship: what refers to one, and what holds it. */
export const NOTES = [
  { type: 'footnotes', reference: 'w:footnoteReference', note: 'w:footnote' },
  { type: 'endnotes', reference: 'w:endnoteReference', note: 'w:endnote' },
] as const

/** The notes that a text refers to, in the order of its references; others are not printed. */
export function noteBlocks(
  root: Element,
  notes: Element,
  { reference, note }: (typeof NOTES)[number],
  reader: BodyReader,
): Block[] {
  const known = new Map(
    childElements(notes)
      .filter(({ name }) => name === note)
      .map((element) => [element.attributes['w:id'], element]),
  )
  return [...descendants(root, reference)].flatMap(({ attributes }) => {
    const element = known.get(attributes['w:id'])
    return element ? reader.story(element) : []
  })
}
