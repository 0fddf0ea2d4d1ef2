import { LIMITS } from '#contract/limits.ts'
import { ReadingError, type DocumentText, type Line } from '../../document.ts'
import { factsOf } from '../facts.ts'
import { readDrawing } from './drawing.ts'
import { flowsOf } from './flows.ts'
import { linesOf } from './lines.ts'
import type { PdfPage } from './page.ts'
import { openPdf, pdfjs } from './pdfjs.ts'
import { segmentsOf } from './segments.ts'

/** Reads a PDF: what is drawn, who sees it, in which order it is read. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pages = await drawnPages(bytes)
  const lines: Line[] = pages.flatMap((page, index) => {
    const visible = page.glyphs.filter((glyph) => !glyph.invisible && glyph.angle === 0)
    return flowsOf(segmentsOf(visible)).flatMap((flow) => linesOf(flow, page, index))
  })
  const images = pages.reduce((sum, page) => sum + page.images.length, 0)
  if (lines.length === 0) throw new ReadingError('fileWithoutText')
  return {
    lines,
    facts: factsOf(lines, {
      format: 'pdf',
      pages: pages.length,
      columns: lines.some((line) => line.region === 'sidebar') ? 2 : 1,
      images,
      hiddenText: [],
    }),
  }
}

async function drawnPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await openPdf(bytes).catch((error: unknown) => {
    const encrypted = error instanceof pdfjs.PasswordException
    throw new ReadingError(encrypted ? 'fileEncrypted' : 'fileBroken', error)
  })
  if (document.numPages > LIMITS.pages) throw new ReadingError('fileTooManyPages')
  const layers = await document.getOptionalContentConfig()
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    pages.push(await readDrawing(page, (layer) => layer === null || layers.isVisible(layer)))
    page.cleanup()
  }
  await document.loadingTask.destroy()
  return pages
}
