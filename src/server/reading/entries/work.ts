/**
 * A job's head names a company and a title in either order. Which comes first is the same for all
 * jobs of a resume, so all heads vote: words like GmbH or engineer are the votes, and a place
 * standing behind a phrase makes it the company.
 */
import type { Locale } from '#contract/locales.ts'
import { guessTitle } from '../lexicon/learned/guess.ts'
import { cueMatches, isBreak } from '../lexicon/cues.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import { labelled } from '../lexicon/labels.ts'
import { remembered } from '../lexicon/remember.ts'
import type { LabelKind } from '../lexicon/types.ts'
import type { Project, Work } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { isPresent } from '../fields/dates.ts'
import { headingLookOf, outranks, unlikeness } from '../sections/looks.ts'
import { withAssignments } from './assignments.ts'
import { periodOf, withHouse } from './posts.ts'
import { dateIn } from './head-dates.ts'
import { housesIn, inHouse, isAllOf, isWithin } from './houses.ts'
import { headsBeforeTold } from './closing-dates.ts'
import { isContract, isSelfEmployed, splitContract } from './contracts.ts'
import { withEmployers } from './employer-columns.ts'
import { withSharedDates } from './shared-dates.ts'
import { inheritCompany, isOneJob, withNamedPlaces } from './jobs.ts'
import { splitEntries, type Entry } from './segmentation.ts'
import type { Page } from './rows.ts'
import { eventEntries } from './event-rows.ts'
import { partLine } from './broken-lines.ts'
import type { ProjectRow } from './project-records.ts'
import { partProjects, roleIn } from './project-rows.ts'
import { readProject } from './projects.ts'
import { isUnit, splitPair, splitPlace, titleScore } from './pair-words.ts'
import { richTextWith } from '../fields/rich.ts'
import { assignPair, type Pair } from './slots.ts'
import { withoutNote } from './study-notes.ts'

/** A title's or company's own words leave no doubt from here on. */
const SURE = 3

/**
 * The house of a post, without where in it that was: `Saaleck University, Department of Physics`, in
 * either order, in one phrase or two.
 */
function houseOf(
  { second, extra }: Pair,
  locales: readonly Locale[],
): { name: string; extra: string[] } {
  const isFaculty = (text: string) =>
    cueMatches(text, 'faculties', locales).some(({ from }) => from === 0)
  const isHouse = (text: string) => !isFaculty(text) && titleScore(text, locales) < 0
  const parts = second.split(/\s*[,،，]\s*/u)
  const [name = '', unit = ''] = isFaculty(second) ? parts.toReversed() : parts
  if (parts.length === 2 && isFaculty(unit) && !isFaculty(name))
    return { name, extra: [unit, ...extra] }
  const house = isFaculty(second) ? extra.find(isHouse) : undefined
  // `바다산업 품질관리팀`: a team behind its company
  const [, company = '', team = ''] = /^(.*\S)\s+(\S+)$/u.exec(second) ?? []
  if (isUnit(team) && !isUnit(company)) return { name: company, extra: [team, ...extra] }
  return house
    ? { name: house, extra: [second, ...extra.filter((text) => text !== house)] }
    : { name: second, extra }
}

/** Where the head has no post, the line below may begin with it: `Driver: drove lorries.` */
function postBelow(entry: Entry, locales: readonly Locale[]): [post: string, details: Line[]] {
  const [line, ...others] = entry.details
  // the only bold point is what somebody was: `**Packer**` above what a packer did
  const isBold = line?.bullet && line.bold && others.length > 0 && !others[1]?.bold
  if (isBold && titleScore(line.text, locales) > 0 && !dateIn(line.text)) return [line.text, others]
  const post = line && !line.bullet && line.cells.length === 1 ? labelled(line.text) : null
  const isPost = post?.value && post.kinds.length === 0 && titleScore(post.label, locales) >= TITLE
  if (!isPost) return ['', entry.details]
  const to = line!.text.length - post.value.length
  return [post.label, [partLine(line!, post.label, to)[1], ...others]]
}

/** Behind a company or a post: by what contract, or that it lasts, （現職）. */
const isWorkNote = (text: string) => isContract(text) || isPresent(text)

