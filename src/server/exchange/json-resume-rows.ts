/**
 * What JSON Resume (jsonresume.org, schema 1.0.0) calls the fields of our resume; one table for
 * both ways. Where older files say it otherwise, their name stands behind the schema's own.
 */
import { RESUME_LIMITS } from '#contract/limits.ts'
import { emptyResume, type Award, type Other, type Resume } from '#contract/resume.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import { BASICS, type ViewedBasics } from './json-resume-basics.ts'
import {
  AWARDS,
  CERTIFICATES,
  EDUCATION,
  LANGUAGES,
  PROJECTS,
  SKILLS,
  WORK,
} from './json-resume-entries.ts'
import { ours } from './json-resume-fields.ts'
import { OTHER_SECTIONS, readOthers, writeOthers } from './json-resume-others.ts'
import {
  filled,
  isObject,
  objectOf,
  read,
  readAll,
  row,
  write,
  writeAll,
  type Row,
} from './lens.ts'

const { entries: ENTRIES } = RESUME_LIMITS

/** A resume as JSON Resume arranges it. */
export interface View extends Omit<Resume, 'basics' | 'selfEvaluation' | 'other' | 'extensions'> {
  basics: ViewedBasics
  other: Other[]
  /** Parts that JSON Resume has no section for, with their places among the others. */
  custom: (Other & { index: number })[]
}

/** A section that is a list of entries alike. */
function list<T>(
  field: 'work' | 'education' | 'projects' | 'skills' | 'languages',
  rows: readonly Row<T>[],
  names: (keyof T)[],
): Row<View> {
  return {
    field,
    keys: [field],
    read: (root) => readAll(rows, root[field], ENTRIES) as View[typeof field],
    write: (value, root) => filled({ [field]: writeAll(rows, value as T[], root[field], names) }),
  }
}

export const RESUME: readonly Row<View>[] = [
  row<View>()({
    field: 'basics',
    keys: ['basics'],
    read: ({ basics }) => read(BASICS, objectOf(basics)),
    write: (value, { basics }) => {
      const written = write(BASICS, value, isObject(basics) ? basics : undefined)
      return Object.keys(written).length > 0 ? { basics: written } : {}
    },
  }),
  list('work', WORK, ['company', 'title']),
  list('education', EDUCATION, ['institution', 'degree']),
  list('projects', PROJECTS, ['name']),
  list('skills', SKILLS, ['name']),
  list('languages', LANGUAGES, ['name']),
  row<View>()({
    field: 'awards',
    keys: ['awards', 'certificates'],
    read: ({ awards, certificates }) => [
      ...readAll(AWARDS, awards, ENTRIES / 2),
      ...readAll(CERTIFICATES, certificates, ENTRIES / 2),
    ],
    write: (value, { awards, certificates }) => {
      const of = (kind: Award['kind']) => value.filter((award) => award.kind === kind)
      return filled({
        awards: writeAll(AWARDS, of('award'), awards, ['title']),
        certificates: writeAll(CERTIFICATES, of('certificate'), certificates, ['title']),
      })
    },
  }),
  row<View>()({ field: 'other', keys: OTHER_SECTIONS, read: readOthers, write: writeOthers }),
  ours('custom', () => []),
  ours('expectations', () => emptyResume().expectations),
  ours('advantage', emptyRichText),
  ours('layout', () => emptyResume().layout),
  // Which language it is written in, JSON Resume does not say.
  ours('locale', () => ''),
]
