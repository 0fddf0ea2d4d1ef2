import * as v from 'valibot'
import { DocumentFactsSchema, LanguageSchema } from '#contract/analysis.ts'
import { ERROR_STATUS, type ServerErrorCode } from '#contract/errors.ts'
import { ResumeSchema } from '#contract/resume.ts'
import { ReadingDoubtsSchema } from '../doubts.ts'

/**
 * What a child may get ahead of its document: nobody's document is being read, so it may go on
 * warming up.
 */
export const WARM_UP = '\n'

/** What the pool and a reading child say to each other. */
export interface Request {
  fileName: string
}

/** The child's first line: it has loaded everything and waits for its document. */
export const READY = 'ready'

/** The resume that a document says it is, and what its pages say. */
const AttachedSchema = v.object({
  text: v.string(),
  lines: v.array(v.object({ text: v.string(), page: v.number() })),
})
export type Attached = v.InferOutput<typeof AttachedSchema>

const codes = Object.keys(ERROR_STATUS) as ServerErrorCode[]

/**
 * The child's second line. A hostile document may have taken the child over, so its answer is
 * parsed like anything that comes from outside.
 */
export const AnswerSchema = v.union([
  v.object({
    reading: v.object({
      resume: ResumeSchema,
      document: DocumentFactsSchema,
      language: LanguageSchema,
      doubts: v.optional(ReadingDoubtsSchema),
    }),
    attached: v.optional(AttachedSchema),
  }),
  v.object({ error: v.picklist(codes) }),
])
export type Answer = v.InferOutput<typeof AnswerSchema>

/**
 * Characters of an answer; 200,000 characters of resume with their JSON around them, the same as
 * lines, and an attachment.
 */
export const LONGEST_ANSWER = 12 * 1024 * 1024
