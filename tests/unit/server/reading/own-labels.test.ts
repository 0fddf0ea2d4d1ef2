import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'
import { wording } from '#server/wording.ts'

/** What each label that we print ahead of a wish or a birth date is to be read as. */
const READ_AS = {
  role: 'role',
  location: 'city',
  salary: 'salary',
  employment: 'employment',
  availability: 'availability',
  birthDate: 'birthDate',
}

/** A PDF of ours may come back without its data: printed again, or saved by another program. */
describe.each(LOCALES)('the labels that a resume in %s is printed with', (locale) => {
  const labels = wording(locale, 'resume').fields!

  test.each(Object.entries(READ_AS))('%s is read', (field, kind) => {
    expect(labelKinds(labels[field] as string)).toContain(kind)
  })
})
