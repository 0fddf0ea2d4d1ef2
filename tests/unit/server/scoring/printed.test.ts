import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

/** The rules that speak of a resume whose document prints these lines; doubts with a mark. */
function rulesOf(resume: Resume, lines: string[]): string[] {
  const reading = { ...readingOf(resume), doubts: { lines } }
  const { findings } = score(reading, { today: TODAY })
  return findings.map(({ rule, doubt }) => (doubt ? `${rule}?` : rule))
}

const clean = resumeIn('en', 'strong')
const without = (basics: Partial<Resume['basics']>): Resume => ({
  ...clean,
  basics: { ...clean.basics, ...basics },
})
const printed = ['Dana Whitfield', 'Work experience', 'Education', 'Skills']

describe('what is printed is never called missing', () => {
  test('a phone number with masked digits', () => {
    const resume = without({ phone: '' })
    expect(rulesOf(resume, printed)).toContain('personal.phone')
    expect(rulesOf(resume, [...printed, 'Phone: 175xxxx5980'])).toContain('personal.phone?')
  })

  test('a place of towns that no list has, with its country', () => {
    const resume = without({ location: '' })
    expect(rulesOf(resume, printed)).toContain('personal.location')
    const head = 'Mill-gu, Eastville, South Korea'
    const asked = rulesOf(resume, [head, ...printed]).map((rule) => rule.replace('?', ''))
    expect(asked).not.toContain('personal.location')
  })

  test('skills under a compound heading of another language', () => {
    const resume = { ...clean, skills: [], awards: [], languages: [] }
    const lines = printed.slice(0, 3)
    expect(rulesOf(resume, lines)).toContain('strengths.count')
    expect(rulesOf(resume, [...lines, 'Computerkenntnisse'])).not.toContain('strengths.count')
  })

  test.each([
    'Informatik: LaTeX, SQL',
    'Informatique\tLaTeX, SQL',
    'Tin học: Excel, Word',
    'パソコン：Excel、Word',
    'Fachkenntnisse: Lohnabrechnung, DATEV',
    'PC: Excel, DATEV',
  ])('skills in a row of a table: %s', (row) => {
    const resume = { ...clean, skills: [], awards: [], languages: [] }
    expect(rulesOf(resume, printed.slice(0, 3))).toContain('strengths.count')
    expect(rulesOf(resume, [...printed.slice(0, 3), row])).not.toContain('strengths.count')
  })

  test.each([
    ['French\tC1', false],
    ['French (DELF B2)', false],
    ['Passed the DALF in 2019', false],
    ['French – fluent', false],
    ['French, taught at school', true],
    ['Spanish: C1', true],
  ])('the level of a language: %s', (row, asked) => {
    const resume = { ...clean, languages: [{ name: 'French', level: '' }] }
    const rules = rulesOf(resume, [...printed, 'Languages', row])
    expect(rules.includes('strengths.languageLevels')).toBe(asked)
  })

  test('a level on the line below the name of a language', () => {
    const resume = { ...clean, languages: [{ name: 'French', level: 'good' }] }
    expect(rulesOf(resume, printed)).toContain('strengths.languageLevels')
    expect(rulesOf(resume, [...printed, 'French', 'C1'])).not.toContain('strengths.languageLevels')
  })

  test('the year on the line of a school', () => {
    const education = clean.education.map((school) => ({ ...school, start: '', end: '' }))
    const resume = { ...clean, education }
    const line = `${education[0]?.institution}, 2015`
    expect(rulesOf(resume, printed)).toContain('education.dates')
    expect(rulesOf(resume, [...printed, line])).not.toContain('education.dates')
  })
})

test('a 職務経歴書 is not asked for contact, which stands in the 履歴書 beside it', () => {
  const japanese = resumeIn('ja', 'strong')
  const basics = { ...japanese.basics, name: '', email: '', phone: '', location: '' }
  const resume = { ...japanese, basics }
  expect(rulesOf(resume, ['履歴書'])).toContain('personal.reachable')
  expect(rulesOf(resume, ['職務経歴書']).filter((rule) => rule.startsWith('personal'))).toEqual([])
})

test('a line at the bottom that offers references is trivial, wherever it was placed', () => {
  const last = 'References available upon request.'
  expect(rulesOf(clean, [...printed, last])).toContain('document.trivial')
})

test('private details at the top are found though the reader placed them nowhere', () => {
  expect(rulesOf(resumeIn('fr', 'strong'), ['34 ans, mariée, deux enfants'])).toContain(
    'personal.privateDetails',
  )
})

test('a degree expected by a month that has passed is asked about', () => {
  const line = `${clean.education[0]?.institution}, expected 05/2024`
  expect(rulesOf(clean, [...printed, line])).toContain('education.expected')
  const below = ['Bachelor of Science in Botany', '(Expected May 2024)']
  expect(rulesOf(clean, [...printed, ...below])).toContain('education.expected')
  expect(rulesOf(clean, [...printed, line.replace('2024', '2027')])).not.toContain(
    'education.expected',
  )
})

test('a year among months is remarked, and an old title without a word may go', () => {
  const [latest, ...others] = clean.work
  const years = {
    ...clean,
    work: [latest!, { ...others[0]!, start: '2018', end: '2020' }],
  }
  expect(rulesOf(years, [])).toContain('work.datePrecision')
  // of two such roles nobody can say that the others have months
  const two = { ...years, work: [...years.work, years.work[1]!] }
  expect(rulesOf(two, [])).not.toContain('work.datePrecision')
  const told = { ...latest!, start: '2012-01', end: '2020-01' }
  const old = { ...latest!, title: 'Crew member', start: '2003', end: '2005', details: bullets() }
  expect(rulesOf({ ...clean, work: [latest!, told, old] }, [])).toContain('work.stale')
})

test('Perugia is not in Peru', () => {
  const italian = resumeIn('it', 'strong')
  const basics = { ...italian.basics, phone: '347 5550182', location: 'Perugia' }
  expect(rulesOf({ ...italian, basics }, [])).not.toContain('personal.phoneValid')
})

describe('what only looks like it is not taken for what is missing', () => {
  test('months in figures are no phone number', () => {
    const lines = [...printed, '07.19 - 12.19 Typesetter, Marlow GmbH, Bremen']
    expect(rulesOf(without({ phone: '' }), lines)).toContain('personal.phone')
  })

  test.each(['DevOps Engineer · Software Architect', 'support, co-developed software (Java)'])(
    '“%s” heads no skills',
    (line) => {
      const resume = { ...clean, skills: [], awards: [], languages: [] }
      expect(rulesOf(resume, [...printed.slice(0, 3), line])).toContain('strengths.count')
    },
  )
})
