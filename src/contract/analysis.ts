import * as v from 'valibot'
import { ArithmeticSchema } from './arithmetic.ts'
import { MessageSchema } from './message.ts'
import { PatchSchema } from './patch.ts'

/** The six parts that are judged, in the order in which they are judged and shown. */
export const REPORT_SECTIONS = [
  'personalInformation',
  'strengths',
  'education',
  'workExperience',
  'projectExperience',
  'selfEvaluation',
] as const
export type ReportSection = (typeof REPORT_SECTIONS)[number]

/** A finding belongs to one of the six sections or to the document as a whole. */
export const FINDING_SECTIONS = [...REPORT_SECTIONS, 'document'] as const
export type FindingSection = (typeof FINDING_SECTIONS)[number]

/** The steps of an analysis, in order; each is reported when it really begins and ends. */
export const ANALYSIS_STEPS = [
  'uploading',
  'parsing',
  'languageAnalysis',
  ...REPORT_SECTIONS,
  'mergingResults',
  'outputtingResults',
] as const
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]

export const SEVERITIES = ['blocker', 'major', 'minor', 'tip'] as const
/** `ungraded`: too little to judge. `unfinished`: judging took too long. Neither has a score. */
export const BANDS = ['strong', 'fair', 'weak', 'ungraded', 'unfinished'] as const

export const DOCUMENT_FORMATS = ['pdf', 'docx', 'doc', 'text'] as const

/** What was measured on the uploaded file, or on the PDF that the editor would give. */
export const DocumentFactsSchema = v.object({
  format: v.picklist(DOCUMENT_FORMATS),
  pages: v.number(),
  words: v.number(),
  characters: v.number(),
  /** Columns of running text: 1, or 2 with a sidebar. */
  columns: v.number(),
  tables: v.number(),
  images: v.number(),
  /** False when the pages are pictures without text. */
  textLayer: v.boolean(),
  /** Text that a person cannot see but a machine reads; kept out of the resume. */
  hiddenText: v.array(v.string()),
  /** An example of each way in which dates are written, when there are several. */
  dateNotations: v.optional(v.array(v.string())),
  /** E-mail and phone are printed, and nowhere but in the second half. */
  contactAtEnd: v.optional(v.boolean()),
})
export type DocumentFacts = v.InferOutput<typeof DocumentFactsSchema>

/** A detected language: BCP 47 tag and confidence from 0 to 1. */
export const LanguageSchema = v.object({ code: v.string(), confidence: v.number() })
export type Language = v.InferOutput<typeof LanguageSchema>

export const FindingSchema = v.object({
  /** Unique within the report and stable for the same resume. */
  id: v.string(),
  /** Id of the rule in the rubric, such as 'work.metrics'. */
  rule: v.string(),
  section: v.picklist(FINDING_SECTIONS),
  severity: v.picklist(SEVERITIES),
  /** What the shown overall gains when `fix` alone is applied; null when it can't be computed. */
  points: v.nullable(v.number()),
  /**
   * What the rule withholds from the shown overall now, however many findings it has: the overall
   * with the rule met, minus the overall. Null without a number, and for what a model says.
   */
  worth: v.optional(v.nullable(v.number()), null),
  /** True for the few that a report opens with; the others stand below a fold. */
  lead: v.optional(v.boolean(), false),
  /** The reading is in doubt, not the resume: worded as our own gap, and costs nothing. */
  doubt: v.optional(v.literal(true)),
  quote: v.optional(v.string()),
  /** Dotted path into the resume, such as 'work.0.details'. */
  at: v.optional(v.string()),
  message: MessageSchema,
  /** A rewritten line; `blanks` are the placeholders that only the person can fill. */
  suggestion: v.optional(
    v.object({ before: v.string(), after: v.string(), blanks: v.array(v.string()) }),
  ),
  fix: v.optional(PatchSchema),
  by: v.picklist(['rules', 'model']),
})
export type Finding = v.InferOutput<typeof FindingSchema>

