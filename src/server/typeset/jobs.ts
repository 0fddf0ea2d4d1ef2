import type { Fit } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import type { ReadBack } from './read-back.ts'

/** What a finished PDF comes with. */
export interface PdfResult {
  pdf: Uint8Array
  pages: number
  /** Milliseconds that setting took, reading back not included. */
  ms: number
  readBack: ReadBack
  /** Only when one page was asked for: whether that was reached. */
  fit?: Fit
  /** Why the PDF does not keep PDF/UA-1; absent when it does. */
  notAccessible?: string
}

/** What each kind of job gives. */
export interface Results {
  pdf: PdfResult
  /** A Preview as JSON: the server hands it on as it is, and need not parse it. */
  preview: { pages: number; json: Uint8Array }
  /** How many pages it takes. */
  pageCount: number
  /** The first page, an SVG document. */
  thumbnail: string
  /** A report's PDF. */
  report: Uint8Array
}

/** What each kind of job is given. */
export interface Inputs {
  pdf: {
    draft: Draft
    /** The text of `resume.json`, or '' for a PDF that carries none. */
    attachment: string
  }
  preview: { draft: Draft }
  pageCount: { draft: Draft }
  thumbnail: { draft: Draft }
  report: { report: PrintedReport }
}

export type Kind = keyof Results

/** What a typesetting process is asked for. */
export type Task = { [K in Kind]: { kind: K } & Inputs[K] }[Kind]
