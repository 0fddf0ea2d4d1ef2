import { describe, expect, test } from 'vitest'
import { holdsFigure } from '#server/scoring/figures.ts'
import { isFactLine } from '#server/scoring/line-kinds.ts'
import { clean, latest, told } from './told.ts'

/** What a coach found false in reports on nineteen people whom nobody had tuned on. */

describe('what measures nothing', () => {
  test.each([
    'worked with soul 3.0',
    'catalogued in koha 22.0',
    'travaux du lot 3',
    '1 no’lu ocak',
  ])('a version, a number of something: %s', (line) => {
    expect(holdsFigure(line, null)).toBe(false)
  })

  test.each(['raised the rate by 3.0%', 'saved about 3.0 million', 'cut waste by 12.5 %'])(
    'an amount is none: %s',
    (line) => {
      expect(holdsFigure(line, null)).toBe(true)
    },
  )

  test.each(['Yaklaşık 1 yıl - Devam ediyor', 'about 2 years', '約3年', '6 Monate'])(
    'for how long: %s',
    (line) => {
      expect(isFactLine(line)).toBe(true)
    },
  )

  test.each(['王校长 0515-8869', '陆晓芳 139****2208', '020 7946 0018'])(
    'whom to call: %s',
    (line) => {
      expect(isFactLine(line)).toBe(true)
    },
  )

  test('a deed that took a time is a line of work', () => {
    expect(isFactLine('Trained 12 bakers in 6 months')).toBe(false)
  })
})

test('an examination of the state needs no school', () => {
  const [study] = clean.education
  const years = ['2004', '2006', '2008', '2010'] as const
  const studied = (degree: string) => ({
    ...clean,
    education: [
      { ...study!, institution: '', degree },
      ...years.map((start) => ({ ...study!, degree: `Diploma ${start}`, start, end: start })),
    ],
  })
  expect(told('education.institution', studied('CAPES de mathématiques'))).toBe('nothing')
  expect(told('education.institution', studied('Zweites juristisches Staatsexamen'))).toBe(
    'nothing',
  )
  expect(told('education.institution', studied('Bachelor of Science'))).toBe('fault')
})

test('who says to be new to work is not asked for jobs', () => {
  const without = { ...clean, work: [], projects: [] }
  expect(told('work.present', without, ['한가람', '경력: 신입'])).toBe('nothing')
  expect(told('work.present', without, ['林知遥', '应届毕业生'])).toBe('nothing')
  expect(told('work.present', without, ['Ada Timm', 'New flour for new bakers'])).toBe('fault')
})

const withOther = (line: string) => ({
  ...clean,
  work: [{ ...latest!, details: { type: 'doc' as const, content: [] } }, ...clean.work.slice(1)],
  other: [
    {
      kind: 'custom' as const,
      title: 'Languages',
      details: {
        type: 'doc' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] }],
      },
      entries: [],
    },
  ],
})

test('levels that come back in a grid of languages are no stuffing', () => {
  const grid = Array.from({ length: 14 }, () => 'Advanced').join(' · ')
  expect(told('document.stuffing', withOther(grid))).toBe('nothing')
  expect(told('document.stuffing', withOther(grid.replaceAll('Advanced', 'bakery')))).toBe('fault')
})
