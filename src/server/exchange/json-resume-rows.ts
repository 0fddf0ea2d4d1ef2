/**
 * What JSON Resume (jsonresume.org, schema 1.0.0) calls the fields of our resume; one table for
 * both ways. Where older files say it otherwise, their name stands behind the schema's own.
 */
import { RESUME_LIMITS } from '#contract/limits.ts'
import {
  emptyResume,
  type Award,
  type Basics,
  type Education,
  type LanguageSkill,
  type Other,
  type Project,
  type Resume,
  type SkillGroup,
  type Work,
} from '#contract/resume.ts'
import { emptyRichText, plainText, type RichText } from '#contract/rich-text.ts'
import {
  filled,
  isObject,
  objectOf,
  read,
  readAll,
  row,
  write,
  writeAll,
  type Json,
  type Row,
} from './lens.ts'
import { blocksOf, lineOf, linesOf, listOf, partsOf, proseOf, richOf, textOf } from './prose.ts'

/** A resume as JSON Resume arranges it. */
export interface View extends Omit<Resume, 'basics' | 'selfEvaluation' | 'other' | 'extensions'> {
  basics: Basics & { summary: RichText }
  other: Other[]
  /** Parts that JSON Resume has no section for, with their places among the others. */
  custom: (Other & { index: number })[]
}

const { entries: ENTRIES, items: ITEMS } = RESUME_LIMITS

/** A line under one foreign name; `older` are names of earlier schemas. */
function line<T>(field: keyof T, key: string, ...older: string[]): Row<T> {
  return {
    field,
    keys: [key, ...older],
    read: (source) => lineOf(first(source, key, ...older)) as T[keyof T],
    write: (value) => filled({ [key]: value }),
  }
}

/** What JSON Resume has no field for. */
function ours<T>(field: keyof T, empty: () => T[keyof T]): Row<T> {
  return { field, keys: [], read: empty, write: () => ({}) }
}

/** The first of several fields that is there. */
function first(source: Json, ...keys: string[]): unknown {
  return source[keys.find((key) => source[key] !== undefined && source[key] !== null) ?? '']
}

/** `2014-06-29`, less of it, a time behind it, other separators; '' for anything else. */
function dateOf(value: unknown): string {
  const found = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T|\s|$)/.exec(
    textOf(value).trim(),
  )
  const [year = '', month, day] = (found ?? []).slice(1)
  if (!isIn(month, 12)) return year
  const toMonth = `${year}-${month.padStart(2, '0')}`
  return isIn(day, 31) ? `${toMonth}-${day.padStart(2, '0')}` : toMonth
}

function isIn(part: string | undefined, most: number): part is string {
  return part !== undefined && Number(part) >= 1 && Number(part) <= most
}

function date<T>(field: keyof T, key: string, ...older: string[]): Row<T> {
  return {
    ...line<T>(field, key, ...older),
    read: (source) => dateOf(first(source, key, ...older)) as T[keyof T],
    write: (value) => (value === 'present' ? {} : filled({ [key]: value })),
  }
}

const WORK: readonly Row<Work>[] = [
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
  row<Work>()({
    field: 'details',
    keys: ['description', 'summary', 'highlights'],
    read: ({ description, summary, highlights }) =>
      richOf([...blocksOf(description), ...blocksOf(summary), ...listOf(linesOf(highlights))]),
    write: (details) => {
      const { prose, bullets } = partsOf(details)
      return filled({ summary: prose, highlights: bullets })
    },
  }),
]

const EDUCATION: readonly Row<Education>[] = [
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
]

const PROJECTS: readonly Row<Project>[] = [
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
  row<Project>()({
    field: 'details',
    keys: ['description', 'summary', 'highlights'],
    read: ({ description, summary, highlights }) =>
      richOf([...blocksOf(description), ...blocksOf(summary), ...listOf(linesOf(highlights))]),
    write: (details) => {
      const { prose, bullets } = partsOf(details)
      return filled({ description: prose, highlights: bullets })
    },
  }),
]

const SKILLS: readonly Row<SkillGroup>[] = [
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
]

const LANGUAGES: readonly Row<LanguageSkill>[] = [
  line('name', 'language', 'name'),
  line('level', 'fluency', 'level'),
]

const AWARDS: readonly Row<Award>[] = [
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
]

const CERTIFICATES: readonly Row<Award>[] = [
  { field: 'kind', keys: [], read: () => 'certificate', write: () => ({}) },
  line('title', 'name', 'title'),
  line('issuer', 'issuer'),
  date('date', 'date', 'startDate'),
  ours('details', emptyRichText),
]

type Link = Basics['links'][number]

const LINK: readonly Row<Link>[] = [
  line('label', 'network'),
  {
    ...line<Link>('url', 'url'),
    // A profile may say only who one is there.
    keys: ['url', 'username'],
    read: ({ url, username }) => lineOf(url, RESUME_LIMITS.url) || lineOf(username),
    write: (url) => filled({ url }),
  },
]

/** What the contract takes as a photo. */
const PHOTO = /^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/

