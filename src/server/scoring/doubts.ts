import type { FindingSection } from '#contract/analysis.ts'
import type { Education, Resume, Work } from '#contract/resume.ts'
import type { RuleId } from '#contract/rubric.ts'
import type { ReadingDoubts } from '#server/reading/doubts.ts'
import { isUndatedCareer, unsureSections } from './certainty.ts'
import { COMPANION_TITLE, FORM_TITLE } from './lexicon/section-words.ts'
import { NEWCOMER } from './lexicon/seeking-words.ts'
import { besideEntry, hasVolunteering, HEAD, SEARCHES, textOf } from './printed.ts'
import { hasOpenEnd, yearsIn } from './printed-periods.ts'

/** What the rules may not hold against the resume, since it may be our reading. */
export interface Doubts {
  /** Printed text that found no place. */
  unplaced: readonly string[]
  /** Where the document prints what a rule misses; null when it does not, or there is none. */
  printed: (rule: RuleId) => string | null
  /**
   * Where it prints what an entry misses, at a path such as 'work.1.title'; null where it does not.
   * The path is one into the given resume: a fix may have put its entries in another order.
   */
  printedBeside: (rule: RuleId, at: string, resume: Resume) => string | null
  /** Every printed line; none where no document was read. */
  lines: readonly string[]
  /** The document stands beside another one that says who somebody is: 職務経歴書, 경력기술서. */
  companion: boolean
  /** The document is a form that lists posts and has no room for what was done: 履歴書. */
  form: boolean
  /** True when a line prints a year between these two, whatever the reader took it for. */
  printedBetween: (from: number, to: number) => boolean
  /** A line says that something goes on: “– today”. */
  printedOpenEnd: boolean
  /** What somebody did unpaid has a section of its own. */
  volunteering: boolean
  /** A line says that somebody is new to work, and nothing else. */
  newcomer: boolean
  /** Sections that their owner has put right, so that nothing printed is missed in them. */
  settled: ReadonlySet<FindingSection>
  /** Sections whose entries cannot be relied on. */
  unsure: ReadonlySet<FindingSection>
  /** Much of the page stands in sections that are none of ours. */
  unusual: boolean
  /** No job has a date and the page prints none, however unsure the jobs are. */
  undatedCareer: boolean
  /** True when a line prints the two dates in this order, or no document was read. */
  printedReversed: (period: { start: string; end: string }) => boolean
}

/** A draft says what it says. */
export const NO_DOUBTS: Doubts = {
  unplaced: [],
  printed: () => null,
  printedBeside: () => null,
  lines: [],
  companion: false,
  form: false,
  printedBetween: () => false,
  printedOpenEnd: false,
  volunteering: false,
  newcomer: false,
  settled: new Set(),
  unsure: new Set(),
  unusual: false,
  undatedCareer: false,
  printedReversed: () => true,
}
/** Share of the printed text that must have found a place for lengths to be believed. */
const PLACED_ENOUGH = 0.6

/** Printed lines among which a reader who found no entry at all has overlooked them. */
const MANY_LINES = 25
const PRESENCE: ReadonlySet<RuleId> = new Set([
  'work.present',
  'education.present',
  'projects.present',
  'strengths.count',
])

/** Rules on too little text, which a reading that lost some may not ask. */
const TOO_LITTLE: ReadonlySet<RuleId> = new Set([
  'document.tooShort',
  'work.depth',
  'work.detail',
  'summary.present',
])

/** Rules that believe the entries of a section to be whole and apart. */
export const STRUCTURAL: ReadonlySet<RuleId> = new Set([
  'work.title',
  'work.employer',
  'work.start',
  'work.newestFirst',
  'work.reversed',
  'work.future',
  'work.openEnd',
  'work.gaps',
  'work.shortStints',
  'work.depth',
  'work.detail',
  'work.stale',
  'work.currentResult',
  'work.duplicates',
  'work.longLines',
  'education.institution',
  'education.degree',
  'education.field',
  'education.dates',
  'education.newestFirst',
  'education.reversed',
  'education.openLong',
  'education.detail',
  'work.earlierResult',
  'strengths.count',
  'strengths.duplicates',
  'strengths.dump',
  'strengths.grouped',
  'strengths.share',
  'strengths.backed',
  'strengths.levels',
  'strengths.soft',
  'strengths.basic',
  'strengths.named',
  'projects.name',
  'projects.role',
  'projects.detail',
  'projects.result',
])

/**
 * Rules that a document misleads which keeps much in sections of its own. On 37 such people coaches
 * called all 16 findings of these rules false.
 */
