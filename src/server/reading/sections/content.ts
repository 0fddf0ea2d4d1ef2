/**
 * What a section is, is told by its heading and by what stands below it: dates beside schools,
 * dates beside jobs, names of languages, short items. Words of a heading are a strong prior and no
 * verdict: below "Languages" may stand Java, below "Profile" a name and a phone number.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { KIND_OF } from '../entries/career.ts'
import { datedList } from '../entries/dated-list.ts'
import { eventRow } from '../entries/event-rows.ts'
import { withWholeDates } from '../whole-ranges.ts'
import { dateIn } from '../entries/head-dates.ts'
import { emailsIn } from '../fields/contact.ts'
import { isLanguageLine, isLanguageRow } from '../fields/language-lines.ts'
import { isProse } from '../fields/prose.ts'
import { splitItems } from '../fields/skills.ts'
import { cueScore, type CueList } from '../lexicon/cues.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { languageName, namesLanguage } from '../lexicon/language-names.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import type { LabelKind, SectionKind } from '../lexicon/types.ts'
import { headingLookOf, outranks } from './looks.ts'

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
  const isCompany = line.cells.some(({ text }) => WITH_LEGAL_FORM.test(text))
  // `Ingeniero civil, Talleres Marlín S.A.`: a degree in other company
  if (isCompany && list !== 'titles') return list === 'companies' ? 1 : 0
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

/** What a line says of the kind of its section, whatever stands around it. */
function evidenceIn(line: Line, locales: readonly Locale[]) {
  const items = line.cells.flatMap(({ text }) => splitItems(text))
  return {
    // behind a bullet only a period is that of an entry
    date: line.cells
      .map(({ text }) => dateIn(text))
      .find((date) => date && (!line.bullet || date.range)),
    isDated: line.cells.some(({ text }) => dateIn(text) !== null),
    isProse: isProse(line.text),
    labels: labelsOf(line),
    cues: {
      degrees: cueOf(line, 'degrees', locales),
      institutions: cueOf(line, 'institutions', locales),
      titles: cueOf(line, 'titles', locales),
      companies: cueOf(line, 'companies', locales),
    },
    event: eventRow(withWholeDates([line])[0]!)?.told,
    hasEmail: emailsIn(line.text).length > 0,
    items: {
      all: items.length,
      short: items.filter(isShortItem).length,
      spoken: items.filter((item) => languageName(item) !== null).length,
    },
    isSpoken: isLanguageLine(line.text) || isLanguageRow(line),
    namesLanguage: namesLanguage(line.text),
  }
}
type Evidence = ReturnType<typeof evidenceIn>

/** Headings are tried in hundreds of ways, and each line is looked at once. */
const known = new WeakMap<readonly Locale[], WeakMap<Line, Evidence>>()

/** What each line says of the kind of its section. */
function evidenceOf(locales: readonly Locale[]): (line: Line) => Evidence {
  const own = known.get(locales) ?? new WeakMap<Line, Evidence>()
  known.set(locales, own)
  return (line) => {
    const evidence = own.get(line) ?? evidenceIn(line, locales)
    own.set(line, evidence)
    return evidence
  }
}

const share = (lines: readonly Line[], is: (line: Line) => boolean) =>
  lines.filter(is).length / Math.max(1, lines.length)

