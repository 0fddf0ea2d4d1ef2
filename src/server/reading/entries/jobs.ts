/** What the jobs of a resume say of each other. */
import type { Locale } from '#contract/locales.ts'
import type { Work } from '#contract/resume.ts'
import { key } from '../lexicon/fold.ts'
import { richTextFrom } from '../fields/rich.ts'
import { isBreak } from '../lexicon/cues.ts'
import { isPlace } from '../lexicon/places.ts'
import { isContract, isOwnBusiness } from './contracts.ts'
import type { Entry } from './segmentation.ts'

/** What a company is called today, or where: 株式会社青葉（旧 若葉商店）. */
const NOTE = /(?<=\S)\s*[(（][^()（）]+[)）]$/u
const isOneCompany = (a: string, b: string) =>
  key(a) === key(b) ||
  (NOTE.test(a) !== NOTE.test(b) && key(a.replace(NOTE, '')) === key(b.replace(NOTE, '')))

/** True for dates that agree as far as both say: 2020-12, 2020-12-17. */
const areOneDate = (a: string, b: string) =>
  a === b || (a !== '' && b !== '' && (a.startsWith(`${b}-`) || b.startsWith(`${a}-`)))

/** The date that says more. */
const fuller = (a: string, b: string) => (b.startsWith(a) ? b : a)

const postsIn = (title: string) => title.split(/\s*[/／]\s*/u).map(key)

/** The title of a job; what is only the kind of contract is none. */
const titleOf = ({ title }: Work) => (isContract(title) ? '' : title)

/** True where one title says the other, alone or among more: 부장, 부장 / 구매팀장. */
const areOneTitle = (a: string, b: string) =>
  a === '' ||
  b === '' ||
  postsIn(a).includes(key(b)) ||
  postsIn(b).includes(key(a)) ||
  key(a) === key(b)

/** True for one job printed twice. */
export const isOneJob = (a: Work, b: Work) =>
  areOneDate(a.start, b.start) &&
  areOneDate(a.end, b.end) &&
  isOneCompany(a.company, b.company) &&
  areOneTitle(titleOf(a), titleOf(b))

/** Two words or more that are no known place. */
const isCompanyName = (text: string) =>
  /\p{L}\s\p{Lu}/u.test(text) && !/[,،，]/u.test(text) && !isPlace(text)

/**
 * `Cashier – Moulin Miette` among jobs that end in their towns: what stands there and is no known
 * town is the company that this job would else be the only one without.
 */
export function withNamedPlaces(jobs: Work[]): Work[] {
  const named = jobs.filter(({ company }) => company !== '').length
  return jobs.map((job) =>
    job.company === '' && job.title !== '' && named * 2 > jobs.length && isCompanyName(job.location)
      ? { ...job, company: job.location, location: '' }
      : job,
  )
}

/** The title that says more; a kind of contract where there is no other. */
function fullerTitle(first: Work, job: Work): string {
  const [one, other] = [titleOf(first), titleOf(job)]
  return (other.length > one.length ? other : one) || first.title || job.title
}

/** A kind of contract that gives way to a title, kept among what is told of the job. */
function droppedTitle(first: Work, job: Work): Work['details']['content'] {
  const contract = [first, job].find((one) => one.title !== '' && titleOf(one) === '')
  const isTold = [first, job].some((one) => titleOf(one) !== '')
  return contract && isTold ? richTextFrom([{ text: contract.title, bullet: false }]).content : []
}

/** A list of all jobs in front of what was done there prints each twice. */
export function withoutRepeats(jobs: readonly Work[]): Work[] {
  const kept: Work[] = []
  for (const job of jobs) {
    const at = kept.findIndex((other) => job.company && job.start && isOneJob(other, job))
    const first = kept[at]
    if (!first) kept.push(job)
    else
      kept[at] = {
        ...first,
        start: fuller(first.start, job.start),
        end: fuller(first.end, job.end),
        company: NOTE.test(job.company) ? job.company : first.company,
        title: fullerTitle(first, job),
        location: first.location || job.location,
        details: {
          ...first.details,
          content: [...first.details.content, ...droppedTitle(first, job), ...job.details.content],
        },
      }
  }
  return kept
}

/** Years between two roles at one house, at most, where the later one does not say so. */
const MOST_APART = 2

/** True for what ended years before the other began: nobody came back. */
const isLongBefore = (job: Work, other: Work) =>
  /^\d{4}/.test(job.end) &&
  /^\d{4}/.test(other.start) &&
  Number(other.start.slice(0, 4)) - Number(job.end.slice(0, 4)) > MOST_APART

const isMeanwhile = (job: Work, other: Work) =>
  job.start !== '' && other.start !== '' && job.start < other.end && other.start < job.end

/**
 * Several roles at one company: the later ones stand under its name without repeating it. Points of
 * a list each stand for themselves, and so do heads that say as much as the one with the company.
 *
 * @param entries those that the jobs were read from
 */
export function inheritCompany(
  jobs: Work[],
  entries: readonly Entry[],
  locales: readonly Locale[],
): Work[] {
  const sizeOf = (at: number) => entries[at]!.pieces.length
  return jobs.map((job, at) => {
    const from = jobs.slice(0, at).findLastIndex(({ company }) => company !== '')
    const above = jobs[from]
    const isPoint = entries[at]!.head[0]?.isEntry === true
    // what was done somewhere else was done for somebody else
    const isThere = job.location === '' || job.location === above?.location
    return job.company === '' &&
      job.title !== '' &&
      above &&
      !isPoint &&
      sizeOf(from) > sizeOf(at) &&
      isThere &&
      // a second post at the same time may be anybody's
      !isMeanwhile(job, above) &&
      !isLongBefore(job, above) &&
      !isBreak(job.title, locales) &&
      !isOwnBusiness(job.title)
      ? { ...job, company: above.company }
      : job
  })
}
