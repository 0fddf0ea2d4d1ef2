/** The kinds of all sections of a document are decided together, since most stand in it once. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { labelCell } from '../entries/label-cells.ts'
import { beginsWithPeriod, dateIn } from '../entries/head-dates.ts'
import { emailsIn } from '../fields/contact.ts'
import { isProse } from '../fields/prose.ts'
import { isLabelledLink } from '../fields/links.ts'
import { showsWork } from '../fields/showcases.ts'
import { cueScore } from '../lexicon/cues.ts'
import { namesLanguage } from '../lexicon/language-names.ts'
import type { SectionKind } from '../lexicon/types.ts'
import { CLEAR, clearest, contentScores } from './content.ts'
import {
  hasDate,
  hasPeriod,
  isDated,
  isJob,
  listsItems,
  namesPerson,
  saysNothing,
  SURE_CUE,
  tellsPeriod,
} from './line-signs.ts'

/** Kinds of which the lines are a text. */
const TEXTS: ReadonlySet<SectionKind> = new Set(['summary', 'selfEvaluation', 'strengths'])
/** What rows of periods say against a heading that announces a text. */
const TABLE = 2

/** What a section's heading says, by how its words were found. */
const PRIOR = { listed: 4.2, qualified: 2.4 }
/** What nothing speaks for is of a kind of its own. */
const CUSTOM = 1.2
/** Content says this of kinds that only headings tell. */
const NEUTRAL = 1
/** The same, where the heading announces kinds as well that content would tell. */
const UNTOLD = -1.5
/** Content that does not look like what its heading announces takes this from it, at most. */
const DOUBT = -0.5
/** A second section of a kind, and more of skills. */
const AGAIN = 1.5
const MORE_SKILLS = 0.8
/** Lines that name a degree from which on a section holds studies; a course may sound like one. */
const SEVERAL_DEGREES = 2
/** Kinds of which most documents have one. */
export const ONCE: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'skills',
  'languages',
  'summary',
  'personal',
])
/** Content that stands first says more about who somebody is. */
const FIRST = 0.6

/** Kinds whose headings have words in common: ways through jobs and through schools. */
const RIVAL: Partial<Record<SectionKind, 'work' | 'education'>> = {
  work: 'education',
  education: 'work',
}

/** What jobs score without a date, a title, a company or a label. */
const NO_JOB = -0.5

/** What studies score by their dates alone, without a school or a degree. */
const ONLY_DATED = 0.8

/** What stands later in a heading of several parts. */
const LATER = 0.3

/** What is known of such a section. */
const EMPTY: [SectionKind, number][] = [['custom', 1]]

/** A section before its kind is decided. */
export interface Undecided {
  kind: SectionKind
  /** What else its heading announces. */
  also?: readonly SectionKind[]
  how: 'listed' | 'qualified' | 'unlisted'
  lines: readonly Line[]
}

