import { fileURLToPath } from 'node:url'
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import type { Fit, Preview } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import type { Resume } from '#contract/resume.ts'
import { SMALLEST_FIT } from '#contract/template.ts'
import { pictureSize } from '../picture-size.ts'
import { fontFiles } from './fonts.ts'
import { packed } from './packed.ts'
import { linesOnLastPage } from './page-texts.ts'
import { pageSize, placesOf, type Column } from './places.ts'
import { printedOf, type PrintedSheet } from './printed.ts'
import { reportSheet } from './report-sheet.ts'
import { sheetOf } from './sheet.ts'
import { wideningOf } from './side-column.ts'
import { pagesOf } from './svg-pages.ts'
import { TypesetError } from './typesetting-error.ts'

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url))
/** Where templates find the photo of the resume in hand. */
const PHOTO = `${TEMPLATES}/photo`

/**
 * Results that one compile after the other uses (parsed templates, measured fonts) stay; what the
 * last compile did not touch goes. Forgetting all costs three times as long per resume.
 */
const KEPT_ROUNDS = 1

interface SetPdf {
  pdf: Uint8Array
  pages: number
  /** What was meant to stand on the pages, to compare the finished PDF with. */
  printed: PrintedSheet
  /** Only when one page was asked for. */
  fit?: Fit
  /** Why the PDF does not keep PDF/UA-1; absent when it does. */
  notAccessible?: string
}

export interface Compiler {
  /** @param attachment the text of `resume.json`; '' attaches nothing */
  pdf(draft: Draft, attachment: string): SetPdf
  preview(draft: Draft): Preview
  /** The first page as an SVG document, without places. */
  thumbnail(draft: Draft): string
  report(report: PrintedReport): Uint8Array
  /** Frees what the last compile had no use for; call after each, and let the event loop turn. */
  forget(): void
}

interface Setting {
  document: NodeTypstDocument
  printed: PrintedSheet
  fit?: Fit
  /** Where there is more than one page: all of them, and how many lines the last has. */
  svg?: string
  linesOver?: number
}

/** A last page of so few lines looks like a mistake. */
const STRANDED_LINES = 2
/** Nobody sees so little, so nobody is asked. */
const SLIGHT_SCALES = [0.985, 0.97]

/** What a resume is made smaller to, a hundredth at a time. */
const SCALES = Array.from(
  { length: Math.round((1 - SMALLEST_FIT) * 100) },
  (_, index) => Math.round((SMALLEST_FIT + index / 100) * 100) / 100,
)