export const FRAGILE: ReadonlySet<RuleId> = new Set([
  'personal.age',
  'work.title',
  'work.employer',
  'work.newestFirst',
  'work.openEnd',
  'education.institution',
  'education.degree',
  'education.field',
  'education.reversed',
  'projects.role',
  'projects.detail',
  'strengths.backed',
  'strengths.share',
  'document.dateFormats',
])
/** Share of the printed text in sections that are none of ours from which a document is its own. */
const OWN_SECTIONS = 0.2

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
/** The printed text never changes while fixes are tried, so it is searched once. */
function once(search: Doubts['printed']): Doubts['printed'] {
  const known = new Map<RuleId, string | null>()
  return (rule) => {
    const found = known.get(rule)
    if (found !== undefined) return found
    const line = search(rule)
    known.set(rule, line)
    return line
  }
}

/** The same for each entry, wherever a fix moves it. */
function besideOnce(lines: readonly string[]): Doubts['printedBeside'] {
  const known = new WeakMap<Work | Education, Map<RuleId, string | null>>()
  return (rule, at, resume) => {
    const [section, index] = at.split('.')
    if (section !== 'work' && section !== 'education') return null
    const entry = resume[section][Number(index)]
    if (!entry) return null
    const found = known.get(entry)?.get(rule)
    if (found !== undefined) return found
    const line = besideEntry(lines, resume, rule, entry)
    known.set(entry, (known.get(entry) ?? new Map<RuleId, string | null>()).set(rule, line))
    return line
  }
}

/**
 * What is in doubt about a reading; nothing where no document was read.
 *
 * @param given What the reader says of itself.
 */
export function doubtsOf(resume: Resume, given: ReadingDoubts | undefined): Doubts {
  if (!given) return NO_DOUBTS
  const lines = (given.lines ?? []).map((line) => line.trim()).filter(Boolean)
  const years = lines.flatMap(yearsIn)
  const form =
    lines.slice(0, HEAD).some((line) => FORM_TITLE.test(line)) &&
    !lines.some((line) => COMPANION_TITLE.test(line))
  const unsure = unsureSections(resume, lines, given.confidence, form)
  const letters = Math.max(1, lettersIn(lines.join(' ')))
  const placed = lettersIn(textOf(resume)) / letters
  const lost = lines.length > 0 && placed < PLACED_ENOUGH
  const { work: roles, education: schools, skills, projects } = resume
  const nothingFound = [roles, schools, skills, projects].every((list) => list.length === 0)
  const unstructured = nothingFound && lines.length >= MANY_LINES
  return {
    unplaced: given.unplaced ?? [],
    unsure,
    unusual: lines.length > 0 && lettersIn(textOf(resume.other)) >= letters * OWN_SECTIONS,
    undatedCareer: isUndatedCareer(resume, lines),
    lines,
    companion: lines.slice(0, HEAD).some((line) => COMPANION_TITLE.test(line)),
    form,
    printedBetween: (from, to) => years.some((year) => from < year && year < to),
    printedOpenEnd: lines.some(hasOpenEnd),
    volunteering: hasVolunteering(lines),
    newcomer: lines.some((line) => line.split('\t').some((cell) => NEWCOMER.test(cell))),
    settled: new Set(given.settled),
    printedBeside: besideOnce(lines),
    printedReversed: ({ start, end }) => {
      // One beside the other, with nothing between but months and signs, and no period begins with
      // the second: `since 03/2021 – 05/2018–02/2020`.
      const [from = '', to = ''] = [start, end].map((date) => date.slice(0, 4))
      const period = new RegExp(
        String.raw`(?<!\p{Nd})${from}(?!\p{Nd})[^\t\p{Nd}]{0,3}(?:\p{Nd}{1,2}(?!\p{Nd}))?[^\t\p{Nd}]{0,24}(?:\p{Nd}{1,2}(?!\p{Nd})[^\t\p{Nd}]{1,8})?${to}(?!\p{Nd})(?!(?:[./-]\p{Nd}{1,2}(?!\p{Nd}))?\s*[–—~-]\s*(?:\p{Nd}{1,2}[./])?(?:19|20)\p{Nd}{2})`,
        'u',
      )
      return lines.some((line) => period.test(line))
    },
    printed: once((rule) => {
      if (unstructured && PRESENCE.has(rule)) return lines[0] ?? null
      if (lost && TOO_LITTLE.has(rule)) return lines[0] ?? null
      return SEARCHES[rule]?.(lines, resume) ?? null
    }),
  }
}
