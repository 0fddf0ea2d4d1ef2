import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { applyPatch } from '#contract/patch.ts'
import {
  OtherEntrySchema,
  OtherSchema,
  emptyResume,
  type Other,
  type OtherEntry,
  type Resume,
  type Work,
} from '#contract/resume.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import { shownResume } from '#contract/shown-resume.ts'

const job = (company: string, hidden?: true): Work => ({
  company,
  title: 'Nurse',
  location: '',
  start: '2020',
  end: '2021',
  details: emptyRichText(),
  ...(hidden && { hidden }),
})

const whole: Resume = {
  ...emptyResume('en'),
  work: [job('Northwind', true), job('Contoso'), job('Fabrikam')],
  languages: [{ name: 'English', level: 'C1' }],
  layout: { order: [], hidden: ['languages'], titles: {}, newPage: [] },
}

describe('a resume with a hidden entry and a hidden section', () => {
  const { resume, pathInWhole, patchInWhole } = shownResume(whole)

  test('shows the others', () => {
    expect(resume.work.map(({ company }) => company)).toEqual(['Contoso', 'Fabrikam'])
    expect(resume.languages).toEqual([])
  })

  test('finds what is shown in the whole', () => {
    expect(pathInWhole('work.0.title')).toBe('work.1.title')
    expect(pathInWhole('work')).toBe('work')
    expect(pathInWhole('basics.name')).toBe('basics.name')
  })

  test('changes the same entry in the whole', () => {
    const patch = patchInWhole([{ op: 'replace', path: '/work/1/title', value: 'Matron' }])
    expect(applyPatch(whole, patch).work.map(({ title }) => title)).toEqual([
      'Nurse',
      'Nurse',
      'Matron',
    ])
  })

  test('loses no hidden entry when a whole list is put in another order', () => {
    const value = resume.work.toReversed()
    const after = applyPatch(whole, patchInWhole([{ op: 'replace', path: '/work', value }]))
    expect(after.work.map(({ company }) => company)).toEqual(['Fabrikam', 'Contoso', 'Northwind'])
  })
})

const talk = (title: string, hidden?: true): OtherEntry => ({
  ...v.parse(OtherEntrySchema, { title }),
  ...(hidden && { hidden }),
})
const section = (entries: OtherEntry[], hidden?: true): Other => ({
  ...v.parse(OtherSchema, { entries }),
  ...(hidden && { hidden }),
})

describe('a section of the person’s own with a hidden entry', () => {
  const other = [section([], true), section([talk('Tallinn', true), talk('Ghent')])]
  const { resume, pathInWhole } = shownResume({ ...emptyResume('en'), other })

  test('shows the others, and finds them in the whole', () => {
    expect(resume.other.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
      ['Ghent'],
    ])
    expect(pathInWhole('other.0.entries.0.title')).toBe('other.1.entries.1.title')
    expect(pathInWhole('other.0.entries')).toBe('other.1.entries')
    expect(pathInWhole('other.0.details')).toBe('other.1.details')
  })
})
