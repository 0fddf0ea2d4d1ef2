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
  /** School, degree and subject, where they stood among the personal data. */
  study: Partial<Record<(typeof STUDY)[number], string>>
  /** Wishes that stood among the personal data. */
  wishes: { kind: 'role' | 'salary' | 'city' | 'availability' | 'employment'; value: string }[]
}

export const WISHES = ['role', 'salary', 'city', 'availability', 'employment'] as const
/** Kept with their labels, as printed. */
export const KEPT = new Set<LabelKind>(['extra', 'furigana', 'phone', 'email', 'name'])
/** Of a school that forms ask for among the personal data. */
export const STUDY = ['institution', 'degree', 'field'] as const
/** Facts of which figures are dates and numbers of papers, and never those of a phone. */
export const WITHOUT_PHONE: ReadonlySet<LabelKind> = new Set<LabelKind>([
  'birthDate',
  'extra',
  ...STUDY,
])
