import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'
import { wordOf } from './word.ts'

/** Heads that share their line with what is told of them, or go on below their date. */

const read = (printed: string) =>
  readLines(
    wordOf(`## Ada Byron
    ada@example.org
    ${printed}`),
  ).resume

test('a bold head and its dates end at a stop', () => {
  const { work } = read(`# Experience
    **Intern @ Harrow & Finch** (Jun 2017 – Dec 2017). Kept the prompt book for two workshops.
    **Porter @ Morley Mills** (Mar 2015 – May 2017). Carried sacks for nine shops.`)
  expect(work.map(({ title, company, start }) => [title, company, start])).toEqual([
    ['Intern', 'Harrow & Finch', '2017-06'],
    ['Porter', 'Morley Mills', '2015-03'],
  ])
})

test('a bold name is a project, and what stands behind its stop tells of it', () => {
  const { projects } = read(`# Projects
    2021 – 2022 ⇥ **Tidepool**. A clock for harbours that runs on salt water.
    2019 – 2020 ⇥ **Fogbell**. Paging for people at sea.`)
  expect(projects.map(({ name, start }) => [name, start])).toEqual([
    ['Tidepool', '2021'],
    ['Fogbell', '2019'],
  ])
})

test('a date in front of a colon is no project', () => {
  const { projects } = read(`# Projects
    2021 – 2022: Tidepool
    Built a clock for harbours.
    2019 – 2020: Fogbell
    Built paging for people at sea.`)
  expect(projects.map(({ name, start }) => [name, start])).toEqual([
    ['Tidepool', '2021'],
    ['Fogbell', '2019'],
  ])
})

test('a name goes on below its date in the type in which it began', () => {
  const { education } = readLines(
    documentOf(`Ada Byron
      ada@example.org
      # Education
      **Master of Science in Nutrition**, __Texas Plains__\t2015 - 2017
      ~ __University__, 3.9
      **Bachelor of Arts in Biology**, __Baylin Upper__\t2011 - 2015
      ~ __College__`),
  ).resume
  expect(education.map(({ institution }) => institution)).toEqual([
    'Texas Plains University',
    'Baylin Upper College',
  ])
})
