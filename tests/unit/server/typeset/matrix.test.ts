/**
 * Every template in every language, on both papers, short and long: what a parser must find in
 * each. Poppler is a second parser beside ours, asked when it is installed.
 */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#contract/draft.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { PAGE_SIZES, TEMPLATE_IDS, defaultStyle, type TemplateId } from '#contract/template.ts'
import { createTypesetter, type Typesetter } from '#server/typeset/index.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { compare } from '#server/typeset/read-back.ts'
import { latinInArabic, longResume, shortResume } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'

const KILOBYTES = 1_000
const LARGEST = 150 * KILOBYTES

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ warmUps: 1, workers: 2 })
})
afterAll(() => typesetter.close())

function resumesIn(locale: Locale): Resume[] {
  const resumes = [shortResume(locale), longResume(locale, 4)]
  return locale === 'ar' ? [...resumes, latinInArabic()] : resumes
}

function draftsIn(locale: Locale, templateId: TemplateId): Draft[] {
  return PAGE_SIZES.flatMap((page) =>
    resumesIn(locale).map((content) => ({
      content,
      templateId,
      style: { ...defaultStyle(templateId), page },
    })),
  )
}

const cases = TEMPLATE_IDS.flatMap((templateId) =>
  LOCALES.map((locale) => ({ templateId, locale })),
)

describe.for(cases)('$templateId in $locale', ({ templateId, locale }) => {
  test('reads back whole, is tagged and complete, and stays on its pages', async () => {
    await Promise.all(
      draftsIn(locale, templateId).map(async (draft) => {
        const { pdf, readBack, notAccessible } = await typesetter.pdf(draft)
        expect(readBack.missing).toEqual([])
        // PDF/UA refuses a character without a glyph.
        expect(notAccessible).toBeUndefined()
        expect(pdf.length).toBeLessThan(LARGEST)
        const facts = await factsOf(pdf)
        expect(facts).toMatchObject({ tagged: true, fonts: { missing: [] }, overflows: [] })
        expect(facts.fonts.embedded.filter((name) => !/^[A-Z]{6}\+/.test(name))).toEqual([])
      }),
    )
  })
})

function hasPoppler(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Shares of fields; of Arabic, poppler turns the percent sign in front of its number. */
const POPPLER = { all: 0.99, each: 0.97 }

describe.runIf(hasPoppler()).for(TEMPLATE_IDS)('poppler, reading %s', (templateId) => {
  test('finds what ours finds', async () => {
    const counts = await Promise.all(
      LOCALES.map(async (locale) => {
        const [draft] = draftsIn(locale, templateId)
        const { pdf } = await typesetter.pdf(draft!)
        const text = execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString()
        const lines = text.split('\n').map((line) => ({ text: line, page: 0 }))
        const { found, total } = compare(printedOf(draft!), lines)
        return { locale, found, total, share: found / total }
      }),
    )
    expect(counts.filter(({ share }) => share < POPPLER.each)).toEqual([])
    const sum = (key: 'found' | 'total') => counts.reduce((all, count) => all + count[key], 0)
    expect(sum('found') / sum('total')).toBeGreaterThanOrEqual(POPPLER.all)
  })
})
