import type { Context } from 'hono'
import { DraftOrResumeSchema, type Draft } from '#contract/draft.ts'
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Resume } from '#contract/resume.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import { json } from './validate.ts'

/**
 * The draft, or the resume in its default looks, in the body of a request.
 *
 * @throws ApiError resumeInvalid
 */
export async function draftIn(c: Context<Env>): Promise<Draft> {
  const draft = await json(c, DraftOrResumeSchema, 'resumeInvalid')
  mustBeOfASize(draft.content)
  return draft
}

/**
 * Each field has its limit, and many fields together another: what judges and sets a resume
 * takes time by its text and lines.
 *
 * @throws ApiError resumeInvalid
 */
export function mustBeOfASize(resume: Resume): void {
  const size = { characters: 0, lines: 0 }
  measure({ ...resume, basics: { ...resume.basics, photo: '' }, extensions: {} }, size)
  const { characters, lines } = RESUME_LIMITS
  if (size.characters > characters || size.lines > lines) throw new ApiError('resumeInvalid')
}

function measure(value: unknown, size: { characters: number; lines: number }): void {
  if (typeof value === 'string') size.characters += value.length
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && (value.type === 'paragraph' || value.type === 'hardBreak')) size.lines += 1
  for (const part of Object.values(value)) measure(part, size)
}
