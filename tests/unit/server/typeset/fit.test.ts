import { describe, expect, test } from 'vitest'
import { TEMPLATE_IDS, defaultStyle, type Style, type TemplateId } from '#contract/template.ts'
import { longResume, shortResume } from './drafts.ts'
import { setPages, setPdf, setPreview } from './set.ts'

const draft = (templateId: TemplateId, style: Partial<Style>, content = shortResume('en')) => ({
  content,
  templateId,
  style: { ...defaultStyle(templateId), ...style },
})

/** The smallest size at which a short resume needs a second page. */
async function sizeOfTwoPages(templateId: TemplateId): Promise<number> {
  for (let size = 10; size <= 13; size += 0.25) {
    const set = await setPages(draft(templateId, { size }))
    if (set.pages > 1) return size
  }
  throw new Error('A short resume never needs a second page.')
}

describe.for(TEMPLATE_IDS.filter((id) => id !== 'compact'))('fit to one page: %s', (templateId) => {
  test('makes smaller what is a little too long, and the preview agrees', async () => {
    const size = await sizeOfTwoPages(templateId)
    const fitted = draft(templateId, { size, fit: true })
    expect(await setPdf(fitted)).toMatchObject({ pages: 1, fit: 'fits', readBack: { missing: [] } })
    const shown = await setPreview(fitted)
    expect(shown.pages).toHaveLength(1)
    expect(shown.fit).toBe('fits')
  })
})

describe('fit to one page', () => {
  test('leaves what is far too long as it is, and says so', async () => {
    const long = longResume('en', 3)
    const [fitted, plain] = await Promise.all([
      setPreview(draft('classic', { fit: true }, long)),
      setPreview(draft('classic', { fit: false }, long)),
    ])
    expect(fitted.fit).toBe('tooLong')
    expect(fitted.pages).toEqual(plain.pages)
    expect(plain.fit).toBeUndefined()
  })

  test('changes nothing that fits already', async () => {
    const [fitted, plain] = await Promise.all([
      setPreview(draft('classic', { fit: true })),
      setPreview(draft('classic', { fit: false })),
    ])
    expect(fitted.fit).toBe('fits')
    expect(fitted.pages).toEqual(plain.pages)
  })
})
