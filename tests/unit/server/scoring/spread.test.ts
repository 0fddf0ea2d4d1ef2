import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { applyPatch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { doubtsOf } from '#server/scoring/doubts.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { isNamedSkill } from '#server/scoring/lexicon/named-skills.ts'
import { tallyOf } from '#server/scoring/tally.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'

const report = (resume: Resume, lines?: string[]) =>
  score({ ...readingOf(resume), ...(lines && { doubts: { lines } }) }, { today: TODAY })

const keysOf = (resume: Resume, lines?: string[]): string[] =>
  report(resume, lines).findings.flatMap(({ message }) =>
    'key' in message ? message.key.replace('findings.', '') : [],
  )

/** Skills by name and in general, of trades in and out of offices. */
const SKILLS: Record<Locale, { named: string[]; general: string[] }> = {
  en: { named: ['Excel', 'HACCP', 'Forklift license'], general: ['Stock control', 'Cooking'] },
  de: { named: ['DATEV', 'Staplerschein', 'C++'], general: ['Buchhaltung', 'Kassensysteme'] },
  fr: { named: ['Sage 100', 'CACES 3', 'AutoCAD'], general: ['Comptabilité', 'Encaissement'] },
  es: { named: ['APPCC', 'Carnet C', 'SAP'], general: ['Contabilidad', 'Cocina'] },
  it: { named: ['Zucchetti', 'Patentino muletto', 'CNC'], general: ['Contabilità', 'Cassa'] },
  tr: { named: ['Logo', 'Forklift ehliyeti', '5S'], general: ['Muhasebe', 'Depo yönetimi'] },
  ar: { named: ['Primavera P6', 'رخصة قيادة'], general: ['إدارة المخزون', 'المحاسبة'] },
  vi: { named: ['MISA', 'Bằng lái xe hạng C'], general: ['Quản lý kho', 'Kế toán'] },
  ja: { named: ['Salesforce', '普通自動車免許'], general: ['在庫管理', '接客'] },
  ko: { named: ['더존 iCUBE', '지게차운전기능사'], general: ['재고 관리', '위생 관리'] },
  'zh-CN': { named: ['用友 U8', '叉车证书'], general: ['库存管理', '需求分析'] },
}

describe.each(LOCALES)('a list of skills in %s', (locale) => {
  const { named, general } = SKILLS[locale]
  const withSkills = (items: string[]): Resume => ({
    ...resumeIn(locale, 'strong'),
    skills: [{ name: '', items }],
  })

  const worth = (items: string[]): number => report(withSkills(items)).sections.strengths.score ?? 0

  test('is worth more when it names what can be checked', () => {
    expect(named.filter((skill) => !isNamedSkill(skill))).toEqual([])
    expect(general.filter(isNamedSkill)).toEqual([])
    expect(worth([...named, ...general])).toBeGreaterThan(worth(general) + 10)
  })
})

test('a list without a name is asked for some, languages are not', () => {
  const resume = resumeIn('en', 'strong')
  const asked = (...items: string[]): boolean =>
    keysOf({ ...resume, skills: [{ name: '', items }] }).includes('skillsNamed')
  expect(asked('Stock control', 'Route planning', 'Stocktaking')).toBe(true)
  expect(asked('Stock control', 'Route planning', 'SAP EWM')).toBe(false)
  expect(asked('English', 'French', 'Polish')).toBe(false)
})

describe('levels that nobody can check', () => {
  const resume = resumeIn('en', 'strong')
  const skills = [{ name: '', items: ['Photoshop', 'Figma', 'Excel'] }]

  test.each([
    ['percent', ['Photoshop 90 %', 'Figma 80 %']],
    ['marks out of ten', ['Photoshop — 9/10\tFigma — 8/10']],
    ['stars', ['Photoshop ★★★★☆', 'Figma ★★★☆☆']],
  ])('are told where the page prints them in %s beside the names', (_, lines) => {
    expect(keysOf({ ...resume, skills }, lines)).toContain('skillsLevels')
  })

  test('are told in a table of words, figures of another kind are not', () => {
    const table = ['Photoshop\tAdvanced', 'Figma\tGood', 'Excel\tVery good']
    expect(keysOf({ ...resume, skills }, table)).toContain('skillsRated')
    const figures = ['Cut waste with Excel 12 %', 'Figma', 'Photoshop']
    expect(keysOf({ ...resume, skills }, figures)).not.toContain('skillsLevels')
  })

  test('of a language are vague in percent', () => {
    const languages = [
      { name: 'English', level: 'native' },
      { name: 'French', level: '80%' },
    ]
    expect(keysOf({ ...resume, languages })).toContain('languageLevels')
  })
})

describe('a profile', () => {
  const resume = resumeIn('en', 'strong')
  const told = (text: string): Resume => ({
    ...resume,
    basics: { ...resume.basics, headline: '' },
    work: resume.work.map((role) => ({ ...role, details: bullets('Packed customer orders') })),
    selfEvaluation: richTextOf(text === '' ? [] : [{ text, bullet: false }]),
  })
  const general = 'Warehouse team leader in food logistics with a forklift licence.'
  const years = 'Warehouse team leader with 8 years of experience in food logistics.'
  const result = 'Warehouse team leader in food logistics who cut fuel costs by 12%.'

  const worth = (text: string): number => report(told(text)).sections.selfEvaluation.score ?? 0

  test('earns more the more it shows', () => {
    const steps = ['', 'I am a team player and a fast learner.', general, years, result].map(worth)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(steps).size).toBe(steps.length)
    // what coaches left of it for 34 people without any
    expect(steps[0]).toBeLessThanOrEqual(27)
  })

  test('is asked for a job and a proof at once, for the job alone where it has one', () => {
    expect(keysOf(told(general))).toContain('summaryGeneral')
    expect(keysOf(told(years))).toContain('summarySizedGeneral')
    expect(keysOf(told(years))).not.toContain('summaryGeneral')
    const since = 'Warehouse team leader in food logistics since 2017 with a forklift licence.'
    expect(keysOf(told(since))).toContain('summarySizedGeneral')
    const aimed = keysOf(told(`${years} Looking for a role as warehouse manager.`))
    expect(aimed).not.toContain('summaryTarget')
  })

  test('is not asked of researchers', () => {
    const scholar = {
      ...told(''),
      work: resume.work.map((role) => ({ ...role, title: 'Research Associate' })),
    }
    expect(keysOf(told(''))).toContain('summaryPresent')
    expect(keysOf(scholar)).not.toContain('summaryPresent')
  })
})