function workOf(entry: Entry, printed: Pair, locales: readonly Locale[]): Work {
  const { pair, start, end } = periodOf(entry, withHouse(printed, locales), locales)
  const house = houseOf(pair, locales)
  const { text: name, note: ofHouse } = withoutNote(house.name, isWorkNote)
  const { text: title, note: ofTitle } = withoutNote(pair.first, isWorkNote)
  // where nothing else says what somebody was, `CDD` does
  const contract = title ? undefined : house.extra.find(isContract)
  const notes = [ofTitle, ofHouse, ...house.extra]
  const extra = notes.filter((text) => text && text !== contract && !isPresent(text))
  // `Career break: care of a parent` is nobody's employee, nor is the break itself
  const isAway =
    (title === '' && isBreak(name, locales)) ||
    (isBreak(title, locales) && titleScore(name, locales) >= 0)
  const [post, details] = title ? ['', entry.details] : postBelow(entry, locales)
  // 現在に至る on a line below the day on which it began
  const lasts = entry.span?.range ? undefined : entry.details.find(({ text }) => isPresent(text))
  const { company, place } = companyBefore(isAway ? '' : name, pair.place, title)
  return {
    company,
    title:
      isAway && isBreak(name, locales)
        ? [name, title].filter(Boolean).join(', ')
        : title || post || (contract ?? ''),
    location: place,
    start,
    end: lasts || (!entry.span?.range && notes.some(isPresent)) ? 'present' : end,
    details: richTextWith(
      isAway && name && !isBreak(name, locales) ? [name, ...extra] : extra,
      details.filter((line) => line !== lasts),
    ),
  }
}

/** `Moulin Miette, Rennes` behind a post that has no other company: two words and their town. */
function companyBefore(company: string, place: string, title: string) {
  const parted = company === '' && title !== '' ? splitPlace(place) : null
  return parted?.place && /\p{L}\s\p{L}/u.test(parted.text) && !isPlace(parted.text)
    ? { company: parted.text, place: parted.place }
    : { company, place }
}

/** The jobs of a section, and the projects that stand in tables below them. */
export function readWork(
  lines: readonly Line[],
  locales: readonly Locale[],
  page: Page,
): { jobs: Work[]; projects: Project[] } {
  const { jobs, rows } = partProjects(
    withAssignments(headsBeforeTold(withEmployers(lines))),
    locales,
  )
  const projects = rows.flatMap((row) =>
    readProject(row.lines, locales, page).map((project) => ({
      ...project,
      role: project.role || roleIn(row, locales),
    })),
  )
  return { jobs: readJobs(jobs, rows, locales, page), projects }
}

function readJobs(
  lines: readonly Line[],
  rows: readonly ProjectRow[],
  locales: readonly Locale[],
  page: Page,
): Work[] {
  const score = remembered((text) => (isSelfEmployed(text) ? -SURE : titleScore(text, locales)))
  // a job and a name that no list has: `Cook, Ravenscar`
  const isHalfKnown = (text: string) => {
    const [first = '', ...others] = text.split(/\s*[,،，]\s*/u)
    return score(first) >= 3 && others.some((one) => !couldBePlace(one))
  }
  const holds = (text: string) =>
    isContract(text)
      ? 0
      : splitPair(text, { score, locales, names: true })
        ? 2
        : isHalfKnown(text)
          ? 1.5
          : 1
  const names = (text: string) => Math.abs(score(text))
  const kindOf = (text: string) => (names(text) >= SURE ? Math.sign(score(text)) : 0)
  const all =
    eventEntries(lines, 'work', locales) ??
    withoutParts(
      splitEntries(
        withSharedDates(lines, score),
        { needed: 2, lead: 'company', holds, names, kindOf },
        page,
      ),
      score,
      page,
    )
  const houses = housesIn(all, { score, holds }, locales)
  const entries = all.filter((entry) => !houses.has(entry))
  const pairs = assignPair(entries, {
    score,
    guess: guessTitle,
    labels: { first: ['title', 'role', 'headline'], second: ['company', 'institution'] },
    firstByDefault: 'second',
    locales,
    isNote: (text) => (isContract(text) && !isSelfEmployed(text)) || isPresent(text),
    splitNote: splitContract,
    names: true,
  })
  const told = entries.map((entry, at) => workOf(entry, pairs[at]!, locales))
  const roleBelow = (entry: Entry, job: Work) => {
    // a list of all jobs says what it was
    if (told.some((other) => other !== job && isOneJob(other, job))) return ''
    const own = new Set([...entry.head, ...entry.details])
    const row = rows.find(({ below }) => below && own.has(below))
    return row ? roleIn(row, locales) : ''
  }
  const jobs = entries.map((entry, at) => {
    const job = told[at]!
    const house = [...houses.values()].find(({ posts }) => posts.includes(entry))
    if (house) return inHouse(job, entry, house)
    return inGroup(
      { ...job, title: job.title || roleBelow(entry, job) },
      entry.group ?? '',
      entry.group !== entries[at - 1]?.group,
      score,
    )
  })
  return withNamedPlaces(inheritCompany(jobs, entries, locales))
}

