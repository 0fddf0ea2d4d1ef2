import { beforeAll, describe, expect, test } from 'vitest'
import type { Preview } from '#contract/output.ts'
import type { Resume } from '#contract/resume.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'
import { bullets, draftOf, fullResume, prose } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { setPdf, setPreview } from './set.ts'

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

/** The page on which the studies begin. */
const pageOf = (found: Preview['places']) => found.find(({ at }) => at === 'education.0')?.page

describe.for(TEMPLATE_IDS)('own headings and sections in %s', (templateId) => {
  const whole = { ...draftOf(ownResume()), templateId }
  let shown: Preview
  beforeAll(async () => {
    shown = await setPreview(whole)
  })

  test('are printed and read back; what is left out is not there', async () => {
    const { readBack, ...set } = await setPdf(whole)
    expect(readBack).toEqual({ found: readBack.total, total: readBack.total, missing: [] })
    const { bookmarks, tagged } = await factsOf(set.pdf)
    expect(tagged).toBe(true)
    expect(bookmarks).toEqual(
      expect.arrayContaining(['Flight hours', 'Distinctions', 'Courses taken']),
    )
    expect(bookmarks).not.toContain('Work experience')
    const printed = shown.places.map(({ at }) => at)
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
    const resume = ownResume()
    resume.layout.newPage = ['education']
    const broken = await setPreview({ ...draftOf(resume), templateId })
    expect(broken.pages.length).toBeGreaterThan(shown.pages.length - 1)
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
