import { describe, expect, test } from 'vitest'
import { richTextOf } from '#contract/rich-text.ts'
import { isDerived } from '#server/scoring/spelling/inflections.ts'
import { holdsFigure } from '#server/scoring/figures.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, ONE_PAGE, TODAY } from './resumes.ts'
import { clean, latest, told } from './told.ts'

/** What was false or missing in reports on twenty-five real people, by three coaches. */

const text = (line: string) => richTextOf([{ text: line, bullet: false }])

test('ages, sections of laws and numbers in names measure nothing', () => {
  for (const line of [
    'ambulante jugendhilfe nach §§31-35 sgb 8',
    'gruppe für kinder von 7 - 14 jahren',
    'built a raid 60 server',
    'ran the desk during covid-19',
  ])
    expect(holdsFigure(line, null), line).toBe(false)
  expect(holdsFigure('betreuung von 14 kindern', null)).toBe(true)
})

const award = (title: string) => ({
  kind: 'certificate' as const,
  title,
  issuer: '',
  date: '',
  details: text(''),
})

const bar = (start: string, end: string) => ({
  ...latest!,
  title: 'Bartender',
  start,
  end,
  details: bullets('Served guests', 'Kept the cellar'),
})

const own = (word: string) => ['assegnato', 'assegnare'].includes(word)

test('in Italian what is done again is no slip', () => {
  expect(isDerived('riassegnato', 'it', own)).toBe(true)
  expect(isDerived('riassegnato', 'fr', own)).toBe(false)
})

const with3 = (titles: string[]) => ({ ...clean, skills: [], awards: titles.map(award) })

describe('skills', () => {
  test('are missed beside courses and congresses, not beside licences', () => {
    expect(
      told('strengths.count', with3(['Curso de redes', 'Congreso de seguridad', 'Jornadas'])),
    ).toBe('fault')
    expect(
      told('strengths.count', with3(['Forklift licence', 'HGV licence', 'First aid certificate'])),
    ).toBe('nothing')
  })
})

describe('other trades', () => {
  const online = { ...latest!, title: 'Software engineer', start: '2012-01', end: '2018-12' }
  const before = [online, bar('2011-01', '2011-12'), bar('2010-01', '2010-12')]
  const after = [bar('2020-01', '2021-06'), bar('2019-01', '2019-12'), online]

  test('stand before the one that is meant, not behind it', () => {
    expect(told('work.otherTrades', { ...clean, work: before })).toBe('fault')
    expect(told('work.otherTrades', { ...clean, work: after })).toBe('nothing')
  })

  test('are meant where the profile says so', () => {
    const selfEvaluation = text('Seeking a front-of-house position in a bar or restaurant.')
    expect(told('work.otherTrades', { ...clean, work: before, selfEvaluation })).toBe('nothing')
  })
})

test('the sentence on work counts the lines of posts alone', () => {
  const work = [{ ...latest!, start: '2025-06', end: '2025-09', details: bullets('Kept lists') }]
  const projects = [1, 2, 3].map((at) => ({
    name: `Kiosk ${at}`,
    role: '',
    url: '',
    start: '',
    end: '',
    details: bullets('Cut waiting from 9 to 2 minutes', 'Wrote the tests', 'Led two others'),
  }))
  const { sections } = score(
    {
      resume: { ...clean, work, projects },
      language: { code: 'en', confidence: 1 },
      document: ONE_PAGE,
    },
    { today: TODAY },
  )
  expect(sections.workExperience.evaluation).toMatchObject({ key: 'evaluations.workFewLines' })
})

test('strengths in sentences are no missing skills, and stand for a profile', () => {
  const advantage = bullets('Talks to everybody', 'Keeps promises', 'Learns a new trade fast')
  expect(told('strengths.count', { ...clean, skills: [], awards: [], advantage })).toBe('nothing')
})

test('of several sentences none is rewritten alone', () => {
  const line = 'Responsible for serving drinks. Other responsibilities include stocking shelves.'
  const work = [{ ...latest!, details: bullets(line, 'Cut waste by 12 %') }]
  const { findings } = score(
    {
      resume: { ...clean, work },
      language: { code: 'en', confidence: 1 },
      document: ONE_PAGE,
    },
    { today: TODAY },
  )
  expect(findings.filter(({ rule, fix }) => rule === 'work.weak' && fix)).toEqual([])
})
