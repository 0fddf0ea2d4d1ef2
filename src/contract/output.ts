import * as v from 'valibot'
import { IdSchema, TitleSchema } from './api.ts'
import { ResumeSchema } from './resume.ts'

/** Response header of a download: fields found in the finished PDF / fields in the resume. */
export const READ_BACK_HEADER = 'Resume-Read-Back'

/** The fields that were not found, each percent-encoded, joined by commas; absent when none. */
export const READ_BACK_MISSING_HEADER = 'Resume-Read-Back-Missing'

/**
 * Response header of a download whose style asks for one page: `fits`, or `tooLong` when even the
 * smallest scale needs more, and nothing was made smaller.
 */
export const FIT_HEADER = 'Resume-Fit'
export const FITS = ['fits', 'tooLong'] as const
export type Fit = (typeof FITS)[number]

/** Response header of a download: `ua-1` when the PDF keeps PDF/UA-1, else `none`. */
export const PDF_STANDARD_HEADER = 'Resume-Pdf-Standard'

const BoxSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })

/** Where a part of the resume stands on the pages, in points from the page's top left corner. */
export const PlaceSchema = v.object({
  /** Dotted path into the resume, such as 'work.0'. */
  at: v.string(),
  /** From 0. */
  page: v.number(),
  ...BoxSchema.entries,
  /** The lines of one text that runs over several. */
  lines: v.optional(v.array(BoxSchema)),
})
export type Place = v.InferOutput<typeof PlaceSchema>

export const PreviewSchema = v.object({
  /** One SVG document a page. Show it as an image; never insert it into the page. */
  pages: v.array(v.string()),
  width: v.number(),
  height: v.number(),
  places: v.array(PlaceSchema),
  /** Only when the style asks for one page: whether that was reached. */
  fit: v.optional(v.picklist(FITS)),
  /** Lines on the last page, where there is more than one: without so many, it were not needed. */
  linesOver: v.optional(v.number()),
})
export type Preview = v.InferOutput<typeof PreviewSchema>

/**
 * `?id=` of a saved resume, or a body: a resume or a draft. With both, the body is printed, and
 * the saved resume tells with which premium template it was made.
 */
export const DownloadQuerySchema = v.object({
  id: v.optional(IdSchema),
  title: v.optional(TitleSchema, ''),
})

/** What a resume can be taken away as, beside the PDF; the body is a resume or a draft. */
export const EXPORT_FORMATS = ['json', 'docx', 'txt'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export const ExportQuerySchema = v.object({
  format: v.picklist(EXPORT_FORMATS),
  title: v.optional(TitleSchema, ''),
})

/** In: a JSON Resume (jsonresume.org, schema 1.0.0) or our own export. Out: the resume. */
export const ImportResultSchema = v.object({ resume: ResumeSchema })
