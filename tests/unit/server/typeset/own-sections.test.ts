import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'
import { createTypesetter, type Typesetter } from '#server/typeset/index.ts'
import { bullets, draftOf, fullResume, prose } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { PATIENT } from '../patient.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 1 })
})
afterAll(() => typesetter.close())

const course = { url: '', start: '2022-03', end: '', details: bullets('Two trial projects built.') }

/** A resume whose headings are the person's own, with a section of entries beside the usual ones. */
function ownResume(): Resume {
  const resume = fullResume()
  return {
    ...resume,
    layout: { ...resume.layout, titles: { work: 'Flight hours', awards: 'Distinctions' } },
    other: [
      {
        kind: 'custom',
        title: 'Courses taken',
        details: prose('All in the evening.'),
        entries: [
          { ...course, title: 'Timber framing', subtitle: 'Hillside College' },
          { ...course, title: 'Lime plaster', subtitle: 'Old Yard', start: '2020', hidden: true },
        ],
      },
    ],
  }
}

describe.for(TEMPLATE_IDS)('own headings and sections in %s', (templateId) => {
  test('are printed and read back; what is left out is not there', async () => {
    const { pdf, readBack } = await typesetter.pdf({ ...draftOf(ownResume()), templateId })
    expect(readBack).toEqual({ found: readBack.total, total: readBack.total, missing: [] })
    const { bookmarks, tagged } = await factsOf(pdf)
    expect(tagged).toBe(true)
    expect(bookmarks).toEqual(
      expect.arrayContaining(['Flight hours', 'Distinctions', 'Courses taken']),
    )
    expect(bookmarks).not.toContain('Work experience')
    const { places } = await typesetter.preview({ ...draftOf(ownResume()), templateId })
    const printed = places.map(({ at }) => at)
    expect(printed).toEqual(
      expect.arrayContaining([
        'layout.titles.work',
        'other.0.details.0',
        'other.0.entries.0.title',
      ]),
    )
    expect(printed).not.toContain('other.0.entries.1.title')
  })

  test('begin a page where the person says so', async () => {
    const { places, pages } = await typesetter.preview({ ...draftOf(ownResume()), templateId })
    const resume = ownResume()
    resume.layout.newPage = ['education']
    const broken = await typesetter.preview({ ...draftOf(resume), templateId })
    const pageOf = (found: typeof places) => found.find(({ at }) => at === 'education.0')?.page
    expect(broken.pages.length).toBeGreaterThan(pages.length - 1)
    expect(pageOf(broken.places)).toBeGreaterThan(0)
    const top = (at: string) =>
      Math.min(
        ...broken.places
          .filter((place) => place.at === at && place.page === pageOf(broken.places))
          .map(({ y }) => y),
      )
    expect(top('education.0')).toBeLessThan(150)
  })
})
