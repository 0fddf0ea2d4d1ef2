/** What the jobs of a resume say of each other. */
import type { Locale } from '#contract/locales.ts'
import type { Work } from '#contract/resume.ts'
import { key } from '../lexicon/fold.ts'
import { isBreak } from '../lexicon/cues.ts'

const isOneJob = (a: Work, b: Work) =>
  key(a.company) === key(b.company) &&
  a.start === b.start &&
  a.end === b.end &&
  (a.title === '' || b.title === '' || key(a.title) === key(b.title))

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
        title: first.title || job.title,
        location: first.location || job.location,
        details: {
          ...first.details,
          content: [...first.details.content, ...job.details.content],
        },
      }
  }
  return kept
}

const isMeanwhile = (job: Work, other: Work) =>
  job.start !== '' && other.start !== '' && job.start < other.end && other.start < job.end

/**
 * Several roles at one company: the later ones stand under its name without repeating it. Points of
 * a list each stand for themselves.
 */
export function inheritCompany(
  jobs: Work[],
  isPoint: readonly boolean[],
  locales: readonly Locale[],
): Work[] {
  return jobs.map((job, at) => {
    const above = jobs.slice(0, at).findLast(({ company }) => company !== '')
    // what was done somewhere else was done for somebody else
    const isThere = job.location === '' || job.location === above?.location
    return job.company === '' &&
      job.title !== '' &&
      above &&
      !isPoint[at] &&
      isThere &&
      // a second post at the same time may be anybody's
      !isMeanwhile(job, above) &&
      !isBreak(job.title, locales)
      ? { ...job, company: above.company }
      : job
  })
}
