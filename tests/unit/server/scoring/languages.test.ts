import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { score } from '#server/scoring/index.ts'
import { readingOf, resumeIn, TODAY, type Wording } from './resumes.ts'

const overall = (locale: (typeof LOCALES)[number], put: Wording): number =>
  score(readingOf(resumeIn(locale, put)), { today: TODAY }).overall ?? Number.NaN

describe('the same person in eleven languages', () => {
  test.each(['weak', 'strong'] as const)('scores within five points, %sly put', (put) => {
    const scores = LOCALES.map((locale) => overall(locale, put))
    const range = Math.max(...scores) - Math.min(...scores)
    expect(range, JSON.stringify(scores)).toBeLessThanOrEqual(10)
    const middle = (Math.max(...scores) + Math.min(...scores)) / 2
    for (const value of scores) expect(Math.abs(value - middle)).toBeLessThanOrEqual(5)
  })

  test.each(LOCALES)('gains at least 15 points by better wording in %s', (locale) => {
    expect(overall(locale, 'strong') - overall(locale, 'weak')).toBeGreaterThanOrEqual(15)
  })

  test.each(LOCALES)('is told of worn phrases, missing figures and nickname in %s', (locale) => {
    const { findings } = score(readingOf(resumeIn(locale, 'weak')), { today: TODAY })
    const rules = new Set(findings.map(({ rule }) => rule))
    for (const rule of [
      'work.anyResult',
      'work.weak',
      'summary.cliches',
      'strengths.soft',
      'personal.emailProfessional',
    ]) {
      expect(rules, rule).toContain(rule)
    }
  })

  test.each(LOCALES)('has nothing to mend when well put in %s', (locale) => {
    const { findings } = score(readingOf(resumeIn(locale, 'strong')), { today: TODAY })
    expect(findings.filter(({ severity }) => severity === 'major')).toEqual([])
  })
})

describe('a language that is none of ours', () => {
  test('is judged by the rules that need no lexicon', () => {
    const report = score(readingOf({ ...resumeIn('en', 'strong'), locale: 'pt' }), { today: TODAY })
    expect(report.overall).toBeGreaterThan(50)
    expect(report.findings.map(({ rule }) => rule)).not.toContain('work.action')
  })
})
