import type { ReportSection } from '#contract/analysis.ts'
import type { Patch } from '#contract/patch.ts'
import type { Education, Project, Resume, Work } from '#contract/resume.ts'
import { editLine, type Edit } from '../edits.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { isInstruction } from '../integrity.ts'
import type { Line } from '../lines.ts'

/** A line that the model may propose to reword. */
export interface OutlineLine {
  text: string
  /** Dotted path into the resume. */
  at: string
  edit: (edits: readonly Edit[]) => Patch
}

/** Lines that belong together, with what a reader knows when reading them. */
export interface OutlineEntry {
  /** Such as the title and the dates of a role; shown, never reworded. */
  context: Record<string, string>
  lines: OutlineLine[]
}

/** What the model is shown of one section. */
export interface Outline {
  section: ReportSection
  entries: OutlineEntry[]
}

/** More than the densest page of lines; beyond it a call takes longer than anybody waits. */
const SECTION_CHARACTERS = 6_000

/** Entries that say enough; older ones are rarely worth rewording. */
const ENTRIES = 12

/**
 * The sections that have lines to advise on. Contact details, addresses, photo, references and
 * lines that address software are not among what is taken; what a person cannot see never
 * reached the resume.
 */
export function outlinesOf(facts: Facts): Outline[] {
  const { resume, work, projects, education } = facts
  const own = (at: string) => facts.allLines.filter((line) => line.at === at)
  const outlines: Outline[] = [
    { section: 'personalInformation', entries: [headlineOf(resume)] },
    {
      section: 'strengths',
      entries: [entry({ skills: skillsOf(resume) }, own('advantage'))],
    },
    { section: 'education', entries: education.map(educationEntry) },
    { section: 'workExperience', entries: work.map(workEntry) },
    { section: 'projectExperience', entries: projects.map(projectEntry) },
    {
      section: 'selfEvaluation',
      entries: [
        entry({ headline: resume.basics.headline, titles: titlesOf(resume) }, [
          ...own('selfEvaluation'),
          ...own('expectations.notes'),
        ]),
      ],
    },
  ]
  return outlines.map(shortened).filter(({ entries }) => entries.length > 0)
}

function entry(context: Record<string, string>, lines: readonly Line[]): OutlineEntry {
  const known = Object.entries(context).filter(([, value]) => value && !isInstruction(value))
  return {
    context: Object.fromEntries(known),
    lines: lines.map((line) => ({
      text: line.text,
      at: line.at,
      edit: (edits) => editLine(line, edits),
    })),
  }
}

const workEntry = ({ value, lines }: Entry<Work>) =>
  entry({ title: value.title, company: value.company, dates: datesOf(value) }, lines)

const projectEntry = ({ value, lines }: Entry<Project>) =>
  entry({ project: value.name, role: value.role, dates: datesOf(value) }, lines)

const educationEntry = ({ value, lines }: Entry<Education>) =>
  entry(
    {
      degree: value.degree,
      field: value.field,
      institution: value.institution,
      dates: datesOf(value),
    },
    lines,
  )

const datesOf = ({ start, end }: { start: string; end: string }): string =>
  [start, end].filter(Boolean).join(' – ')

const titlesOf = ({ work }: Resume): string => work.map(({ title }) => title).join(', ')

const skillsOf = ({ skills }: Resume): string =>
  skills.flatMap(({ items }) => items.filter((item) => !isInstruction(item))).join(', ')

/** The line under the name is plain text: its change replaces the whole of it. */
function headlineOf(resume: Resume): OutlineEntry {
  const { headline } = resume.basics
  const edit: OutlineLine['edit'] = (edits) => {
    const value = edits.reduce(
      (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
      headline,
    )
    return [{ op: 'replace', path: '/basics/headline', value }]
  }
  const lines =
    headline.trim() && !isInstruction(headline)
      ? [{ text: headline, at: 'basics.headline', edit }]
      : []
  return { context: { titles: titlesOf(resume) }, lines }
}

/** The first entries and lines that fit; entries without lines have nothing to reword. */
function shortened({ section, entries }: Outline): Outline {
  let left = SECTION_CHARACTERS
  const kept = entries.slice(0, ENTRIES).map(({ context, lines }) => ({
    context,
    lines: lines.filter(({ text }) => (left -= text.length) >= 0),
  }))
  return { section, entries: kept.filter(({ lines }) => lines.length > 0) }
}
