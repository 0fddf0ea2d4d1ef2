/**
 * What a section is, is told by its heading and by what stands below it: dates beside schools,
 * dates beside jobs, names of languages, short items. Words of a heading are a strong prior and no
 * verdict: below "Languages" may stand Java, below "Profile" a name and a phone number. All
 * sections of a document are decided together, since most kinds stand in it once.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { datedList } from '../entries/dated-list.ts'
import { dateIn } from '../entries/pieces.ts'
import { emailsIn } from '../fields/contact.ts'
import { isLanguageLine, isLanguageRow } from '../fields/languages.ts'
import { isProse } from '../fields/prose.ts'
import { splitItems } from '../fields/skills.ts'
import { cueScore, type CueList } from '../lexicon/cues.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { languageName, namesLanguage } from '../lexicon/language-names.ts'
import type { LabelKind, SectionKind } from '../lexicon/types.ts'

/** Kinds that content alone can tell. */
type Told =
  | 'work'
  | 'education'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'summary'
  | 'certificates'
  | 'personal'
export type Scores = Record<Told, number>

/** A cue counts from here on; from `sure` on it stands where the deciding word stands. */
const CUE = { weak: 2, sure: 3 }
/** Items of skills: at least so many, of at most so many words and letters. */
const ITEMS = { least: 3, words: 5, letters: 40 }

const PHRASES = /\s*[,،，|·•/]\s*|\s[–—-]\s|\s*[(（]/u

/** How clearly some phrase of a line is of a kind: 0, a half or 1. */
function cueOf(line: Line, list: CueList, locales: readonly Locale[]): number {
  const best = Math.max(
    0,
    ...line.cells.flatMap(({ text }) =>
      text.split(PHRASES).map((part) => cueScore(part, list, locales)),
    ),
  )
  return best >= CUE.sure ? 1 : best >= CUE.weak ? 0.5 : 0
}

/** The label that a line begins with, or its first cell is. */
function labelsOf({ cells, text }: Line): readonly LabelKind[] {
  const first = cells.length > 1 ? labelKinds(cells[0]!.text.replace(/\s*[:：]$/u, '')) : []
  return first.length > 0 ? first : (labelled(text)?.kinds ?? [])
}

const share = (lines: readonly Line[], is: (line: Line) => boolean) =>
  lines.filter(is).length / Math.max(1, lines.length)

function isShortItem(item: string): boolean {
  return (
    item.split(/\s+/).length <= ITEMS.words &&
    item.length <= ITEMS.letters &&
    !isProse(item) &&
    !dateIn(item)
  )
}

const PERSONAL: ReadonlySet<LabelKind> = new Set<LabelKind>([
  'name',
  'givenName',
  'familyName',
  'furigana',
  'email',
  'phone',
  'location',
  'birthDate',
  'extra',
  'link',
])
const hasLabel = (lines: readonly Line[], ...kinds: LabelKind[]) =>
  lines.filter((line) => labelsOf(line).some((kind) => kinds.includes(kind))).length

/** How much lines speak for each kind; below 1 hardly, from 2 on clearly. */
export function contentScores(all: readonly Line[], locales: readonly Locale[]): Scores {
  const printed = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  // bullets that mark entries say nothing of their lines
  const entries = datedList(printed)
  const names = printed.filter(({ bullet, continues }) => !bullet && !continues)
  const lines = entries ? [...names, ...entries] : printed
  // behind a bullet only a period is that of an entry
  const dates = lines.map((line) =>
    line.cells.map(({ text }) => dateIn(text)).find((date) => date && (!line.bullet || date.range)),
  )
  const heads = lines.filter(
    (line, at) => (!line.bullet || dates[at]) && !line.continues && !isProse(line.text),
  )
  const ranges = dates.filter((date) => date?.range).length
  const dated = dates.filter(Boolean).length
  const points = share(printed, ({ bullet }) => bullet)
  const sum = (list: CueList, rival?: CueList) =>
    heads.reduce((total, line) => {
      const own = cueOf(line, list, locales)
      return total + (rival && own > 0 && cueOf(line, rival, locales) >= own ? 0 : own)
    }, 0)
  const per = Math.max(1, ranges || dated)
  const studies = Math.min(2, (2 * sum('degrees') + sum('institutions', 'titles')) / per) / 2
  const jobs =
    Math.min(2, (2 * sum('titles', 'degrees') + sum('companies', 'institutions')) / per) / 2
  const labels = {
    // what somebody did in a project is called like a post
    work: lines.filter((line) => {
      const kinds = labelsOf(line)
      return kinds.includes('company') || (kinds.includes('title') && !kinds.includes('duties'))
    }).length,
    study: hasLabel(lines, 'institution', 'degree'),
    // what somebody was in a project is no job
    company: hasLabel(lines, 'company'),
    project: hasLabel(lines, 'project'),
    personal: lines.filter(
      (line) => labelsOf(line).some((kind) => PERSONAL.has(kind)) || emailsIn(line.text).length > 0,
    ).length,
  }
  const isOfProjects = labels.project > 0 && labels.company === 0
  const items = lines.flatMap(({ cells }) => cells.flatMap(({ text }) => splitItems(text)))
  const short = items.filter(isShortItem).length / Math.max(1, items.length)
  const spoken =
    items.filter((item) => languageName(item) !== null).length / Math.max(1, items.length)
  const isSpoken =
    lines.length > 0 && lines.every((line) => isLanguageLine(line.text) || isLanguageRow(line))
  const text = lines.map((line) => line.text).join(' ')
  const told = lines.every(({ cells, bullet }) => cells.length === 1 && !bullet) && isProse(text)
  return {
    work:
      (ranges > 0 ? 1 + points / 2 : entries ? 0 : -0.5) +
      2.5 * jobs -
      1.2 * studies +
      (isOfProjects ? 0 : Math.min(2, labels.work)),
    education:
      (dated > 0 && !entries ? 0.8 : -0.5) +
      2.5 * studies -
      1.2 * jobs +
      Math.min(2, labels.study) -
      points / 2,
    projects:
      0.7 +
      (isOfProjects ? 4.6 : 0) +
      points * 0.8 -
      2 * jobs -
      2 * studies +
      (dated > 0 ? 0.4 : 0) -
      short,
    skills:
      items.length >= ITEMS.least || (lines.length > 0 && short === 1)
        ? 3.4 * short -
          (told && /[.!?。]\s*$/u.test(text) ? 2.4 : 0.9) -
          3 * Math.min(1, dated / Math.max(1, lines.length)) -
          studies
        : -0.5,
    languages: isSpoken ? 4 : spoken > 0.6 ? 2.6 : spoken > 0 || namesLanguage(text) ? 0 : -2.4,
    summary: told && dated === 0 && lines.length <= 12 ? 2.2 : -0.5,
    certificates:
      dated > 0 &&
      ranges === 0 &&
      share(
        lines,
        (line) => line.continues || line.cells.some(({ text: own }) => dateIn(own) !== null),
      ) > 0.9
        ? 1.6 - studies
        : -0.5,
    personal: labels.personal / Math.max(1, lines.length) > 0.5 && labels.personal >= 2 ? 5.5 : -1,
  }
}

/** From this score on content tells its kind by itself. */
const CLEAR = 1.9

/** The kind that lines are of without any heading; null when nothing speaks for one. */
export function contentKind(
  lines: readonly Line[],
  locales: readonly Locale[],
): SectionKind | null {
  const [best] = Object.entries(contentScores(lines, locales)).toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= CLEAR ? (best[0] as Told) : null
}

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
/** A second section of a kind. */
const AGAIN = 2.2
/** Kinds of which most documents have one. */
const ONCE: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'skills',
  'languages',
  'summary',
  'personal',
])
/** Content that stands first says more about who somebody is. */
const FIRST = 0.6

