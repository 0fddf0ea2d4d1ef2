import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { RUBRIC, type FlawKind, type RuleRow } from '#contract/rubric.ts'
import type { DocumentFacts } from '#contract/analysis.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const KINDS = new Map(RUBRIC.map(({ id, flaw }: RuleRow) => [id, flaw]))

/** The kinds of flaws that a report finds. */
function flawsOf(resume: Resume, document: Partial<DocumentFacts> = {}): FlawKind[] {
  const { findings } = score(readingOf(resume, document), { today: TODAY })
  const kinds = findings.flatMap(({ rule }) => KINDS.get(rule) ?? [])
  return [...new Set(kinds)].toSorted()
}

type Change = (resume: Resume, locale: Locale) => Resume

const dated =
  (index: number, dates: { start?: string; end?: string }): Change =>
  (resume) => ({
    ...resume,
    work: resume.work.map((role, place) => (place === index ? { ...role, ...dates } : role)),
  })

/** Each flaw by itself, put into a resume that has none. */
const FLAWS: Partial<Record<FlawKind, Change>> = {
  no_phone: (resume) => ({ ...resume, basics: { ...resume.basics, phone: '' } }),
  no_summary: (resume) => ({ ...resume, selfEvaluation: richTextOf([]) }),
  unprofessional_email: (resume, locale) => ({
    ...resume,
    basics: { ...resume.basics, email: resumeIn(locale, 'weak').basics.email },
  }),
  no_metrics: (resume, locale) => ({ ...resume, work: resumeIn(locale, 'weak').work }),
  cliches: (resume, locale) => ({
    ...resume,
    selfEvaluation: resumeIn(locale, 'weak').selfEvaluation,
  }),
  date_gap: dated(1, { end: '2019-10' }),
  reversed_dates: dated(1, { start: '2021-02', end: '2017-09' }),
  future_date: dated(0, { start: '2027-01' }),
  too_short: (resume) => ({
    ...resume,
    work: resume.work.slice(0, 1).map((role) => ({ ...role, details: bullets('SAP 2') })),
  }),
  skills_dump: (resume) => ({
    ...resume,
    skills: [{ name: '', items: Array.from({ length: 40 }, (_, index) => `SAP R/${index}`) }],
  }),
}

describe.each(LOCALES)('in %s', (locale) => {
  const clean = resumeIn(locale, 'strong')

  test('a good resume has no flaw', () => {
    expect(flawsOf(clean)).toEqual([])
  })

  test.each(Object.keys(FLAWS) as FlawKind[])('%s is found', (kind) => {
    expect(flawsOf(FLAWS[kind]?.(clean, locale) ?? clean)).toContain(kind)
  })

  test('hidden text and mixed dates of the file are found', () => {
    expect(flawsOf(clean, { hiddenText: ['python kubernetes'] })).toEqual(['hidden_text'])
    const dateNotations = ['03/2019', '2019-03']
    expect(flawsOf(clean, { dateNotations })).toEqual(['mixed_date_formats'])
  })
})

test('an order of dates that is wrong is not called a gap as well', () => {
  const resume = dated(1, { start: '2021-02', end: '2017-09' })(resumeIn('en', 'strong'), 'en')
  expect(flawsOf(resume)).toEqual(['reversed_dates'])
})
