import * as v from 'valibot'
import { CorrectReadingBodySchema } from '#contract/api.ts'
import { SaveBodySchema } from '#contract/saved-resume.ts'
import { DraftOrResumeSchema } from '#contract/draft.ts'
import type { ServerErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { PrintedReportSchema } from '#contract/printed-report.ts'
import { isOfASize } from './resume-size.ts'

interface Body {
  schema: v.GenericSchema
  /** Bytes that are read at all. */
  bytes: number
  /** What is answered where it does not fit. */
  failure: ServerErrorCode
  /** Milliseconds of the server's loop that a megabyte takes once it is in, measured. */
  loopMsPerMb: number
}

/**
 * The JSON bodies that may be large, each with its limit. What checks and parses them takes time
 * by their size, so this is done in a process; all other calls take a few fields
 * (`middleware/validate.ts`).
 */
export const BODIES = {
  /** To be set, scored, exported. */
  draft: {
    schema: v.pipe(
      DraftOrResumeSchema,
      v.check(({ content }) => isOfASize(content)),
    ),
    bytes: LIMITS.bodyBytes,
    failure: 'resumeInvalid',
    loopMsPerMb: 5,
  },
  /** To be kept: sealed and written, too. */
  save: {
    schema: v.pipe(
      SaveBodySchema,
      v.check(({ content }) => isOfASize(content)),
    ),
    bytes: LIMITS.bodyBytes,
    failure: 'resumeInvalid',
    loopMsPerMb: 10,
  },
  correction: {
    schema: v.pipe(
      CorrectReadingBodySchema,
      v.check(({ resume }) => isOfASize(resume)),
    ),
    bytes: LIMITS.bodyBytes,
    failure: 'badRequest',
    loopMsPerMb: 10,
  },
  /** A file of another program; the exchange looks at what it says. */
  import: {
    schema: v.unknown(),
    bytes: LIMITS.bodyBytes,
    failure: 'importInvalid',
    loopMsPerMb: 5,
  },
  /** A report of five hundred marks, each with a sentence or two. */
  printedReport: {
    schema: PrintedReportSchema,
    bytes: 512 * 1024,
    failure: 'badRequest',
    loopMsPerMb: 5,
  },
} as const satisfies Record<string, Body>

export type BodyName = keyof typeof BODIES
export type BodyOf<N extends BodyName> = v.InferOutput<(typeof BODIES)[N]['schema']>
