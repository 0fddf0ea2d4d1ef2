/** Step 4: each section's lines become fields, by a reader for its kind. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import { directionOf, type Locale } from '#contract/locales.ts'
import { emptyResume, type Other, type Resume, type SectionId } from '#contract/resume.ts'
import type { RichText } from '#contract/rich-text.ts'
import type { DocumentText, Line } from '../document.ts'
import { compositeKinds, headingKind } from '../lexicon/headings.ts'
import type { SectionKind } from '../lexicon/types.ts'
import type { Parts, Section } from '../sections/index.ts'
import { sideOf } from '../sections/looks.ts'
import { readAwards } from '../entries/awards.ts'
import { HeadReader } from './basics.ts'
import { addContact } from './contact-elsewhere.ts'
import { studyOf } from '../entries/asked-study.ts'
import { coursesOf } from '../entries/courses.ts'
import { readEducation } from '../entries/education.ts'
import { nameAmong } from './find-name.ts'
import type { HeadFields } from './head-fields.ts'
import { languagesAmong, partedLanguages } from './language-lines.ts'
import { readLanguages } from './languages.ts'
import { leftovers } from './leftovers.ts'
import { withinLimits } from './limits.ts'
import { readObjective } from './objective.ts'
import { factSections, partsOf, withCourses } from './parts.ts'
import { readProjects } from '../entries/projects.ts'
import { richText } from './rich.ts'
import type { Page } from '../entries/rows.ts'
import { readSkills } from './skills.ts'
import { byTicks } from './ticks.ts'
import { withoutRepeats } from '../entries/jobs.ts'
import { readWork } from '../entries/work.ts'

interface Context {
  resume: Resume
  locales: readonly Locale[]
  page: Page
}

/** Keeps lines that are no field among the other parts. */
function keepAside({ other }: Resume, lines: readonly Line[]): void {
  if (lines.length > 0)
    other.push({ kind: 'custom', title: '', details: richText(lines), entries: [] })
}

type SectionReader = (section: Section, context: Context) => void

const append = (text: RichText, more: RichText): RichText => ({
  type: 'doc',
  content: [...text.content, ...more.content],
})

/** A section that is a text of its own. */
const proseIn = (
  part: 'selfEvaluation' | 'advantage',
): { part: SectionId; read: SectionReader } => ({
  part,
  read: ({ lines }, { resume }) => {
    resume[part] = append(resume[part], richText(lines))
  },
})

const other =
  (kind: Other['kind']): SectionReader =>
  ({ title, lines }, { resume }) => {
    resume.other.push({
      kind,
      title: title.slice(0, RESUME_LIMITS.line),
      details: richText(lines),
      entries: [],
    })
  }

/** Where each kind of section goes in the contract. */
const READERS: Readonly<
  Record<Exclude<SectionKind, 'personal'>, { part: SectionId; read: SectionReader }>
> = {
  summary: proseIn('selfEvaluation'),
  selfEvaluation: proseIn('selfEvaluation'),
  strengths: proseIn('advantage'),
  objective: {
    part: 'expectations',
    read: ({ lines }, { resume }) => {
      mergeObjective(resume, readObjective(lines))
    },
  },
  work: {
    part: 'work',
    read: ({ lines }, { resume, locales, page }) => {
      const { jobs, projects } = readWork(lines, locales, page)
      resume.work = withoutRepeats([...resume.work, ...jobs])
      resume.projects.push(...projects)
    },
  },
  education: {
    part: 'education',
    read: ({ lines }, { resume, locales, page }) => {
      resume.education.push(...readEducation(lines, locales, page))
    },
  },
  projects: {
    part: 'projects',
    read: ({ lines }, { resume, locales, page }) => {
      resume.projects.push(...readProjects(lines, locales, page))
    },
  },
  skills: {
    part: 'skills',
    read: ({ lines, ...section }, { resume, locales }) => {
      // `Langues et informatique`: languages stand among the skills with their levels
      const { spoken, beside } = languagesAmong(lines, locales)
      resume.languages.push(...readLanguages(spoken, locales))
      const { ticked, unticked } = byTicks(beside)
      const groups = readSkills(ticked, locales)
      keepAside(resume, unticked)
      // `Render managers`: what its skills are called together
      const name = isListed(section) ? '' : section.title
      resume.skills.push(...groups.map((group) => ({ ...group, name: group.name || name })))
    },
  },
  languages: {
    part: 'languages',
    read: ({ lines, ...section }, context) => {
      const { spoken, beside } = partedLanguages(lines, section.also?.includes('skills'))
      context.resume.languages.push(...readLanguages(spoken, context.locales))
      // `Langues et informatique`: below them stands what else it announces
      const rest = { ...section, title: '', heading: null, lines: beside }
      if (beside.length > 0 && section.also?.includes('skills')) READERS.skills.read(rest, context)
      else if (beside.length > 0) other('custom')(rest, context)
    },
  },
  awards: {
    part: 'awards',
    read: ({ lines }, { resume, locales }) => {
      resume.awards.push(...readAwards(lines, 'award', locales))
    },
  },
  certificates: {
    part: 'awards',
    read: ({ lines, also }, { resume, locales, page }) => {
      // `Training` in the way of studies
      const courses = also?.includes('education')
        ? coursesOf(readEducation(lines, locales, page), lines)
        : null
      resume.awards.push(...(courses ?? readAwards(lines, 'certificate', locales)))
    },
  },
  volunteer: { part: 'other', read: other('volunteer') },
  interests: { part: 'other', read: other('interests') },
  references: { part: 'other', read: other('references') },
  publications: { part: 'other', read: other('publications') },
  custom: { part: 'other', read: other('custom') },
}

