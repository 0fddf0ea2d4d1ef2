import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { spellerOf } from '#server/scoring/spelling/speller.ts'
import { resumeIn } from './resumes.ts'
import { latest, told } from './told.ts'

/** What two coaches called false who had not seen rubric 2.13 before; people are made up. */

const slips = (locale: 'es' | 'it', text: string) => spellerOf(locale, locale)?.(text) ?? []

describe('a slip', () => {
  test('is no part of a word that the page broke at a hyphen', () => {
    expect(slips('it', 'Ho svilup\u2011patore di applicazioni per il porto')).toEqual([])
    expect(slips('it', 'Ho svilup\u00adpatore di applicazioni per il porto')).toEqual([])
  })

  test('is no name with a capital before another', () => {
    expect(slips('es', 'Encontro Conjunto de la costa')).toEqual([])
  })
})

const posts = (years: readonly [string, string][]): Resume['work'] =>
  years.map(([start, end], at) => ({ ...latest!, company: `Marlin ${at}`, start, end }))

const order = (years: readonly [string, string][]) =>
  told('work.newestFirst', { ...resumeIn('en', 'strong'), work: posts(years) })

describe('the order of posts', () => {
  test('is not judged where lists follow one another, each with its newest first', () => {
    expect(
      order([
        ['2020-06', '2020-10'],
        ['2018-09', '2019-09'],
        ['2015-03', '2016-03'],
        ['2017-01', '2018-01'],
        ['2012-03', '2013-03'],
        ['2019-10', '2020-05'],
        ['2011-08', '2012-02'],
      ]),
    ).toBe('nothing')
  })

  test('is told where one post stands too low', () => {
    expect(
      order([
        ['2015-03', '2016-03'],
        ['2018-09', '2019-09'],
        ['2012-03', '2013-03'],
      ]),
    ).toBe('fault')
  })
})
