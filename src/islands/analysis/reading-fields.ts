import type { Resume } from '#contract/resume.ts'
import { isEmptyRichText } from '#contract/rich-text.ts'
import type { Messages } from '#i18n/messages.ts'

/** A field that was read, or was not found. */
export interface ReadField {
  /** Dotted path into the resume. */
  path: string
  label: keyof Messages['editor']['fields']
  /** The resume's own name for it, which goes before the label. */
  name?: string
  kind: 'line' | 'date' | 'items'
  value: string | readonly string[]
  /** Whether a resume is incomplete without it. */
  expected: boolean
}

/** Fields that belong together: the contact details, a job, a school. */
export interface ReadGroup {
  section: 'basics' | 'work' | 'education' | 'skills'
  /** Path of the entry; absent where there is but one. */
  at?: string
  fields: ReadField[]
  /** Whether the running text of an entry was found. */
  hasDetails: boolean
}

type Label = ReadField['label']

const BASICS: [name: keyof Resume['basics'] & Label, expected: boolean][] = [
  ['name', true],
  ['headline', false],
  ['email', true],
  ['phone', true],
  ['location', true],
]
const WORK: [name: 'title' | 'company' | 'start' | 'end', label: Label][] = [
  ['title', 'jobTitle'],
  ['company', 'company'],
  ['start', 'start'],
  ['end', 'end'],
]
const EDUCATION: [name: 'institution' | 'degree' | 'field' | 'start' | 'end', label: Label][] = [
  ['institution', 'institution'],
  ['degree', 'degree'],
  ['field', 'field'],
  ['start', 'start'],
  ['end', 'end'],
]

const kindOf = (name: string): ReadField['kind'] =>
  name === 'start' || name === 'end' ? 'date' : 'line'

/** What the software read, field by field, in the order in which a person looks for it. */
export function readGroups({ basics, work, education, skills }: Resume): ReadGroup[] {
  const contact: ReadGroup = {
    section: 'basics',
    hasDetails: true,
    fields: [
      ...BASICS.map(([name, expected]): ReadField => ({
        path: `basics.${name}`,
        label: name,
        kind: 'line',
        value: basics[name] as string,
        expected,
      })),
      ...basics.links.map(({ url }, index): ReadField => ({
        path: `basics.links.${index}.url`,
        label: 'links',
        kind: 'line',
        value: url,
        expected: false,
      })),
    ],
  }
  const jobs = work.map((job, index) => ({
    section: 'work' as const,
    at: `work.${index}`,
    hasDetails: !isEmptyRichText(job.details),
    fields: WORK.map(([name, label]) => ({
      path: `work.${index}.${name}`,
      label,
      kind: kindOf(name),
      value: job[name],
      expected: true,
    })),
  }))
  const schools = education.map((school, index) => ({
    section: 'education' as const,
    at: `education.${index}`,
    // A degree speaks for itself.
    hasDetails: true,
    fields: EDUCATION.map(([name, label]) => ({
      path: `education.${index}.${name}`,
      label,
      kind: kindOf(name),
      value: school[name],
      // One date is enough to place a degree in time.
      expected: name === 'institution' || name === 'degree' || (name === 'end' && !school.start),
    })),
  }))
  const groups: ReadGroup = {
    section: 'skills',
    hasDetails: true,
    fields: skills.map((group, index) => ({
      path: `skills.${index}.items`,
      label: 'group',
      name: group.name,
      kind: 'items',
      value: group.items,
      expected: true,
    })),
  }
  return [contact, ...jobs, ...schools, groups]
}

/** Whether there is nothing in a field. */
export const isMissing = ({ value }: ReadField): boolean => value.length === 0

/** Sections of which nothing was found at all. */
export function missingSections({ work, education, skills }: Resume): ReadGroup['section'][] {
  return [
    ...(work.length === 0 ? ['work' as const] : []),
    ...(education.length === 0 ? ['education' as const] : []),
    ...(skills.every(({ items }) => items.length === 0) ? ['skills' as const] : []),
  ]
}
