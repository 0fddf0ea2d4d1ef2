import { describe, expect, test } from 'vitest'
import { richTextLines } from '#contract/rich-text.ts'
import { TEMPLATE_IDS, defaultStyle, type TemplateId } from '#contract/template.ts'
import { openDocument } from '#server/reading/documents/index.ts'
import { bullets, fullResume, prose, shortResume } from './drafts.ts'
import { setPages, setPdf, setPreview } from './set.ts'

describe.for(TEMPLATE_IDS)('a bullet of %s', (templateId) => {
  test.for([10, 12])('has no last line of a single word, at %d points', async (size) => {
    const content = fullResume()
    const style = { ...defaultStyle(templateId), size }
    const set = await setPages({ content, templateId, style })
    const { lines } = await openDocument(new Uint8Array(set.pdf), 'resume.pdf')
    const lastWords = new Set(
      content.work.flatMap(({ details }) =>
        richTextLines(details).map(({ text }) => text.split(' ').at(-1)),
      ),
    )
    expect(lines.filter(({ text }) => lastWords.has(text.trim()))).toEqual([])
  })
})

/** A resume of so many short lines. */
function ofLines(count: number, templateId: TemplateId) {
  const content = shortResume('en')
  content.advantage = bullets(...Array.from({ length: count }, (_, index) => `Strength ${index}`))
  return { content, templateId, style: defaultStyle(templateId) }
}

/** What the last page has, for resumes of more and more lines. */
async function overflows(templateId: TemplateId) {
  const found: { pages: number; linesOver: number }[] = []
  for (let count = 4; count < 40; count += 1) {
    const { linesOver = 0, ...shown } = await setPreview(ofLines(count, templateId))
    found.push({ pages: shown.pages.length, linesOver })
    if (shown.pages.length === 2 && linesOver > 5) break
  }
  return found
}

describe('a last page', () => {
  test('is saved when it would have a line only, else says how many lines it has', async () => {
    const found = await overflows('classic')
    const first = found.find(({ pages }) => pages === 2)
    expect(first?.linesOver).toBeGreaterThan(1)
    expect(found.filter(({ pages }) => pages === 1).every(({ linesOver }) => linesOver === 0)).toBe(
      true,
    )
    const over = found.filter(({ pages }) => pages === 2).map(({ linesOver }) => linesOver)
    expect(over).toEqual(over.toSorted((a, b) => a - b))
  })

  test('is the same in the preview and in the PDF', async () => {
    for (let count = 14; count < 34; count += 5) {
      const draft = ofLines(count, 'classic')
      expect((await setPreview(draft)).pages).toHaveLength((await setPages(draft)).pages)
    }
  })
})

describe('the side column', () => {
  test('gives its room to the text on pages where it has nothing to say', async () => {
    const content = shortResume('en')
    content.work = Array.from({ length: 8 }, (_, index) => ({
      ...content.work[0]!,
      company: `Employer ${index}`,
    }))
    const draft = { content, templateId: 'compact' as const, style: defaultStyle('compact') }
    const { places, width, ...shown } = await setPreview(draft)
    expect(shown.pages).toHaveLength(2)
    const reach = (page: number) =>
      Math.max(
        ...places
          .filter((place) => /^work\.\d+\.start$/.test(place.at) && place.page === page)
          .map((place) => place.x + place.width),
      )
    expect(reach(0)).toBeLessThan(width * 0.65)
    expect(reach(1)).toBeGreaterThan(width * 0.85)
    const { readBack } = await setPdf(draft)
    expect(readBack.missing).toEqual([])
  })
})

describe('publications', () => {
  test('are not torn apart at the end of a page', async () => {
    const text = 'Ashworth, E. A study of things that hold for a long while. '.repeat(5)
    for (let count = 6; count < 12; count += 1) {
      const content = shortResume('en')
      content.work = []
      content.selfEvaluation = prose('Words. '.repeat(60 * count))
      const details = bullets(...Array.from({ length: 9 }, (_, index) => `[${index}] ${text}`))
      content.other = [{ kind: 'publications', title: '', details, entries: [] }]
      const { places } = await setPreview({
        content,
        templateId: 'classic',
        style: defaultStyle(),
      })
      const lines = places.filter(({ at }) => /^other\.0\.details\.\d+$/.test(at))
      expect(lines).toHaveLength(9)
    }
  })
})
