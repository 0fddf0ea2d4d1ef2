import * as v from 'valibot'
import {
  OtherEntrySchema,
  type Award,
  type OtherEntry,
  type Resume,
  type SectionId,
} from '#contract/resume.ts'
import { ENTRY_LISTS, ENTRY_SCHEMAS } from '#contract/shown-resume.ts'
import { printedUrl, webAddress } from './printed-header.ts'
import type { PrintedField, PrintedText, Printer } from './printed.ts'

/** A heading from the labels, or, with `at`, one that the person wrote. */
type PrintedHeading = PrintedField | { text: string }

export interface SectionHead {
  id: SectionId
  /** Path of the part of the resume that the section prints. */
  at: string
  title: PrintedHeading
  /** Whether it begins a page. */
  newPage?: true
}

export interface PrintedEntry {
  at: string
  newPage?: true | undefined
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
    | { kind: 'text'; text: PrintedText; together?: true }
    | { kind: 'entries'; entries: PrintedEntry[] }
    | { kind: 'rows'; rows: PrintedRow[]; text: PrintedText | null }
  )

type Section = (resume: Resume, printer: Printer) => PrintedSection[]

/** How each section is printed; awards and other parts may make more than one. */
const SECTIONS: Record<SectionId, Section> = {
  selfEvaluation: (resume, printer) => textSection('selfEvaluation', resume, printer),
  advantage: (resume, printer) => textSection('advantage', resume, printer),
  expectations: (resume, printer) => {
    const { field, rich, words } = printer
    const { notes, ...fields } = resume.expectations
    const rows = Object.entries(fields).flatMap(([key, value]) =>
      field(`expectations.${key}`, value).map((text) => ({
        at: `expectations.${key}`,
        label: [{ text: words('fields', key) }],
        values: [text],
      })),
    )
    return rowsSection(
      headOf('expectations', resume, printer),
      rows,
      rich('expectations.notes', notes),
    )
  },
  work: (resume, printer) =>
    periodsSection('work', resume, printer, ({ title, company, location }, field) => ({
      heading: field('title', title),
      aside: [...field('company', company), ...field('location', location)],
    })),
  education: (resume, printer) =>
    periodsSection('education', resume, printer, (study, field) => ({
      heading: [...field('degree', study.degree), ...field('field', study.field)],
      aside: [...field('institution', study.institution), ...field('location', study.location)],
    })),
  projects: (resume, printer) =>
    periodsSection('projects', resume, printer, ({ name, role, url }, field) => {
      const address = webAddress(url)
      const link = field('url', printedUrl(url), address ? { url: address } : {})
      return { heading: field('name', name), aside: [...field('role', role), ...link] }
    }),
  skills: (resume, printer) =>
    rowsSection(
      headOf('skills', resume, printer),
      resume.skills.map(({ name, items }, index) => ({
        at: `skills.${index}`,
        label: printer.field(`skills.${index}.name`, name),
        values: items.flatMap((item, number) =>
          printer.field(`skills.${index}.items.${number}`, item),
        ),
      })),
    ),
  languages: (resume, printer) =>
    rowsSection(
      headOf('languages', resume, printer),
      resume.languages.map(({ name, level }, index) => ({
        at: `languages.${index}`,
        label: printer.field(`languages.${index}.name`, name),
        values: printer.field(`languages.${index}.level`, level),
      })),
    ),
  awards: (resume, printer) => {
    const head = headOf('awards', resume, printer)
    const entries = resume.awards.map((award, index) => awardEntry(award, index, printer))
    // Under a heading of the person's own, prizes and certificates stand together.
    if ('at' in head.title) return entriesSection(head, entries)
    return (['award', 'certificate'] as const).flatMap((kind, position) =>
      entriesSection(
        {
          ...(position === 0 ? head : { id: head.id, at: head.at }),
          title: { text: printer.words('sections', `${kind}s`) },
        },
        entries.filter((_, index) => resume.awards[index]?.kind === kind),
      ),
    )
  },
  other: ({ other, layout }, printer) =>
    other.flatMap((section, index): PrintedSection[] => {
      const at = `other.${index}`
      const text = printer.rich(`${at}.details`, section.details)
      const entries = section.entries.map((entry, position) =>
        otherEntry(entry, `${at}.entries.${position}`, printer),
      )
      const [own] = printer.field(`${at}.title`, section.title)
      const isFirst = index === 0 && layout.newPage.includes('other')
      const head = {
        id: 'other' as const,
        at,
        title: own ?? { text: printer.words('sections', section.kind) },
        ...((isFirst || section.newPage) && { newPage: true as const }),
      }
      // What stands before the entries is one without a head.
      const first = text ? [{ at, heading: [], aside: [], dates: [], details: text }] : []
      const printed = entriesSection(head, [...first, ...entries])
      if (text && section.entries.length === 0) {
        // A publication that is torn apart is read as two.
        const together = section.kind === 'publications' && { together: true as const }
        return [{ ...head, kind: 'text', text, ...together }]
      }
      if (own && printed.length === 0) return [{ ...head, kind: 'entries', entries: [] }]
      return printed
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
  const shown = { ...resume, [list]: blanked<Hideable>(resume[list], ENTRY_SCHEMAS[list]) }
  if (list !== 'other') return shown
  const other = shown.other.map((section) => ({
    ...section,
    entries: blanked(section.entries, OtherEntrySchema),
  }))
  return { ...shown, other }
}

interface Hideable {
  hidden?: true | undefined
}

function blanked<T extends Hideable>(
  entries: readonly T[],
  schema: v.GenericSchema<unknown, T>,
): T[] {
  return entries.map((entry) => (entry.hidden ? v.parse(schema, {}) : entry))
}

/** The head of a section: the person's own heading, else that of the resume's language. */
function headOf(id: SectionId, { layout }: Resume, { field, words }: Printer): SectionHead {
  const [own] = field(`layout.titles.${id}`, layout.titles[id] ?? '')
  return {
    id,
    at: id,
    title: own ?? { text: words('sections', id) },
    ...(layout.newPage.includes(id) && { newPage: true }),
  }
}

function awardEntry(award: Award, index: number, { field, rich, dates }: Printer): PrintedEntry {
  const at = `awards.${index}`
  return {
    at,
    newPage: award.newPage,
    heading: field(`${at}.title`, award.title),
    aside: field(`${at}.issuer`, award.issuer),
    dates: field(`${at}.date`, dates.date(award.date)),
    details: rich(`${at}.details`, award.details),
  }
}

function otherEntry(entry: OtherEntry, at: string, { field, rich, dates }: Printer): PrintedEntry {
  const address = webAddress(entry.url)
  return {
    at,
    newPage: entry.newPage,
    heading: field(`${at}.title`, entry.title),
    aside: [
      ...field(`${at}.subtitle`, entry.subtitle),
      ...field(`${at}.url`, printedUrl(entry.url), address ? { url: address } : {}),
    ],
    dates: field(`${at}.${entry.start ? 'start' : 'end'}`, dates.range(entry.start, entry.end)),
    details: rich(`${at}.details`, entry.details),
  }
}

function textSection(
  id: 'selfEvaluation' | 'advantage',
  resume: Resume,
  printer: Printer,
): PrintedSection[] {
  const text = printer.rich(id, resume[id])
  return text ? [{ ...headOf(id, resume, printer), kind: 'text', text }] : []
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

/**
 * Entries that each have their time.
 *
 * @param titleOf What stands above the details, given what prints a field of the entry.
 */
function periodsSection<L extends 'work' | 'education' | 'projects'>(
  id: L,
  resume: Resume,
  printer: Printer,
  titleOf: (
    period: Resume[L][number],
    field: (
      name: keyof Resume[L][number] & string,
      text: string,
      more?: { url?: string },
    ) => PrintedField[],
  ) => Pick<PrintedEntry, 'heading' | 'aside'>,
): PrintedSection[] {
  const { field, rich, dates } = printer
  const entries = resume[id].map((period: Resume[L][number], index) => {
    const at = `${id}.${index}`
    const { start, end, details, newPage } = period
    return {
      at,
      newPage,
      ...titleOf(period, (name, text, more) => field(`${at}.${name}`, text, more)),
      dates: field(`${at}.${start ? 'start' : 'end'}`, dates.range(start, end)),
      details: rich(`${at}.details`, details),
    }
  })
  return entriesSection(headOf(id, resume, printer), entries)
}

function rowsSection(
  head: SectionHead,
  rows: PrintedRow[],
  text: PrintedText | null = null,
): PrintedSection[] {
  const printed = rows.filter(({ label, values }) => label.length + values.length > 0)
  return printed.length > 0 || text ? [{ ...head, kind: 'rows', rows: printed, text }] : []
}