/** A compiler with our fonts. It opens a font file only when a text needs it, and then keeps it. */
export function createCompiler(): Compiler {
  const typst = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontPaths: Object.values(fontFiles()).flat() }],
  })

  /** @throws TypesetError with the compiler's reason */
  function compiled(main: string, inputs: Record<string, string>): NodeTypstDocument {
    const outcome = typst.compile({ mainFilePath: `${TEMPLATES}/${main}.typ`, inputs })
    if (outcome.result) return outcome.result
    throw new TypesetError(reason(outcome.takeError()))
  }

  function set(draft: Draft, inputs: Record<string, string>): Setting {
    const printed = printedOf(draft)
    if (printed.header.photo) typst.mapShadow(PHOTO, photoBytes(draft.content))
    try {
      const sheet = sheetOf(printed)
      return { document: compiled(draft.templateId, { ...inputs, sheet }), printed }
    } finally {
      if (printed.header.photo) typst.unmapShadow(PHOTO)
    }
  }

  /** A photo that cannot be decoded must not cost the person their resume. */
  function setOrWithoutPhoto(draft: Draft, inputs: Record<string, string>): Setting {
    const withoutPhoto = { ...draft, style: { ...draft.style, photo: false } }
    const hasPhoto = draft.style.photo && draft.content.basics.photo !== ''
    if (hasPhoto && !isDrawable(draft.content)) return set(withoutPhoto, inputs)
    try {
      return set(draft, inputs)
    } catch (error) {
      if (!hasPhoto) throw error
      return set(withoutPhoto, inputs)
    }
  }

  /** With the room of the side column for the text on the pages after it. */
  function setWidened(draft: Draft, inputs: Record<string, string>): Setting {
    const first = setOrWithoutPhoto(draft, inputs)
    if (draft.templateId !== 'compact' || first.document.numOfPages === 1) return first
    const { document } =
      'places' in inputs ? first : setOrWithoutPhoto(draft, { ...inputs, places: 'wanted' })
    const columns = values<Column>(document, '<column>')
    const places = placesOf(typst.plainSvg(document), columns, draft.style)
    const widening = wideningOf(places, columns, first.printed)
    return widening ? setOrWithoutPhoto(draft, { ...inputs, ...widening }) : first
  }

  /** A last page of a line or two is saved when a few hundredths of the size are enough for it. */
  function setUnstranded(draft: Draft, inputs: Record<string, string>): Setting {
    const whole = setWidened(draft, inputs)
    const pages = whole.document.numOfPages
    if (pages === 1) return whole
    const svg = typst.plainSvg(whole.document)
    const linesOver = linesOnLastPage(svg, draft.style)
    if (linesOver <= STRANDED_LINES) {
      for (const scale of SLIGHT_SCALES) {
        const smaller = setWidened(draft, { ...inputs, scale: String(scale) })
        if (smaller.document.numOfPages < pages) return smaller
      }
    }
    return { ...whole, svg, linesOver }
  }

  /** One page when that is asked for and no more than a tenth has to be taken off the size. */
  function setToFit(draft: Draft, inputs: Record<string, string>): Setting {
    const whole = setUnstranded(draft, inputs)
    if (!draft.style.fit) return whole
    if (whole.document.numOfPages === 1) return { ...whole, fit: 'fits' }
    const setAt = (scale = SMALLEST_FIT): Setting =>
      setWidened(draft, { ...inputs, scale: String(scale) })
    let fitting = setAt()
    if (fitting.document.numOfPages > 1) return { ...whole, fit: 'tooLong' }
    // The largest scale that fits lies between one that does and one that does not.
    let [fits, fails] = [0, SCALES.length]
    while (fails - fits > 1) {
      const middle = (fits + fails) >> 1
      const tried = setAt(SCALES[middle])
      if (tried.document.numOfPages === 1) [fits, fitting] = [middle, tried]
      else fails = middle
    }
    return { ...fitting, fit: 'fits' }
  }

  function exported(document: NodeTypstDocument): Pick<SetPdf, 'pdf' | 'notAccessible'> {
    try {
      return { pdf: packed(typst.pdf(document, { pdfStandard: 'ua-1' })) }
    } catch (error) {
      // Still tagged, and better than none; but the person must be told.
      return { pdf: packed(typst.pdf(document, {})), notAccessible: refusal(error) }
    }
  }

  function values<T>(document: NodeTypstDocument, selector: string): T[] {
    const found = typst.query(document, { selector }) as { value: T }[]
    return found.map(({ value }) => value)
  }

  return {
    pdf: (draft, attachment) => {
      const inputs: Record<string, string> = attachment ? { resume: attachment } : {}
      const { document, printed, fit } = setToFit(draft, inputs)
      const pages = document.numOfPages
      return { ...exported(document), pages, printed, ...(fit && { fit }) }
    },
    preview: (draft) => {
      const { document, fit, linesOver, ...setting } = setToFit(draft, { places: 'wanted' })
      const columns = values<Column>(document, '<column>')
      const svg = setting.svg ?? typst.plainSvg(document)
      return {
        pages: pagesOf(svg),
        ...pageSize(draft.style),
        places: placesOf(svg, columns, draft.style),
        ...(fit && { fit }),
        ...(linesOver && { linesOver }),
      }
    },
    thumbnail: (draft) => {
      const { document } = setToFit(draft, {})
      const [page = ''] = pagesOf(typst.plainSvg(document), 1)
      return page
    },
    report: (report) =>
      exported(compiled('report', { sheet: JSON.stringify(reportSheet(report)) })).pdf,
    forget: () => typst.evictCache(KEPT_ROUNDS),
  }
}

/** Pixels of a photo; ours are made of a quarter of a million. Each takes four bytes to draw. */
const MOST_PIXELS = 16_000_000

/** What a few kilobytes unpack to is known from their first ones. */
function isDrawable(resume: Resume): boolean {
  const size = pictureSize(photoBytes(resume))
  return size !== undefined && size.width * size.height <= MOST_PIXELS
}

function photoBytes({ basics }: Resume): Buffer {
  return Buffer.from(basics.photo.slice(basics.photo.indexOf(',') + 1), 'base64')
}

/** What the exporter has against a document; it names no text of the resume. */
function refusal(error: unknown): string {
  return String(error).split('\n', 1)[0]?.slice(0, 200) ?? ''
}

/** Diagnostics name places in our templates; they never quote the resume at length. */
function reason(error: NodeError | null): string {
  const [first] = (error?.shortDiagnostics ?? []) as { message?: string }[]
  return first?.message ?? 'the compiler gave no reason'
}
