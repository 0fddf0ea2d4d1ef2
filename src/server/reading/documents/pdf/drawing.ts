import type { PDFPageProxy } from 'pdfjs-dist'
import { fontReader } from './fonts.ts'
import { boxOf, matrixFrom } from './matrix.ts'
import type { PdfPage } from './page.ts'
import { ContentStreamReader } from './content-stream.ts'

/**
 * Reads a page from its drawing operators. pdf.js's own text extraction has no colours and no
 * rendering modes, and turns right-to-left text around by runs; from glyphs both can be done
 * properly.
 */

/** Everything that one page draws, with its hyperlinks. */
export async function readDrawing(
  page: PDFPageProxy,
  layerShows: (layer: unknown) => boolean,
): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 })
  const list = await page.getOperatorList()
  const reader = new ContentStreamReader(
    matrixFrom(viewport.transform),
    { x: 0, y: 0, width: viewport.width, height: viewport.height },
    fontReader(page),
    layerShows,
  )
  list.fnArray.forEach((operator: number, index: number) =>
    reader.draw(operator, (list.argsArray[index] ?? []) as unknown[]),
  )
  const links = (await page.getAnnotations()).flatMap((annotation) => {
    const url = annotation.url ?? annotation.unsafeUrl
    if (annotation.subtype !== 'Link' || typeof url !== 'string') return []
    const [x0, y0, x1, y1] = annotation.rect as number[]
    const box = boxOf(matrixFrom(viewport.transform), x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0)
    return [{ ...box, url }]
  })
  return {
    width: viewport.width,
    height: viewport.height,
    glyphs: reader.glyphs,
    fills: reader.fills,
    marks: reader.marks,
    strokes: reader.strokes,
    images: reader.images,
    claims: reader.content.claims,
    links,
  }
}
