/** The entries of a JSON Resume's sections, field by field. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import type {
  Award,
  Education,
  LanguageSkill,
  Project,
  SkillGroup,
  Work,
} from '#contract/resume.ts'
import { emptyRichText, plainText, type RichText } from '#contract/rich-text.ts'
import { date, dateOf, first, line, ours } from './json-resume-fields.ts'
import { filled, row, type Json, type Row } from './lens.ts'
import { blocksOf, lineOf, linesOf, listOf, partsOf, proseOf, richOf } from './prose.ts'

const { items: ITEMS } = RESUME_LIMITS

/** What was done: prose under the key that the schema gives it here, and its bullets. */
const account = (prose: 'summary' | 'description') => ({
  field: 'details' as const,
  keys: ['description', 'summary', 'highlights'],
  read: ({ description, summary, highlights }: Json) =>
    richOf([...blocksOf(description), ...blocksOf(summary), ...listOf(linesOf(highlights))]),
  write: (details: RichText) => {
    const parts = partsOf(details)
    return filled({ [prose]: parts.prose, highlights: parts.bullets })
  },
})

export const WORK: readonly Row<Work>[] = [
  line('company', 'name', 'company', 'organization'),
  line('title', 'position'),
  line('location', 'location'),
  date('start', 'startDate'),
  {
    ...date<Work>('end', 'endDate'),
    // The schema's way to say that a job goes on is to leave its end out.
    read: (source) => {
      const end = dateOf(source.endDate)
      return end || (dateOf(source.startDate) ? 'present' : '')
    },
  },
  row<Work>()(account('summary')),
  ours('hidden', () => undefined),
]

export const EDUCATION: readonly Row<Education>[] = [
  line('institution', 'institution'),
  line('degree', 'studyType'),
  line('field', 'area'),
  line('location', 'location'),
  date('start', 'startDate'),
  date('end', 'endDate'),
  row<Education>()({
    field: 'details',
    keys: ['score', 'gpa', 'courses'],
    read: (source) =>
      richOf([...blocksOf(first(source, 'score', 'gpa')), ...listOf(linesOf(source.courses))]),
    write: (details, source) => {
      const score = lineOf(first(source, 'score', 'gpa'))
      const lines = plainText(details).split('\n').filter(Boolean)
      const keepsScore = score !== '' && lines[0] === score
      return filled({
        score: keepsScore ? score : '',
        courses: keepsScore ? lines.slice(1) : lines,
      })
    },
  }),
  ours('hidden', () => undefined),
]

export const PROJECTS: readonly Row<Project>[] = [
  line('name', 'name'),
  row<Project>()({
    field: 'role',
    keys: ['roles'],
    read: ({ roles }) => lineOf(Array.isArray(roles) ? linesOf(roles).join(', ') : roles),
    write: (role) => filled({ roles: role ? [role] : [] }),
  }),
  { ...line<Project>('url', 'url'), read: ({ url }) => lineOf(url, RESUME_LIMITS.url) },
  date('start', 'startDate'),
  date('end', 'endDate'),
  row<Project>()(account('description')),
  ours('hidden', () => undefined),
]

export const SKILLS: readonly Row<SkillGroup>[] = [
  line('name', 'name'),
  row<SkillGroup>()({
    field: 'items',
    keys: ['keywords'],
    read: ({ keywords }) =>
      linesOf(keywords)
        .slice(0, ITEMS)
        .map((item) => lineOf(item)),
    write: (items) => filled({ keywords: items }),
  }),
  ours('hidden', () => undefined),
]

export const LANGUAGES: readonly Row<LanguageSkill>[] = [
  line('name', 'language', 'name'),
  line('level', 'fluency', 'level'),
  ours('hidden', () => undefined),
]

export const AWARDS: readonly Row<Award>[] = [
  { field: 'kind', keys: [], read: () => 'award', write: () => ({}) },
  line('title', 'title', 'name'),
  line('issuer', 'awarder'),
  date('date', 'date'),
  row<Award>()({
    field: 'details',
    keys: ['summary'],
    read: ({ summary }) => richOf(blocksOf(summary)),
    write: ({ content }) => filled({ summary: proseOf(content) }),
  }),
  ours('hidden', () => undefined),
]

export const CERTIFICATES: readonly Row<Award>[] = [
  { field: 'kind', keys: [], read: () => 'certificate', write: () => ({}) },
  line('title', 'name', 'title'),
  line('issuer', 'issuer'),
  date('date', 'date', 'startDate'),
  ours('details', emptyRichText),
  ours('hidden', () => undefined),
]
