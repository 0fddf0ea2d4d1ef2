import type { Preview } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import type { ReadBack } from './read-back.ts'

/** What a finished PDF comes with. */
export interface PdfResult {
  pdf: Uint8Array
  pages: number
  /** Milliseconds that setting took, reading back not included. */
  ms: number
  readBack: ReadBack
}

/** What each kind of job gives. */
export interface Results {
  pdf: PdfResult
  preview: Preview
  /** The first page, an SVG document. */
  thumbnail: string
}

export interface Job {
  id: number
  kind: keyof Results
  draft: Draft
  /** The text of `resume.json`, or '' for a PDF that carries none. */
  attachment: string
}

export type Answer =
  | { id: number; ok: true; result: Results[keyof Results] }
  | { id: number; ok: false; message: string }
