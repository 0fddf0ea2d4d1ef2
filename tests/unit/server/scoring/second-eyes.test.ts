import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

/** What two coaches who did not know the rules called false, petty or harmful. */

const report = (resume: Resume, lines?: string[]) =>
  score({ ...readingOf(resume), ...(lines && { doubts: { lines } }) }, { today: TODAY })

const rulesOf = (resume: Resume, lines?: string[]): string[] =>
  report(resume, lines).findings.map(({ rule, doubt }) => (doubt ? `${rule}?` : rule))

const clean = resumeIn('en', 'strong')
const [latest] = clean.work
const role = (start: string, end: string) => ({ ...latest!, start, end })
const project = (text: string) => ({
  name: text.slice(0, 8),
  role: '',
  url: '',
  start: '',
  end: '',
  details: bullets(text),
})
const printed = ['Dana Whitfield', 'Work experience', 'Education', 'Skills']

describe('what was never filled in', () => {
  test.each(['Master in Logistics, grade ....', '2019 – ......', 'Thesis ______'])('%s', (line) => {
    expect(rulesOf(clean, [...printed, line])).toContain('document.template')
  })

  test.each(['Java\t........\t5 years', 'and so on...', '2019 – ...', '2019 – …'])(
    'is not %s',
    (line) => {
      expect(rulesOf(clean, [...printed, line])).not.toContain('document.template')
    },
  )
})

test('a wholly masked number is none, one with some figures may be', () => {
  const resume = { ...clean, basics: { ...clean.basics, phone: '' } }
  expect(rulesOf(resume, [...printed, 'Tel xxx-xxxx-xxxx'])).toContain('personal.phone')
})

test('a heading above the name announces no self-evaluation', () => {
  const resume = { ...clean, selfEvaluation: bullets() }
  const lines = ['PROFILE', 'Name: Dana Whitfield', 'Work experience']
  expect(rulesOf(resume, lines)).toContain('summary.present')
  expect(rulesOf(resume, ['PROFILE', 'Calm under pressure.'])).not.toContain('summary.present')
})

test('a declaration that ends the page is no self-evaluation', () => {
  const consent = 'Autorizzo il trattamento dei miei dati personali ai sensi del D. Lgs. 196/2003.'
  const resume = { ...resumeIn('it', 'strong'), selfEvaluation: bullets(consent) }
  expect(rulesOf(resume)).toContain('summary.present')
})

test('one old job out of order bothers nobody who finds the newest on top', () => {
  const order = [
    role('2021-01', 'present'),
    role('2014-01', '2015-01'),
    role('2018-01', '2020-12'),
    role('2012-01', '2013-12'),
  ]
  expect(rulesOf({ ...clean, work: order })).not.toContain('work.newestFirst')
  expect(rulesOf({ ...clean, work: order.slice(1) })).toContain('work.newestFirst')
})

test('courses stand beside schools in a list of their own', () => {
  const korean = resumeIn('ko', 'strong')
  const [school] = korean.education
  const course = { ...school!, institution: '푸른교육센터', start: '2023-01', end: '2023-06' }
  const old = { ...school!, start: '2010-03', end: '2014-02' }
  expect(rulesOf({ ...korean, education: [old, course] })).not.toContain('education.newestFirst')
})

test('verbs are put into the past all or none', () => {
  const ended = { ...latest!, start: '2018-01', end: '2020-01' }
  const fixOf = (...lines: string[]) =>
    report({ ...clean, work: [latest!, { ...ended, details: bullets(...lines) }] }).findings.find(
      ({ rule }) => rule === 'work.tense',
    )?.fix
  const [first, second] = ['Create weekly reports for sales', 'Reduce waste by 12%']
  expect(fixOf(first!, second!, 'Trained four colleagues')).toBeDefined()
  expect(fixOf(first!, second!, 'Speed up the nightly build')).toBeUndefined()
})

test('every one of the first projects counts', () => {
  const told = project('Halved the time of stock-taking from 6 to 3 hours with a barcode app')
  const silent = project('A small tool in Python that sorts photographs by the day they were taken')
  const scoreOf = (...projects: Resume['projects']) =>
    report({ ...clean, projects }).sections.projectExperience.score ?? 0
  expect(scoreOf(told, told)).toBeGreaterThan(scoreOf(told, silent))
  const { evaluation } = report({ ...clean, projects: [told, silent] }).sections.projectExperience
  expect(evaluation).toMatchObject({ key: 'evaluations.projectsResult' })
})

test('names of tools are spelled as they are', () => {
  const german = {
    ...resumeIn('de', 'strong'),
    selfEvaluation: bullets('Dienste in Golang und Kafka.'),
  }
  expect(rulesOf(german)).not.toContain('document.spelling')
})

test('links of a table are no skill that stands twice', () => {
  const skills = [{ name: '', items: ['Zertifikat Link', 'Java', 'Zertifikat Link', 'Python'] }]
  expect(rulesOf({ ...clean, skills })).not.toContain('strengths.duplicates')
})