/**
 * A job of a group that has a name, which is its post (`Tutor` above `Botany, Marlowe College, 2019`) or
 * its company, where it has none of its own. Other names are kept with the first of the group.
 */
function inGroup(
  job: Work,
  group: string,
  isFirst: boolean,
  score: (text: string) => number,
): Work {
  const isPost = score(group) >= TITLE && score(job.title) < TITLE
  if (isPost) return { ...job, title: group, details: withLine(job.details, job.title) }
  if (score(group) < 0 && score(job.company) >= 0)
    return { ...job, title: [job.title, job.company].filter(Boolean).join(', '), company: group }
  return isFirst ? { ...job, details: withLine(job.details, group) } : job
}

const withLine = (details: Work['details'], text: string): Work['details'] => ({
  ...details,
  content: [...richTextWith(text ? [text] : [], []).content, ...details.content],
})

/** Points by which what is a part of something stands further in, at least. */
const INDENT = 5

/** A heading of a lower style: companies have one, and what was done there the next. */
const isDeeper = (inner: Line, outer: Line) =>
  outer.headingLevel > 0 && inner.headingLevel > outer.headingLevel

/** Set below another, by its look or by where it begins. */
function isBelow(inner: Line, outer: Line, { pdf, rtl }: Page): boolean {
  if (outranks(headingLookOf(outer), headingLookOf(inner))) return true
  const isLevel = unlikeness(headingLookOf(outer), headingLookOf(inner)) < 1
  return pdf && !rtl && isLevel && inner.flow === outer.flow && inner.x > outer.x + INDENT
}

/** What somebody was in a project: 役割, `Role`; a post has a title. */
const isRole = (kinds: readonly LabelKind[]) => kinds.includes('role') && !kinds.includes('company')

/** A point below a job that has its post already: what somebody was in a project there. */
const isPointOf = (point: Entry, job: Entry, score: (text: string) => number) =>
  point.head[0]!.bullet &&
  !job.head[0]!.bullet &&
  job.pieces.some(({ text }) => score(text) >= TITLE) &&
  ![...point.pieces, ...job.pieces].some(
    ({ text }) => WITH_LEGAL_FORM.test(text) || isSelfEmployed(text),
  )

/**
 * What somebody did at a company has periods and headings of its own: departments, customers. It is
 * a part of the job, unless it names another post there.
 */
function withoutParts(
  entries: readonly Entry[],
  score: (text: string) => number,
  page: Page,
): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    const whole = kept.at(-1)
    const isPart =
      whole?.span &&
      entry.span &&
      isWithin(entry.span, whole.span) &&
      // with all of its time it is the post
      !(entry.span.start !== whole.span.start && isAllOf(entry.span, whole.span)) &&
      (isPointOf(entry, whole, score) ||
        ((whole.pieces.some(({ text }) => score(text) < 0) ||
          isDeeper(entry.head[0]!, whole.head[0]!)) &&
          // what was done in one year, below the style of the companies, is no post
          ((!entry.span.range && isDeeper(entry.head[0]!, whole.head[0]!)) ||
            entry.pieces.every(({ text, label }) =>
              label ? isRole(label.kinds) : score(text) < TITLE,
            )) &&
          isBelow(entry.head[0]!, whole.head[0]!, page)))
    if (!isPart) kept.push(entry)
    else
      kept[kept.length - 1] = {
        ...whole,
        details: [...whole.details, ...entry.head, ...entry.details],
      }
  }
  return kept
}

/** A title cue stands where the deciding word stands. */
const TITLE = 3