/** A name of something, in a few words without a date. */
export function isShortItem(item: string): boolean {
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
const hasLabel = (lines: readonly Evidence[], ...kinds: LabelKind[]) =>
  lines.filter(({ labels }) => labels.some((kind) => kinds.includes(kind))).length

/** True for texts of which several have a title that stands out: no text, but entries. */
const hasTitles = (lines: readonly Line[]) =>
  lines.filter(
    (line, at) =>
      lines[at + 1] &&
      !line.continues &&
      !isProse(line.text) &&
      outranks(headingLookOf(line), headingLookOf(lines[at + 1]!)),
  ).length > 1

/** How much lines speak for each kind; below 1 hardly, from 2 on clearly. */
export function contentScores(all: readonly Line[], locales: readonly Locale[]): Scores {
  const evidence = evidenceOf(locales)
  const printed = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  // bullets that mark entries say nothing of their lines
  const entries = datedList(printed)
  const names = printed.filter(({ bullet, continues }) => !bullet && !continues)
  const lines = entries ? [...names, ...entries] : printed
  const own = lines.map(evidence)
  const heads = lines
    .filter(
      (line) =>
        (!line.bullet || evidence(line).date) &&
        !line.continues &&
        !evidence(line).isProse &&
        // a project is often called like what somebody did: 등대 관리
        !evidence(line).labels.includes('project'),
    )
    .map(evidence)
  const ranges = own.filter(({ date }) => date?.range).length
  const dated = own.filter(({ date }) => date).length
  const points = share(printed, ({ bullet }) => bullet)
  const sum = (list: keyof Evidence['cues'], rival?: keyof Evidence['cues']) =>
    heads.reduce(
      (total, { cues }) =>
        total + (rival && cues[list] > 0 && cues[rival] >= cues[list] ? 0 : cues[list]),
      0,
    )
  const per = Math.max(1, ranges || dated)
  const studies = Math.min(2, (2 * sum('degrees') + sum('institutions', 'titles')) / per) / 2
  const jobs =
    Math.min(2, (2 * sum('titles', 'degrees') + sum('companies', 'institutions')) / per) / 2
  // rows that tell of events, 2019年4月 青葉病院 入職, are as clear as labels
  const told = printed.map((line) => evidence(line).event).filter((event) => event != null)
  const events = (of: 'studies' | 'jobs') => told.filter(({ kind }) => KIND_OF[kind] === of).length
  const labels = {
    // what somebody did in a project is called like a post
    work:
      events('jobs') +
      own.filter(
        ({ labels: kinds }) =>
          kinds.includes('company') || (kinds.includes('title') && !kinds.includes('duties')),
      ).length,
    study: hasLabel(own, 'institution', 'degree') + events('studies'),
    // what somebody was in a project is no job
    company: hasLabel(own, 'company'),
    project: hasLabel(own, 'project'),
    personal: own.filter(
      ({ labels: kinds, hasEmail }) => kinds.some((kind) => PERSONAL.has(kind)) || hasEmail,
    ).length,
  }
  const isOfProjects = labels.project > 0 && labels.company === 0
  // records that begin with what a project is called are no jobs, whatever dates they have
  const beginsWithProject =
    isOfProjects && hasLabel(printed.slice(0, 1).map(evidence), 'project') > 0
  const count = (of: keyof Evidence['items']) =>
    own.reduce((total, { items: counts }) => total + counts[of], 0)
  const items = count('all')
  const short = count('short') / Math.max(1, items)
  const spoken = count('spoken') / Math.max(1, items)
  const isSpoken = own.length > 0 && own.every((line) => line.isSpoken)
  const text = lines.map((line) => line.text).join(' ')
  const isText =
    lines.every(({ cells, bullet }) => cells.length === 1 && !bullet) &&
    share(lines, (line) => line.continues || evidence(line).isProse) >= 0.5 &&
    isProse(text) &&
    !hasTitles(lines)
  return {
    work:
      (ranges > 0 ? 1 + points / 2 : entries ? 0 : -0.5) +
      2.5 * jobs -
      1.2 * studies +
      (isOfProjects ? 0 : Math.min(2, labels.work)) -
      (beginsWithProject ? 4 : 0),
    education:
      (dated > 0 && !entries ? 0.8 : -0.5) +
      2.5 * studies -
      1.2 * jobs +
      Math.min(2, labels.study) -
      points / 2,
    projects:
      0.7 +
      (isOfProjects ? 4.6 : -short) +
      points * 0.8 -
      2 * jobs -
      2 * studies +
      (dated > 0 ? 0.4 : 0),
    skills:
      items >= ITEMS.least || (lines.length > 0 && short === 1)
        ? 3.4 * short -
          (isText && /[.!?。]\s*$/u.test(text) ? 2.4 : 0.9) -
          3 * Math.min(1, dated / Math.max(1, lines.length)) -
          studies
        : -0.5,
    languages: isSpoken
      ? 4
      : spoken > 0.6
        ? 2.6
        : spoken > 0 || own.some((line) => line.namesLanguage)
          ? 0
          : -2.4,
    summary: isText && dated === 0 && lines.length <= 12 ? 2.2 : -0.5,
    certificates:
      dated > 0 &&
      ranges === 0 &&
      share(lines, (line) => line.continues || evidence(line).isDated) > 0.9
        ? 1.6 - studies
        : -0.5,
    personal: labels.personal / Math.max(1, lines.length) > 0.5 && labels.personal >= 2 ? 5.5 : -1,
  }
}

/** From this score on content tells its kind by itself. */
export const CLEAR = 1.9

/** The kind that lines are of without any heading; null when nothing speaks for one. */
export function contentKind(
  lines: readonly Line[],
  locales: readonly Locale[],
): SectionKind | null {
  return clearest(contentScores(lines, locales))
}

/** The kind that scores tell clearly, or null. */
export function clearest(scores: Scores): SectionKind | null {
  const [best] = Object.entries(scores).toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= CLEAR ? (best[0] as Told) : null
}
