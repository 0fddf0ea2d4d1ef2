import type { Patch } from './patch.ts'
import {
  AwardSchema,
  EducationSchema,
  LanguageSkillSchema,
  OtherSchema,
  ProjectSchema,
  SkillGroupSchema,
  WorkSchema,
  emptyResume,
  type Resume,
} from './resume.ts'

/** The lists whose entries a person can hide, with what an entry is made of. */
export const ENTRY_SCHEMAS = {
  education: EducationSchema,
  work: WorkSchema,
  projects: ProjectSchema,
  skills: SkillGroupSchema,
  languages: LanguageSkillSchema,
  awards: AwardSchema,
  other: OtherSchema,
} as const
export type EntryList = keyof typeof ENTRY_SCHEMAS

export const ENTRY_LISTS = Object.keys(ENTRY_SCHEMAS) as EntryList[]

/** A resume without what is hidden, and where its parts stand in the whole one. */
export interface ShownResume {
  resume: Resume
  /** @example pathInWhole('work.0.title') // 'work.1.title' when the first entry is hidden */
  pathInWhole(path: string): string
  /** A change of the shown resume as a change of the whole one; nothing hidden is lost. */
  patchInWhole(patch: Patch): Patch
}

/** What of a resume is printed: neither hidden sections nor hidden entries. */
export function shownResume(whole: Resume): ShownResume {
  const empty = emptyResume(whole.locale)
  const sections = Object.fromEntries(whole.layout.hidden.map((id) => [id, empty[id]]))
  const lists = Object.fromEntries(
    ENTRY_LISTS.map((list) => [list, whole[list].filter((entry) => !entry.hidden)]),
  )
  const other = whole.other
    .filter((section) => !section.hidden)
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => !entry.hidden),
    }))
  const keysInWhole = (keys: string[]): string[] => {
    const [list = '', index, ...rest] = keys
    if (!isEntryList(list) || index === undefined) return keys
    const place = placeInWhole(whole[list], index)
    const [inner, position, ...below] = rest
    const entries =
      list === 'other' && inner === 'entries' ? whole.other[Number(place)]?.entries : []
    if (position === undefined || !entries?.length) return [list, place, ...rest]
    return [list, place, 'entries', placeInWhole(entries, position), ...below]
  }
  return {
    resume: { ...whole, ...lists, other, ...sections },
    pathInWhole: (path) => keysInWhole(path.split('.')).join('.'),
    patchInWhole: (patch) =>
      patch.map((change) => {
        const keys = change.path.split('/').slice(1)
        const path = `/${keysInWhole(keys).join('/')}`
        const [list] = keys
        const isList = keys.length === 1 && isEntryList(list)
        if (!isList || change.op === 'remove' || !Array.isArray(change.value)) {
          return { ...change, path }
        }
        const hidden = whole[list].filter((entry) => entry.hidden)
        return { ...change, path, value: [...(change.value as unknown[]), ...hidden] }
      }),
  }
}

const isEntryList = (name: string | undefined): name is EntryList =>
  ENTRY_LISTS.some((known) => known === name)

/** The index in a whole list of what stands at `index` among its shown entries. */
function placeInWhole(entries: readonly { hidden?: true | undefined }[], index: string): string {
  const places = entries.flatMap((entry, place) => (entry.hidden ? [] : [String(place)]))
  return places[Number(index)] ?? index
}