/**
 * Why a configured model has no part in a report, or not its whole part. `pending`: it is being
 * asked; whoever asks for the analysis again gets the rest.
 */
export const MODEL_REASONS = [
  'pending',
  /** There is too little in the resume to advise on. */
  'tooLittle',
  /** It answered, and nothing of it was left after the checks. */
  'nothing',
  'timeout',
  /** It takes no more calls at the moment. */
  'busy',
  /** It cannot be reached, or has failed so often that it is left alone for a while. */
  'unavailable',
  /** It does not accept our calls: key, name or format are wrong. */
  'refused',
  /** What it answered was no advice. */
  'unusable',
] as const
export type ModelReason = (typeof MODEL_REASONS)[number]

export const ModelShareSchema = v.object({
  /** True when at least one finding is the model's. */
  used: v.boolean(),
  name: v.optional(v.string()),
  /** The language of its explanations. */
  locale: v.optional(v.string()),
  /** Also there when the model was used, if some of its answers are missing. */
  reason: v.optional(v.picklist(MODEL_REASONS)),
})
/** The model's part in a report. */
export type ModelShare = v.InferOutput<typeof ModelShareSchema>

export const SectionReportSchema = v.object({
  /** 0 to 100, or null when the section does not apply: never a free pass. */
  score: v.nullable(v.number()),
  evaluation: MessageSchema,
})
export type SectionReport = v.InferOutput<typeof SectionReportSchema>

export const ReportSchema = v.object({
  /** Version of the rubric, such as '1.0.0'. */
  rubric: v.string(),
  language: LanguageSchema,
  /** 0 to 100; null when there is too little to judge, with the reason among the findings. */
  overall: v.nullable(v.number()),
  band: v.picklist(BANDS),
  /** Absent without an overall, and in reports of before it was told. */
  arithmetic: v.optional(ArithmeticSchema),
  sections: v.object({
    personalInformation: SectionReportSchema,
    strengths: SectionReportSchema,
    education: SectionReportSchema,
    workExperience: SectionReportSchema,
    projectExperience: SectionReportSchema,
    selfEvaluation: SectionReportSchema,
  } satisfies Record<ReportSection, typeof SectionReportSchema>),
  findings: v.array(FindingSchema),
  document: DocumentFactsSchema,
  model: ModelShareSchema,
})
export type Report = v.InferOutput<typeof ReportSchema>

/** A report opens with so many findings at most: what a person reads to the end. */
export const LEADING = 8

/**
 * The order in which findings are shown: blockers, then what is worth most or gains most, then
 * what is most severe; otherwise as they stand.
 */
export function byWorth(a: Finding, b: Finding): number {
  return (
    Number(b.severity === 'blocker') - Number(a.severity === 'blocker') ||
    gainOf(b) - gainOf(a) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
  )
}

const gainOf = ({ worth, points }: Finding): number => Math.max(worth ?? 0, points ?? 0)

/** Petty findings never lead: hints, and little things that move no number. */
function canLead({ severity, doubt, ...finding }: Finding): boolean {
  if (doubt || severity === 'tip') return false
  return severity !== 'minor' || gainOf({ severity, ...finding }) > 0
}

/**
 * The findings in the order in which they are shown, the first few of weight marked to lead. Of
 * one rule a single finding leads, so that nobody reads the same advice eight times.
 */
export function leading(findings: readonly Finding[]): Finding[] {
  const led = new Set<string>()
  return findings.toSorted(byWorth).map((finding) => {
    const lead = canLead(finding) && led.size < LEADING && !led.has(finding.rule)
    if (lead) led.add(finding.rule)
    return { ...finding, lead }
  })
}

/** The report with more findings, all in the order in which they are shown. */
export function withFindings(report: Report, more: readonly Finding[]): Report {
  return { ...report, findings: leading([...report.findings, ...more]) }
}
