import { OTHER_KINDS, type SectionId } from '#contract/resume.ts'
import type { EntryList } from '#contract/shown-resume.ts'
import type { Messages } from '#i18n/messages.ts'
import type { ListPath } from '#stores/resume/entries.ts'
import type { Check } from './checks.ts'

type Label = keyof Messages['editor']['fields']
type Example = keyof Messages['editor']['examples']

interface Spec {
  /** Path below the section or entry. */
  name: string
  label: Label
  /** Takes the whole width; others stand two by two where there is room. */
  wide?: true
}

export interface LineSpec extends Spec {
  kind: 'line'
  autocomplete?: string
  check?: Check
  example?: Example
}
export interface DateSpec extends Spec {
  kind: 'date'
  /** Name of the date that this one must not lie before; then it may also be 'present'. */
  after?: string
}
export interface ChoiceSpec extends Spec {
  kind: 'choice'
  options: readonly (keyof Messages['editor']['kinds'])[]
}
export interface PairsSpec extends Spec {
  kind: 'pairs'
  list: ListPath
  columns: readonly [LineSpec, LineSpec]
}
export interface PlainSpec extends Spec {
  kind: 'rich' | 'items' | 'photo'
}
/** Entries within an entry. */
export interface NestedSpec extends Spec {
  kind: 'entries'
}
/** What one control fills in. */
export type ControlSpec = LineSpec | DateSpec | ChoiceSpec | PairsSpec | PlainSpec
export type FieldSpec = ControlSpec | NestedSpec

export type EditorSection = 'basics' | SectionId

/** What an entry is made of. */
export interface EntrySpec {
  fields: readonly FieldSpec[]
  /** Names of the fields that tell entries apart. */
  summary: readonly string[]
}

export type SectionSpec =
  | { shape: 'fields'; fields: readonly ControlSpec[] }
  | { shape: 'text' }
  | ({ shape: 'entries'; list: EntryList } & EntrySpec)

/** Sections that every resume is expected to have: they are there to be filled while empty. */
export const USUAL_SECTIONS: ReadonlySet<SectionId> = new Set([
  'selfEvaluation',
  'work',
  'education',
  'skills',
])

const line = (name: string, label: Label, more: Partial<LineSpec> = {}): LineSpec => ({
  kind: 'line',
  name,
  label,
  ...more,
})
const START: DateSpec = { kind: 'date', name: 'start', label: 'start' }
const END: DateSpec = { kind: 'date', name: 'end', label: 'end', after: 'start' }
const DETAILS: PlainSpec = { kind: 'rich', name: 'details', label: 'details', wide: true }

/** An entry of a section of the person's own. */
export const OWN_ENTRY: EntrySpec = {
  summary: ['title', 'subtitle'],
  fields: [
    line('title', 'title'),
    line('subtitle', 'subtitle'),
    START,
    END,
    line('url', 'url', { check: 'url', wide: true }),
    DETAILS,
  ],
}

/** Every section of the resume and its fields: what the editor shows is read off this table. */
export const SECTIONS: Record<EditorSection, SectionSpec> = {
  basics: {
    shape: 'fields',
    fields: [
      line('name', 'name', { autocomplete: 'name' }),
      line('headline', 'headline', { example: 'headline' }),
      line('email', 'email', { autocomplete: 'email', check: 'email' }),
      line('phone', 'phone', { autocomplete: 'tel', check: 'phone' }),
      line('location', 'location', { autocomplete: 'address-level2' }),
      line('birthDate', 'birthDate'),
      {
        kind: 'pairs',
        name: 'links',
        label: 'links',
        list: 'basics.links',
        wide: true,
        columns: [
          line('label', 'label', { example: 'label' }),
          line('url', 'url', { check: 'url' }),
        ],
      },
      {
        kind: 'pairs',
        name: 'extras',
        label: 'extras',
        list: 'basics.extras',
        wide: true,
        columns: [line('label', 'label', { example: 'extraLabel' }), line('value', 'value')],
      },
      { kind: 'photo', name: 'photo', label: 'photo', wide: true },
    ],
  },
  selfEvaluation: { shape: 'text' },
  expectations: {
    shape: 'fields',
    fields: [
      line('role', 'desiredRole'),
      line('location', 'desiredLocation'),
      line('salary', 'salary'),
      line('employment', 'employment', { example: 'employment' }),
      line('availability', 'availability'),
      { kind: 'rich', name: 'notes', label: 'notes', wide: true },
    ],
  },
  advantage: { shape: 'text' },
  work: {
    shape: 'entries',
    list: 'work',
    summary: ['title', 'company'],
    fields: [
      line('title', 'jobTitle'),
      line('company', 'company'),
      START,
      END,
      line('location', 'place', { wide: true }),
      DETAILS,
    ],
  },
  projects: {
    shape: 'entries',
    list: 'projects',
    summary: ['name', 'role'],
    fields: [
      line('name', 'projectName'),
      line('role', 'role'),
      START,
      END,
      line('url', 'url', { check: 'url', wide: true }),
      DETAILS,
    ],
  },
  education: {
    shape: 'entries',
    list: 'education',
    summary: ['degree', 'field', 'institution'],
    fields: [
      line('institution', 'institution', { wide: true }),
      line('degree', 'degree'),
      line('field', 'field'),
      START,
      END,
      line('location', 'place', { wide: true }),
      DETAILS,
    ],
  },
  skills: {
    shape: 'entries',
    list: 'skills',
    summary: ['name', 'items'],
    fields: [
      line('name', 'group', { example: 'group', wide: true }),
      { kind: 'items', name: 'items', label: 'skills', wide: true },
    ],
  },
  languages: {
    shape: 'entries',
    list: 'languages',
    summary: ['name', 'level'],
    fields: [line('name', 'language'), line('level', 'level', { example: 'level' })],
  },
  awards: {
    shape: 'entries',
    list: 'awards',
    summary: ['title', 'issuer'],
    fields: [
      line('title', 'title', { wide: true }),
      { kind: 'choice', name: 'kind', label: 'kind', options: ['award', 'certificate'] },
      { kind: 'date', name: 'date', label: 'date' },
      line('issuer', 'issuer', { wide: true }),
      DETAILS,
    ],
  },
  other: {
    shape: 'entries',
    list: 'other',
    summary: ['title', 'kind'],
    fields: [
      line('title', 'heading'),
      { kind: 'choice', name: 'kind', label: 'kind', options: OTHER_KINDS },
      { ...DETAILS, label: 'text' },
      { kind: 'entries', name: 'entries', label: 'entries', wide: true },
    ],
  },
}
