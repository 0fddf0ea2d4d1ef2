import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Sections of one line, behind their label above the first heading. */

test.each([
  [
    `Core Qualifications: Forklift operation, pallet loading, inventory control`,
    ['Forklift operation', 'pallet loading', 'inventory control'],
    [],
  ],
  [
    `Kenntnisse: Word, Excel, SAP
    Sprachen: Deutsch (Muttersprache), Englisch (gut)`,
    ['Word', 'Excel', 'SAP'],
    ['Deutsch', 'Englisch'],
  ],
])('%s', (printed, skills, languages) => {
  const { resume } = readLines(
    wordOf(`## Lea Roth
    lea@example.org
    ${printed}
    # Experience
    * Warehouse Associate, Adler GmbH ⇥ 2015 – 2019
    - Loaded 40 pallets a day.`),
  )
  expect(resume.skills.flatMap(({ items }) => items)).toEqual(skills)
  expect(resume.languages.map(({ name }) => name)).toEqual(languages)
})
