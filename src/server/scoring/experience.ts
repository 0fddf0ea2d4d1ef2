import type { Resume } from '#contract/resume.ts'
import { isAhead, type Today } from './dates.ts'
import type { Line } from './lines.ts'

/** With fewer lines on work, or fewer months of it, projects show what somebody can do. */
const FEW_LINES = 3
const STARTING_OUT = 24

/** True while an entry of the education runs on: jobs on the side then tell less than projects. */
export function isStudying({ education }: Resume, today: Today): boolean {
  return education.some(({ end }) => end === 'present' || isAhead(end, today))
}

/** What has not ended, or when it did. */
const until = ({ end }: { end: string }): string => (end === 'present' ? '9999' : end)

/** True for the projects of a freelancer: they go on where the last post has ended. */
function worksByProject({ work, projects }: Resume): boolean {
  const last = work.map(until).toSorted().at(-1) ?? ''
  const later = projects.filter((project) => project.start !== '' && until(project) > last)
  return last !== '' && later.length >= SEVERAL_LATER
}

/** Projects after the last post; one may be anything. */
const SEVERAL_LATER = 3

/** True where projects tell as much of somebody's experience as posts do. */
export function countsProjects(
  resume: Resume,
  work: readonly { lines: Line[] }[],
  monthsOfWork: number,
  today: Today,
): boolean {
  const few = work.flatMap(({ lines }) => lines).length < FEW_LINES
  return few || monthsOfWork < STARTING_OUT || isStudying(resume, today) || worksByProject(resume)
}
