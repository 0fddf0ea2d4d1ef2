import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Heads of studies and jobs with lines between that no list has. */

const read = (printed: string) =>
  readLines(
    wordOf(`## Ada Byron
    ada@example.org
    ${printed}`),
  ).resume

test('a degree right below its subject is the degree', () => {
  const { education } = read(`# Education
    **Texas Plains University** ⇥ 2015-08 — 2017-05
    **Nutrition Science**
    Master of Science
    **Ravenscar College** ⇥ 2013-09 — 2015-06
    **Grain Milling**
    Bachelor of Arts`)
  expect(education.map(({ degree, field, institution }) => [degree, field, institution])).toEqual([
    ['Master of Science', 'Nutrition Science', 'Texas Plains University'],
    ['Bachelor of Arts', 'Grain Milling', 'Ravenscar College'],
  ])
})

test.each([
  ['Completed in May 2017', '2017-05'],
  ['Graduated in 2017', '2017'],
  ['Obtenu en juin 2017', '2017-06'],
  ['Conseguita nel 2017', '2017'],
])('%s is a date and names nothing', (printed, end) => {
  const { education } = read(`# Education
    **Bachelor of Arts** ⇥ ${printed}
    Haarlight College`)
  expect(education.map((study) => [study.degree, study.institution, study.end])).toEqual([
    ['Bachelor of Arts', 'Haarlight College', end],
  ])
})

test.each([
  'Highlights',
  'Key contributions',
  'Faits marquants',
  'Principales logros',
  'Öne çıkanlar',
])('%s above the points of a job is no post', (label) => {
  const { work } = read(`# Experience
    **Crumb Works** ⇥ 2019 – 2024
    Miller
    ${label}
    - Ground rye for nine shops.
    **Morley Mills** ⇥ 2014 – 2019
    Porter
    ${label}
    - Carried sacks for two schools.`)
  expect(work.map(({ title, company }) => [title, company])).toEqual([
    ['Miller', 'Crumb Works'],
    ['Porter', 'Morley Mills'],
  ])
})

test('of lines set alike and without dates, each degree begins a study', () => {
  const { education } = read(`# Education
    Diploma in Milling
    Haarlight College
    A-levels
    Ravenscar High School`)
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Diploma in Milling', 'Haarlight College'],
    ['A-levels', 'Ravenscar High School'],
  ])
})
