import { describe, expect, test } from 'vitest'
import { becomes, dollars, languageName, percent, textOf } from '#i18n/format.ts'

const catalogue = {
  findings: {
    gap: { one: 'A gap of one month', other: 'A gap of {count} months' },
    kept: { one: 'Kept for {days} day', other: 'Kept for {days} days' },
    name: 'Add a name',
    ended: 'It ended in {date}.',
  },
}

/** What Japanese says of 1 and of 2. */
const said = (gap: Record<string, string>) =>
  [1, 2].map((count) =>
    textOf({ key: 'findings.gap', params: { count } }, { findings: { gap } }, 'ja'),
  )

describe('the text of a message', () => {
  test('comes from the catalogue, in its plural form', () => {
    const message = { key: 'findings.gap', params: { count: 7 } }
    expect(textOf(message, catalogue, 'en')).toBe('A gap of 7 months')
  })

  test('counts by its only number, whatever that is called', () => {
    const kept = [1, 2].map((days) =>
      textOf({ key: 'findings.kept', params: { days } }, catalogue, 'en'),
    )
    expect(kept).toEqual(['Kept for 1 day', 'Kept for 2 days'])
  })

  test('has a form for exactly 1 in languages without plural forms too, where one is written', () => {
    expect(said({ one: 'ひとつ', other: '{count}件' })).toEqual(['ひとつ', '2件'])
    expect(said({ other: '{count}件' })).toEqual(['1件', '2件'])
  })

  test.each([
    ['en', '2023-05', 'It ended in May 2023.'],
    ['es', '2023-05', 'It ended in mayo de 2023.'],
    ['de', '2023-05', 'It ended in 05/2023.'],
    ['ja', '2023-05', 'It ended in 2023年5月.'],
    ['en', '2023', 'It ended in 2023.'],
    ['en', 'last spring', 'It ended in last spring.'],
  ])('writes a date as %s does, %s', (locale, date, text) => {
    const message = { key: 'findings.ended', params: { date } }
    expect(textOf(message, catalogue, locale)).toBe(text)
  })

  test('is itself when it is finished text', () => {
    expect(textOf({ text: 'As it is' }, catalogue, 'en')).toBe('As it is')
  })

  test('is empty when the catalogue does not know it', () => {
    expect(textOf({ key: 'findings.other', params: {} }, catalogue, 'en')).toBe('')
    expect(textOf({ key: 'nonsense', params: {} }, catalogue, 'en')).toBe('')
  })
})

test('a share is written as the language writes it', () => {
  expect(percent(0.424, 'en')).toBe('42%')
  expect(percent(1, 'de')).toBe('100\u00A0%')
})

test('a language is named in the language of the page', () => {
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('not a tag', 'en')).toBe('not a tag')
})

test('a price keeps its sign and its figure together in every direction', () => {
  expect(dollars(10, 'en')).toBe('$10')
  expect(dollars(10, 'de')).toBe('10\u00A0$')
  expect(dollars(10, 'ar')).toBe('\u2066$10\u2069')
})

test('a number leads to another in the direction of writing', () => {
  expect(becomes(43, 53, 'en')).toBe('43 → 53')
  expect(becomes(43, 53, 'ar').replaceAll(/[\u2066-\u2069]/g, '')).toBe('43 ← 53')
})
