import { describe, expect, test } from 'vitest'
import { TEMPLATE_IDS, defaultStyle } from '#contract/template.ts'
import { bullets, longResume } from './drafts.ts'
import { lastRolesOf } from './pdf-facts.ts'
import { setPages } from './set.ts'

describe.for(TEMPLATE_IDS)('a page of %s', (templateId) => {
  test('never ends with a heading, wherever it breaks', async () => {
    for (let lines = 14; lines < 30; lines += 1) {
      const content = longResume('en', 3)
      content.selfEvaluation = bullets(
        ...Array.from({ length: lines }, (_item, number) => `Line ${number}`),
      )
      const { pdf } = await setPages({ content, templateId, style: defaultStyle(templateId) })
      const ends = await lastRolesOf(pdf)
      expect(ends.length).toBeGreaterThan(1)
      expect(
        ends.filter((role) => /^H\d$/.test(role)),
        `${lines} lines`,
      ).toEqual([])
    }
  })
})
