/** The one study that forms ask among the personal data. */
import type { Education } from '#contract/resume.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import { dateIn } from './head-dates.ts'
import { splitPlace } from './pair-words.ts'
import { without } from './pieces.ts'

/** A study of which forms ask the school, the degree or the subject among the personal data. */
export function studyOf({
  institution = '',
  degree = '',
  field = '',
  dates = '',
}: {
  institution?: string
  degree?: string
  field?: string
  dates?: string
}): Education | null {
  if (!institution && !degree && !field) return null
  const inName = dateIn(institution)
  const school = inName ? without(institution, inName.from, inName.to) : institution
  const span = inName ?? dateIn(dates)
  const { text, place } = splitPlace(school)
  const [name = '', ...behind] = text.split(OUTER_COMMA)
  return {
    institution: name,
    degree,
    field,
    location: [...behind, place].filter(Boolean).join(', '),
    start: span?.start ?? '',
    end: span?.end ?? '',
    details: emptyRichText(),
  }
}

/** A comma outside of brackets: `Harbour University (online, 60 credits), Brest`. */
const OUTER_COMMA = /\s*[,،，](?![^()（）]*[)）])\s*/u
