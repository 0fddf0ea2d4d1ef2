import { expect, test } from 'vitest'
import type { Project, Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

/** What coaches advised and reports did not say. */

const clean = resumeIn('en', 'strong')
const [latest] = clean.work

const findings = (resume: Resume) => score(readingOf(resume), { today: TODAY }).findings
const keysOf = (resume: Resume) =>
  findings(resume).map(({ message }) => ('key' in message ? message.key.split('.')[1] : ''))

const project = (text: string, role = ''): Project => ({
  name: 'Harbour Map',
  role,
  url: '',
  start: '',
  end: '',
  details: bullets(text),
})
const DESCRIBED =
  'A map of all moorings in the harbour with prices and depths for guests and owners'

test('a project that only says what it is: whose part was what, and what came of it?', () => {
  expect(keysOf({ ...clean, projects: [project(DESCRIBED)] })).toContain('projectResultPart')
  expect(keysOf({ ...clean, projects: [project(DESCRIBED, 'Designer')] })).toContain(
    'projectResult',
  )
})

const post = (title: string, start: string, company = latest!.company) => ({
  ...latest!,
  title,
  company,
  start,
  end: 'present',
})

test('of two posts at one employer that both go on, the first has ended', () => {
  const risen = [post('Head of Baking', '2024-03'), post('Baker', '2021-07')]
  expect(keysOf({ ...clean, work: risen })).toContain('openEnd')
  const beside = [post('Head of Baking', '2024-03'), post('Teacher', '2021-07', 'Evening School')]
  expect(keysOf({ ...clean, work: beside })).not.toContain('openEnd')
})

test('a word such as GitLab is no address at which a project can be seen', () => {
  const links = [{ label: '', url: 'https://example.com' }]
  const coder = { ...clean, basics: { ...clean.basics, headline: 'Web Developer', links } }
  const built = 'Integrated GitLab and a registry for all deployments of the shop in one week'
  expect(keysOf({ ...coder, projects: [project(built)] })).toContain('projectLink')
  for (const where of ['Code: github.com/dw/map', 'Demo at harbour-map.io'])
    expect(keysOf({ ...coder, projects: [project(`${built}. ${where}`)] })).not.toContain(
      'projectLink',
    )
})

test.each([
  ['zh-CN', '了解 Docker，由于精力有限，只是停留在了解阶段'],
  ['ja', '停滞した環境では力を発揮しにくいです。'],
] as const)('what makes oneself small is named: %s', (locale, text) => {
  const resume = resumeIn(locale, 'strong')
  expect(keysOf({ ...resume, selfEvaluation: bullets(text) })).toContain('negative')
})

const keysWith = (lines: string[], resume: Resume = clean) =>
  score({ ...readingOf(resume), doubts: { lines } }, { today: TODAY }).findings.map(
    ({ message }) => ('key' in message ? message.key.split('.')[1] : ''),
  )

test('a line of dots that is drawn across the page was not left unfinished', () => {
  expect(keysWith(['Dana Whitfield', `VOCATIONAL ${'.'.repeat(60)}`])).not.toContain('notFilledIn')
  expect(keysWith(['Dana Whitfield', 'Grade ....'])).toContain('notFilledIn')
})

test('an initial is nobody speaking of themselves', () => {
  const line = 'Assisted the module leader (Prof. G.I.Shapiro) in 12 seminars'
  const work = [{ ...latest!, details: bullets(line, line.replace('12', '14')) }]
  expect(keysOf({ ...clean, work })).not.toContain('firstPerson')
})

test('a letter far from the other on the keyboard makes another word, no slip', () => {
  const resume = resumeIn('es', 'strong')
  const lines = 'Métodos: aula invertida, gamificación y proyectos con 40 alumnos'
  const work = [{ ...resume.work[0]!, details: bullets(lines) }]
  expect(keysOf({ ...resume, work })).not.toContain('spelling')
})

test('0→1 is from nothing, and no result', () => {
  const resume = resumeIn('ja', 'strong')
  const text = bullets('0→1のB2B SaaSを要件整理から運用まで担当しています。')
  expect(keysOf({ ...resume, work: [], selfEvaluation: text })).not.toContain('outcomeElsewhere')
})

test('rows that only say when each post began are asked for no end', () => {
  const rows = ['2019-04', '2015-04', '2011-04', '2007-04'].map((start, index) => ({
    ...latest!,
    title: `Post ${index}`,
    start,
    end: '',
  }))
  expect(keysOf({ ...clean, work: rows })).not.toContain('openEnd')
  expect(keysOf({ ...clean, work: rows })).not.toContain('gap')
})

test('American and British endings are both spelled right', () => {
  const work = [
    { ...latest!, details: bullets('Helped 40 owners strategize and organise repairs') },
  ]
  expect(keysOf({ ...clean, work })).not.toContain('spelling')
})

test('the certificate of a secondary school stays, a first school is too much', () => {
  const [study] = clean.education
  const school = (institution: string) => ({ ...study!, degree: '', institution, field: '' })
  const keys = (institution: string) =>
    keysOf({ ...clean, education: [study!, school(institution)] })
  expect(keys('Lakeside High School')).not.toContain('trivial')
  expect(keys('Lakeside Primary School')).toContain('trivial')
})

test('a role without a start may fill any gap', () => {
  const roles = [
    { ...latest!, title: 'Freelance', start: '', end: 'present' },
    { ...latest!, start: '2012-01', end: '2018-03' },
    { ...latest!, start: '2019-06', end: '2021-02' },
  ]
  expect(keysOf({ ...clean, work: roles })).not.toContain('gap')
})
