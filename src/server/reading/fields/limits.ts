/** The contract's upper limits, which only hostile or broken documents reach. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Resume } from '#contract/resume.ts'

/** Text in fields of one line; rich text keeps its own limit where it is made. */
const cut = (text: string, name: string) =>
  text.slice(0, name === 'url' ? RESUME_LIMITS.url : RESUME_LIMITS.line).trim()

const LISTS: ReadonlySet<string> = new Set(['items', 'links', 'extras'])

function fit(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cut(value, name)
  if (Array.isArray(value)) {
    const most = LISTS.has(name) ? RESUME_LIMITS.items : RESUME_LIMITS.entries
    return value.slice(0, most).map((item) => fit(item, name))
  }
  if (typeof value !== 'object' || value === null) return value
  if ('type' in value && value.type === 'doc') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fit(part, key)]))
}

/** The resume with what is longer than the contract allows cut off. */
export function withinLimits(resume: Resume): Resume {
  return fit(resume, '') as Resume
}
