/** How sure the reading is of a section, by what its entries still hold that others should have. */
import type { FindingSection } from '#contract/analysis.ts'
import type { Resume } from '#contract/resume.ts'
import { plainText, type RichText } from '#contract/rich-text.ts'
import { dateIn } from './entries/head-dates.ts'

/** A period stands in a head; in a sentence it is a part of what is told. */
const HEAD_LETTERS = 80
/** From here on nothing is said: what was read then speaks for itself. */
const SURE = 0.75

/** Lines of details that look like the heads of further entries. */
const straysIn = (details: RichText): number =>
  plainText(details)
    .split('\n')
    .filter((line) => line.length <= HEAD_LETTERS && dateIn(line)?.range === true).length

/**
 * The sections of which the reading is not sure, from 0 to 1: entries for each head that they seem
 * to have. Sections of which it is sure are left out.
 */
export function confidenceOf({ work, education }: Resume): Partial<Record<FindingSection, number>> {
  const parts = { workExperience: work, education } as const
  return Object.fromEntries(
    Object.entries(parts).flatMap(([section, entries]): [string, number][] => {
      const strays = entries.reduce((sum, { details }) => sum + straysIn(details), 0)
      const confidence = entries.length / Math.max(1, entries.length + strays)
      return strays > 0 && confidence < SURE ? [[section, confidence]] : []
    }),
  )
}
