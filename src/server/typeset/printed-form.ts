/** The Japanese form: one table of dated events for education and work, a fixed order of parts. */
import type { Education, Resume, ResumeDate, SectionId, Work } from '#contract/resume.ts'
import type { PrintedEntry, PrintedSection, SectionHead } from './printed-sections.ts'
import type { PrintedField, Printer } from './printed.ts'

/** A year and a month in columns of their own; `text` is both, as they are read back. */
interface PrintedColumns extends PrintedField {
  year: string
  month: string
}

/** A row of the table: when, and what happened. */
export interface PrintedEvent {
  at: string
  date: PrintedColumns | null
  /** What the row is about; none where it goes on with the row before. */
  entry: PrintedEntry | null
  what: { text: string } | PrintedField
}

/** A section as rows of events, in groups that may have titles of their own. */
export type PrintedEvents = SectionHead & {
  kind: 'events'
  groups: { title: SectionHead['title'] | null; events: PrintedEvent[] }[]
}

type Entries = Extract<PrintedSection, { kind: 'entries' }>

/** The order in which the form asks. */
const ORDER: SectionId[] = [
  'awards',
  'skills',
  'languages',
  'projects',
  'selfEvaluation',
  'advantage',
  'other',
  'expectations',
]

/** The sections as the form has them: oldest first, education and work in one table. */
export function formSections(
  resume: Resume,
  sections: PrintedSection[],
  printer: Printer,
): (PrintedSection | PrintedEvents)[] {
  const entriesOf = (id: SectionId): Entries[] =>
    sections.filter(
      (section): section is Entries => section.id === id && section.kind === 'entries',
    )
  const history = (['education', 'work'] as const).flatMap((id) =>
    entriesOf(id).map((section) => ({
      section,
      events: periodEvents(id, resume, section, printer),
    })),
  )
  const awards = entriesOf('awards').map((section) => ({
    section,
    events: awardEvents(resume, section, printer),
  }))
  const rest = ORDER.flatMap((id): (PrintedSection | PrintedEvents)[] =>
    id === 'awards'
      ? eventsSection(awards, 'certificates', printer)
      : sections.filter((section) => section.id === id),
  )
  return [...eventsSection(history, 'history', printer), ...rest].map((section) =>
    section.id === 'expectations' ? retitled(section, 'expectations', printer) : section,
  )
}

type Label = 'history' | 'certificates' | 'expectations'

/** The section under the form's own heading, unless the person gave it one. */
function retitled<S extends PrintedSection | PrintedEvents>(
  section: S,
  label: Label,
  { words }: Printer,
): S {
  return 'at' in section.title ? section : { ...section, title: { text: words('form', label) } }
}

interface Group {
  section: Entries
  events: PrintedEvent[]
}

function eventsSection(groups: Group[], label: Label, printer: Printer): PrintedEvents[] {
  const [first] = groups
  if (!first) return []
  const { entries: _, ...head } = first.section
  const named = label === 'history' || groups.length > 1
  const section: PrintedEvents = {
    ...head,
    kind: 'events',
    groups: groups.map(({ section: { title }, events }) => ({
      title: named ? title : null,
      events,
    })),
  }
  const isPrizes = !named && head.title.text === printer.words('sections', 'awards')
  if (isPrizes) return [section]
  return [
    named
      ? { ...section, title: { text: printer.words('form', label) } }
      : retitled(section, label, printer),
  ]
}

const indexOf = ({ at }: PrintedEntry): number => Number(at.split('.')[1])

/** Entries by their dates, those without one where they stood. */
function oldestFirst(entries: PrintedEntry[], dateOf: (index: number) => string): PrintedEntry[] {
  return entries.toSorted((a, b) => {
    const [one, other] = [dateOf(indexOf(a)), dateOf(indexOf(b))]
    return one && other ? one.localeCompare(other) : 0
  })
}

const BEGINNINGS = { education: 'enrolled', work: 'joined' } as const

function periodEvents(
  id: keyof typeof BEGINNINGS,
  resume: Resume,
  section: Entries,
  printer: Printer,
): PrintedEvent[] {
  const periods: readonly (Education | Work)[] = resume[id]
  const dateOf = (index: number) => periods[index]?.start || periods[index]?.end || ''
  return oldestFirst(section.entries, dateOf).flatMap((entry) => {
    const period = periods[indexOf(entry)]
    return period ? eventsOf(entry, period, BEGINNINGS[id], printer) : []
  })
}

/** A row for the beginning, and one for the end where that is another. */
function eventsOf(
  entry: PrintedEntry,
  period: Education | Work,
  beginning: (typeof BEGINNINGS)[keyof typeof BEGINNINGS],
  printer: Printer,
): PrintedEvent[] {
  const { start, end } = period
  const { words } = printer
  const undated = byPlace(entry)
  const ending = { text: words('form', endingOf(period)) }
  if (!start) {
    const date = columns(`${entry.at}.end`, end, printer)
    return [{ at: entry.at, date, entry: undated, what: end ? ending : { text: '' } }]
  }
  const date = columns(`${entry.at}.start`, start, printer)
  const begun = { at: entry.at, date, entry: undated, what: { text: words('form', beginning) } }
  if (!end) return [begun]
  return [
    begun,
    { at: entry.at, date: columns(`${entry.at}.end`, end, printer), entry: null, what: ending },
  ]
}

/** Forms ask where somebody was, and then as what. */
function byPlace({ heading, aside, ...entry }: PrintedEntry): PrintedEntry {
  const hasPlace = aside.length > 0
  return {
    ...entry,
    heading: hasPlace ? aside : heading,
    aside: hasPlace ? heading : [],
    dates: [],
  }
}

/** Who names no degree may have left without one, and the form must not say otherwise. */
function endingOf(period: Education | Work): 'toPresent' | 'left' | 'graduated' | 'until' {
  if (period.end === 'present') return 'toPresent'
  if (!('degree' in period)) return 'left'
  return period.degree ? 'graduated' : 'until'
}

function awardEvents(resume: Resume, { entries }: Entries, printer: Printer): PrintedEvent[] {
  const dateOf = (index: number) => resume.awards[index]?.date ?? ''
  return oldestFirst(entries, dateOf).map((entry) => ({
    at: entry.at,
    date: columns(`${entry.at}.date`, dateOf(indexOf(entry)), printer),
    entry: { ...entry, dates: [] },
    what: { text: '' },
  }))
}

function columns(at: string, date: ResumeDate, { dates }: Printer): PrintedColumns | null {
  const { year, month } = dates.columns(date)
  return year ? { at, text: [year, month].filter(Boolean).join(' '), year, month } : null
}
