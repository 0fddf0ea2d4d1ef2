import type { Patch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'

/** A field that addresses software, and the change that takes it out. */
export interface Order {
  text: string
  /** Dotted path of the field. */
  at: string
  fix: Patch
}

/** Shorter fields order nobody about. */
const SHORTEST = 8

/** Fields of a few words in which text that a reader cannot see ends up as well. */
export function ordersIn(resume: Resume, instruction: (text: string) => boolean): Order[] {
  const found = (text: string, at: string, op: 'replace' | 'remove'): Order[] => {
    if (text.length < SHORTEST || !instruction(text)) return []
    const path = `/${at.replaceAll('.', '/')}`
    return [{ text, at, fix: [op === 'remove' ? { op, path } : { op, path, value: '' }] }]
  }
  const fields = (section: 'work' | 'education' | 'projects' | 'awards'): Order[] =>
    resume[section].flatMap((entry, index) =>
      Object.entries(entry).flatMap(([field, value]) =>
        typeof value === 'string' ? found(value, `${section}.${index}.${field}`, 'replace') : [],
      ),
    )
  return [
    ...(['headline', 'location'] as const).flatMap((field) =>
      found(resume.basics[field], `basics.${field}`, 'replace'),
    ),
    ...found(resume.expectations.role, 'expectations.role', 'replace'),
    ...(['work', 'education', 'projects', 'awards'] as const).flatMap(fields),
    ...resume.skills.flatMap(({ items }, group) =>
      items.flatMap((item, index) => found(item, `skills.${group}.items.${index}`, 'remove')),
    ),
  ]
}
