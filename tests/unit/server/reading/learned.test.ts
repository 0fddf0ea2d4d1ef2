import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { degreeScore, titleScore } from '#server/reading/entries/pair-words.ts'
import { featuresOf } from '#server/reading/lexicon/learned/features.ts'
import { guessDegree, guessOther, guessTitle } from '#server/reading/lexicon/learned/guess.ts'
import {
  fileOf,
  QUESTIONS,
  rowsOf,
  weightsFor,
  type Row,
} from '#server/reading/lexicon/learned/train.ts'

const LISTS = 'tests/fixtures/phrases'
const WEIGHTS = 'src/server/reading/lexicon/learned/weights.ts'

const names = (await readdir(LISTS)).filter((name) => name.endsWith('.tsv')).toSorted()
const lists = await Promise.all(
  names.map(async (name) => ({
    locale: name.replace('.tsv', '') as Locale,
    rows: rowsOf(await readFile(join(LISTS, name), 'utf8')),
  })),
)
const rows = lists.flatMap((list) => list.rows)

test('the weights are those that the lists give', async () => {
  expect((await readFile(WEIGHTS, 'utf8')) === fileOf(rows)).toBe(true)
})

test('every language has hundreds of each kind, and no phrase twice', () => {
  expect(lists).toHaveLength(11)
  for (const { rows: own } of lists)
    for (const kind of ['title', 'company', 'degree', 'school'])
      expect(own.filter(([one]) => one === kind).length).toBeGreaterThan(400)
  expect(new Set(rows.map((row) => row.join(' '))).size).toBeGreaterThan(rows.length * 0.98)
  for (const { rows: own } of lists)
    expect(new Set(own.map((row) => row.join(' '))).size).toBe(own.length)
})

/** Every fourth phrase, by its letters, is kept apart from the others. */
const isApart = ([, text]: Row) => featuresOf(text).reduce((sum, at) => sum + at, 0) % 4 === 0

describe('phrases kept apart that no word of a lexicon tells', () => {
  const scores = { TITLE_OR_COMPANY: titleScore, DEGREE_OR_SCHOOL: degreeScore } as const

  test.each([
    ['TITLE_OR_COMPANY', 0.7, 0.75],
    ['DEGREE_OR_SCHOOL', 0.85, 0.6],
  ] as const)('%s', (question, first, second) => {
    const weights = weightsFor(
      rows.filter((row) => !isApart(row)),
      question,
    )
    const guess = (text: string) => featuresOf(text).reduce((sum, at) => sum + weights[at]!, 0)
    const shareOf = (kind: string, is: (text: string) => boolean) => {
      const unknown = lists.flatMap(({ locale, rows: own }) =>
        own.filter(
          (row) =>
            row[0] === kind && isApart(row) && scores[question](row[1], [locale, 'en']) === 0,
        ),
      )
      return unknown.filter(([, text]) => is(text)).length / unknown.length
    }
    const [[ofFirst], [ofSecond]] = QUESTIONS[question]
    expect(shareOf(ofFirst, (text) => guess(text) > 0)).toBeGreaterThan(first)
    expect(shareOf(ofSecond, (text) => guess(text) < 0)).toBeGreaterThan(second)
  })
})

test('a phrase has a guess as long as it is short', () => {
  expect(guessTitle('')).toBeTypeOf('number')
  expect(guessDegree('物'.repeat(2000))).toBeTypeOf('number')
  expect(guessOther('Forklift licence')).toBeGreaterThan(guessOther('Harbour master'))
})
