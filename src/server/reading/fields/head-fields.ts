/** What the lines above and beside the sections become. */
import type { Basics } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import type { LabelKind } from '../lexicon/types.ts'

export interface HeadFields {
  basics: Basics
  /** Sentences above the sections: a summary without a heading. */
  prose: Line[]
  /** What is left, printed as it is. */
  rest: Line[]
  /** School, degree, subject and time, where they stood among the personal data. */
  study: Partial<Record<(typeof STUDY)[number], string>>
  /** Wishes that stood among the personal data. */
  wishes: { kind: 'role' | 'salary' | 'city' | 'availability' | 'employment'; value: string }[]
}

export const WISHES = ['role', 'salary', 'city', 'availability', 'employment'] as const
/** Kept with their labels, as printed. */
export const KEPT = new Set<LabelKind>(['extra', 'furigana', 'phone', 'email', 'name'])
/** Of a school that forms ask for among the personal data. */
export const STUDY = ['institution', 'degree', 'field', 'dates'] as const
/** What a label among the personal data asks of a study and none has told yet; the time, of a school that is named. */
export const askedOf = (study: HeadFields['study'], kinds: readonly LabelKind[]) =>
  STUDY.find(
    (kind) => kinds.includes(kind) && !study[kind] && (kind !== 'dates' || study.institution),
  )
/** Facts of which figures are dates and numbers of papers, and never those of a phone. */
export const WITHOUT_PHONE: ReadonlySet<LabelKind> = new Set<LabelKind>([
  'birthDate',
  'extra',
  ...STUDY,
])
