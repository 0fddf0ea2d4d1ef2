/** Sections as they are read: lists that hold two kinds are parted, facts that are a section taken out. */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { partCareer } from '../entries/career.ts'
import { isOnlyDate } from '../entries/head-dates.ts'
import { labelCell } from '../entries/label-cells.ts'
import { degreeScore } from '../entries/pair-words.ts'
import type { Page } from '../entries/rows.ts'
import { headingKind, isDocumentTitle, maySayCourses } from '../lexicon/headings.ts'
import { labelled } from '../lexicon/labels.ts'
import type { SectionKind } from '../lexicon/types.ts'
import type { Section } from '../sections/index.ts'
import { findDates } from './dates.ts'
import { isLanguageLevel, isLanguageLine } from './language-lines.ts'
import { isProse } from './prose.ts'

export type ReadSection = Section & { kind: Exclude<SectionKind, 'personal'> }

const CAREER = ['work', 'education'] as const

/** What partCareer calls the entries of a section. */
const ENTRIES = { work: 'jobs', education: 'studies' } as const

/** `10/2024 – 06/2025 | Personal Trainer | Academy`: what was learnt at a time, below qualifications. */
function areCourses(lines: readonly Line[]): boolean {
  const heads = lines.filter(({ bullet }) => !bullet)
  const dated = heads.filter(
    ({ cells: [first, ...rest] }) => rest.length > 0 && isOnlyDate(first!.text),
  )
  return dated.length > 0 && dated.length * 2 >= heads.length
}

/** A list of years with schools and employers is two sections, whatever it was taken for. */
export function partsOf(
  section: Section,
  sections: readonly Section[],
  locales: readonly Locale[],
  page: Page,
): ReadSection[] {
  const { kind, also = [] } = section
  if (kind === 'personal') return []
  if (kind === 'skills' && areCourses(section.lines)) return [{ ...section, kind: 'certificates' }]
  if (!CAREER.some((one) => one === kind)) return [{ ...section, kind }]
  // `Deutschkenntnisse: B2` below a study, or in a cell beside it
  const isSpoken = ({ text }: { text: string }) => isLanguageLevel(text, locales)
  const spoken = section.lines.flatMap((line) =>
    line.cells.filter(isSpoken).map((cell) => withCells(line, [cell])),
  )
  if (kind === 'education' && spoken.length > 0) {
    const lines = section.lines
      .map((line) =>
        withCells(
          line,
          line.cells.filter((cell) => !isSpoken(cell)),
        ),
      )
      .filter(({ cells }) => cells.length > 0)
    return [
      ...partsOf({ ...section, lines }, sections, locales, page),
      { ...section, kind: 'languages', heading: null, lines: spoken },
    ]
  }
  // where nothing else lists studies, they may stand among the jobs, and jobs among them
  const isOnly = !sections.some(
    (other) => other !== section && CAREER.some((one) => one === other.kind && one !== kind),
  )
  // `Weitere Stationen` below the jobs: what else there was, schools and courses among it, unless the
  // heading says that they are jobs and the studies have a section of their own
  const isSaid = !isOnly && headingKind(section.title, []) === kind
  const isFurther =
    kind === 'work' &&
    !isSaid &&
    sections.slice(0, sections.indexOf(section)).some((one) => one.kind === kind)
  // `Lebenslauf / CV` above all that somebody did
  const isWhole = section.title.split(/\s*[/|·]\s*/u).every(isDocumentTitle)
  const told =
    isFurther || isWhole || CAREER.every((one) => one === kind || also.includes(one))
      ? 'both'
      : isOnly
        ? ENTRIES[kind as keyof typeof ENTRIES]
        : null
  const career = partCareer(section.lines, locales, page, told)
  return career
    ? [
        { ...section, kind: 'education', lines: career.studies },
        { ...section, kind: 'work', lines: career.jobs },
      ]
    : [{ ...section, kind }]
}

/** 本科/临川学院/2020: no date, and no year of two. */
const BETWEEN_FACTS = /(?<!\d)\s*[/／]\s*|\s*[/／]\s*(?!\d)/u

const phrasesOf = (text: string) => text.split(/[\s,，、/／|()（）]+/u)

