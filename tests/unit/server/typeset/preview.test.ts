import { beforeAll, describe, expect, test } from 'vitest'
import type { Place, Preview } from '#contract/output.ts'
import { TEMPLATE_IDS, defaultStyle } from '#contract/template.ts'
import { fullResume, shortResume } from './drafts.ts'
import { setPreview, setThumbnail } from './set.ts'

const inside = (inner: Place, outer: Place) =>
  inner.page === outer.page &&
  inner.x >= outer.x - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y >= outer.y - 6 &&
  inner.y + inner.height <= outer.y + outer.height + 6

describe.for(TEMPLATE_IDS)('places in %s', (templateId) => {
  let preview: Preview
  const placeOf = (at: string): Place => {
    const place = preview.places.find((each) => each.at === at)
    if (!place) throw new Error(`No place for ${at}`)
    return place
  }
  beforeAll(async () => {
    preview = await setPreview({
      content: fullResume(),
      templateId,
      style: defaultStyle(templateId),
    })
  })

  test('are there for entries, single fields and lines of a text', () => {
    const at = new Set(preview.places.map((place) => place.at))
    expect([...at]).toEqual(
      expect.arrayContaining([
        'basics',
        'basics.name',
        'basics.email',
        'work.0',
        'work.0.title',
        'work.0.company',
        'work.0.start',
        'work.0.details.0',
        'work.0.details.2',
        'skills.0',
        'skills.0.items.1',
        'languages.0.level',
        'awards.0.title',
      ]),
    )
  })

  test('stand one inside the other, and apart from their neighbours', () => {
    const first = placeOf('work.0')
    expect(inside(placeOf('work.0.title'), first)).toBe(true)
    expect(inside(placeOf('work.0.details.0'), first)).toBe(true)
    const [one, two] = [placeOf('work.0.details.0'), placeOf('work.0.details.1')]
    expect(two.y).toBeGreaterThan(one.y)
    expect(placeOf('work.0.title').width).toBeLessThan(first.width)
  })

  test('tell each line of a text that runs over several', () => {
    const long = preview.places.filter(({ lines }) => lines)
    expect(long.length).toBeGreaterThan(0)
    for (const { lines = [], ...place } of long) {
      expect(lines.length).toBeGreaterThan(1)
      const tops = lines.map(({ y }) => y)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      for (const line of lines) expect(inside({ ...place, ...line }, place)).toBe(true)
    }
  })

  test('take words that are not broken at their hyphens', () => {
    const { width } = placeOf('basics.name')
    expect(width).toBeGreaterThan(200)
  })

  test('stay on the page', () => {
    for (const { x, y, width, height } of preview.places) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(preview.width)
      expect(y + height).toBeLessThanOrEqual(preview.height)
    }
  })
})

describe('a preview', () => {
  test.for(['en', 'ar', 'ja', 'zh-CN'] as const)('is light in %s', async (locale) => {
    const content = shortResume(locale)
    const style = defaultStyle()
    const { pages } = await setPreview({ content, templateId: 'classic', style })
    expect(pages[0]?.length).toBeLessThan(350_000)
    expect(pages[0]).not.toMatch(/xlink:href="#|<a |\d\.\d{3}/)
  })
})

describe('a thumbnail', () => {
  test('is the first page alone', async () => {
    const draft = { content: fullResume(), templateId: 'modern', style: defaultStyle('modern') }
    const page = await setThumbnail({ ...draft, templateId: 'modern' })
    expect(page).toMatch(/^<svg xmlns=[^>]* viewBox="0 0 595.28 841.89"/)
    expect(page.match(/<svg/g)).toHaveLength(1)
    expect(page.match(/<use /g)?.length).toBeGreaterThan(500)
  })
})
