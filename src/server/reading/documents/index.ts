import { LIMITS } from '#contract/limits.ts'
import { PASTED_TEXT, ReadingError, type DocumentText } from '../document.ts'
import { withWholeLabels } from './broken-labels.ts'
import { withColumnNames } from './column-names.ts'
import { checkFile, type Content } from './file-type.ts'
import './pdf/mend-pdfjs.ts'

type Reader = (bytes: Uint8Array) => Promise<DocumentText>

/** One reader per kind of content; each is loaded when the first such file comes. */
const READERS: Record<Exclude<Content, 'unknown'>, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf/index.ts')).readPdf,
  zip: async () => (await import('./docx/index.ts')).readDocx,
  ole: async () => (await import('./doc/index.ts')).readDoc,
  encrypted: async () => (await import('./doc/index.ts')).readDoc,
  rtf: async () => (await import('./doc/rtf.ts')).readRtf,
  xml: async () => (await import('./doc/word-xml.ts')).readWordXml,
  html: async () => (await import('./doc/html.ts')).readHtml,
}

/**
 * Opens a document: lines in reading order and facts about the file.
 *
 * @param fileName only to check that its extension agrees with the content; PASTED_TEXT for text
 * @throws ReadingError with the reason, in the codes of `contract/errors.ts`
 */
export async function openDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText> {
  const read = await readerOf(bytes, fileName)
  const text = await read(bytes).catch((error: unknown) => {
    throw error instanceof ReadingError ? error : new ReadingError('fileBroken', error)
  })
  if (text.facts.pages > LIMITS.pages) throw new ReadingError('fileTooManyPages')
  if (text.facts.characters > LIMITS.characters) throw new ReadingError('fileTooLong')
  return { ...text, lines: withColumnNames(withWholeLabels(text.lines)) }
}

async function readerOf(bytes: Uint8Array, fileName: string): Promise<Reader> {
  if (fileName === PASTED_TEXT) return (await import('./pasted.ts')).readPasted
  const content = checkFile(bytes, fileName)
  if (content === 'unknown') throw new ReadingError('fileTypeMismatch')
  return READERS[content]()
}
