import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

/** A resume without a fault, and its newest role. */
export const clean = resumeIn('en', 'strong')
export const [latest] = clean.work

export const found = (resume: Resume, lines: readonly string[] = []) =>
  score({ ...readingOf(resume), doubts: { lines: [...lines] } }, { today: TODAY }).findings

/** What is told of a rule: nothing, a fault, or a doubt of our own reading. */
export const told = (rule: string, resume: Resume, lines?: readonly string[]) => {
  const one = found(resume, lines).find((finding) => finding.rule === rule)
  return one ? (one.doubt ? 'doubt' : 'fault') : 'nothing'
}

export const messageOf = (rule: string, resume: Resume, lines?: readonly string[]) =>
  found(resume, lines).find((finding) => finding.rule === rule)?.message

/** A project of a name and its lines, with nothing else said of it. */
export const project = (name: string, ...lines: string[]) => ({
  name,
  role: '',
  url: '',
  start: '',
  end: '',
  details: bullets(...lines),
})
