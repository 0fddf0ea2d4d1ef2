import * as v from 'valibot'
import { FINDING_SECTIONS } from '#contract/analysis.ts'

/**
 * What a reading leaves open, beside the resume: so that what is there but was not placed is never
 * called missing. Everything is optional; a draft of the editor has none of it.
 */
export const ReadingDoubtsSchema = v.object({
  /** Every printed line, as it was read. */
  lines: v.optional(v.array(v.string())),
  /** Text that found no place in the resume. */
  unplaced: v.optional(v.array(v.string())),
  /** How sure the reader is of a section, 0 to 1. */
  confidence: v.optional(v.record(v.picklist(FINDING_SECTIONS), v.number())),
  /** Sections that their owner has put right: what they lack now is lacking. */
  settled: v.optional(v.array(v.picklist(FINDING_SECTIONS))),
})
export type ReadingDoubts = v.InferOutput<typeof ReadingDoubtsSchema>