/** A degree and a school parted by a stroke, and nothing in front that says so: 本科/临川学院. */
function studyIn({ text, cells }: Line, locales: readonly Locale[]) {
  const scores = text.split(BETWEEN_FACTS).map((part) => degreeScore(part.trim(), locales))
  const isStudy =
    cells.length === 1 && scores.some((score) => score > 0) && scores.some((score) => score < 0)
  return isStudy && !/[。.!]$/u.test(text) ? { label: '', value: text } : null
}

/** Fewer are a fact about somebody, and no list of what they know. */
const FEWEST_ITEMS = 3

/** True for a value that is what its label announces. */
function isTold(kind: SectionKind | null, value: string, locales: readonly Locale[]): boolean {
  if (kind === 'work') return findDates(value)[0]?.range === true
  if (kind === 'education') return phrasesOf(value).some((one) => degreeScore(one, locales) < 0)
  if (kind === 'skills')
    return value.split(/[,;，、；·|]/u).length >= FEWEST_ITEMS && !isProse(value)
  return kind === 'languages' && isLanguageLine(value)
}

/** `직무 : 품질 관리` below the house and its time: what somebody is there. */
const namesPost = (line: Line | undefined) =>
  line !== undefined && (labelCell(line) ?? labelled(line.text))?.kinds.includes('title') === true

/** `Training`, which is the education where nothing else is. */
const mayBeCourses = ({ kind, title }: Section) => kind === 'education' && maySayCourses(title)

/** The sections of a document whose form asks for the studies: what may be courses is courses. */
export const withCourses = (sections: readonly Section[]): Section[] =>
  sections.map((section) =>
    mayBeCourses(section) ? { ...section, kind: 'certificates', also: ['education'] } : section,
  )

/** `邮箱：… | 语言：英语（流利）/ 法语`: a fact beside another is on a line of its own. */
function withToldCellsApart(line: Line, locales: readonly Locale[]): Line[] {
  const isFact = ({ text }: { text: string }) => {
    const { label = '', value = '' } = labelled(text) ?? {}
    return headingKind(label, []) === 'languages' && isTold('languages', value, locales)
  }
  return line.cells.length > 1 && line.cells.some(isFact)
    ? line.cells.map((cell) => withCells(line, [cell]))
    : [line]
}

/**
 * Facts among the personal data that are a section of one line, `学歴：2003年3月 …`, where the document
 * has no other of the kind.
 */
export function factSections(
  printed: readonly Line[],
  sections: readonly Section[],
  locales: readonly Locale[],
) {
  const lines = printed.flatMap((line) => withToldCellsApart(line, locales))
  const rest: Line[] = []
  const found: ReadSection[] = []
  const posts = new Set<Line>()
  for (const [at, line] of lines.entries()) {
    const [label, value, ...more] = line.cells
    const isRow = value && more.length === 0
    const told = isRow ? { label: label!.text, value: value.text } : labelled(line.text)
    const bare = told ? null : studyIn(line, locales)
    const fact = told ?? bare
    const kind = bare ? 'education' : fact?.value ? headingKind(fact.label, []) : null
    const isOne =
      isTold(kind, fact?.value ?? '', locales) &&
      !sections.some(
        (section) =>
          (section.kind === kind && !mayBeCourses(section)) ||
          (CAREER.some((one) => one === section.kind) && section.also?.includes(kind!)),
      )
    if (posts.has(line)) continue
    if (!isOne) rest.push(line)
    else {
      const values = kind === 'skills' ? [fact!.value] : fact!.value.split(BETWEEN_FACTS)
      const cells = values
        // the label announced a section, and is that of no field
        .map((text) => ({ ...line.cells.at(-1)!, label: undefined, text, runs: [] }))
      const own = { ...withCells(line, cells), bullet: false }
      const post = kind === 'work' && namesPost(lines[at + 1]) ? [lines[at + 1]!] : []
      for (const one of post) posts.add(one)
      const section = { kind: kind!, title: fact!.label, heading: null, lines: [own, ...post] }
      found.push(section as ReadSection)
    }
  }
  return { rest, found }
}
