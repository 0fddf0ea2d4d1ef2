import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEMPLATE_IDS, defaultStyle } from '#contract/template.ts'
import { createTypesetter, type Typesetter } from '#server/typeset/index.ts'
import { bullets, longResume } from './drafts.ts'
import { lastRolesOf } from './pdf-facts.ts'
import { PATIENT } from '../patient.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 2 })
})
afterAll(() => typesetter.close())

describe.for(TEMPLATE_IDS)('a page of %s', (templateId) => {
  test('never ends with a heading, wherever it breaks', async () => {
    await Promise.all(
      Array.from({ length: 16 }, async (_, lines) => {
        const content = longResume('en', 3)
        content.selfEvaluation = bullets(
          ...Array.from({ length: 14 + lines }, (_item, number) => `Line ${number}`),
        )
        const { pdf } = await typesetter.pdf({
          content,
          templateId,
          style: defaultStyle(templateId),
        })
        const ends = await lastRolesOf(pdf)
        expect(ends.length).toBeGreaterThan(1)
        expect(
          ends.filter((role) => /^H\d$/.test(role)),
          `${lines} lines`,
        ).toEqual([])
      }),
    )
  })
})
