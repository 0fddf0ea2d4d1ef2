import { describe, expect, test } from 'vitest'
import { TEMPLATE_IDS, defaultStyle, type Style, type TemplateId } from '#contract/template.ts'
import { fullResume, shortResume } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { setPages, setPdf, setPreview } from './set.ts'

const draft = (templateId: TemplateId, style: Partial<Style>, content = fullResume()) => ({
  content,
  templateId,
  style: { ...defaultStyle(templateId), ...style },
})

describe.for(TEMPLATE_IDS)('%s', (templateId) => {
  test('keeps its promises with every option turned', async () => {
    const style = {
      dates: 'numeric',
      photoShape: 'round',
      photoSize: 1.3,
      columnWidth: 1.2,
      keepTogether: true,
      contactIcons: true,
    } as const
    const { readBack, notAccessible, ...set } = await setPdf(draft(templateId, style))
    expect(readBack.missing).toEqual([])
    expect(notAccessible).toBeUndefined()
    expect(await factsOf(set.pdf)).toMatchObject({ tagged: true, overflows: [] })
  })
})

/** Forms, which say in words what a contact is. */
const LABELLED = new Set<TemplateId>(['rirekisho', 'lebenslauf'])

describe('drawings before contacts', () => {
  test.for(TEMPLATE_IDS.filter((id) => !LABELLED.has(id)))(
    'are seen and not read in %s',
    async (templateId) => {
      const style = { attach: false }
      const [plain, drawn] = await Promise.all(
        [false, true].map(async (contactIcons) => {
          const set = await setPages(draft(templateId, { ...style, contactIcons }))
          return { roles: (await factsOf(set.pdf)).roles, bytes: set.pdf.length }
        }),
      )
      expect(drawn?.roles).toEqual(plain?.roles)
      expect(drawn?.bytes).toBeGreaterThan(plain?.bytes ?? 0)
    },
  )
})

describe('eras', () => {
  test('count the years of a Japanese form', async () => {
    const content = shortResume('ja')
    const shown = await setPreview(draft('rirekisho', { dates: 'era' }, content))
    expect(shown.pages.length).toBeGreaterThan(0)
    expect(shown.places.map(({ at }) => at)).toContain('work.0.start')
    const { readBack } = await setPdf(draft('rirekisho', { dates: 'era' }, content))
    expect(readBack.missing).toEqual([])
  })
})