/** What jobs score without a date, a title, a company or a label. */
const NO_JOB = -0.5

/** What stands later in a heading of several parts. */
const LATER = 0.3

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
    const scores: Partial<Record<SectionKind, number>> = {
      ...contentScores(lines, locales),
      custom: CUSTOM,
    }
    if (at === 0) scores.summary = (scores.summary ?? 0) + FIRST
    // jobs without any date or name of a job are what else somebody did: projects, as a rule
    const isUndated =
      kind === 'work' &&
      also.length === 0 &&
      (scores.work ?? 0) <= NO_JOB &&
      (scores.education ?? 0) < CLEAR
    if (isUndated) scores.projects = Math.max(scores.projects ?? 0, PRIOR.listed)
    // projects for customers are set like jobs: dates and names do not outweigh the heading's word
    if (how === 'listed')
      for (const other of ['work', 'education'] as const)
        scores[other] = Math.min(scores[other] ?? 0, PRIOR.listed + DOUBT - 0.1)
    // how to reach somebody is printed of those who give references as well
    if (how === 'listed' && kind === 'references') delete scores.personal
    const own = { ...scores }
    // of the parts of a heading the first is the likeliest, as far as content does not tell
    if (how !== 'unlisted')
      [kind, ...also].forEach((one, rank) => {
        const least = one === 'languages' || isUndated ? -Infinity : DOUBT
        const told = own[one] ?? (also.length > 0 ? UNTOLD : NEUTRAL)
        scores[one] = PRIOR[how] + Math.max(least, told) - rank * LATER
      })
    // what names no job, no school and no time below "Practice & Training" is courses
    const isCourses =
      (also.length > 0 || how === 'qualified') &&
      [kind, ...also].includes('education') &&
      (own.work ?? 0) <= NO_JOB &&
      (own.education ?? 0) <= NO_JOB
    if (isCourses) scores.certificates = Math.max(scores.certificates ?? 0, PRIOR.listed)
    return Object.entries(scores) as [SectionKind, number][]
  })
  const decided: (SectionKind | null)[] = sections.map(() => null)
  const taken = new Map<SectionKind, number>()
  /** What a heading announces may stand there twice, in its own words: two careers, more jobs. */
  const valueOf = ([kind, score]: [SectionKind, number], { how, ...section }: Undecided) => {
    const isAnnounced = how === 'listed' || (how === 'qualified' && section.kind === kind)
    return score - (!isAnnounced && ONCE.has(kind) ? (taken.get(kind) ?? 0) * AGAIN : 0)
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
  return decided as SectionKind[]
}