/** The kinds of all sections of a document, in the order given. */
export function decideKinds(
  sections: readonly Undecided[],
  locales: readonly Locale[],
): SectionKind[] {
  const rated = sections.map(({ kind, also = [], how, lines }, at) => {
    // 경력사항 above 무경력 holds no entry
    if (lines.some(({ header }) => !header) && lines.every(saysNothing)) return EMPTY
    /** True where another section of the kind has such a line. */
    const isElsewhere = (holds: (line: Line) => boolean) =>
      sections.some(
        (other) => other.kind === kind && other.lines !== lines && other.lines.some(holds),
      )
    const byContent = contentScores(lines, locales)
    const scores: Partial<Record<SectionKind, number>> = { ...byContent, custom: CUSTOM }
    if (at === 0) scores.summary = (scores.summary ?? 0) + FIRST
    // sentences that each stand alone, below what no list has, are items of something
    else if (how === 'unlisted' && lines.length > 2 && !lines.some(({ continues }) => continues))
      scores.summary = 0
    // `Summary` above a name and an address: no text at all
    const isCard =
      at === 0 &&
      TEXTS.has(kind) &&
      lines.some((line) => emailsIn(line.text).length > 0 || namesPerson(line)) &&
      !lines.some(({ text }) => isProse(text))
    if (isCard) scores.personal = PRIOR.listed + NEUTRAL + TABLE
    // jobs without any date or name of a job are what else somebody did: projects, as a rule
    const posts = lines.filter((line) => isJob(line, locales)).length
    const isShown = lines.filter(showsWork).length > posts && !lines.some(hasDate)
    // `Experience and activities` above points without a time, a post or a company
    const isJobless =
      kind === 'work' &&
      also.length > 0 &&
      posts === 0 &&
      !lines.some(hasDate) &&
      !lines.some(tellsPeriod) &&
      (scores.work ?? 0) <= NO_JOB
    const isUndated =
      kind === 'work' &&
      !lines.some(isDated) &&
      !lines.some(tellsPeriod) &&
      also.length === 0 &&
      (isShown || (posts === 0 && (scores.work ?? 0) <= NO_JOB)) &&
      (scores.education ?? 0) < CLEAR
    // `Further experience` above points that stand each alone, beside dated jobs: remarks
    const areRemarks =
      isUndated && !isShown && lines.every(({ bullet }) => bullet) && isElsewhere(hasDate)
    // `Qualifications` above what somebody can do, where their studies stand elsewhere
    const isAbility =
      kind === 'education' &&
      how === 'listed' &&
      !lines.some(hasDate) &&
      (scores.education ?? 0) < CLEAR &&
      isElsewhere(hasDate)
    // `Highlights` in short points, beside a profile that is a text
    const areTraits =
      kind === 'summary' &&
      how === 'listed' &&
      lines.length > 2 &&
      lines.every(({ bullet, text }) => bullet && !isProse(text)) &&
      isElsewhere(({ text }) => isProse(text))
    if (isAbility || areTraits) scores.strengths = PRIOR.listed + NEUTRAL + TABLE
    // `Engagement und Qualifikationen` above the records of a form, each with its time
    const areRecords = lines.filter((line) => labelCell(line)?.kinds.includes('dates')).length > 1
    if (areRecords) delete scores.skills
    if (areRecords && kind === 'skills') scores.certificates = PRIOR.listed + NEUTRAL + TABLE
    // a heading's word for projects, and no time at all: no jobs, whatever words of theirs stand there
    if (kind === 'projects' && !lines.some(hasDate)) scores.work = NO_JOB
    // words in what is told of a project, `Technologies`, are those of companies too
    if (isUndated) scores.work = Math.min(scores.work ?? 0, NO_JOB)
    // `Il mio percorso` above a text about somebody, beside dated jobs
    const isStory =
      isUndated &&
      lines.every(({ text, bullet }) => !bullet && isProse(text)) &&
      isElsewhere(hasDate)
    if (areRemarks) scores.custom = PRIOR.listed + NEUTRAL
    else if (isStory) scores.summary = PRIOR.listed + NEUTRAL + TABLE
    else if (isUndated) scores.projects = Math.max(scores.projects ?? 0, PRIOR.listed)
    const areItems =
      kind === 'work' &&
      posts === 0 &&
      listsItems(lines, clearest(byContent), isElsewhere(hasPeriod))
    if (areItems) scores.work = NO_JOB
    if (areItems) scores.skills = PRIOR.listed + NEUTRAL + TABLE
    // 職務概要 above rows of jobs: a text has no periods in front of its lines
    const isTable =
      TEXTS.has(kind) &&
      lines.filter(beginsWithPeriod).length > 1 &&
      (lines.some(({ header }) => header) ||
        !lines.some((line) => !hasDate(line) && isProse(line.text)))
    if (isTable) scores.work = Math.max(scores.work ?? 0, PRIOR.listed + NEUTRAL + TABLE)
    // projects for customers are set like jobs: dates and names do not outweigh the heading's word
    else if (how === 'listed' || (how === 'qualified' && kind === 'projects'))
      for (const other of ['work', 'education'] as const)
        scores[other] = Math.min(scores[other] ?? 0, PRIOR[how] + DOUBT - 0.1)
    // `Training` beside `Education`: what is not said to be a study, nor tells of degrees
    const degrees = lines.filter(({ text }) => cueScore(text, 'degrees', locales) >= SURE_CUE)
    const areTrainings =
      kind === 'education' &&
      degrees.length < SEVERAL_DEGREES &&
      also.includes('certificates') &&
      sections.some((other) => other.kind === 'education' && !other.also?.includes('certificates'))
    // `Parcours` beside `Expérience professionnelle`, where no other heading is one of studies
    const rival = RIVAL[kind]
    const isRivals =
      rival !== undefined &&
      !areTrainings &&
      how === 'listed' &&
      clearest(byContent) === rival &&
      !sections.some((other) => [other.kind, ...(other.also ?? [])].includes(rival)) &&
      sections.some((other) => other.lines !== lines && other.kind === kind)
    if (isRivals) scores[rival] = PRIOR.listed + NEUTRAL + TABLE
    // `Formations professionnelles` above degrees, where no other heading is one of studies
    const areStudies =
      kind === 'certificates' &&
      clearest(byContent) === 'education' &&
      lines.filter(({ text }) => cueScore(text, 'degrees', locales) >= SURE_CUE).length > 1 &&
      !sections.some((other) => [other.kind, ...(other.also ?? [])].includes('education'))
    if (areStudies) scores.education = PRIOR.listed + NEUTRAL + TABLE
    // short lines are items of anything: a word of the heading says more
    // `Markup languages` are no languages
    const areNoLanguages = kind === 'languages' && (byContent.languages ?? 0) < 0
    const isOther = kind !== 'skills' && !also.includes('skills') && !areNoLanguages
    if (how === 'qualified' && isOther && !areItems)
      scores.skills = Math.min(scores.skills ?? 0, PRIOR.qualified + DOUBT)
    // where somebody can be found, whatever it is called: `Blog: …`, `Code: …`
    const isFound = lines.length > 1 && lines.filter(isLabelledLink).length > lines.length / 2
    if (how !== 'listed' && isFound) scores.personal = PRIOR.listed + NEUTRAL
    // how to reach somebody is printed of those who give references as well
    if (how === 'listed' && kind === 'references') delete scores.personal
    // 名称 above a column is what certificates are called as well as projects
    if (kind === 'certificates') delete scores.projects
    // a list with a date each is of what somebody won as much as of what they passed
    if ([kind, ...also].includes('awards') && (scores.certificates ?? 0) > 0)
      scores.awards = scores.certificates
    // `영어 | TOEIC | 780` has the form of a fact about somebody
    if ([kind, ...also].includes('languages') && lines.some(({ text }) => namesLanguage(text)))
      delete scores.personal
    // 趣味・特技: what somebody likes, in short words as skills are
    if (kind === 'interests' && also.includes('skills')) delete scores.skills
    const own = { ...scores }
    // of the parts of a heading the first is the likeliest, as far as content does not tell
    if (how !== 'unlisted')
      [kind, ...also].forEach((one, rank) => {
        const least = one === 'languages' || isUndated ? -Infinity : DOUBT
        const told = own[one] ?? (also.length > 0 && !isJobless ? UNTOLD : NEUTRAL)
        scores[one] = PRIOR[how] + Math.max(least, told) - rank * LATER
      })
    // what names no job, no school and no time below "Practice & Training" is courses
    const announced = new Set([kind, ...also])
    const isCourses =
      (also.length > 0 || how === 'qualified') &&
      announced.has('education') &&
      (own.work ?? 0) <= NO_JOB &&
      (own.education ?? 0) <= (announced.has('certificates') ? ONLY_DATED : NO_JOB)
    if (areTrainings) delete scores.education
    if (isCourses || areTrainings)
      scores.certificates = Math.max(scores.certificates ?? 0, PRIOR.listed)
    return Object.entries(scores) as [SectionKind, number][]
  })
  const decided: (SectionKind | null)[] = sections.map(() => null)
  const taken = new Map<SectionKind, number>()
  /**
   * What a heading announces may stand there twice, in its own words: two careers, more jobs. Skills
   * may have a heading for each group: `Render managers`, `Markup languages`.
   */
  const valueOf = ([kind, score]: [SectionKind, number], { how, ...section }: Undecided) => {
    const isAnnounced = how === 'listed' || (how === 'qualified' && section.kind === kind)
    const times = taken.get(kind) ?? 0
    const again = kind === 'skills' ? Math.min(times, 1) * MORE_SKILLS : times * AGAIN
    return score - (!isAnnounced && ONCE.has(kind) ? again : 0)
  }
  // the clearest first, so that others know what is taken
  for (let left = sections.length; left > 0; left--) {
    let best: { at: number; kind: SectionKind; score: number } | null = null
    rated.forEach((options, at) => {
      if (decided[at] !== null) return
      for (const option of options) {
        const score = valueOf(option, sections[at]!)
        if (!best || score > best.score) best = { at, kind: option[0], score }
      }
    })
    const { at, kind } = best!
    decided[at] = kind
    taken.set(kind, (taken.get(kind) ?? 0) + 1)
  }
  return withStudies(decided as SectionKind[], sections)
}

/** Courses of years that stand for studies: so many of them, and this share of all that are dated. */
const LONG_COURSES = { least: 2, share: 1 / 3 }

/** Who tells of no studies but of courses that took years has them for an education. */
function withStudies(kinds: SectionKind[], sections: readonly Undecided[]): SectionKind[] {
  if (kinds.includes('education')) return kinds
  const at = kinds.findIndex((kind, index) => {
    if (kind !== 'certificates') return false
    const spans = sections[index]!.lines.flatMap(({ cells }) => dateIn(cells[0]!.text) ?? [])
    const long = spans.filter(({ range }) => range).length
    return long >= LONG_COURSES.least && long >= spans.length * LONG_COURSES.share
  })
  return kinds.map((kind, index) => (index === at ? 'education' : kind))
}
