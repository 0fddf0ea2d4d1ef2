/** What somebody looks for: a job's name, wishes with labels, or sentences. */
import type { Expectations } from '#contract/resume.ts'
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Line } from '../document.ts'
import { labelInFront, labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { isProse } from './prose.ts'
import { paragraphsOf, richTextFrom } from './rich.ts'

const FIELDS: readonly {
  kind: LabelKind
  field: 'role' | 'salary' | 'location' | 'availability' | 'employment'
}[] = [
  { kind: 'role', field: 'role' },
  { kind: 'salary', field: 'salary' },
  { kind: 'city', field: 'location' },
  { kind: 'availability', field: 'availability' },
  { kind: 'employment', field: 'employment' },
]

/** Longer phrases are wishes in words, not the name of a job. */
const LONGEST_ROLE = 70

/** The expectations of a section. */
export function readObjective(
  lines: readonly Line[],
): Omit<Expectations, 'notes'> & { notes: Expectations['notes'] } {
  const result: Expectations = {
    role: '',
    location: '',
    salary: '',
    employment: '',
    availability: '',
    notes: richTextFrom([]),
  }
  const notes: { text: string; bullet: boolean }[] = []
  for (const paragraph of paragraphsOf(lines)) {
    const left: string[] = []
    for (const part of isProse(paragraph.text) && !/[:：]/.test(paragraph.text)
      ? [paragraph.text]
      : paragraph.text.split(/\s*[|;；，]\s*|\s{3,}/u)) {
      const found = labelled(part) ?? labelInFront(part)
      const match = found && FIELDS.find(({ kind }) => found.kinds.includes(kind))
      if (
        match &&
        found.value &&
        found.value.length <= RESUME_LIMITS.line &&
        result[match.field] === ''
      )
        result[match.field] = found.value
      else left.push(part)
    }
    if (left.join('').trim() === '') continue
    const text =
      left.length === 1 || left.join('').length < paragraph.text.length / 2
        ? left.join('，')
        : left.length > 0 && result.role + result.location === ''
          ? paragraph.text
          : left.join('，')
    const asRole =
      result.role === '' &&
      notes.length === 0 &&
      text.length <= LONGEST_ROLE &&
      !isProse(text) &&
      // what stands behind a label of another sort: 好きな学科：数学
      !/[:：]/u.test(text) &&
      text.split(/\s+/).length <= 9 &&
      !/[.。!！]$/u.test(text)
    if (asRole) result.role = text
    else notes.push({ text, bullet: paragraph.bullet })
  }
  return { ...result, notes: richTextFrom(notes) }
}
