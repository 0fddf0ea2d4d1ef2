import * as v from 'valibot'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { ExtraSchema, LinkSchema, OtherEntrySchema, type Resume } from '#contract/resume.ts'
import { ENTRY_SCHEMAS } from '#contract/shown-resume.ts'
import { inheritKey } from './entry-keys.ts'
import { valueAt, withValueAt } from './path.ts'

/** The lists of a resume that a person adds to, with what an entry is made of. */
const LISTS = {
  ...ENTRY_SCHEMAS,
  'basics.links': LinkSchema,
  'basics.extras': ExtraSchema,
} as const

/** Entries of a section of the person's own stand in that section. */
export type OwnList = `other.${number}.entries`
export type ListPath = keyof typeof LISTS | OwnList

const schemaOf = (list: ListPath) =>
  list in LISTS ? LISTS[list as keyof typeof LISTS] : OtherEntrySchema

/** What can be said of an entry that is printed. */
export type EntryFlag = 'hidden' | 'newPage'

/** A new entry at the end of a list, unless the list is full. */
export function withNewEntry(resume: Resume, list: ListPath): Resume {
  return withEntryAt(resume, list, entriesAt(resume, list).length, v.parse(schemaOf(list), {}))
}

/** `entry` in front of what now stands at `index`. */
export function withEntryAt(resume: Resume, list: ListPath, index: number, entry: object): Resume {
  const entries = entriesAt(resume, list)
  if (entries.length >= RESUME_LIMITS.entries) return resume
  return withValueAt(resume, list, entries.toSpliced(index, 0, entry))
}

export function withoutEntry(resume: Resume, list: ListPath, index: number): Resume {
  const entries = entriesAt(resume, list)
  return index in entries ? withValueAt(resume, list, entries.toSpliced(index, 1)) : resume
}

/** An entry moved `by` places; the same resume when it would leave the list. */
export function withMovedEntry(resume: Resume, list: ListPath, index: number, by: number): Resume {
  const entries = entriesAt(resume, list)
  const entry = entries[index]
  if (!entry || !(index + by in entries)) return resume
  return withValueAt(resume, list, entries.toSpliced(index, 1).toSpliced(index + by, 0, entry))
}

/** A copy right after the entry itself. */
export function withDuplicate(resume: Resume, list: ListPath, index: number): Resume {
  const entry = entriesAt(resume, list)[index]
  return entry ? withEntryAt(resume, list, index + 1, structuredClone(entry)) : resume
}

/** Says of an entry that it holds, or that it does not, which leaves no trace. */
export function withFlag(
  resume: Resume,
  list: ListPath,
  index: number,
  flag: EntryFlag,
  holds: boolean,
): Resume {
  const entries = entriesAt(resume, list)
  const entry = entries[index]
  if (!entry || flag in entry === holds) return resume
  const { [flag]: _, ...rest } = entry as Record<string, unknown>
  const after = holds ? { ...rest, [flag]: true } : rest
  inheritKey(entry, after)
  return withValueAt(resume, list, entries.with(index, after))
}

export function entriesAt(resume: Resume, list: ListPath): readonly object[] {
  return (valueAt(resume, list) ?? []) as object[]
}
