import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ReportSchema } from '#contract/analysis.ts'
import { overallWith } from '#contract/arithmetic.ts'
import { LOCALES } from '#contract/locales.ts'
import { applyPatch } from '#contract/patch.ts'
import { ResumeSchema, type Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { overallKeeping } from '#server/commands/evaluate/worth.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

/** Faults of form that a change can mend, put into an otherwise good resume. */
function flawed(resume: Resume): Resume {
  const [latest, first] = resume.work
  const [school] = resume.education
  if (!latest || !first || !school) throw new Error('the fixture has two roles and a school')
  return {
    ...resume,
    basics: { ...resume.basics, headline: '', phone: resume.basics.phone.replaceAll(' ', '') },
    education: [{ ...school, start: school.end, end: school.start }],
    work: [
      { ...first, details: richTextOf(linesOf(first).map((text) => ({ text, bullet: false }))) },
      { ...latest, details: bullets(...linesOf(latest), linesOf(latest)[0] ?? '') },
    ],
    skills: [
      { name: '', items: [...(resume.skills[0]?.items ?? []), 'Excel', 'SQL ●●●○○', 'SQL  80 %'] },
    ],
    selfEvaluation: richTextOf([]),
  }
}

const linesOf = ({ details }: Resume['work'][number]): string[] =>
  details.content.flatMap((block) =>
    block.type === 'paragraph'
      ? []
      : block.content.map((item) => JSON.stringify(item).match(/"text":"(.*?)"/)?.[1] ?? ''),
  )

const RESUMES = LOCALES.flatMap((locale) => [
  { name: `${locale} weak`, resume: resumeIn(locale, 'weak') },
  { name: `${locale} strong`, resume: resumeIn(locale, 'strong') },
  { name: `${locale} flawed`, resume: flawed(resumeIn(locale, 'strong')) },
])

const withKept = (resume: Resume, ...kept: string[]) =>
  overallKeeping(readingOf(resume), resume, TODAY, ...kept)

describe.each(RESUMES)('findings on $name', ({ resume }) => {
  const report = score(readingOf(resume), { today: TODAY })

  test('fit the contract', () => {
    expect(v.is(ReportSchema, report)).toBe(true)
    expect(new Set(report.findings.map(({ id }) => id)).size).toBe(report.findings.length)
  })

  test('gain exactly what they promise', () => {
    for (const { id, points, fix } of report.findings) {
      expect(points === null, id).toBe(fix === undefined)
      if (!fix) continue
      const changed = applyPatch(resume, fix)
      expect(v.is(ResumeSchema, changed), id).toBe(true)
      const after = score(readingOf(changed), { today: TODAY }).overall
      expect((after ?? 0) - (report.overall ?? 0), id).toBe(points)
      expect(points, id).toBeGreaterThanOrEqual(0)
    }
  })

  test('come in the order of what they are worth or gain', () => {
    const gains = report.findings
      .filter(({ severity }) => severity !== 'blocker')
      .map(({ points, worth }) => Math.max(points ?? 0, worth ?? 0))
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
  })

  test('are worth what their rule withholds', () => {
    for (const { rule, worth } of report.findings) {
      expect(withKept(resume, rule) - (report.overall ?? 0), rule).toBe(worth)
    }
  })

  test('are behind the overall, to the point, whichever rules are kept', () => {
    const { arithmetic } = report
    if (!arithmetic) throw new Error('a graded resume has a sum')
    expect(overallWith(arithmetic)).toBe(report.overall)
    const rules = [...new Set(report.findings.map(({ rule }) => rule))]
    for (const count of rules.keys()) {
      const kept = rules.slice(0, count + 1)
      expect(overallWith(arithmetic, kept), kept.join()).toBe(withKept(resume, ...kept))
    }
  })

  test('lead only where they move the number, eight at most, each rule once', () => {
    const leads = report.findings.filter(({ lead }) => lead)
    expect(leads.length).toBeLessThanOrEqual(8)
    expect(new Set(leads.map(({ rule }) => rule)).size).toBe(leads.length)
    expect(leads.filter(({ severity }) => severity === 'tip')).toEqual([])
  })
})
