import * as v from 'valibot'
import type { Resume, SectionId, Work } from '#contract/resume.ts'
import { ENTRY_LISTS, ENTRY_SCHEMAS } from '#contract/shown-resume.ts'
import { printedUrl, webAddress } from './printed-header.ts'
import type { PrintedField, PrintedText, Printer } from './printed.ts'

/** A heading from the labels, or, with `at`, one that the person wrote. */
interface PrintedHeading {
  at?: string
  text: string
}

interface SectionHead {
  id: SectionId
  /** Path of the part of the resume that the section prints. */
  at: string
  title: PrintedHeading
}

export interface PrintedEntry {
  at: string
  /** What the entry is called, and what stands beside or under it. */
  heading: PrintedField[]
  aside: PrintedField[]
  dates: PrintedField[]
  details: PrintedText | null
}

/** A line of values behind a label, such as a group of skills. */
interface PrintedRow {
  at: string
  label: PrintedField[] | { text: string }[]
  values: PrintedField[]
}

/** A section is running text, a list of entries, or rows of labels and values. */
export type PrintedSection = SectionHead &
  (
    | { kind: 'text'; text: PrintedText }
    | { kind: 'entries'; entries: PrintedEntry[] }
    | { kind: 'rows'; rows: PrintedRow[]; text: PrintedText | null }
  )

type Section = (resume: Resume, printer: Printer) => PrintedSection[]

/** How each section is printed; awards and other parts may make more than one. */
const SECTIONS: Record<SectionId, Section> = {
  selfEvaluation: (resume, printer) => textSection('selfEvaluation', resume, printer),
  advantage: (resume, printer) => textSection('advantage', resume, printer),
  expectations: ({ expectations }, { field, rich, words }) => {
    const { notes, ...fields } = expectations
    const rows = Object.entries(fields).flatMap(([key, value]) =>
      field(`expectations.${key}`, value).map((text) => ({
        at: `expectations.${key}`,
        label: [{ text: words('fields', key) }],
        values: [text],
      })),
    )
    return rowsSection('expectations', rows, words, rich('expectations.notes', notes))
  },
  work: ({ work }, printer) =>
    periodsSection('work', work, printer, ({ title, company, location }, field) => ({
      heading: field('title', title),
      aside: [...field('company', company), ...field('location', location)],
    })),
  education: ({ education }, printer) =>
    periodsSection('education', education, printer, (study, field) => ({
      heading: [...field('degree', study.degree), ...field('field', study.field)],
      aside: [...field('institution', study.institution), ...field('location', study.location)],
    })),
  projects: ({ projects }, printer) =>
    periodsSection('projects', projects, printer, ({ name, role, url }, field) => {
      const address = webAddress(url)
      const link = field('url', printedUrl(url), address ? { url: address } : {})
      return { heading: field('name', name), aside: [...field('role', role), ...link] }
    }),
  skills: ({ skills }, { field, words }) =>
    rowsSection(
      'skills',
      skills.map(({ name, items }, index) => ({
        at: `skills.${index}`,
        label: field(`skills.${index}.name`, name),
        values: items.flatMap((item, number) => field(`skills.${index}.items.${number}`, item)),
      })),
      words,
    ),
  languages: ({ languages }, { field, words }) =>
    rowsSection(
      'languages',
      languages.map(({ name, level }, index) => ({
        at: `languages.${index}`,
        label: field(`languages.${index}.name`, name),
        values: field(`languages.${index}.level`, level),
      })),
      words,
    ),
  awards: ({ awards }, { field, rich, dates, words }) =>
    (['award', 'certificate'] as const).flatMap((kind) =>
      entriesSection(
        { ...head('awards', words), title: { text: words('sections', `${kind}s`) } },
        awards.flatMap((award, index) => {
          const at = `awards.${index}`
          if (award.kind !== kind) return []
          return [
            {
              at,
              heading: field(`${at}.title`, award.title),
              aside: field(`${at}.issuer`, award.issuer),
              dates: field(`${at}.date`, dates.date(award.date)),
              details: rich(`${at}.details`, award.details),
            },
          ]
        }),
      ),
    ),
  other: ({ other }, { field, rich, words }) =>
    other.flatMap(({ kind, title, details }, index): PrintedSection[] => {
      const at = `other.${index}`
      const text = rich(`${at}.details`, details)
      const [own] = field(`${at}.title`, title)
      if (!own && !text) return []
      const heading = { id: 'other' as const, at, title: own ?? { text: words('sections', kind) } }
      return [
        text ? { ...heading, kind: 'text', text } : { ...heading, kind: 'entries', entries: [] },
      ]
    }),
}

/** The printed sections of one section of the resume; none when there is nothing to print. */
export function sectionsOf(id: SectionId, resume: Resume, printer: Printer): PrintedSection[] {
  return SECTIONS[id](withoutHiddenEntries(id, resume), printer)
}

/** Hidden entries are empty, which prints nothing, so that the others keep their numbers. */
function withoutHiddenEntries(id: SectionId, resume: Resume): Resume {
  const list = ENTRY_LISTS.find((known) => known === id)
  if (!list) return resume
  const empty = v.parse(ENTRY_SCHEMAS[list], {})
  const entries = (resume[list] as { hidden?: true | undefined }[]).map((entry) =>
    entry.hidden ? empty : entry,
  )
  return { ...resume, [list]: entries }
}

function head(id: SectionId, words: Printer['words']): SectionHead {
  return { id, at: id, title: { text: words('sections', id) } }
}

function textSection(
  id: 'selfEvaluation' | 'advantage',
  resume: Resume,
  { rich, words }: Printer,
): PrintedSection[] {
  const text = rich(id, resume[id])
  return text ? [{ ...head(id, words), kind: 'text', text }] : []
}

/** An entry without a name of its own is called by what would stand beside it. */
function entriesSection(section: SectionHead, entries: PrintedEntry[]): PrintedSection[] {
  const printed = entries
    .map((entry) =>
      entry.heading.length > 0
        ? entry
        : { ...entry, heading: entry.aside.slice(0, 1), aside: entry.aside.slice(1) },
    )
    .filter(({ heading, dates, details }) => heading.length + dates.length > 0 || details)
  return printed.length > 0 ? [{ ...section, kind: 'entries', entries: printed }] : []
}

type Period = Pick<Work, 'start' | 'end' | 'details'>

/**
 * Entries that each have their time.
 *
 * @param titleOf What stands above the details, given what prints a field of the entry.
 */
function periodsSection<T extends Period>(
  id: SectionId,
  periods: readonly T[],
  { field, rich, dates, words }: Printer,
  titleOf: (
    period: T,
    field: (name: keyof T & string, text: string, more?: { url?: string }) => PrintedField[],
  ) => Pick<PrintedEntry, 'heading' | 'aside'>,
): PrintedSection[] {
  const entries = periods.map((period, index) => {
    const at = `${id}.${index}`
    const { start, end, details } = period
    return {
      at,
      ...titleOf(period, (name, text, more) => field(`${at}.${name}`, text, more)),
      dates: field(`${at}.${start ? 'start' : 'end'}`, dates.range(start, end)),
      details: rich(`${at}.details`, details),
    }
  })
  return entriesSection(head(id, words), entries)
}

function rowsSection(
  id: SectionId,
  rows: PrintedRow[],
  words: Printer['words'],
  text: PrintedText | null = null,
): PrintedSection[] {
  const printed = rows.filter(({ label, values }) => label.length + values.length > 0)
  return printed.length > 0 || text
    ? [{ ...head(id, words), kind: 'rows', rows: printed, text }]
    : []
}
