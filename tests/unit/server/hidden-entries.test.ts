import { expect, test } from 'vitest'
import { draftReading } from '#server/draft-reading.ts'
import { fromJson, toJsonResume } from '#server/exchange/json-resume.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { draftOf, fullResume } from './typeset/drafts.ts'

/** The full resume with its first job hidden. */
function withHiddenJob() {
  const resume = fullResume()
  const [first, ...others] = resume.work
  return { ...resume, work: [{ ...first!, hidden: true as const }, ...others] }
}

test('a hidden entry is not printed, and the others keep their numbers', () => {
  const printed = printedOf(draftOf(withHiddenJob()))
  const work = printed.sections.find(({ id }) => id === 'work')
  const places = work?.kind === 'entries' ? work.entries.map(({ at }) => at) : []
  expect(places[0]).toBe('work.1')
  expect(JSON.stringify(printed)).not.toContain(JSON.stringify(fullResume().work[0]?.company))
})

test('a hidden entry is not judged', () => {
  const { resume } = draftReading(draftOf(withHiddenJob()), 1)
  expect(resume.work).toEqual(fullResume().work.slice(1))
})

test('a hidden entry comes back from a JSON Resume, still hidden', () => {
  const resume = withHiddenJob()
  expect(fromJson(JSON.parse(JSON.stringify(toJsonResume(resume))))).toEqual(resume)
})
