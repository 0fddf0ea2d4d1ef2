import { ReadingError, type DocumentText } from '../document.ts'
import { paragraphOf, spanOf } from './blocks.ts'
import { layOut } from './lay-out.ts'
import { factsOf } from './facts.ts'

/** Reads text that was pasted instead of a file: each line is a paragraph, tabs part cells. */
export async function readPasted(bytes: Uint8Array): Promise<DocumentText> {
  const text = new TextDecoder().decode(bytes)
  const blocks = text.split(/\r\n|\r|\n/).map((line) => paragraphOf([spanOf(line)]))
  const { lines, hidden, pages } = layOut([{ region: 'main', blocks }])
  if (lines.length === 0) throw new ReadingError('fileEmpty')
  return {
    lines,
    facts: factsOf(lines, { format: 'text', pages, columns: 1, images: 0, hiddenText: hidden }),
  }
}
