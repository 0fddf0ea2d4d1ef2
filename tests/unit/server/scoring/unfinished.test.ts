import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ReportSchema } from '#contract/analysis.ts'
import { LOCALES } from '#contract/locales.ts'
import { unfinishedReport } from '#server/scoring/process/unfinished.ts'
import { wording } from '#server/wording.ts'
import { readingOf, resumeIn } from './resumes.ts'

const report = unfinishedReport(readingOf(resumeIn('en', 'strong')), [])

test('a report that took too long is a report without a score', () => {
  expect(v.parse(ReportSchema, report).overall).toBeNull()
})

test('it says so everywhere, and nowhere that there was too little text', () => {
  const keys = [
    `verdicts.${report.band}`,
    ...Object.values(report.sections).map(({ evaluation }) => evaluation),
    ...report.findings.map(({ message }) => message),
  ].map((text) => (typeof text === 'string' ? text : 'key' in text ? text.key : text.text))
  for (const locale of LOCALES) {
    const rubric = wording(locale, 'rubric')
    const textOf = (key: string) => {
      const [group = '', name = ''] = key.split('.')
      return rubric[group]?.[name]
    }
    const tooLittle = [textOf('verdicts.ungraded'), textOf('evaluations.ungraded')]
    for (const key of keys) {
      expect(textOf(key), `${locale} ${key}`).toBeTruthy()
      expect(tooLittle, `${locale} ${key}`).not.toContain(textOf(key))
    }
  }
})
