import * as v from 'valibot'
import { DocumentFactsSchema, LanguageSchema } from '#contract/analysis.ts'
import { ERROR_STATUS, type ServerErrorCode } from '#contract/errors.ts'
import { ResumeSchema } from '#contract/resume.ts'

/** What the pool and a reading child say to each other. */
export interface Request {
  fileName: string
}

/** The child's first line: it has loaded everything and waits for its document. */
export const READY = 'ready'

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
    }),
  }),
  v.object({ error: v.picklist(codes) }),
])
export type Answer = v.InferOutput<typeof AnswerSchema>

/** Characters of an answer; 200,000 characters of resume with their JSON around them. */
export const LONGEST_ANSWER = 8 * 1024 * 1024
