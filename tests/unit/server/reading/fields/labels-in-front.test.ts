import { describe, expect, test } from 'vitest'
import { labelInFront } from '#server/reading/lexicon/labels.ts'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from '../word.ts'

/** Words that label an address are also the first words of what people are. */

describe('a label without a colon', () => {
  test.each([
    'Web Developer',
    'Mobile Engineer',
    'Email Marketing Specialist',
    'Phone Repair Technician',
    'Address Book Ltd',
  ])('is none in front of other words: %s', (text) => {
    expect(labelInFront(text)).toBeNull()
  })

  test.each([
    ['Web nell.example.org', 'nell.example.org'],
    ['Mobile 0123 456 7890', '0123 456 7890'],
    ['Email nell@example.org', 'nell@example.org'],
    ['Address 12 Mill Lane', '12 Mill Lane'],
  ])('stands in front of its value: %s', (text, value) => {
    expect(labelInFront(text)?.value).toBe(value)
  })
})

test.each(['Web Developer', 'Mobile Engineer', 'Email Marketing Specialist', 'Web-Entwickler'])(
  'what somebody is, below the name, is the headline: %s',
  (headline) => {
    const { basics } = readLines(
      wordOf(`## Nell Harrow
      ${headline}
      nell@example.org
      # Experience
      Web Designer, Brackwater Ltd, 2017 – 2021`),
    ).resume
    expect([basics.headline, basics.extras]).toEqual([headline, []])
  },
)

test.each(['2018 – 3.12/4.00', 'Lise 2014 - 88.5/100'])('a grade is no phone: %s', (line) => {
  const { basics } = readLines(
    wordOf(`## Deniz Korkmaz
    # Öğrenim
    Boğazkent Üniversitesi – Endüstri Mühendisliği – ${line}`),
  ).resume
  expect(basics.phone).toBe('')
})
