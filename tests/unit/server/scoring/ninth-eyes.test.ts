import { expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { isAddress } from '#server/scoring/email.ts'
import { score } from '#server/scoring/index.ts'
import { spellerOf } from '#server/scoring/spelling/speller.ts'
import { readingOf, resumeIn, TODAY } from './resumes.ts'

/** What was false in reports on twenty-four more real people, by two coaches. */

const report = (resume: ReturnType<typeof resumeIn>) => score(readingOf(resume), { today: TODAY })

test('a woman who promotes and a German town are no slips', () => {
  const speller = spellerOf('de', 'de')!
  expect(speller('Tätig als Promoterin in Schwarzenbruck')).toEqual([])
})

test('one letter where a name belongs is no address', () => {
  expect(isAddress('mmmmmmmm@mmm.com')).toBe(false)
  expect(isAddress('emma@mmm.com')).toBe(true)
})

test('LinkedIn is no private detail in Turkish', () => {
  const resume = resumeIn('tr', 'strong')
  const extras = [{ label: 'LinkedIn', value: 'sercan' }]
  const { findings } = report({ ...resume, basics: { ...resume.basics, extras } })
  expect(findings.map(({ rule }) => rule)).not.toContain('personal.privateDetails')
})

test('an education is called complete for what it prints, and for nothing else', () => {
  const resume = resumeIn('en', 'strong')
  const [school] = resume.education
  const told = (change: Partial<Resume['education'][number]>) =>
    report({ ...resume, education: [{ ...school!, start: '2011-09', end: '2015-06', ...change }] })
      .sections.education.evaluation
  expect(told({})).toMatchObject({ key: 'evaluations.educationComplete' })
  expect(told({ start: '' })).toMatchObject({ key: 'evaluations.educationNamed' })
})
