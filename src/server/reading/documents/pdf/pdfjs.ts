import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import './browser-stand-ins.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** The one door to pdf.js. Its imports come in the order that it needs. */
const require = createRequire(import.meta.url)
const packageFolder = dirname(require.resolve('pdfjs-dist/package.json'))

/** Fonts are added to a document's shelf; nobody looks. */
const fontShelf = { fonts: new Set<unknown>() }

// Running the worker's code here, in the sandboxed process, saves starting a thread.
Object.assign(globalThis, { pdfjsWorker: worker })

export { pdfjs }

const FOLDERS: Record<string, string> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
}

/** Hands pdf.js its own data files (CMaps, standard fonts, image decoders) from the package. */
class PackageFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const folder = FOLDERS[kind]
    // File names come from the document: nothing but a plain name may reach the disk.
    if (!folder || !/^[\w.-]+$/.test(filename)) throw new Error(`No such data: ${filename}`)
    return new Uint8Array(await readFile(join(packageFolder, folder, filename)))
  }
}

/** Pictures of more pixels are not decoded: they carry no text and would only cost memory. */
const LARGEST_PICTURE = 40_000_000

/**
 * Opens a PDF. The bytes are handed over and must not be used afterwards.
 *
 * @throws what pdf.js throws; `PasswordException` when a password is needed to open it
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return await pdfjs.getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: false,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: LARGEST_PICTURE,
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    wasmUrl: 'wasm/',
    BinaryDataFactory: PackageFiles,
    ownerDocument: fontShelf as unknown as HTMLDocument,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  } as Parameters<typeof pdfjs.getDocument>[0]).promise
}
