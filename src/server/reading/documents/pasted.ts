import type { DocumentText } from '../document.ts'
import { paragraphOf, spanOf } from './blocks.ts'
import { laidOut } from './laid-out.ts'

/** Reads text that was pasted instead of a file: each line is a paragraph, tabs part cells. */
export async function readPasted(bytes: Uint8Array): Promise<DocumentText> {
  const text = new TextDecoder().decode(bytes)
  const blocks = text.split(/\r\n|\r|\n/).map((line) => paragraphOf([spanOf(line)]))
  return laidOut('text', [{ region: 'main', blocks }])
}
