import type { Project, Resume } from '#contract/resume.ts'
import { richTextOf, type RichText } from '#contract/rich-text.ts'
import { statementsOf } from './line-kinds.ts'
import type { Line } from './lines.ts'

/** An entry with its lines and the name by which a finding speaks of it. */
export interface Entry<T> {
  value: T
  index: number
  /** Dotted path, such as 'work.0'. */
  at: string
  label: string
  /** What says something about the work: without headings, lists of tools, addresses. */
  lines: Line[]
  /** Every line. */
  all: Line[]
}

/** Parts of a name, as findings show them. */
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ')

/** The lines of a text that stands at a path, such as 'work.0.details'. */
export type Lines = (text: RichText, at: string) => Line[]

/** The entries of a section with their lines; an entry without a name goes by its number. */
export function entriesOf<T extends { details: RichText }>(
  section: string,
  values: readonly T[],
  lines: Lines,
  name: (value: T) => string,
): Entry<T>[] {
  return values.map((value, index) => {
    const all = lines(value.details, `${section}.${index}.details`)
    return {
      value,
      index,
      at: `${section}.${index}`,
      label: name(value) || `#${index + 1}`,
      lines: statementsOf(all),
      all,
    }
  })
}

/** What somebody did unpaid, as entries: the experience of those who have no other. */
export function volunteeringOf({ other }: Resume, lines: Lines): Entry<Project>[] {
  return other.flatMap(({ kind, title, details }, index) => {
    if (kind !== 'volunteer') return []
    const value = { name: title, role: '', url: '', start: '', end: '', details }
    const all = lines(details, `other.${index}.details`)
    return [{ value, index, at: `other.${index}`, label: title, lines: statementsOf(all), all }]
  })
}

/** English words from which a line of such a section says something. */
const TELLING_WORDS = 3
/** Sections that tell nothing of what was done, or are experience only where there is no other. */
const NOT_DONE: ReadonlySet<Resume['other'][number]['kind']> = new Set([
  'interests',
  'references',
  'volunteer',
])

/**
 * What sections that the person named tell: talks, exhibitions, papers, offices held. Where a page
 * has headings that nobody knows, they hold most of the work.
 */
export function namedSections({ other }: Resume, lines: Lines): Line[] {
  const all = other.flatMap(({ kind, details, entries }, section) => {
    if (NOT_DONE.has(kind)) return []
    const at = `other.${section}`
    const named = entries.flatMap((entry, index) => {
      const name = joined(entry.title, entry.subtitle)
      return [
        ...lines(richTextOf([{ text: name, bullet: false }]), `${at}.entries.${index}.title`),
        ...lines(entry.details, `${at}.entries.${index}.details`),
      ]
    })
    return [...lines(details, `${at}.details`), ...named]
  })
  return statementsOf(all).filter(({ length }) => length.words >= TELLING_WORDS)
}