test('a heading or “student” under the name is no target job', () => {
  const resume = resumeIn('en', 'weak')
  const work = resume.work.map((role, index) => ({
    ...role,
    title: ['Cook', 'Clerk'][index] ?? '',
  }))
  const asked = (headline: string): boolean =>
    keysOf({ ...resume, work, basics: { ...resume.basics, headline } }).includes('headlineUnknown')
  expect(asked('Student')).toBe(true)
  expect(asked('Curriculum Vitae')).toBe(true)
  expect(asked('Pastry chef')).toBe(false)
})

test('unpaid work is the experience of those who have no other', () => {
  const resume = { ...resumeIn('en', 'strong'), work: [], projects: [] }
  const activities = {
    kind: 'volunteer' as const,
    title: 'Volunteering',
    details: bullets('Coached the under-12 football team of the village', 'Sold tickets'),
    entries: [],
  }
  const { sections } = report({ ...resume, other: [activities] })
  expect(sections.workExperience.score).not.toBeNull()
  const withWork = resumeIn('en', 'strong')
  expect(report({ ...withWork, other: [activities] }).sections.workExperience.score).toBe(
    report(withWork).sections.workExperience.score,
  )
})

test('a change without a figure is quoted and asked by how much', () => {
  const resume = resumeIn('en', 'strong')
  const told = (text: string): string[] =>
    keysOf({
      ...resume,
      selfEvaluation: richTextOf([]),
      work: resume.work.map((role) => ({ ...role, details: bullets(text, 'Loaded the lorries') })),
    })
  expect(told('Led stock audits that reduced discrepancies')).toContain('anyFigure')
  expect(told('Gained experience with procurement workflows')).not.toContain('anyFigure')
})

describe('more lines', () => {
  const resume = resumeIn('en', 'strong')
  const [latest, earlier] = resume.work
  const short = { ...latest!, details: bullets('Packed orders') }

  const asked = (title: string): boolean =>
    keysOf({ ...resume, work: [{ ...short, title }, earlier!, earlier!] }).includes('depth')

  test('are asked of the newest role, unless it is of another trade than the others', () => {
    expect(asked('Warehouse Team Leader')).toBe(true)
    expect(asked('Babysitter')).toBe(false)
  })

  test('are not asked where the page prints more than was read', () => {
    const work = [short, earlier!]
    const page = (...below: string[]): string[] => [
      `${short.title}, ${short.company}`,
      ...below,
      `${earlier!.title}, ${earlier!.company}`,
    ]
    expect(keysOf({ ...resume, work }, page('Packed orders'))).toContain('depth')
    const full = page('Packed orders', 'Planned the routes', 'Trained 9 colleagues')
    expect(keysOf({ ...resume, work }, full)).not.toContain('depth')
  })
})

test('recent training may stand above the work', () => {
  const resume = resumeIn('en', 'strong')
  const first = (end: string): boolean =>
    keysOf({
      ...resume,
      work: resume.work.map((role, index) => ({ ...role, start: `20${index === 0 ? 16 : 10}-01` })),
      education: Array.from({ length: 3 }, () => ({ ...resume.education[0]!, end })),
      layout: { ...resume.layout, order: ['education', 'work'] },
    }).includes('sectionOrder')
  expect(first('2009-07')).toBe(true)
  expect(first('2025-07')).toBe(false)
})

test('the same advice on wording is read once', () => {
  const resume = resumeIn('en', 'weak')
  expect(keysOf(resume).filter((key) => key === 'weakPhrases').length).toBeLessThanOrEqual(1)
})

test('a school that moves up takes along what the page prints beside it', () => {
  const resume = resumeIn('en', 'strong')
  const [school] = resume.education
  const named = (institution: string, start: string, end: string) => ({
    ...school!,
    institution,
    start,
    end,
  })
  const shuffled = {
    ...resume,
    education: [
      { ...named('Bolton College', '2005', '2007'), degree: '', field: '' },
      named('Salford College', '2014', '2017'),
      named('Bury College', '2011', '2013'),
      named('Wigan College', '2008', '2010'),
    ],
  }
  const lines = ['Bolton College', 'Bachelor of Arts', 'Salford College', 'Bury College']
  const { findings } = report(shuffled, [...lines, 'Wigan College'])
  const finding = findings.find(({ rule }) => rule === 'education.newestFirst')
  expect(findings.map(({ rule }) => rule)).not.toContain('education.degree')
  const moved = applyPatch(shuffled, finding?.fix ?? [])
  expect(moved.education.at(-1)?.institution).toBe('Bolton College')
  const given = { lines: [...lines, 'Wigan College'] }
  const tried = factsReader(ONE_PAGE, TODAY, doubtsOf(shuffled, given))(moved)
  const anew = factsReader(ONE_PAGE, TODAY, doubtsOf(moved, given))(moved)
  expect(tallyOf(tried).sections.education).toBe(tallyOf(anew).sections.education)
})
