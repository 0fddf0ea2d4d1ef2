import { describe, expect, test } from 'vitest'
import { emptyRichText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { spellerOf } from '#server/scoring/spelling/speller.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, latest, project } from './told.ts'

/** What coaches called false of people nobody had seen: lists of one, guesses, other people's names. */

const rulesOf = (resume: Resume, lines?: string[]) =>
  score(
    { ...readingOf(resume), ...(lines && { doubts: { lines } }) },
    { today: TODAY },
  ).findings.map(({ rule }) => rule)
const PAGE = ['Dana Webb', 'dana@webb.example', ...latest!.company.split('\n')]

const listed = (...items: string[]): Resume => ({
  ...clean,
  skills: [{ name: '', items }],
  awards: [],
  languages: [],
})

describe('a list of skills', () => {
  test('of one was not read whole, so nothing is asked of it', () => {
    expect(rulesOf(listed('Excel'), PAGE)).not.toContain('strengths.count')
    expect(rulesOf(listed('Excel', 'SAP'), PAGE)).toContain('strengths.count')
    expect(rulesOf(listed('Excel'))).toContain('strengths.count')
  })
  test('names how long each was used, which is no skill that stands twice', () => {
    const table = ['Python', '実務 1 年', 'SQL', '実務 1 年', 'Excel', '3ヶ月', 'Word', '3ヶ月']
    expect(rulesOf(listed(...table), PAGE)).not.toContain('strengths.duplicates')
  })
  test('with a word that the page has broken is not put in order', () => {
    const twice = ['Git', 'Linux', 'Python', 'Docker', 'Python']
    expect(rulesOf(listed(...twice), PAGE)).toContain('strengths.duplicates')
    expect(rulesOf(listed(...twice, 'lib-'), PAGE)).not.toContain('strengths.duplicates')
  })
  test('says how well something was sold, which is no bar', () => {
    const japanese = resumeIn('ja', 'strong')
    const told = (...items: string[]) => rulesOf({ ...japanese, skills: [{ name: '', items }] })
    expect(told('オンライン販売(約2年、成約率平均30%)', '接客', '在庫管理')).not.toContain(
      'strengths.levels',
    )
    expect(told('接客80%', '在庫管理 70%', '発注')).toContain('strengths.levels')
  })
})

test('the adjective of a town is no slip', () => {
  const misspelt = spellerOf('de', 'de')!
  expect(misspelt('Ausstellung in der alten Mühle, Meeraner Platz, Weimar')).toEqual([])
})

test('a soldier of a year is asked for no lines on it', () => {
  const turkish = resumeIn('tr', 'strong')
  const served = {
    ...latest!,
    title: 'Asker',
    company: 'Türk Silahlı Kuvvetleri',
    start: '2023-01',
    end: 'present',
    details: emptyRichText(),
  }
  const rules = rulesOf({ ...turkish, work: [served, ...turkish.work] })
  expect(rules).not.toContain('work.depth')
})

describe('jobs without a date', () => {
  const work = ['Baker', ''].map((title, at) => ({
    ...latest!,
    title,
    company: `Larch ${at} Ltd`,
    start: '',
    end: '',
    details: emptyRichText(),
  }))
  const undated = { ...clean, work, education: [] }
  const lines = ['Dana Webb', 'Baker', 'Larch 0 Ltd', 'Larch 1 Ltd', 'Education', 'none yet']
  test('are asked for one where the page prints none, however they were read', () => {
    expect(rulesOf(undated, lines)).toContain('work.start')
  })
  test('are not where a year stands somewhere else', () => {
    expect(rulesOf(undated, [...lines, '2019'])).not.toContain('work.start')
  })
})

test('a document with much in sections of its own is not asked for what it may say there', () => {
  const projects = [project('Oven house', 'Planned the oven', 'Built it'), project('Oven log')]
  const shows = Array.from({ length: 12 }, (_, at) => `Light and paper, Hall ${at}, Utrecht`)
  const own = { kind: 'custom' as const, title: 'Shows', details: bullets(...shows), entries: [] }
  const page = [...PAGE, ...shows]
  expect(rulesOf({ ...clean, projects }, page)).toContain('projects.detail')
  expect(rulesOf({ ...clean, projects, other: [own] }, page)).not.toContain('projects.detail')
})

const toldOfLines = (lines: readonly string[]) =>
  rulesOf({ ...clean, work: [{ ...latest!, details: bullets(...lines) }] })

describe('a word that comes back', () => {
  const rest = [...'abcdefghijkl'].map((one) => `${one.repeat(5)} ${one.repeat(6)}`)
  test('in lines that show it in use is of the trade', () => {
    expect(toldOfLines(rest.map((other) => `Planned sourdough with ${other}`))).not.toContain(
      'document.stuffing',
    )
    expect(toldOfLines(rest.map((other) => `${other}, sourdough`))).toContain('document.stuffing')
  })
  test('is no keyword where it is the label of a level', () => {
    expect(toldOfLines(rest.map((other) => `${other}, nivel`))).not.toContain('document.stuffing')
  })
})
