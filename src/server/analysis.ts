import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  ANALYSIS_STEPS,
  REPORT_SECTIONS,
  type AnalysisStep,
  type Report,
  type ReportSection,
} from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import type { Dependencies } from './dependencies.ts'
import type { Owner } from './storage/owner.ts'
import type { StoredRecord } from './storage/records.ts'

/**
 * Analyses a record: gives each step as it begins and ends, and the report at the end. What is
 * stored already is told again instead of computed again, so that the answer is always the same.
 */
export async function* analyse(
  { judge, storage }: Pick<Dependencies, 'judge' | 'storage'>,
  owner: Owner,
  { record, reading, report }: StoredRecord,
): AsyncGenerator<StepEvent, Report> {
  if (report) {
    yield* replay(report)
    return report
  }
  // Both happened with the upload; the record is the proof.
  yield* whole('uploading')
  yield* whole('parsing')

  const steps = judge(reading)
  let step = steps.next()
  while (!step.done) {
    yield step.value
    // Judging is pure computation: others get their turn between its steps.
    await nextTurn()
    step = steps.next()
  }

  yield { step: 'outputtingResults', status: 'started' }
  const kept = await storage.records.keepReport(owner, record.id, step.value)
  yield { step: 'outputtingResults', status: 'done' }
  return kept
}

/** The report alone, of an analysis or of the judge's own steps. */
export async function reportOf(
  steps: Generator<StepEvent, Report> | AsyncGenerator<StepEvent, Report>,
): Promise<Report> {
  let step = await steps.next()
  while (!step.done) step = await steps.next()
  return step.value
}

function* replay(report: Report): Generator<StepEvent> {
  for (const step of ANALYSIS_STEPS) {
    yield* isSection(step) ? whole(step, { section: report.sections[step] }) : whole(step)
  }
}

function* whole(step: AnalysisStep, result: Pick<StepEvent, 'section'> = {}): Generator<StepEvent> {
  yield { step, status: 'started' }
  yield { step, status: 'done', ...result }
}

function isSection(step: AnalysisStep): step is ReportSection {
  return (REPORT_SECTIONS as readonly string[]).includes(step)
}
