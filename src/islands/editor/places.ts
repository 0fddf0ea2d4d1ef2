import type { Messages } from '#i18n/messages.ts'
import { SECTION_IDS, type SectionId } from '#contract/resume.ts'
import { OWN_ENTRY, SECTIONS, type EditorSection, type FieldSpec } from './sections.ts'

/** A field of the editor: where it stands, and what it is called. */
interface FieldPlace {
  path: string
  section: EditorSection
  /** Position of its entry, from 0; null outside of entries. */
  index: number | null
  /** Null for a section that is one text. */
  field: FieldSpec | null
}

/**
 * The field to edit for a place in the resume: the field itself, the one around it, or the
 * first one within it; null when there is none.
 *
 * @example fieldFor('skills.0.items.2') // 'skills.0.items'
 * @example fieldFor('work.1') // 'work.1.title'
 */
export function fieldFor(at: string): string | null {
  if (at.startsWith('layout.titles.')) return at
  return placeOf(at)?.path ?? null
}

/**
 * What people call a place in the resume; '' when it has no name.
 *
 * @example nameOf('work.1.company', t, 'en') // 'Work experience 2 · Company'
 */
export function nameOf(at: string, t: Messages['editor'], locale: string): string {
  const heading = at.startsWith('layout.titles.') ? sectionOf(at) : null
  if (heading) return t.sections[heading]
  const place = placeOf(at)
  if (!place) return ''
  const { section, index, field } = place
  const number = index === null ? '' : ` ${new Intl.NumberFormat(locale).format(index + 1)}`
  const isWhole = field === null || !at.startsWith(place.path)
  return `${t.sections[section]}${number}${isWhole ? '' : ` · ${t.fields[field.label]}`}`
}

/** What wants the cursor for a section as a whole: it is shown, opened. */
export const sectionPath = (id: EditorSection): string => `#${id}`

/** Where the person's own heading of a section stands. */
export const headingPath = (id: EditorSection): string => `layout.titles.${id}`

/** The section that a path belongs to; null when it is none that prints. */
export function sectionOf(path: string): SectionId | null {
  const [, name] = /^(?:#|layout\.titles\.)?([^.]+)/.exec(path) ?? []
  return SECTION_IDS.find((id) => id === name) ?? null
}

/** What people call a place in a document, beyond its resume: its title and its looks, too. */
export function placeName(at: string, t: Messages['editor'], locale: string): string {
  if (at === '') return t.style.heading
  if (at === 'title') return t.bar.title
  if (at.startsWith('layout.')) return nameOf(at, t, locale) || t.outline.heading
  return nameOf(at, t, locale)
}

function placeOf(at: string): FieldPlace | null {
  const [, list, entry = '0'] = /^(other\.\d+\.entries)(?:\.(\d+))?/.exec(at) ?? []
  if (list) return placeIn(at, 'other', `${list}.${entry}`, Number(entry), OWN_ENTRY.fields)
  const [name = '', position = '0'] = at.split('.')
  if (!Object.hasOwn(SECTIONS, name)) return null
  const section = name as EditorSection
  const spec = SECTIONS[section]
  if (spec.shape === 'text') return { path: section, section, index: null, field: null }
  const isEntry = spec.shape === 'entries'
  const base = isEntry ? `${section}.${position}` : section
  return placeIn(at, section, base, isEntry ? Number(position) : null, spec.fields)
}

/** The field of one thing that a place belongs to, else its first. */
function placeIn(
  at: string,
  section: EditorSection,
  base: string,
  index: number | null,
  fields: readonly FieldSpec[],
): FieldPlace | null {
  const places = fields.map((field) => ({ path: `${base}.${field.name}`, section, index, field }))
  const own = places.find(({ path }) => at === path || at.startsWith(`${path}.`))
  return own ?? places[0] ?? null
}