const BASICS: readonly Row<View['basics']>[] = [
  line('name', 'name'),
  line('headline', 'label'),
  line('email', 'email'),
  line('phone', 'phone'),
  row<View['basics']>()({
    field: 'location',
    keys: ['location'],
    read: ({ location }) => {
      if (!isObject(location)) return lineOf(location)
      const { city, region, countryCode, address, postalCode } = location
      // The street is kept, but printed only when there is nothing else.
      const town = [city, region, countryCode].map((part) => lineOf(part)).filter(Boolean)
      const street = [address, postalCode].map((part) => lineOf(part)).filter(Boolean)
      return lineOf((town.length > 0 ? town : street).join(', '))
    },
    write: (city) => (city ? { location: { city } } : {}),
  }),
  row<View['basics']>()({
    field: 'photo',
    keys: ['image'],
    read: ({ image }) => {
      const photo = textOf(image)
      return PHOTO.test(photo) && photo.length <= RESUME_LIMITS.photo ? photo : ''
    },
    write: (image) => filled({ image }),
  }),
  row<View['basics']>()({
    field: 'links',
    keys: ['url', 'website', 'profiles'],
    read: (source) => {
      const url = lineOf(first(source, 'url', 'website'), RESUME_LIMITS.url)
      const profiles = readAll(LINK, source.profiles, ITEMS - 1)
      return [...(url ? [{ label: '', url }] : []), ...profiles]
    },
    write: (links, { profiles }) => {
      const [head, ...rest] = links
      const own = head?.label === '' ? head.url : ''
      const others = own ? rest : links
      return filled({ url: own, profiles: writeAll(LINK, others, profiles, ['label']) })
    },
  }),
  row<View['basics']>()({
    field: 'summary',
    keys: ['summary'],
    read: ({ summary }) => richOf(blocksOf(summary)),
    write: ({ content }) => filled({ summary: proseOf(content) }),
  }),
  ours('birthDate', () => ''),
  ours('extras', () => []),
]

type OtherKind = Exclude<Other['kind'], 'custom'>

/** Sections without a counterpart of their own: what a heading and its lines are there. */
const OTHERS: Record<OtherKind, { read(entry: Json): RichText; write(other: Other): Json }> = {
  volunteer: {
    read: ({ organization, position, startDate, endDate, summary, highlights }) =>
      richOf([
        ...blocksOf(
          [
            ...[position, organization].map((part) => lineOf(part)),
            [startDate, endDate].map(dateOf).filter(Boolean).join(' – '),
          ]
            .filter(Boolean)
            .join(', '),
        ),
        ...blocksOf(summary),
        ...listOf(linesOf(highlights)),
      ]),
    write: ({ title, details }) => {
      const { prose, bullets } = partsOf(details)
      return filled({ organization: title, summary: prose, highlights: bullets })
    },
  },
  publications: {
    read: ({ name, publisher, releaseDate, summary, url }) =>
      richOf([
        ...blocksOf(
          [lineOf(name), lineOf(publisher), dateOf(releaseDate), lineOf(url)]
            .filter(Boolean)
            .join(', '),
        ),
        ...blocksOf(summary),
      ]),
    write: ({ title, details }) => filled({ name: title, summary: proseOf(details.content) }),
  },
  interests: {
    read: ({ name, keywords }) => {
      const words = linesOf(keywords).join(', ')
      return richOf(blocksOf([lineOf(name), words].filter(Boolean).join(': ')))
    },
    write: ({ title, details }) =>
      filled({ name: title, keywords: plainText(details).split('\n').filter(Boolean) }),
  },
  references: {
    read: ({ name, reference }) => richOf([...blocksOf(lineOf(name)), ...blocksOf(reference)]),
    write: ({ title, details }) => filled({ name: title, reference: proseOf(details.content) }),
  },
}
const OTHER_SECTIONS = Object.keys(OTHERS) as OtherKind[]

/** One part for each section that there is, under the section's usual heading. */
function readOthers(root: Json): Other[] {
  return OTHER_SECTIONS.flatMap((kind) => {
    const entries = Array.isArray(root[kind]) ? (root[kind] as unknown[]) : []
    const blocks = entries
      .map((entry) => (typeof entry === 'string' ? { name: entry } : objectOf(entry)))
      .flatMap((entry) => OTHERS[kind].read(entry).content)
    return blocks.length > 0 ? [{ kind, title: '', details: richOf(blocks) }] : []
  })
}

function writeOthers(others: Other[]): Json {
  const sections = OTHER_SECTIONS.map((kind) => [
    kind,
    others.filter((other) => other.kind === kind).map((other) => OTHERS[kind].write(other)),
  ])
  return filled(Object.fromEntries(sections) as Json)
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
  list<Work>('work', WORK, ['company', 'title']),
  list<Education>('education', EDUCATION, ['institution', 'degree']),
  list<Project>('projects', PROJECTS, ['name']),
  list<SkillGroup>('skills', SKILLS, ['name']),
  list<LanguageSkill>('languages', LANGUAGES, ['name']),
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
