import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Resume } from '#contract/resume.ts'

/**
 * Each field has its limit, and many fields together another: what judges and sets a resume
 * takes time by its text and lines.
 */
export function isOfASize(resume: Resume): boolean {
  const size = { characters: 0, lines: 0 }
  measure({ ...resume, basics: { ...resume.basics, photo: '' }, extensions: {} }, size)
  return size.characters <= RESUME_LIMITS.characters && size.lines <= RESUME_LIMITS.lines
}

function measure(value: unknown, size: { characters: number; lines: number }): void {
  if (typeof value === 'string') size.characters += value.length
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && (value.type === 'paragraph' || value.type === 'hardBreak')) size.lines += 1
  for (const part of Object.values(value)) measure(part, size)
}
