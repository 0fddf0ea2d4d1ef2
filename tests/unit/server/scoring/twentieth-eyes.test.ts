import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, TODAY } from './resumes.ts'
import { clean, latest } from './told.ts'

/** What coaches called false of people nobody had seen: counts, absolute claims, other people's customs. */

const reportOf = (resume: Resume, lines?: string[]) =>
  score({ ...readingOf(resume), ...(lines && { doubts: { lines } }) }, { today: TODAY })
const rulesOf = (resume: Resume, lines?: string[]) =>
  reportOf(resume, lines).findings.map(({ rule }) => rule)

describe('where somebody lives', () => {
  const basics = { ...clean.basics, location: '' }
  const held = (end: string): Resume => ({
    ...clean,
    basics,
    work: [{ ...latest!, location: 'Utrecht', end }],
  })
  test('is told by the place of the post that is held', () => {
    expect(rulesOf(held('present'))).not.toContain('personal.location')
  })
  test('is not told by the place of one that has ended', () => {
    expect(rulesOf(held('2021-03'))).toContain('personal.location')
  })
})

describe('a line that says what got better, and not by how much', () => {
  const details = bullets(
    'Served 40 tables a night with three colleagues',
    'Improved the seating plan together with the kitchen',
    'Trained new waiters in opening and closing',
    'Ordered wine and table linen every week',
  )
  test('is asked for the figure, not told that no line shows a result', () => {
    const alone = { ...clean, projects: [], awards: [], selfEvaluation: emptyRichText() }
    const { findings } = reportOf({ ...alone, work: [{ ...latest!, details }] })
    const asked = findings.find(({ rule }) => rule === 'work.outcome')
    expect(asked?.message).toMatchObject({ key: 'findings.anyFigure' })
    expect(asked?.quote).toContain('seating plan')
  })
})

test('an artist with exhibitions in place of jobs is asked for no profile', () => {
  const shown = Array.from(
    { length: 12 },
    (_, year) => `Light and paper, Hall 4, Utrecht ${2010 + year}`,
  )
  const listed = (title: string): Resume => ({
    ...clean,
    work: [],
    projects: [],
    selfEvaluation: emptyRichText(),
    advantage: emptyRichText(),
    other: [{ kind: 'custom', title, details: bullets(...shown), entries: [] }],
  })
  expect(rulesOf(listed('Solo exhibitions'))).not.toContain('summary.present')
  expect(rulesOf(listed('Journeys'))).toContain('summary.present')
})

test('years of experience are no age', () => {
  const basics = { ...clean.basics, birthDate: '1970-05-02' }
  const lines = (line: string) => rulesOf({ ...clean, basics }, [line])
  expect(lines('More than 20 years of experience')).not.toContain('personal.age')
  expect(lines('Age: 34')).toContain('personal.age')
})

test('a prize is no certificate', () => {
  const award = {
    kind: 'award' as const,
    title: 'Second prize',
    issuer: '',
    date: '2020',
    details: bullets(),
  }
  const sentence = (kind: 'award' | 'certificate') =>
    reportOf({ ...clean, skills: [], awards: [{ ...award, kind }] }).sections.strengths.evaluation
  expect(sentence('award')).not.toMatchObject({ key: 'evaluations.strengthsCertified' })
})

test('whoever has no job is not told that the roles are complete', () => {
  const details = bullets('Built a reading list for 30 pupils', 'Printed it in two languages')
  const project = { name: 'Reading list', role: '', url: '', start: '', end: '2021', details }
  const { evaluation } = reportOf({ ...clean, work: [], projects: [project] }).sections
    .workExperience
  expect(evaluation).not.toMatchObject({ key: 'evaluations.workComplete' })
})

const isWeak = (locale: Locale, line: string) =>
  lexiconOf(locale).weak.some(({ phrase }) => phrase.test(line))

test('words that mean something else', () => {
  expect(lexiconOf('tr').cliches.test('çok disiplinli ekiplerle')).toBe(false)
  expect(lexiconOf('tr').cliches.test('disiplinli çalışan')).toBe(true)
  expect(lexiconOf('ja').numbers.test('数億件を処理')).toBe(true)
  expect(isWeak('zh-CN', '制定规范，完成切图、标注等工作')).toBe(false)
  expect(isWeak('zh-CN', '前台接待等工作')).toBe(true)
  expect(isWeak('ja', '医療に携わりたいと考え入社')).toBe(false)
  expect(isWeak('ja', '医療に携わった')).toBe(true)
})

test('a musician is asked for no profile', () => {
  const work = ['Cellist', 'Violinist', 'Music teacher'].map((title) => ({ ...latest!, title }))
  const played = { ...clean, work, selfEvaluation: emptyRichText(), advantage: emptyRichText() }
  expect(rulesOf(played)).not.toContain('summary.present')
})
