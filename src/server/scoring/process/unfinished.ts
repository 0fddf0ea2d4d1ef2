import { REPORT_SECTIONS, type Report, type SectionReport } from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import { RUBRIC_VERSION } from '#contract/rubric.ts'
import type { Reading } from '../../reading/document.ts'

/**
 * The report on a resume that could not be judged to its end: the sections that were, no score,
 * and a finding that says so.
 */
export function unfinishedReport(reading: Reading, told: readonly StepEvent[]): Report {
  const leftOut: SectionReport = {
    score: null,
    evaluation: { key: 'evaluations.unfinished', params: {} },
  }
  const done = new Map(told.flatMap(({ step, section }) => (section ? [[step, section]] : [])))
  const sections = REPORT_SECTIONS.map((name) => [name, done.get(name) ?? leftOut] as const)
  return {
    rubric: RUBRIC_VERSION,
    language: reading.language,
    overall: null,
    band: 'unfinished',
    sections: Object.fromEntries(sections) as Report['sections'],
    findings: [
      {
        id: 'document.unfinished',
        rule: 'document.unfinished',
        section: 'document',
        severity: 'blocker',
        points: null,
        worth: null,
        lead: true,
        message: { key: 'findings.unfinished', params: {} },
        by: 'rules',
      },
    ],
    document: reading.document,
    model: { used: false },
  }
}