function mergeObjective(resume: Resume, found: Resume['expectations']): void {
  const { expectations } = resume
  for (const field of ['role', 'location', 'salary', 'employment', 'availability'] as const)
    expectations[field] ||= found[field]
  expectations.notes = append(expectations.notes, found.notes)
}

/**
 * A section's lines below its heading, or in the row of which the heading is the first cell:
 * 'Address' is also the label of the line below it.
 */
function withHeading({ heading, lines }: Section): Line[] {
  const [first, ...others] = lines
  if (!heading || first === heading) return lines
  const isInRow = heading.cells.length > 1 && first?.text === heading.cells.at(-1)!.text
  return [{ ...heading, links: [] }, ...(isInRow ? others : lines)]
}

function addHead(resume: Resume, head: HeadFields): void {
  resume.basics = head.basics
  const wish = (kind: HeadFields['wishes'][number]['kind']) =>
    head.wishes.find((one) => one.kind === kind)?.value ?? ''
  const { expectations } = resume
  expectations.role ||= wish('role')
  expectations.salary ||= wish('salary')
  expectations.location ||= wish('city')
  expectations.availability ||= wish('availability')
  expectations.employment ||= wish('employment')
  const study = studyOf(head.study)
  if (study) resume.education.push(study)
  if (head.prose.length > 0)
    resume.selfEvaluation = append(richText(head.prose), resume.selfEvaluation)
}

/** True for the words of a heading that some list has. */
const isListed = ({ title }: Pick<Section, 'title'>) =>
  headingKind(title, []) !== null || compositeKinds(title, []).length > 0

/** True for headings that no list has, of parts that keep no title: their words say more. */
const isLostHeading = (section: Section, { skills }: Resume) =>
  !isListed(section) &&
  !skills.some(({ name }) => name === section.title) &&
  (section.kind === 'personal' ||
    section.lines.length === 0 ||
    READERS[section.kind].part !== 'other')

/**
 * The person's own heading of a part that no list has. One that parts a section in two, or names a
 * second one of its kind, is no heading of the whole.
 */
function ownTitleOf(section: Section, { sections }: Parts): SectionId | null {
  const { kind } = section
  if (kind === 'personal' || section.lines.length === 0) return null
  const { part } = READERS[kind]
  const others = sections.filter(
    (one) => one.kind !== 'personal' && READERS[one.kind].part === part,
  )
  return others.length === 1 && section.title.length <= RESUME_LIMITS.line ? part : null
}

/** A heading as one line, also when it was printed in two. */
const titleLine = ({ heading, title }: Section): Line[] =>
  heading ? [{ ...heading, text: title, cells: [{ ...heading.cells[0]!, text: title }] }] : []

/** Fields of all parts of a document. */
export function readFields(
  parts: Parts,
  text: DocumentText,
  language: string,
  locales: readonly Locale[],
): Resume {
  const resume = emptyResume(language)
  const context: Context = {
    resume,
    locales,
    page: { pdf: text.facts.format === 'pdf', rtl: directionOf(language) === 'rtl' },
  }
  const order: { part: SectionId; side: string }[] = []
  const personal = parts.sections.filter(({ kind }) => kind === 'personal').flatMap(withHeading)
  const facts = [parts.head, personal].map((lines) => factSections(lines, parts.sections, locales))
  const found = facts.flatMap((one) => one.found)
  const asksStudies = found.some(({ kind }) => kind === 'education')
  const sections = asksStudies ? withCourses(parts.sections) : parts.sections
  for (const section of sections)
    for (const part of partsOf(section, sections, locales, context.page)) {
      if (part.lines.length === 0) continue
      READERS[part.kind].read(part, context)
      order.push({ part: READERS[part.kind].part, side: sideOf(part.lines[0]!) })
    }
  for (const section of found) {
    READERS[section.kind].read(section, context)
    order.push({ part: READERS[section.kind].part, side: 'sidebar' })
  }
  const head = new HeadReader(language, locales, resume.education.length > 0).read(
    facts[0]!.rest,
    facts[1]!.rest,
  )
  addHead(resume, head)
  addContact(resume, parts, language)
  resume.basics.name ||= nameAmong(parts.sections.flatMap(withHeading), locales)
  // what stood beside the page's own column comes behind it on a page that has one
  const { main = [], sidebar = [] } = Object.groupBy(order, ({ side }) => side)
  resume.layout.order = [...new Set([...main, ...sidebar].map(({ part }) => part))]
  const headings = parts.sections.filter(
    ({ heading, lines }) => heading && heading.cells.length <= 1 && lines[0] !== heading,
  )
  const keep = (left: readonly Line[]) => keepAside(resume, left)
  // 学歴・職歴 above 学歴
  keep(head.rest.filter((line) => compositeKinds(line.text, []).length === 0))
  const understood = new Set(
    headings.flatMap(({ heading, wrapped = [] }) => (heading ? [heading, ...wrapped] : [])),
  )
  const lost = headings.filter((section) => isLostHeading(section, resume))
  const nameless = lost.filter((section) => {
    const part = ownTitleOf(section, parts)
    if (part) resume.layout.titles[part] = section.title
    return !part
  })
  keep([...nameless.flatMap(titleLine), ...leftovers(text.lines, resume, understood)])
  return withinLimits(resume)
}
