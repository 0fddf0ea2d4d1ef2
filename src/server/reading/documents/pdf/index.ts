import { LIMITS } from '#contract/limits.ts'
import { ReadingError, type DocumentText, type Line } from '../../document.ts'
import { invisibleMessages } from '../characters.ts'
import { factsOf } from '../facts.ts'
import { linesOfDrawnTable } from './cell-lines.ts'
import { withTables } from './drawn-tables.ts'
import { readDrawing } from './drawing.ts'
import { markHeadersAndFooters } from './headers-footers.ts'
import { pagesOfSpread, readingOrder } from './reading-order.ts'
import { stripsOf, type Gutter } from './gutters.ts'
import { largestShare, visibilityOf } from './visibility.ts'
import { withIconLinks } from './icon-links.ts'
import { linesOf, type FlowLine, type Sheet } from './lines.ts'
import type { Glyph, PdfPage } from './page.ts'
import { openPdf, pdfjs } from './pdfjs.ts'
import { foldRegionally } from './radicals.ts'
import { withRules } from './rules.ts'
import { segmentsOf, type Segment } from './segments.ts'
import { placeSideways } from './sideways.ts'
import { withSurroundings } from './surroundings.ts'
import { orderAcrossPages } from './across-pages.ts'
import { upright } from './turned.ts'
import { readsRightToLeft } from './visual-order.ts'
import { joinWraps } from './wraps.ts'

/** Reads a PDF: what is drawn, who sees it, in which order it is read. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  // Step 1. Follow the drawing operators of every page: glyphs, filled areas, pictures, links.
  const pages = await drawnPages(bytes)
  foldRegionally(pages)

  // Step 2. Part what a person sees from what only a machine reads.
  const visible = pages.map(visibilityOf)

  // Step 3. Find columns, rows and cells; what is written sideways comes last.
  const sheets = pages.map((page, number) => sheetOf(page, visible[number]?.seen ?? []))
  const strips = sheets.length > 1 ? sheets.map(({ segments }) => stripsOf(segments)) : []
  const [nextRow, nextFlow] = [counter(), counter()]
  const printed = sheets.flatMap((sheet, number) => {
    const elsewhere = strips.filter((_, other) => other !== number).flat()
    return pageLines({ ...sheet, number, elsewhere, nextRow, nextFlow })
  })

  // Step 4. Tell headers and footers from the text, and put wrapped paragraphs together.
  const ordered = orderAcrossPages(markHeadersAndFooters(printed, pages))
  const lines = joinWraps(withIconLinks(ordered, pages), pages)

  if (isPicture(lines, pages)) throw new ReadingError('fileWithoutText')
  if (lines.length === 0) throw new ReadingError('fileEmpty')
  const images = pages.flatMap((page) => page.images.filter(isPictureSized))
  return {
    lines,
    facts: factsOf(lines, {
      format: 'pdf',
      pages: pages.length,
      columns: columnsOf(lines),
      tables: sheets.reduce((sum, { segments }) => sum + segments.filter(isTable).length, 0),
      images: images.length,
      hiddenText: visible.flatMap(({ hidden }, number) => [
        ...hidden,
        ...(pages[number]?.claims ?? []),
        ...invisibleMessages(pages[number]?.glyphs.map((glyph) => glyph.text).join('') ?? ''),
      ]),
    }),
  }
}

/** What a page shows: stretches of its level lines, and its tables. */
function sheetOf(whole: PdfPage, seen: Glyph[]) {
  const rightToLeft = readsRightToLeft(seen)
  const { segments, page } = withTables(segmentsOf(upright(seen, 0)), whole, rightToLeft)
  return { page, seen, rightToLeft, segments: withSurroundings(withRules(segments, page), page) }
}

const isTable = ({ table }: Segment) => table !== undefined

/** Counts from 0. */
function counter() {
  let next = 0
  return () => next++
}

interface PageToRead extends Omit<Sheet, 'linesOfTable'> {
  seen: Glyph[]
  segments: Segment[]
  /** Strips that part the other pages. */
  elsewhere: Gutter[]
  nextRow: () => number
}

function pageLines({
  seen,
  segments: level,
  elsewhere,
  nextRow,
  ...sheet
}: PageToRead): FlowLine[] {
  const { page, rightToLeft } = sheet
  const linesOfTable: Sheet['linesOfTable'] = (table, before) =>
    linesOfDrawnTable(table, before, ({ segments }) => linesIn(segments), nextRow)
  const linesIn = (segments: Segment[]) =>
    linesOf(readingOrder(segments, rightToLeft, []), { ...sheet, linesOfTable })
  // A few words beside the text are headings, not lines; else the page was turned as a whole.
  const isBeside = (angle: number) => upright(seen, angle).length < seen.length / 2
  const linesAt = (angle: number) => {
    if (angle === 0) {
      const flows = pagesOfSpread(level, page, rightToLeft).flatMap((part) =>
        readingOrder(part, rightToLeft, elsewhere),
      )
      return linesOf(flows, { ...sheet, linesOfTable })
    }
    const segments = segmentsOf(upright(seen, angle))
    const flows = isBeside(angle)
      ? segments.map((segment) => ({ segments: [segment], sidebar: false }))
      : readingOrder(segments, rightToLeft, [])
    // Links and bullets are known by their place on the page as it is.
    return linesOf(flows, { ...sheet, page: { ...page, links: [], marks: [] }, linesOfTable })
  }
  const sideways = [90, -90].reduce((lines, angle) => {
    const turned = linesAt(angle)
    // Japanese that is written in columns, or a page that was scanned in or printed across.
    return isBeside(angle) ? placeSideways(lines, turned, angle) : [...lines, ...turned]
  }, linesAt(0))
  return [...sideways, ...linesAt(180)]
}

async function drawnPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await openPdf(bytes).catch((error: unknown) => {
    const encrypted = error instanceof pdfjs.PasswordException
    throw new ReadingError(encrypted ? 'fileEncrypted' : 'fileBroken', error)
  })
  if (document.numPages > LIMITS.pages) throw new ReadingError('fileTooManyPages')
  const layers = await document.getOptionalContentConfig()
  const shows = (layer: unknown) => layer === null || Boolean(layers.isVisible(layer as never))
  const pages: PdfPage[] = []
  let glyphs = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await readDrawing(await document.getPage(number), shows)
    pages.push(page)
    glyphs += page.glyphs.length
    // Every third glyph at most is a space: so many are too many characters for certain.
    if (glyphs > LIMITS.characters * 2) throw new ReadingError('fileTooLong')
  }
  await document.loadingTask.destroy()
  return pages
}

/** A scanner's or an app's own line over the picture of a page makes no text layer. */
const STAMP = 40

/** Outlined letters come to hundreds of filled shapes; a few are decoration on an empty page. */
const OUTLINES = 50

function isPicture(lines: Line[], pages: PdfPage[]): boolean {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0)
  if (characters === 0)
    return pages.some((page) => page.images.length > 0 || page.fills.length > OUTLINES)
  return (
    characters < STAMP * pages.length &&
    pages.every((page) => largestShare(page.images, page) > 0.5)
  )
}

/** Icons and bullets are pictures, too, but not what a reader would call one. */
const SMALLEST_PICTURE = 24

function isPictureSized({ width, height }: { width: number; height: number }): boolean {
  return width >= SMALLEST_PICTURE && height >= SMALLEST_PICTURE
}

/** Two when a sidebar stands beside the text, or text in two columns; more are rare. */
function columnsOf(lines: Line[]): number {
  return lines.some((line) => line.region === 'sidebar') ? 2 : 1
}
