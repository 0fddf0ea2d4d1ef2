import { fileURLToPath } from 'node:url'
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import type { Preview } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import type { Resume } from '#contract/resume.ts'
import { fontFiles } from './fonts.ts'
import { pageSize, placesOf, type Column, type Mark } from './places.ts'
import { printedOf, type Printed } from './printed.ts'
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
  printed: Printed
}

export interface Compiler {
  /** @param attachment the text of `resume.json`; '' attaches nothing */
  pdf(draft: Draft, attachment: string): SetPdf
  preview(draft: Draft): Preview
  /** The first page as an SVG document, without places. */
  thumbnail(draft: Draft): string
  /** Frees what the last compile had no use for; call after each, and let the event loop turn. */
  forget(): void
}

interface Setting {
  document: NodeTypstDocument
  printed: Printed
}

/** A compiler with our fonts. It opens a font file only when a text needs it, and then keeps it. */
export function createCompiler(): Compiler {
  const typst = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontPaths: Object.values(fontFiles()).flat() }],
  })

  function set(draft: Draft, inputs: Record<string, string>): Setting {
    const printed = printedOf(draft)
    if (printed.header.photo) typst.mapShadow(PHOTO, photoBytes(draft.content))
    try {
      const compiled = typst.compile({
        mainFilePath: `${TEMPLATES}/${draft.templateId}.typ`,
        inputs: { ...inputs, sheet: JSON.stringify(printed) },
      })
      if (!compiled.result)
        throw new TypesetError('typesettingFailed', reason(compiled.takeError()))
      return { document: compiled.result, printed }
    } finally {
      if (printed.header.photo) typst.unmapShadow(PHOTO)
    }
  }

  /** A photo that cannot be decoded must not cost the person their resume. */
  function setOrWithoutPhoto(draft: Draft, inputs: Record<string, string>): Setting {
    try {
      return set(draft, inputs)
    } catch (error) {
      if (!draft.style.photo || !draft.content.basics.photo) throw error
      return set({ ...draft, style: { ...draft.style, photo: false } }, inputs)
    }
  }

  function exported(document: NodeTypstDocument): Uint8Array {
    try {
      return typst.pdf(document, { pdfStandard: 'ua-1' })
    } catch {
      // A page that cannot keep to PDF/UA is still tagged, and better than none.
      return typst.pdf(document, {})
    }
  }

  function values<T>(document: NodeTypstDocument, selector: string): T[] {
    const found = typst.query(document, { selector }) as { value: T }[]
    return found.map(({ value }) => value)
  }

  return {
    pdf: (draft, attachment) => {
      const inputs: Record<string, string> = attachment ? { resume: attachment } : {}
      const { document, printed } = setOrWithoutPhoto(draft, inputs)
      return { pdf: exported(document), pages: document.numOfPages, printed }
    },
    preview: (draft) => {
      const { document } = setOrWithoutPhoto(draft, { places: 'wanted' })
      const columns = values<Column>(document, '<column>')
      return {
        pages: pagesOf(typst.plainSvg(document)),
        ...pageSize(draft.style),
        places: placesOf(values<Mark>(document, '<place>'), columns, draft.style),
      }
    },
    thumbnail: (draft) => {
      const { document } = setOrWithoutPhoto(draft, {})
      const [page = ''] = pagesOf(typst.plainSvg(document), 1)
      return page
    },
    forget: () => typst.evictCache(KEPT_ROUNDS),
  }
}

function photoBytes({ basics }: Resume): Buffer {
  return Buffer.from(basics.photo.slice(basics.photo.indexOf(',') + 1), 'base64')
}

/** Diagnostics name places in our templates; they never quote the resume at length. */
function reason(error: NodeError | null): string {
  const [first] = (error?.shortDiagnostics ?? []) as { message?: string }[]
  return first?.message ?? 'the compiler gave no reason'
}
