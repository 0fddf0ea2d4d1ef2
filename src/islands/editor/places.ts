import type { Messages } from '#i18n/messages.ts'
import { SECTIONS, type EditorSection, type FieldSpec } from './sections.ts'

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
  return placeOf(at)?.path ?? null
}

/**
 * What people call a place in the resume; '' when it has no name.
 *
 * @example nameOf('work.1.company', t, 'en') // 'Work experience 2 · Company'
 */
export function nameOf(at: string, t: Messages['editor'], locale: string): string {
  const place = placeOf(at)
  if (!place) return ''
  const { section, index, field } = place
  const number = index === null ? '' : ` ${new Intl.NumberFormat(locale).format(index + 1)}`
  const isWhole = field === null || !at.startsWith(place.path)
  return `${t.sections[section]}${number}${isWhole ? '' : ` · ${t.fields[field.label]}`}`
}

function placeOf(at: string): FieldPlace | null {
  const [name = '', position = '0'] = at.split('.')
  if (!Object.hasOwn(SECTIONS, name)) return null
  const section = name as EditorSection
  const spec = SECTIONS[section]
  if (spec.shape === 'text') return { path: section, section, index: null, field: null }
  const isEntry = spec.shape === 'entries'
  const base = isEntry ? `${section}.${position}` : section
  const places = spec.fields.map((field) => ({
    path: `${base}.${field.name}`,
    section,
    index: isEntry ? Number(position) : null,
    field,
  }))
  const own = places.find(({ path }) => at === path || at.startsWith(`${path}.`))
  return own ?? places[0] ?? null
}
