import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const file = new URL('../../../fixtures/scoring/orders.json', import.meta.url)
const {
  orders,
  harmless,
}: Record<'orders' | 'harmless', Record<Locale, string[]>> = JSON.parse(readFileSync(file, 'utf8'))

const judged = (resume: Resume) => score(readingOf(resume), { today: TODAY })
const rulesOf = (resume: Resume) => judged(resume).findings.map(({ rule }) => rule)

/** The places into which somebody puts a sentence for software. */
const PLACES: Record<string, (resume: Resume, text: string) => Resume> = {
  'a line of a role': (resume, text) => ({
    ...resume,
    work: resume.work.map((role, index) =>
      index === 0
        ? {
            ...role,
            details: {
              ...role.details,
              content: [...role.details.content, ...bullets(text).content],
            },
          }
        : role,
    ),
  }),
  'a skill': (resume, text) => ({
    ...resume,
    skills: [...resume.skills, { name: '', items: [text] }],
  }),
  'a headline': (resume, text) => ({ ...resume, basics: { ...resume.basics, headline: text } }),
}

describe.each(LOCALES)('in %s', (locale) => {
  const clean = resumeIn(locale, 'strong')
  describe.each(Object.keys(PLACES))('an order to software in %s', (place) => {
    test.each(orders[locale])('is found and moves the score by five points at most: %s', (text) => {
      const resume = PLACES[place]?.(clean, text) ?? clean
      expect(rulesOf(resume)).toContain('document.injection')
      const moved = (judged(resume).overall ?? 0) - (judged(clean).overall ?? 0)
      expect(Math.abs(moved)).toBeLessThanOrEqual(5)
    })
  })

  test.each(harmless[locale])('work with software or candidates is no order: %s', (text) => {
    for (const put of Object.values(PLACES)) {
      expect(rulesOf(put(clean, text))).not.toContain('document.injection')
    }
  })
})
