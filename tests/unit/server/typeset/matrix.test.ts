/**
 * Every template in every language, short and long: what a parser must find in each, and that it
 * gives back the same resume when it is uploaded. Short ones stand on the narrower paper, in three
 * languages on both. Long ones repeat their words over more pages, which each kind of writing does
 * in every template, each other language in one. Poppler is a second parser beside ours, asked when
 * it is installed.
 */
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
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
import { attachedResumeIn } from '#server/reading/attachment.ts'
import { readLines } from '#server/reading/index.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { compare } from '#server/typeset/read-back.ts'
import { latinInArabic, longResume, shortResume } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { setPdf } from './set.ts'

const KILOBYTES = 1_000
const LARGEST = 150 * KILOBYTES

const attachedResumes = createAttachedResumes('a secret of 32 random characters')

/** Where each writing is tried on both papers and at length: what a line holds is the same in the others. */
const THOROUGH: ReadonlySet<Locale> = new Set<Locale>(['en', 'ar', 'ja'])

const draftWith = (content: Resume, templateId: TemplateId, page: Style['page']): Draft => ({
  content,
  templateId,
  style: { ...defaultStyle(templateId), page },
})

const shortDraft = (locale: Locale, templateId: TemplateId) =>
  draftWith(shortResume(locale), templateId, PAGE_SIZES[0])

/** Long ones in a color of the person's own. */
function longDraft(locale: Locale, templateId: TemplateId): Draft {
  const at = LOCALES.indexOf(locale) + TEMPLATE_IDS.indexOf(templateId)
  const page = PAGE_SIZES[at % PAGE_SIZES.length] ?? PAGE_SIZES[0]
  const draft = draftWith(longResume(locale, 4), templateId, page)
  return { ...draft, style: { ...draft.style, accent: '#7a1f1f' } }
}

function draftsIn(locale: Locale, templateId: TemplateId): Draft[] {
  const onOther = THOROUGH.has(locale)
    ? PAGE_SIZES.slice(1).map((page) => draftWith(shortResume(locale), templateId, page))
    : []
  const isTurn = LOCALES.indexOf(locale) % TEMPLATE_IDS.length === TEMPLATE_IDS.indexOf(templateId)
  const long = THOROUGH.has(locale) || isTurn ? [longDraft(locale, templateId)] : []
  const mixed = locale === 'ar' ? [draftWith(latinInArabic(), templateId, PAGE_SIZES[0])] : []
  return [...onOther, ...long, ...mixed]
}

const sealed = (draft: Draft) => setPdf(draft, attachedResumes.write(draft))
const shortOnes = new Map<string, ReturnType<typeof sealed>>()

/** The short resume on the first paper, which several parsers look at: set once. */
function shortOne(locale: Locale, templateId: TemplateId): ReturnType<typeof sealed> {
  const key = `${locale} ${templateId}`
  const typeset = shortOnes.get(key) ?? sealed(shortDraft(locale, templateId))
  shortOnes.set(key, typeset)
  return typeset
}

type Set = Awaited<ReturnType<typeof sealed>>

/** What must be true of each, and of what an upload of it would give. */
async function expectWhole(draft: Draft, { readBack, notAccessible, text, ...set }: Set) {
  expect(readBack).toEqual({ found: readBack.total, total: readBack.total, missing: [] })
  expect(readBack.total).toBeGreaterThan(35)
  // PDF/UA refuses a character without a glyph.
  expect(notAccessible).toBeUndefined()
  expect(set.pdf.length).toBeLessThan(LARGEST)
  const { name } = draft.content.basics
  const facts = await factsOf(set.pdf)
  expect(facts).toMatchObject({
    title: name,
    author: name,
    tagged: true,
    fonts: { missing: [] },
    overflows: [],
  })
  expect(facts.language.toLowerCase()).toBe(draft.content.locale.toLowerCase())
  expect(facts.xmp).toMatch(/pdfuaid:part[>="]+1/)
  expect(facts.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI']))
  expect(facts.fonts.embedded.filter((font) => !/^[A-Z]{6}\+/.test(font))).toEqual([])
  const carried = { text: attachedResumeIn(set.pdf), lines: text.lines }
  expect(attachedResumes.open(carried)).toEqual(draft)
}

const cases = TEMPLATE_IDS.flatMap((templateId) =>
  LOCALES.map((locale) => ({ templateId, locale })),
)

describe.for(cases)('$templateId in $locale', ({ templateId, locale }) => {
  test('reads back whole, is tagged and complete, and gives back the same resume', async () => {
    const set = await shortOne(locale, templateId)
    await expectWhole(shortDraft(locale, templateId), set)
    const { basics } = readLines(set.text).resume
    expect(basics.email).toBe(shortResume(locale).basics.email)
  })
})

const more = cases.filter(({ templateId, locale }) => draftsIn(locale, templateId).length > 0)

test.for(more)('so do long ones of $templateId in $locale, and other papers', async (each) => {
  const drafts = draftsIn(each.locale, each.templateId)
  expect(drafts.length).toBeGreaterThan(0)
  for (const draft of drafts) await expectWhole(draft, await sealed(draft))
})

test('each language is set at length', () => {
  expect(new Set(more.map(({ locale }) => locale)).size).toBe(LOCALES.length)
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
        const set = await shortOne(locale, templateId)
        const text = execFileSync('pdftotext', ['-', '-'], { input: set.pdf }).toString()
        const lines = text.split('\n').map((line) => ({ text: line, page: 0 }))
        const { found, total } = compare(printedOf(shortDraft(locale, templateId)), lines)
        return { locale, found, total, share: found / total }
      }),
    )
    expect(counts.filter(({ share }) => share < POPPLER.each)).toEqual([])
    const sum = (key: 'found' | 'total') => counts.reduce((all, count) => all + count[key], 0)
    expect(sum('found') / sum('total')).toBeGreaterThanOrEqual(POPPLER.all)
  })
})
