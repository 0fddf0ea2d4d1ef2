import * as v from 'valibot'
import { RESUME_LIMITS } from './limits.ts'
import { RichTextSchema, emptyRichText, isEmptyRichText, type RichText } from './rich-text.ts'

/**
 * The resume: one shape for reader, scorer, editor, typesetter and storage.
 *
 * Every field may be missing in what comes in and is there in what comes out:
 * text is '' when absent, a list is []. Nothing is ever invented.
 */

const line = v.optional(v.pipe(v.string(), v.maxLength(RESUME_LIMITS.line)), '')
const url = v.optional(v.pipe(v.string(), v.maxLength(RESUME_LIMITS.url)), '')
const richText = v.optional(RichTextSchema, emptyRichText)

/** 'YYYY', 'YYYY-MM', 'YYYY-MM-DD', 'present', or '' when there is none. */
export const ResumeDateSchema = v.pipe(
  v.string(),
  v.regex(/^$|^present$|^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
)
export type ResumeDate = v.InferOutput<typeof ResumeDateSchema>
const date = v.optional(ResumeDateSchema, '')

const entries = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(RESUME_LIMITS.entries)), [])
const items = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(RESUME_LIMITS.items)), [])

export const LinkSchema = v.object({ label: line, url })

/** Nationality, marital status …: label and value as printed. */
export const ExtraSchema = v.object({ label: line, value: line })

export const BasicsSchema = v.object({
  name: line,
  headline: line,
  email: line,
  phone: line,
  location: line,
  /** As printed: its form differs by country and it is never computed with. */
  birthDate: line,
  /** A `data:image/jpeg` or `data:image/png` URL, or ''. */
  photo: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(RESUME_LIMITS.photo),
      v.regex(/^$|^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/),
    ),
    '',
  ),
  links: items(LinkSchema),
  extras: items(ExtraSchema),
})

export const ExpectationsSchema = v.object({
  role: line,
  location: line,
  salary: line,
  employment: line,
  availability: line,
  notes: richText,
})

const yes = v.optional(v.literal(true))

/** What can be said of every entry, whatever it is of; absent where it does not hold. */
const print = {
  /** Kept, but not printed. */
  hidden: yes,
  /** Printed at the top of a page. */
  newPage: yes,
}

export const EducationSchema = v.object({
  institution: line,
  degree: line,
  field: line,
  location: line,
  start: date,
  end: date,
  details: richText,
  ...print,
})

export const WorkSchema = v.object({
  company: line,
  title: line,
  location: line,
  start: date,
  end: date,
  details: richText,
  ...print,
})

export const ProjectSchema = v.object({
  name: line,
  role: line,
  url,
  start: date,
  end: date,
  details: richText,
  ...print,
})

/** A group of skills; `name` is '' when the resume does not group them. */
export const SkillGroupSchema = v.object({ name: line, items: items(line), ...print })

export const LanguageSkillSchema = v.object({ name: line, level: line, ...print })

export const AwardSchema = v.object({
  kind: v.optional(v.picklist(['award', 'certificate']), 'award'),
  title: line,
  issuer: line,
  date,
  details: richText,
  ...print,
})

export const OTHER_KINDS = [
  'volunteer',
  'interests',
  'references',
  'publications',
  'custom',
] as const

/** An entry of a section that the person named: a publication, a course, a talk. */
export const OtherEntrySchema = v.object({
  title: line,
  /** Publisher, place, role: what stands beside the title. */
  subtitle: line,
  url,
  start: date,
  end: date,
  details: richText,
  ...print,
})

/**
 * Sections under a heading of their own; nothing of a document is thrown away. A text, entries,
 * or both: the text first.
 */
export const OtherSchema = v.object({
  kind: v.optional(v.picklist(OTHER_KINDS), 'custom'),
  title: line,
  details: richText,
  entries: entries(OtherEntrySchema),
  ...print,
})

/** The sections of a resume in the order in which they print unless the user changes it. */
export const SECTION_IDS = [
  'selfEvaluation',
  'expectations',
  'advantage',
  'work',
  'projects',
  'education',
  'skills',
  'languages',
  'awards',
  'other',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

export const LayoutSchema = v.object({
  /** Sections not listed follow in the default order. */
  order: v.optional(v.array(v.picklist(SECTION_IDS)), []),
  hidden: v.optional(v.array(v.picklist(SECTION_IDS)), []),
  /** The person's own headings; a section without one is called as its language calls it. */
  titles: v.optional(
    v.record(v.picklist(SECTION_IDS), v.pipe(v.string(), v.maxLength(RESUME_LIMITS.line))),
    {},
  ),
  /** Sections that are printed at the top of a page. */
  newPage: v.optional(v.array(v.picklist(SECTION_IDS)), []),
})

export const ResumeSchema = v.object({
  /** The language the resume is written in, a BCP 47 tag. */
  locale: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), 'en'),
  basics: v.optional(BasicsSchema, {}),
  expectations: v.optional(ExpectationsSchema, {}),
  education: entries(EducationSchema),
  work: entries(WorkSchema),
  projects: entries(ProjectSchema),
  skills: entries(SkillGroupSchema),
  languages: entries(LanguageSkillSchema),
  /** Strengths. */
  advantage: richText,
  awards: entries(AwardSchema),
  /** Summary, profile, self-evaluation. */
  selfEvaluation: richText,
  other: entries(OtherSchema),
  layout: v.optional(LayoutSchema, {}),
  /** Foreign fields of an imported JSON Resume, kept for the way back. */
  extensions: v.optional(v.record(v.string(), v.unknown()), {}),
})

export type Resume = v.InferOutput<typeof ResumeSchema>
export type Basics = Resume['basics']
export type Expectations = Resume['expectations']
export type Education = Resume['education'][number]
export type Work = Resume['work'][number]
export type Project = Resume['projects'][number]
export type SkillGroup = Resume['skills'][number]
export type LanguageSkill = Resume['languages'][number]
export type Award = Resume['awards'][number]
export type Other = Resume['other'][number]
export type OtherEntry = Other['entries'][number]

/** A resume with nothing in it, written in `locale`. */
export function emptyResume(locale = 'en'): Resume {
  return v.parse(ResumeSchema, { locale })
}

/** The sections in the order in which they print: the user's first, then the default order. */
export function sectionOrder({ layout }: Pick<Resume, 'layout'>): SectionId[] {
  return [...new Set([...layout.order, ...SECTION_IDS])]
}

/** True when nobody has written anything yet. */
export function isEmptyResume(resume: Resume | undefined): boolean {
  if (!resume) return false
  const { links, extras, ...lines } = resume.basics
  const hasBasics = links.length + extras.length > 0 || Object.values(lines).some(Boolean)
  return !hasBasics && SECTION_IDS.every((id) => isEmptySection(resume, id))
}

/** True when the section would print nothing. */
export function isEmptySection(resume: Resume, id: SectionId): boolean {
  const value = resume[id]
  if (Array.isArray(value)) return value.length === 0
  if ('type' in value) return isEmptyRichText(value as RichText)
  return Object.values(value).every((field) =>
    typeof field === 'string' ? field === '' : isEmptyRichText(field as RichText),
  )
}
