import { REPORT_SECTIONS, type FindingSection, type Report } from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import type { Finding } from '#contract/analysis.ts'
import type { Reading } from '#server/reading/document.ts'
import { forget } from '#server/reading/lexicon/remember.ts'
import { arithmeticOf } from './arithmetic.ts'
import { doubtsOf } from './doubts.ts'
import { evaluate } from './evaluation.ts'
import { factsReader, substanceOf, type Facts } from './facts.ts'
import { findingsOf } from './findings.ts'
import { LEAST_TO_JUDGE, RUBRIC_VERSION } from '#contract/rubric.ts'
import {
  applyRules,
  bandOf,
  shown,
  shownSection,
  tally,
  ungradedReason,
  worthOf,
  type Mark,
  type Ungraded,
} from './tally.ts'

export interface JudgeOptions {
  /**
   * The month in which the resume is judged, 'YYYY-MM'. Roles that run on are counted up to
   * it and dates after it lie ahead, so one report stays the same for a whole month.
   */
  today?: string
}

/** The only clock of the scorer. */
function thisMonth(): string {
  return new Date().toISOString().slice(0, 7)
}

/**
 * Judges what was read, step by step as it happens: the language's rules are prepared, each
 * section is scored, and the results are merged into the report that is returned. The same
 * resume and document facts give the same report, always.
 */
export function* judge(reading: Reading, options: JudgeOptions = {}): Generator<StepEvent, Report> {
  // Step 1: what the rules look at, in the resume's language.
  yield { step: 'languageAnalysis', status: 'started' }
  const doubts = doubtsOf(reading.resume, reading.doubts)
  const read = factsReader(reading.document, options.today ?? thisMonth(), doubts)
  const facts = read(reading.resume)
  const reason = ungradedReason(facts)
  yield { step: 'languageAnalysis', status: 'done' }

  // Step 2: each section by its own rules.
  const marks = {} as Record<FindingSection, Mark[]>
  const sections = {} as Report['sections']
  for (const section of REPORT_SECTIONS) {
    yield { step: section, status: 'started' }
    marks[section] = applyRules(facts, section)
    sections[section] = {
      score: reason ? null : shownSection(facts, marks[section]),
      evaluation: evaluate(section, facts, marks[section], reason === null),
    }
    yield { step: section, status: 'done', section: sections[section] }
  }

  // Step 3: one number, and what each change would add to it.
  yield { step: 'mergingResults', status: 'started' }
  marks.document = applyRules(facts, 'document')
  const overall = shown(tally(facts, marks).overall)
  const worth = worthOf(facts, marks)
  const unknown = reason ?? (overall === null ? 'unread' : null)
  const spoken = reason ? integrity(marks.document) : Object.values(marks).flat()
  const findings = [
    ...(unknown ? [ungraded(facts, unknown)] : []),
    ...findingsOf(facts, spoken, overall, read, worth),
  ]
  yield { step: 'mergingResults', status: 'done' }
  forget()

  return {
    rubric: RUBRIC_VERSION,
    language: reading.language,
    overall,
    band: bandOf(overall),
    ...(overall !== null && { arithmetic: arithmeticOf(marks) }),
    sections,
    findings,
    document: reading.document,
    model: { used: false },
  }
}

/** Judges at once: the report that `judge` returns. */
export function score(reading: Reading, options: JudgeOptions = {}): Report {
  const steps = judge(reading, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** What must be said even about a document that cannot be graded. */
function integrity(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ rule }) => /hiddenText|injection/.test(rule.id))
}

function ungraded(facts: Facts, reason: Ungraded): Finding {
  return {
    id: `document.${reason}`,
    rule: `document.${reason}`,
    section: 'document',
    severity: 'blocker',
    points: null,
    worth: null,
    lead: true,
    message: {
      key: `findings.${reason}`,
      params: reason === 'notEnough' ? { count: substanceOf(facts), needed: LEAST_TO_JUDGE } : {},
    },
    by: 'rules',
  }
}
