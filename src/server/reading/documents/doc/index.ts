import WordExtractor from 'word-extractor'
import { ReadingError, type DocumentText } from '../../document.ts'
import { layOut, paragraphOf, spanOf, type Region, type Story } from '../blocks.ts'
import { factsOf } from '../facts.ts'

export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  const story = (region: Region, text: string): Story => ({
    region,
    blocks: text.split('\n').map((line) => paragraphOf([spanOf(line)])),
  })
  const { lines, hidden, pages } = layOut([
    story('header', document.getHeaders({ includeFooters: false })),
    story('main', document.getBody()),
    story('main', document.getTextboxes()),
  ])
  if (lines.length === 0) throw new ReadingError('fileEmpty')
  return {
    lines,
    facts: factsOf(lines, { format: 'doc', pages, columns: 1, images: 0, hiddenText: hidden }),
  }
}
