import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { emptyRichText, richTextOf } from '#contract/rich-text.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, found, latest, messageOf, told } from './told.ts'

/** What coaches called false or petty again and again, over all the people they have judged. */

const withExtra = (locale: Locale, label: string, value: string): Resume => {
  const resume = resumeIn(locale, 'strong')
  return { ...resume, basics: { ...resume.basics, extras: [{ label, value }] } }
}

test('family is told where no market wants it, single or married in German nowhere', () => {
  expect(told('personal.privateDetails', withExtra('de', 'Familienstand', 'verheiratet'))).toBe(
    'nothing',
  )
  expect(told('personal.privateDetails', withExtra('de', 'Konfession', 'evangelisch'))).toBe(
    'fault',
  )
  expect(told('personal.privateDetails', withExtra('fr', 'Situation familiale', 'marié'))).toBe(
    'fault',
  )
})

const without = (locale: Locale, title: string): Resume => {
  const resume = resumeIn(locale, 'strong')
  const [role] = resume.work
  return {
    ...resume,
    basics: { ...resume.basics, email: '', headline: '' },
    work: [{ ...role!, title }],
  }
}

describe('no e-mail address', () => {
  test.each<[Locale, string, string]>([
    ['zh-CN', '厨师', 'nothing'],
    ['ar', 'خياط', 'nothing'],
    ['zh-CN', '会计', 'fault'],
    ['en', 'Cook', 'fault'],
  ])('in %s as %s: %s', (locale, title, said) => {
    expect(told('personal.email', without(locale, title))).toBe(said)
  })
})

const leaving = (locale: Locale, line: string): Resume => {
  const resume = resumeIn(locale, 'strong')
  const [role, ...others] = resume.work
  return { ...resume, work: [{ ...role!, details: bullets(line) }, ...others] }
}

test.each<[Locale, string]>([
  ['de', 'Grund des Ausscheidens: Werk schliesst zum 28.02.2025'],
  ['fr', 'Motif du départ: cessation d’activité du patron'],
])('a house that closed speaks against nobody: %s', (locale, line) => {
  expect(told('document.negative', leaving(locale, line))).toBe('nothing')
})

const schools = (end: string, start: string): Resume => ({
  ...clean,
  education: [
    { ...clean.education[0]!, start, end: '2025-06' },
    { ...clean.education[0]!, institution: 'Arden School', start: '2014-09', end },
  ],
  work: [
    { ...latest!, start: '2025-07', end: 'present' },
    { ...latest!, title: 'Paper round', start: '2014-01', end: '2014-12' },
  ],
})

test('a year between two schools leaves no question, three do', () => {
  expect(told('work.gaps', schools('2020-06', '2021-09'))).toBe('nothing')
  expect(told('work.gaps', schools('2018-06', '2021-09'))).toBe('fault')
})

const weak = (...lines: string[]): Resume => ({
  ...clean,
  work: [{ ...latest!, details: bullets(...lines) }],
})

describe('a word for a duty', () => {
  test.each([
    'Posted the freight of all lorries that came in: responsible for the right accounts and centres',
    'Responsible for a team of 12 people on two shifts',
  ])('within a long line or beside a figure is one among others: %s', (line) => {
    expect(told('work.weak', weak(line, line))).toBe('nothing')
  })

  test('at the head of a line is told', () => {
    const line = 'Responsible for the accounts of the harbour and its visitors'
    expect(told('work.weak', weak(line))).toBe('fault')
  })
})

const fixOf = (roles: Resume['work']) =>
  found({ ...clean, work: roles }).find(({ rule }) => rule === 'work.newestFirst')?.fix

test('an order is offered only of entries that were read whole', () => {
  const work = [
    { ...latest!, start: '2012-01', end: '2015-12' },
    { ...latest!, company: '', start: '2020-01', end: '2022-12' },
    { ...latest!, company: 'Tide Works', start: '2023-01', end: '2024-12' },
  ]
  expect(fixOf(work)).toBeUndefined()
  expect(fixOf(work.map((role) => ({ ...role, company: role.company || 'Quay' })))).toBeDefined()
})

const listing = (...items: string[]): Resume => ({
  ...clean,
  skills: [{ ...clean.skills[0]!, items: [...clean.skills[0]!.items, ...items] }],
})

test('two tiles of a page are no skill with its level', () => {
  expect(told('strengths.levels', listing('7mo 100%'))).toBe('nothing')
  expect(told('strengths.levels', listing('Inkscape 80%', 'Blender 60%'))).toBe('fault')
})

test('machines name what somebody works with', () => {
  const items = ['ماكينة أوفرلوك', 'تفصيل الجلابية', 'إصلاح الملابس', 'القص']
  const resume = resumeIn('ar', 'strong')
  const skills = [{ ...resume.skills[0]!, items }]
  expect(told('strengths.named', { ...resume, skills, awards: [] })).toBe('nothing')
})

test('strengths in sentences are a Chinese self-evaluation, and nowhere else', () => {
  const line = '八年仓储管理经验，带过十二人的班组，熟悉WMS系统，年度盘点差错率低于千分之一。'
  const resume: Resume = {
    ...resumeIn('zh-CN', 'strong'),
    selfEvaluation: emptyRichText(),
    advantage: richTextOf([{ text: line, bullet: false }]),
  }
  expect(told('summary.present', resume)).toBe('nothing')
  const english = 'I have led twelve people in two warehouses for eight years and kept every count.'
  const other: Resume = {
    ...clean,
    selfEvaluation: emptyRichText(),
    advantage: richTextOf([{ text: english, bullet: false }]),
  }
  expect(told('summary.present', other)).toBe('fault')
})

test.each<[Locale, number]>([
  ['en', 25],
  ['ja', 25],
  ['de', 40],
  ['fr', 40],
  ['it', 40],
])('what is left without a self-evaluation in %s', (locale, left) => {
  const resume = { ...resumeIn(locale, 'strong'), selfEvaluation: emptyRichText() }
  const { sections } = score(readingOf(resume), { today: TODAY })
  expect(sections.selfEvaluation.score).toBe(left)
})

test('what a line shows without a figure is quoted, and never one with a figure of another kind', () => {
  const work = [
    { ...latest!, details: bullets('Worked in a team of 11 people', 'Repaired doors and frames') },
  ]
  const resume = { ...clean, work, projects: [], awards: [], selfEvaluation: emptyRichText() }
  const one = found(resume).find(({ rule }) => rule === 'work.anyResult')
  expect(one?.quote).toBe('Repaired doors and frames')
})

test('where every line tells a size, one of them is quoted', () => {
  const work = [{ ...latest!, details: bullets('Cut waste from 9 % to 4 % a day in 2 kitchens') }]
  expect(messageOf('work.outcome', { ...clean, work })).toBeUndefined()
  const sizes = [
    {
      ...latest!,
      details: bullets(
        'Cooked 150 covers every day',
        'Fed 80 pupils in a week',
        'Led 4 cooks and helpers',
      ),
    },
  ]
  const one = found({
    ...clean,
    work: sizes,
    projects: [],
    selfEvaluation: emptyRichText(),
  }).find(({ rule }) => rule === 'work.outcome')
  expect(one?.at).toBe('work.0.details')
  expect(one?.quote).toBe('Cooked 150 covers every day')
})
