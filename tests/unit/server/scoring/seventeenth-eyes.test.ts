import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import { score } from '#server/scoring/index.ts'
import { readingOf, TODAY } from './resumes.ts'
import { clean, found, told } from './told.ts'

/** What coaches advised again and again that dates alone can tell. */

const born = (birthDate: string, age = ''): Resume => ({
  ...clean,
  basics: { ...clean.basics, birthDate, extras: age ? [{ label: 'Age', value: age }] : [] },
})

describe('an age beside a date of birth', () => {
  test.each([
    ['1990-03-18（満31歳）', ''],
    ['1971. 11. 20. (만 52세)', ''],
    ['12 May 1980', '41 years old'],
    ['12/05/1980', '41 Jahre'],
    ['12.05.1980', '41 yaş'],
  ])('that has passed is told: %s, %s', (birthDate, age) => {
    expect(told('personal.age', born(birthDate, age), [])).toBe('fault')
  })

  test.each([
    ['1990-03-18（満35歳）', ''],
    ['1990-03-18', '37세'],
    ['12 May 1980', '45'],
    ['12 May 1980', ''],
    ['', '29 años'],
  ])('that fits, or stands alone, is not: %s, %s', (birthDate, age) => {
    expect(told('personal.age', born(birthDate, age), [])).toBe('nothing')
  })
})

const certified = (...titles: string[]): Resume => ({
  ...clean,
  awards: titles.map((title) => ({
    kind: 'certificate' as const,
    title,
    issuer: '',
    date: '',
    details: emptyRichText(),
  })),
})

describe('certificates', () => {
  test('of which none has a year are told', () => {
    const resume = certified('First aid', 'Forklift licence', 'Food hygiene, level 2')
    expect(told('strengths.certificates', resume, [])).toBe('fault')
  })

  test.each([
    [certified('First aid 2024', 'Forklift licence', 'Food hygiene'), []],
    [certified('First aid', 'Forklift licence'), []],
    [certified('Driving licence B', 'Führerschein C', 'First aid'), []],
    [certified('First aid', 'Forklift licence', 'Food hygiene'), ['First aid\t03/2024']],
  ])('with a year, or few of them, are not: %#', (resume, lines) => {
    expect(told('strengths.certificates', resume, lines)).toBe('nothing')
  })
})

const draftWith = (role: string) =>
  found({
    ...clean,
    selfEvaluation: emptyRichText(),
    basics: { ...clean.basics, headline: '' },
    expectations: { ...clean.expectations, role },
  }).find(({ rule }) => rule === 'summary.present')?.suggestion?.after ?? ''

test('a draft begins with what somebody is, and not with what they wish for', () => {
  expect(draftWith('Head Baker')).toContain('Head Baker')
  expect(draftWith('Looking for a post near home')).not.toContain('Looking')
  expect(draftWith('Looking for a post near home')).toContain(clean.work[0]!.title)
})

test('an age that fits the day of the document is not told: that day is', () => {
  const lines = ['履歴書', '令和6年2月11日現在', 'Jordan Fairley']
  expect(told('document.dated', born('1974-01-20（満50歳）'), lines)).toBe('fault')
  expect(told('personal.age', born('1974-01-20（満50歳）'), lines)).toBe('nothing')
  expect(told('personal.age', born('1974-01-20（満45歳）'), lines)).toBe('fault')
})

test('years among months are told only where all others have months', () => {
  const [role] = clean.work
  const dated = (...starts: string[]): Resume => ({
    ...clean,
    work: starts.map((start, at) => ({
      ...role!,
      company: `Harbour ${at}`,
      start,
      end: start.length > 4 ? `${start.slice(0, 4)}-12` : start,
    })),
  })
  expect(told('work.datePrecision', dated('2024-02', '2022', '2020-03'), [])).toBe('fault')
  expect(told('work.datePrecision', dated('2024-02', '2022', '2020-03', '2012'), [])).toBe(
    'nothing',
  )
})

test('the sentence on work counts no lines', () => {
  const { evaluation } = score(readingOf(clean), { today: TODAY }).sections.workExperience
  expect('params' in evaluation && Object.keys(evaluation.params)).not.toContain('lines')
})

test('a badge in every group of skills is no skill that stands twice', () => {
  const [group] = clean.skills
  const groups = ['Networks', 'Servers', 'Cameras'].map((name, at) => ({
    ...group!,
    name,
    items: ['ACTIVE', `Tool ${at}`, ...(at === 0 ? ['ACTIVE'] : [])],
  }))
  const rules = found({ ...clean, skills: groups }).map(({ rule }) => rule)
  expect(rules).not.toContain('strengths.duplicates')
})
