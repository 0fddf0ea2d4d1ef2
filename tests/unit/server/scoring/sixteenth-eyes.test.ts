import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, told } from './told.ts'

/** What two coaches advised most on 27 people of a ninth round, and what they found false. */

const rulesAt = (contactAtEnd: boolean | undefined) => {
  const reading = readingOf(clean)
  const document = { ...reading.document, ...(contactAtEnd !== undefined && { contactAtEnd }) }
  return score({ ...reading, document }, { today: TODAY }).findings.map(({ rule }) => rule)
}

const withContact = (email: string, phone: string): Resume => ({
  ...clean,
  basics: { ...clean.basics, email, phone },
})

const studying = (start: string, degree = 'Bachelor of Science'): Resume => ({
  ...clean,
  education: [
    { ...clean.education[0]!, degree, institution: 'Harbour University', start, end: 'present' },
  ],
})

const strengths = (...languages: Resume['languages']): number => {
  const resume = resumeIn('de', 'strong')
  return score(readingOf({ ...resume, languages }), { today: TODAY }).sections.strengths.score ?? 0
}

describe('contact', () => {
  test('that stands at the end only is told, and costs nothing', () => {
    expect(rulesAt(true)).toContain('personal.contactPlace')
    expect(rulesAt(false)).not.toContain('personal.contactPlace')
    expect(rulesAt(undefined)).not.toContain('personal.contactPlace')
  })

  test.each([
    ['mmmmmmmm@mmm.com', clean.basics.phone],
    ['your.name@example.com', clean.basics.phone],
    [clean.basics.email, '00 00 00 00 00'],
    [clean.basics.email, '0533 333 3333'],
  ])('of an example is told: %s, %s', (email, phone) => {
    expect(told('document.template', withContact(email, phone), [])).toBe('fault')
  })

  test('of somebody is not', () => {
    expect(told('document.template', withContact('anna@post.de', '+49 151 1234567'), [])).toBe(
      'nothing',
    )
  })
})

describe('studies that go on', () => {
  test('are asked for their end', () => {
    expect(told('education.graduation', studying('2024-09'), [])).toBe('fault')
  })

  test.each([
    [studying('2024-09'), ['Bachelor of Science, Harbour University', 'expected June 2027']],
    [studying('2024-09'), ['Harbour University\t2024 – 2028']],
    [studying('2024-09', 'PhD in Physics'), []],
    [clean, []],
  ])('are not where it is told, or nobody knows: %#', (resume, lines) => {
    expect(told('education.graduation', resume, lines)).toBe('nothing')
  })
})

test('the day of a course or a prize among others is not that of the document', () => {
  const lines = ['Jordan Fairley', 'Courses', 'Payroll\t09-03-2024', 'Safety\t02-05-2024', 'Excel']
  expect(told('document.dated', clean, lines)).toBe('nothing')
  expect(told('document.dated', clean, ['Jordan Fairley', 'Payroll\t09-03-2024'])).toBe('nothing')
})

describe('languages', () => {
  const english = { name: 'Englisch', level: 'C1' }
  const french = { name: 'Französisch', level: 'B2' }

  test('count up to two with their levels, and one more never costs', () => {
    const marks = [
      strengths({ ...english, level: '' }),
      strengths(english),
      strengths(english, french),
    ]
    expect(marks).toEqual(marks.toSorted((a, b) => a - b))
    expect(marks[2]).toBeGreaterThan(marks[0] ?? 0)
    expect(strengths(english, french, { name: 'Spanisch', level: 'A2' })).toBeGreaterThanOrEqual(
      marks[2] ?? 0,
    )
  })
})

test('a form that lists houses without posts was not misread, and is asked for none', () => {
  const resume = resumeIn('ja', 'strong')
  const untitled = { ...resume, work: resume.work.map((role) => ({ ...role, title: '' })) }
  const lines = ['履歴書', ...resume.work.map(({ company, start }) => `${start} ${company} 入社`)]
  const [reading, letter] = [lines, lines.slice(1)].map((page) => ({
    ...readingOf(untitled),
    doubts: { lines: page },
  }))
  const rules = (one: typeof reading) =>
    score(one!, { today: TODAY }).findings.map(({ rule }) => rule)
  expect(rules(reading)).not.toContain('work.title')
  const said = (one: typeof reading) =>
    score(one!, { today: TODAY }).sections.workExperience.evaluation
  expect(said(reading)).not.toEqual(said(letter))
})
