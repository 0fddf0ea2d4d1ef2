import { describe, expect, test } from 'vitest'
import { richTextOf } from '#contract/rich-text.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { bullets, ONE_PAGE, resumeIn, TODAY } from './resumes.ts'
import { clean, latest, messageOf, told } from './told.ts'

/** What was false, petty or harmful in reports on fourteen new people and on those of the coaches. */

const text = (line: string) => richTextOf([{ text: line, bullet: false }])

/** A project of a freelancer. */
const project = (start: string, end: string) => ({
  name: `Platform for Larch, ${start}`,
  role: '',
  url: '',
  start,
  end,
  details: bullets('Built a platform that cut the time of a deployment from 30 to 2 minutes'),
})

const study = (end: string) => [{ ...clean.education[0]!, start: '2016-09', end }]
const withNumber = (value: string) => ({ ...clean.basics, extras: [{ label: 'SSN', value }] })

describe('experience', () => {
  const post = {
    ...latest!,
    start: '2012-03',
    end: '2015-12',
    details: bullets('Kept the network of a clinic running', 'Cut costs by 12 %', 'Trained staff'),
  }
  const work = [post]
  const later = [
    project('2024-01', 'present'),
    project('2020-01', '2023-12'),
    project('2016-01', '2019-12'),
  ]

  test('is in the projects of a freelancer, which go on after the last post', () => {
    const experience = (projects: typeof later) =>
      factsReader(ONE_PAGE, TODAY)({ ...clean, work, projects }).experience
    expect(experience(later)).toHaveLength(4)
    expect(experience(later.slice(2))).toHaveLength(1)
  })
})

describe('a gap', () => {
  const work = [
    { ...latest!, start: '2020-05', end: 'present' },
    { ...latest!, company: 'Larch Ltd', start: '2014-01', end: '2016-08' },
  ]

  test('after a degree is asked about when it is longer than a year', () => {
    expect(told('work.gaps', { ...clean, work, education: study('2019-07') })).toBe('nothing')
    expect(told('work.gaps', { ...clean, work, education: study('2018-07') })).toBe('fault')
  })
})

describe('what works against somebody', () => {
  const resume = {
    ...clean,
    selfEvaluation: text('I have built bridges for nine years. I was fired from my last job.'),
  }

  test('is quoted in its own sentence', () => {
    expect(messageOf('document.negative', resume)).toMatchObject({
      params: { quote: 'I was fired from my last job.' },
    })
  })
})

describe('what somebody means to do', () => {
  const plan = 'I will cut the setup time of the line by 30 % within a year'
  const resume = {
    ...clean,
    work: [{ ...latest!, details: bullets('Set up lathes', 'Ran two shifts', 'Checked parts') }],
    expectations: { ...clean.expectations, notes: text(plan) },
    selfEvaluation: text('I set up lathes and like precise work.'),
    projects: [],
    awards: [],
  }

  test('is no result that stands in the wrong place', () => {
    expect(factsReader(ONE_PAGE, TODAY)(resume).resultElsewhere).toBeNull()
  })
})

describe('private details', () => {
  test('that are given on request stand on no page', () => {
    expect(told('personal.privateDetails', { ...clean, basics: withNumber('078-05-1120') })).toBe(
      'fault',
    )
    expect(told('personal.privateDetails', { ...clean, basics: withNumber('on request') })).toBe(
      'nothing',
    )
  })
})

describe('studies', () => {
  const student = {
    ...resumeIn('en', 'strong'),
    education: [
      {
        ...clean.education[0]!,
        start: '2023-09',
        end: '2026-06',
        details: text('GPA 3.4 / 4.0'),
      },
    ],
    work: [
      { ...latest!, start: '2025-10', end: 'present' },
      { ...latest!, company: 'Larch Ltd', start: '2025-03', end: '2025-09' },
    ],
    awards: [],
  }

  test('with a grade, beside two posts, need not be told more of', () => {
    expect(told('education.detail', student)).toBe('nothing')
  })

  test('whose school was read with its degree are not asked for one', () => {
    const education = [
      { ...clean.education[0]!, degree: '', institution: 'Ingénieur Larch (École des Mélèzes)' },
    ]
    expect(told('education.degree', { ...resumeIn('fr', 'strong'), education })).toBe('nothing')
  })
})
