/**
 * Every template in every language, on both papers, short and long: what a parser must find in
 * each, and that it gives back the same resume when it is uploaded. Poppler is a second parser
 * beside ours, asked when it is installed.
 */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#contract/draft.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import {
  PAGE_SIZES,
  TEMPLATE_IDS,
  defaultStyle,
  type Style,
  type TemplateId,
} from '#contract/template.ts'
import { createAttachedResumes } from '#server/attached-resume.ts'
import { readResume } from '#server/reading/index.ts'
import { createTypesetter, type Typesetter } from '#server/typeset/index.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { compare } from '#server/typeset/read-back.ts'
import { latinInArabic, longResume, shortResume } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { PATIENT } from '../patient.ts'

const KILOBYTES = 1_000
const LARGEST = 150 * KILOBYTES

const attachedResumes = createAttachedResumes('a secret of 32 random characters')
let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 2, attachedResumes })
})
afterAll(() => typesetter.close())

function resumesIn(locale: Locale): Resume[] {
  const resumes = [shortResume(locale), longResume(locale, 4)]
  return locale === 'ar' ? [...resumes, latinInArabic()] : resumes
}

const draftWith = (content: Resume, templateId: TemplateId, page: Style['page']): Draft => ({
  content,
  templateId,
  style: { ...defaultStyle(templateId), page },
})

type Typeset = ReturnType<Typesetter['pdf']>
const shortOnes = new Map<string, Typeset>()

/** The short resume on the first paper, which several parsers look at: set once. */
function shortOne(locale: Locale, templateId: TemplateId): Typeset {
  const key = `${locale} ${templateId}`
  const draft = draftWith(shortResume(locale), templateId, PAGE_SIZES[0])
  const typeset = shortOnes.get(key) ?? typesetter.pdf(draft)
  shortOnes.set(key, typeset)
  return typeset
}

const cases = TEMPLATE_IDS.flatMap((templateId) =>
  LOCALES.map((locale) => ({ templateId, locale })),
)

describe.for(cases)('$templateId in $locale', ({ templateId, locale }) => {
  test('reads back whole, is tagged and complete, and stays on its pages', async () => {
    const drafts = PAGE_SIZES.flatMap((page) =>
      resumesIn(locale).map((content) => draftWith(content, templateId, page)),
    )
    await Promise.all(
      drafts.map(async (draft, at) => {
        const typeset = at === 0 ? shortOne(locale, templateId) : typesetter.pdf(draft)
        const { pdf, readBack, notAccessible } = await typeset
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

  test('gives back the same resume and looks', async () => {
    const { pdf } = await shortOne(locale, templateId)
    expect(await believed(pdf)).toEqual(draftWith(shortResume(locale), templateId, PAGE_SIZES[0]))
    // Every language and every template is tried over several pages too, not each pair of them.
    const at = LOCALES.indexOf(locale) + TEMPLATE_IDS.indexOf(templateId)
    if (at % TEMPLATE_IDS.length > 0) return
    const long = draftWith(longResume(locale, 4), templateId, PAGE_SIZES[0])
    const style = { ...long.style, accent: '#7a1f1f' }
    expect(await believed((await typesetter.pdf({ ...long, style })).pdf)).toEqual({
      ...long,
      style,
    })
  })
})

/** What an upload of the PDF would give, without a process for it. */
async function believed(pdf: Uint8Array): Promise<Draft | null> {
  const { attached } = await readResume(new Uint8Array(pdf), 'resume.pdf')
  return attached ? attachedResumes.open(attached) : null
}

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
        const { pdf } = await shortOne(locale, templateId)
        const text = execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString()
        const lines = text.split('\n').map((line) => ({ text: line, page: 0 }))
        const draft = draftWith(shortResume(locale), templateId, PAGE_SIZES[0])
        const { found, total } = compare(printedOf(draft), lines)
        return { locale, found, total, share: found / total }
      }),
    )
    expect(counts.filter(({ share }) => share < POPPLER.each)).toEqual([])
    const sum = (key: 'found' | 'total') => counts.reduce((all, count) => all + count[key], 0)
    expect(sum('found') / sum('total')).toBeGreaterThanOrEqual(POPPLER.all)
  })
})
