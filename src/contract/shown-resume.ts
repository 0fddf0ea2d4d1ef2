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
  const places = Object.fromEntries(
    ENTRY_LISTS.map((list) => [
      list,
      whole[list].flatMap((entry, index) => (entry.hidden ? [] : [index])),
    ]),
  )
  const keysInWhole = ([list = '', index = '', ...rest]: string[]): string[] => {
    const place = places[list]?.[Number(index)]
    return [list, ...(index === '' ? [] : [place === undefined ? index : String(place)]), ...rest]
  }
  return {
    resume: { ...whole, ...lists, ...sections },
    pathInWhole: (path) => keysInWhole(path.split('.')).join('.'),
    patchInWhole: (patch) =>
      patch.map((change) => {
        const keys = change.path.split('/').slice(1)
        const path = `/${keysInWhole(keys).join('/')}`
        const [list] = keys
        const isList = keys.length === 1 && ENTRY_LISTS.some((known) => known === list)
        if (!isList || change.op === 'remove' || !Array.isArray(change.value)) {
          return { ...change, path }
        }
        const hidden = whole[list as EntryList].filter((entry) => entry.hidden)
        return { ...change, path, value: [...(change.value as unknown[]), ...hidden] }
      }),
  }
}
