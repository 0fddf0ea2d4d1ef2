/** What somebody did year by year in one list, schools and employers among each other: 経歴, 이력. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { cueMatches, cueScore, isBreak, NAMES_END } from '../lexicon/cues.ts'
import { columnKinds } from '../lexicon/labels.ts'
import { withWholeDates } from '../whole-ranges.ts'
import { eventRow } from './event-rows.ts'
import { dateIn } from './head-dates.ts'
import { isAtHouse } from './leads.ts'
import { degreeScore, titleScore } from './pair-words.ts'
import type { Page } from './rows.ts'
import { splitEntries } from './segmentation.ts'

export interface Career {
  studies: Line[]
  jobs: Line[]
}

type Kind = keyof Career

/** What names say that an entry is; a training is either. */
type Named = Kind | 'training' | null

/** A cue stands where the deciding word stands. */
const SURE = 3

/** What an entry is where names say so; a school that names a post employed them. */
function kindByNames(
  pieces: readonly { text: string }[],
  locales: readonly Locale[],
  heading: 'both' | Kind | null,
): Named {
  const phrases = pieces.flatMap(({ text }) => text.split(/[,、]\s*|[:：]\s+/u))
  // `DU` is a degree, `du` a small word
  const words = phrases.flatMap((phrase) => [
    phrase,
    ...phrase.split(/\s+/).filter((word) => !/^\p{Ll}{1,3}$/u.test(word)),
  ])
  const best = (list: 'titles' | 'companies' | 'institutions' | 'degrees') =>
    Math.max(0, ...words.map((word) => cueScore(word, list, locales)))
  const isSchool = best('institutions') >= SURE
  const begins = (phrase: string, list: 'degrees' | 'titles') =>
    cueMatches(phrase, list, locales).some(({ from }) => from === 0)
  // `Apprenticeship as a joiner` is named by what it led to, `Techniker` may be either
  const leads = (phrase: string) =>
    begins(phrase, 'degrees') && !begins(phrase, 'titles') && !isName(phrase)
  // `Teknik Lise ve Meslek Lisesi` is a school by its last word, whatever its first could be
  const ends = locales.filter((locale) => NAMES_END.has(locale))
  const isName = (phrase: string) =>
    cueMatches(phrase, 'institutions', ends).some(({ to }) => to === phrase.length)
  if (phrases.some((phrase) => isAtHouse(phrase, locales))) return 'jobs'
  if (phrases.some(leads)) return 'studies'
  const isCompany = phrases.some((phrase) => titleScore(phrase, locales) <= -5)
  if (best('titles') >= SURE || isCompany || phrases.some((one) => isBreak(one, locales)))
    return 'jobs'
  // a school beside what is no degree employed somebody, among jobs
  if (isSchool) return heading === 'jobs' && phrases.length > 1 ? null : 'studies'
  const isEmployer = best('companies') >= SURE
  // `fachpraktische Ausbildung Metallbau Ring`: a training at an employer, where it does not lead
  if (best('degrees') >= SURE && !isEmployer) return 'training'
  // `CA Foundation` below a heading of studies is no employer by that word alone
  return isEmployer && heading !== 'studies' ? 'jobs' : null
}

export const KIND_OF = {
  enters: 'studies',
  finishes: 'studies',
  joins: 'jobs',
  leaves: 'jobs',
} as const

/** Rows that nothing tells apart stay with those above them, no more of them than this. */
const MOST_OPEN = 0.4

/** One school among many jobs is an employer, and a post among studies what somebody studied. */
const LEAST_OTHERS = { share: 0.25, both: 1, jobs: 1, studies: 2 }

/** Lines of one entry, and what it is. */
type Told = [lines: Line[], kind: Kind | null]

/** Rows of events, each told by its verb; where schools and jobs are announced, by its names too. */
function byVerbs(
  lines: readonly Line[],
  locales: readonly Locale[],
  heading: 'both' | Kind | null,
): Told[] {
  return lines.reduce<Told[]>((all, line) => {
    if (line.cells.some(({ text }) => dateIn(text) !== null)) {
      const row = eventRow(line)
      const named = row && heading === 'both' ? kindByNames([row], locales, heading) : null
      const kind = row?.told ? KIND_OF[row.told.kind] : named
      all.push([[line], kind === 'training' ? null : kind])
    } else if (all.length > 0) all.at(-1)![0].push(line)
    return all
  }, [])
}

function byNames(
  lines: readonly Line[],
  locales: readonly Locale[],
  page: Page,
  heading: 'both' | Kind | null,
): Told[] {
  const score = (text: string) =>
    Math.max(Math.abs(titleScore(text, locales)), Math.abs(degreeScore(text, locales)))
  const rules = { needed: 2, lead: 'company', holds: () => 1.5, names: score } as const
  const told = splitEntries(lines, rules, page).map((entry): [Line[], Named] => [
    [...entry.head, ...entry.details],
    entry.span && kindByNames(entry.pieces, locales, heading),
  ])
  // a training among jobs is one of them, unless the list has schools or degrees as well
  const training =
    told.some(([, kind]) => kind === 'studies') || heading !== 'jobs' ? 'studies' : 'jobs'
  return told.map(([own, kind]) => [own, kind === 'training' ? training : kind])
}

/** True for the names of columns of a table of studies: `Degree | Institute | Year`. */
const areStudies = (line: Line | undefined) => {
  const kinds = (line?.cells ?? []).map(({ text }) => columnKinds(text))
  return (['degree', 'institution'] as const).every((kind) =>
    kinds.some((own) => own.includes(kind)),
  )
}

/** The same of jobs: `From | To | Employer | Position`. */
const areJobs = ({ header, cells }: Line) =>
  header === true && cells.some(({ text }) => columnKinds(text).includes('company'))

/**
 * Parts a list of years into studies and jobs; null when it does not hold both.
 *
 * @param told what its heading announces, where names tell one from the other; null where verbs such
 * as 入学 alone do, since the document has a section for each
 */
export function partCareer(
  printed: readonly Line[],
  locales: readonly Locale[],
  page: Page,
  told: 'both' | Kind | null,
): Career | null {
  if (areStudies(printed[0])) {
    const jobs = printed.findIndex((line, at) => at > 0 && areJobs(line))
    return jobs < 0 ? null : { studies: printed.slice(0, jobs), jobs: printed.slice(jobs) }
  }
  const lines = withWholeDates(printed)
  const verbs = byVerbs(lines, locales, told)
  const named = told !== null && lines.every((line) => !eventRow(line)?.told)
  const rows = named ? byNames(lines, locales, page, told) : verbs
  const known = rows.flatMap(([, kind]) => kind ?? [])
  if (new Set(known).size < 2 || rows.length - known.length > rows.length * MOST_OPEN) return null
  const others = known.filter((kind) => kind !== told).length
  if (named && others < Math.max(LEAST_OTHERS[told], rows.length * LEAST_OTHERS.share)) return null
  // a list that is known to hold both has schools that employed nobody
  if (named && told === 'jobs') return partCareer(printed, locales, page, 'both')
  const career: Career = { studies: [], jobs: [] }
  let open: Kind = known[0]!
  for (const [own, kind] of rows) {
    open = kind ?? (named && told !== 'both' ? told : open)
    career[open].push(...own)
  }
  return career
}
