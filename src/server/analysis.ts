import { isDeepStrictEqual } from 'node:util'
import {
  ANALYSIS_STEPS,
  FINDING_SECTIONS,
  REPORT_SECTIONS,
  withFindings,
  type AnalysisStep,
  type Finding,
  type FindingSection,
  type Report,
  type ReportSection,
} from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import type { Dependencies } from './dependencies.ts'
import { textOf } from './draft-reading.ts'
import type { Caller } from './processes/ledger.ts'
import type { Reading } from './reading/document.ts'
import type { Owner } from './storage/owner.ts'
import type { StoredRecord } from './storage/record-row.ts'

/** What is told of an analysis while it goes on; the report comes at its end. */
export type AnalysisEvent =
  | { event: 'step'; data: StepEvent }
  /** The report without the model's advice, which is still to come. */
  | { event: 'rules'; data: Report }
  | { event: 'finding'; data: Finding }

type Parts = Pick<Dependencies, 'judge' | 'storage' | 'advisor'> & { by?: Caller }

/**
 * Analyses a record: gives each step as it begins and ends, the rules' report as soon as it is
 * there, the model's findings as they arrive, and the whole report at the end. What is stored is
 * told again instead of computed again, so that the answer is always the same.
 *
 * @param locale The language in which the model explains; a report that is stored keeps its own.
 */
export async function* analyse(
  parts: Parts,
  owner: Owner,
  { record, reading, report }: StoredRecord,
  locale: Locale,
): AsyncGenerator<AnalysisEvent, Report> {
  if (report && !isPending(report)) {
    yield* replay(report)
    return report
  }
  const ruled = report ?? (yield* judged(parts, owner, { record, reading, report }))
  if (!isPending(ruled)) return ruled
  if (report) yield* replay(report)
  yield { event: 'rules', data: ruled }
  return yield* advised(parts, owner, { record, reading, report: ruled }, ruled, locale)
}

/** Where a section's findings come from. */
const PARTS: Partial<Record<FindingSection, readonly (keyof Resume)[]>> = {
  personalInformation: ['basics'],
  strengths: ['skills'],
  education: ['education'],
  workExperience: ['work'],
  projectExperience: ['projects'],
  selfEvaluation: ['selfEvaluation'],
}

/** A reading with what its owner has put right: of the sections that changed nothing is doubted. */
export function withCorrections(reading: Reading, resume: Resume): Reading {
  const settled = FINDING_SECTIONS.filter(
    (section) =>
      reading.doubts?.settled?.includes(section) ||
      PARTS[section]?.some((part) => !isDeepStrictEqual(reading.resume[part], resume[part])),
  )
  return { ...reading, resume, ...(reading.doubts && { doubts: { ...reading.doubts, settled } }) }
}

/**
 * The report on what was read of a file once its owner has put it right. What a model proposed
 * for lines that still stand is kept; it is not asked again.
 */
export async function corrected(
  { judge, by }: Pick<Parts, 'judge' | 'by'>,
  { reading, report }: StoredRecord,
): Promise<Report> {
  const rules = await reportOf(judge(reading, { by }))
  const text = textOf(reading.resume)
  const advice = report?.findings.filter(
    (finding) => finding.by === 'model' && text.includes(finding.quote ?? ''),
  )
  const model = report?.model ?? { used: false }
  return {
    ...withFindings(rules, advice ?? []),
    // What it is still asked is about lines that may be gone.
    model: isPending({ model }) ? { ...model, reason: 'unavailable' } : model,
  }
}

/** The report alone, of an analysis or of the judge's own steps. */
export async function reportOf(
  steps: Generator<unknown, Report> | AsyncGenerator<unknown, Report>,
): Promise<Report> {
  let next = await steps.next()
  while (!next.done) next = await steps.next()
  return next.value
}

const isPending = ({ model }: Pick<Report, 'model'>): boolean => model.reason === 'pending'

/** Everything that rules say. It is stored before a model is asked, and says that one will be. */
async function* judged(
  { judge, storage, advisor, by }: Parts,
  owner: Owner,
  { record, reading }: StoredRecord,
): AsyncGenerator<AnalysisEvent, Report> {
  // Both happened with the upload; the record is the proof.
  yield* whole('uploading')
  yield* whole('parsing')

  // Who leaves finds the report when they are back: only the turn is theirs.
  const steps = judge(reading, { by })
  let next = await steps.next()
  while (!next.done) {
    yield { event: 'step', data: next.value }
    next = await steps.next()
  }

  yield step('outputtingResults', 'started')
  const report: Report = advisor
    ? { ...next.value, model: { used: false, name: advisor.name, reason: 'pending' } }
    : next.value
  const kept = await storage.records.keepReport(owner, record.id, report)
  yield step('outputtingResults', 'done')
  return kept
}

/** Adds the model's advice to the rules' report, and stores the whole. */
async function* advised(
  { storage, advisor }: Parts,
  owner: Owner,
  { record, reading }: StoredRecord,
  ruled: Report,
  locale: Locale,
): AsyncGenerator<AnalysisEvent, Report> {
  const findings: Finding[] = []
  // The model may have been taken away since the report was begun.
  let model: Report['model'] = { used: false, reason: 'unavailable' }
  const advice = advisor?.advise(reading, ruled, locale)
  let next = await advice?.next()
  while (next && !next.done) {
    findings.push(next.value)
    yield { event: 'finding', data: next.value }
    next = await advice?.next()
  }
  if (next?.done) model = next.value
  return storage.records.finishReport(owner, record.id, {
    ...withFindings(ruled, findings),
    model: { ...model, used: findings.length > 0 },
  })
}

function* replay(report: Report): Generator<AnalysisEvent> {
  for (const name of ANALYSIS_STEPS) {
    yield* isSection(name) ? whole(name, { section: report.sections[name] }) : whole(name)
  }
}

function step(
  name: AnalysisStep,
  status: StepEvent['status'],
  result: Pick<StepEvent, 'section'> = {},
): AnalysisEvent {
  return { event: 'step', data: { step: name, status, ...result } }
}

function* whole(
  name: AnalysisStep,
  result: Pick<StepEvent, 'section'> = {},
): Generator<AnalysisEvent> {
  yield step(name, 'started')
  yield step(name, 'done', result)
}

function isSection(name: AnalysisStep): name is ReportSection {
  return (REPORT_SECTIONS as readonly string[]).includes(name)
}
