import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const keysOf = (resume: Resume): string[] =>
  score(readingOf(resume), { today: TODAY }).findings.flatMap(({ message }) =>
    'key' in message ? message.key.replace('findings.', '') : [],
  )

/** Without a language, and without studies at a university. */
function unstudied(locale: Locale, title: string): Resume {
  const resume = resumeIn(locale, 'weak')
  return {
    ...resume,
    basics: { ...resume.basics, headline: '' },
    expectations: { ...resume.expectations, role: '' },
    languages: [],
    education: resume.education.map((school) => ({ ...school, degree: '', field: '' })),
    work: resume.work.map((role) => ({ ...role, title })),
  }
}

/** What is said of somebody whose English is called so. */
const rated = (level: string): string[] =>
  keysOf({ ...unstudied('fr', 'Comptable'), languages: [{ name: 'Anglais', level }] })

describe('languages', () => {
  test('are asked of who sits at a desk, studied or not, where resumes list them', () => {
    expect(keysOf(unstudied('fr', 'Assistante commerciale'))).toContain('languagesMissing')
    expect(keysOf(unstudied('fr', 'Maçon'))).not.toContain('languagesMissing')
    expect(keysOf(unstudied('de', 'Sachbearbeiterin'))).not.toContain('languagesMissing')
    expect(keysOf(unstudied('ko', '사무원'))).not.toContain('languagesMissing')
  })

  test('are no languages of programs, no course and no nationality', () => {
    const office = unstudied('it', 'Impiegata')
    const named = (item: string) => ({ ...office, skills: [{ name: '', items: [item] }] })
    expect(keysOf(named('Linguaggi di programmazione'))).toContain('languagesMissing')
    expect(keysOf(named('Corso'))).toContain('languagesMissing')
    expect(keysOf(named('Inglese'))).not.toContain('languagesMissing')
    expect(keysOf(named('Lingua francese'))).not.toContain('languagesMissing')
  })

  test('say how well in words that anybody understands, whatever stands around them', () => {
    expect(rated('LV1 : niveau scolaire')).toContain('languageLevels')
    expect(rated('bonnes bases (lycée)')).toContain('languageLevels')
    expect(rated('niveau moyen (B1)')).not.toContain('languageLevels')
  })
})

describe('a gap', () => {
  const resume = resumeIn('zh-CN', 'weak')
  const [school] = resume.education
  const [role] = resume.work
  if (!school || !role) throw new Error('the fixture has a school and a role')
  const after = (start: string): Resume => ({
    ...resume,
    education: [{ ...school, start: '2018-09', end: '2021-06' }],
    work: [{ ...role, start, end: 'present' }],
  })

  test('between the last degree and the first role is told when it is longer than a search', () => {
    expect(keysOf(after('2024-03'))).toContain('gap')
    expect(keysOf(after('2022-03'))).not.toContain('gap')
  })
})

describe('a 職務経歴書', () => {
  const resume = resumeIn('ja', 'weak')
  const told = (line: string): string[] =>
    score(
      {
        ...readingOf({ ...resume, education: [], advantage: bullets() }),
        doubts: { lines: ['職務経歴書', line] },
      },
      { today: TODAY },
    ).findings.flatMap(({ message }) => ('key' in message ? message.key : []))

  test('is asked for a 自己PR that it lacks', () => {
    expect(told('職務経歴')).toContain('findings.selfPr')
    expect(told('■自己ＰＲ')).not.toContain('findings.selfPr')
  })
})
