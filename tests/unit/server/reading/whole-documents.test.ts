import { describe, expect, test } from 'vitest'
import { phonesIn } from '#server/reading/fields/contact.ts'
import { findName } from '#server/reading/fields/find-name.ts'
import { headingKind, misspeltKind, qualifiedKind } from '#server/reading/lexicon/headings.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'

/** What is told by the whole document and not by one line; people and names are made up. */

describe('headings', () => {
  test.each([
    ['Edcation', 'education'],
    ['EXPERIANCE', 'work'],
    ['Competenze', null],
  ])('with a slip are known: %s', (text, kind) => {
    expect(misspeltKind(text, ['en'])).toBe(kind)
  })

  test.each([
    ['개인 프로젝트 & 홈랩', 'ko', 'projects'],
    ['奖项与资助', 'zh-CN', 'awards'],
    ['Dự án học tập & bài tập nổi bật', 'vi', 'projects'],
    ['Web development', 'en', null],
  ] as const)('of several parts are what the known one is: %s', (text, locale, kind) => {
    expect(headingKind(text, [locale])).toBeNull()
    expect(qualifiedKind(text, [locale])).toBe(kind)
  })

  test('of abilities are none of studies', () => {
    const printed = `
      Ada Timm
      # Qualifications
      Works alone or as part of a team
      Handles heavy loads with care
      # Education
      2015 – 2017\tDiploma of Joinery, Saaleck College
      # Experience
      2017 – 2020\tJoiner, Marlin Ltd`
    expect(studies(printed)).toHaveLength(1)
    expect(read(printed).advantage.content).not.toEqual([])
  })
})

describe('employers set as headings are set', () => {
  test('are the jobs of one section', () => {
    expect(
      jobs(`
        Ada Timm
        # Profile
        A joiner who likes old wood and new tools.
        # Marlin Ltd · Joiner
        2017.03 ~ 2020.05
        • Built forty doors for the town hall
        # Saaleck Ltd · Carpenter
        2014.03 ~ 2017.02
        • Repaired the roof of the mill`),
    ).toEqual([
      'Joiner | Marlin Ltd |  | 2017-03–2020-05',
      'Carpenter | Saaleck Ltd |  | 2014-03–2017-02',
    ])
  })
})

describe('a label in front of the tools of each job', () => {
  test('announces no section', () => {
    const printed = `
      Ada Timm
      # Experience
      2019 – 2022\tEngineer, Marlin Ltd
      Skills: Lathe, Mill, Press
      2016 – 2019\tEngineer, Saaleck Ltd
      Skills: Lathe, Saw, Press
      2014 – 2016\tEngineer, Orsel Ltd
      Skills: Lathe, Drill, Saw`
    expect(jobs(printed)).toHaveLength(3)
  })
})

describe('entries that go on below a text', () => {
  test('are parted from it', () => {
    expect(
      jobs(`
        Ada Timm
        # Objective
        A post in a workshop with apprentices.
        2017 – 2020\tJoiner, Marlin Ltd
        2014 – 2017\tCarpenter, Saaleck Ltd`),
    ).toHaveLength(2)
  })
})

describe('names below the heads of a section', () => {
  test('a university behind the topic is the employer', () => {
    const [first, second] = read(`
      Ada Timm
      # Experience
      2011 – 2013\tResearch Assistant
      Beam line 5
      Topic: light in thin layers of glass and of resin
      University of Saaleck
      2009 – 2011\tResearch Assistant
      Beam line 3
      Topic: sound in thin layers of wood and of felt
      University of Marlow`).work
    expect([first!.company, second!.company]).toEqual([
      'University of Saaleck',
      'University of Marlow',
    ])
  })
})

describe('a name', () => {
  test.each([
    ['Mechanic Resume\nAda Timm\nada@example.org', 'Ada Timm'],
    ['林远\t个人简历\nlin@example.org', '林远'],
  ])('is not what the page is called (%#)', (printed, name) => {
    expect(read(printed).basics.name).toBe(name)
  })
})

describe('a name in large letters', () => {
  test('is found over three lines', () => {
    const { lines } = documentOf('Ada\nMarie\nTimm\nada@example.org')
    const large = lines.map((line, at) => (at < 3 ? { ...line, fontSize: 24, bold: true } : line))
    expect(findName(large, ['en']).name).toBe('Ada Marie Timm')
  })
})

describe('figures of dates and preprints', () => {
  test.each(['2018-02-23/24', 'arXiv:2408.02295', '2012-1-31', '09 — 2019-09'])(
    'are no phone number: %s',
    (text) => {
      expect(phonesIn(text, 'en').filter(({ certainty }) => certainty > 0)).toEqual([])
    },
  )
})

describe('projects below their heading', () => {
  test('without a time are no jobs', () => {
    expect(
      projects(`
        Ada Timm
        ada@example.org
        # Education
        2019 – 2022\tBSc Economics, Saaleck University
        # Learning projects
        * Plan for a small bakery
        • Asked a hundred guests
        * Market study for Marlin Coffee
        • Counted cups for a week`),
    ).toHaveLength(2)
  })
})
