import * as v from 'valibot'
import {
  ANALYSIS_STEPS,
  DocumentFactsSchema,
  REPORT_SECTIONS,
  LanguageSchema,
  ReportSchema,
  SectionReportSchema,
} from './analysis.ts'
import { LooksSchema } from './draft.ts'
import { LOCALES } from './locales.ts'
import { ResumeSchema } from './resume.ts'
import { TEMPLATE_IDS, TEMPLATE_TIERS } from './template.ts'

/** Every call of the API: its method, its path, and whether the browser signs it. */
export const ENDPOINTS = {
  config: { method: 'GET', path: '/api/config', signed: false },
  upload: { method: 'POST', path: '/api/resume/upload/v2', signed: false },
  optimize: { method: 'POST', path: '/api/resume/optimize/v2', signed: true },
  optimizeResult: { method: 'GET', path: '/api/resume/select/optimizeResult', signed: true },
  records: { method: 'GET', path: '/api/resume/select/optimizeRecord', signed: true },
  renameRecord: {
    method: 'POST',
    path: '/api/resume/update/optimizeRecordFileName',
    signed: true,
  },
  history: { method: 'GET', path: '/api/resume/select/optimizeHistory', signed: true },
  correctReading: { method: 'POST', path: '/api/resume/update/readResume', signed: true },
  deleteRecord: { method: 'DELETE', path: '/api/resume/delete/optimizeRecord', signed: true },
  restoreRecord: { method: 'POST', path: '/api/resume/update/restoreRecord', signed: true },
  resumes: { method: 'GET', path: '/api/resume/select/myResumeInfoList', signed: true },
  templates: { method: 'GET', path: '/api/resume/select/allResumeTemplate', signed: true },
  saveResume: { method: 'POST', path: '/api/resume/update/resumeInfo', signed: false },
  changeTemplate: {
    method: 'POST',
    path: '/api/resume/update/userResumeTemplate',
    signed: true,
  },
  deleteResume: { method: 'DELETE', path: '/api/resume/delete/resumeInfo', signed: true },
  trash: { method: 'GET', path: '/api/resume/select/trash', signed: true },
  restoreResume: { method: 'POST', path: '/api/resume/update/restoreResume', signed: true },
  versions: { method: 'GET', path: '/api/resume/select/resumeVersions', signed: true },
  restoreVersion: { method: 'POST', path: '/api/resume/update/restoreVersion', signed: true },
  nameVersion: { method: 'POST', path: '/api/resume/update/versionName', signed: true },
  thumbnail: { method: 'GET', path: '/api/resume/get/thumbnail', signed: true },
  banner: { method: 'GET', path: '/api/resume/get/userResumeBanner', signed: true },
  userType: { method: 'GET', path: '/api/resume/user/getType', signed: true },
  preview: { method: 'POST', path: '/api/resume/preview', signed: false },
  score: { method: 'POST', path: '/api/resume/score', signed: false },
  download: { method: 'POST', path: '/api/resume/download', signed: false },
  export: { method: 'POST', path: '/api/resume/export', signed: false },
  printReport: { method: 'POST', path: '/api/resume/report', signed: false },
  import: { method: 'POST', path: '/api/resume/import', signed: false },
  blogList: { method: 'GET', path: '/api/blog/list', signed: false },
  login: { method: 'GET', path: '/api/google/login', signed: false },
  loginCallback: { method: 'GET', path: '/api/google/callback', signed: false },
  userInfo: { method: 'GET', path: '/api/user/getUserInfo', signed: false },
  logout: { method: 'POST', path: '/api/user/logout', signed: false },
  sessions: { method: 'GET', path: '/api/user/sessions', signed: true },
  revokeSession: { method: 'DELETE', path: '/api/user/sessions', signed: true },
  quota: { method: 'GET', path: '/api/user/quota', signed: true },
  exportData: { method: 'GET', path: '/api/user/data', signed: true },
  eraseData: { method: 'DELETE', path: '/api/user/data', signed: true },
  purchases: { method: 'GET', path: '/api/pay/purchases', signed: true },
  checkout: { method: 'POST', path: '/api/pay/checkout', signed: false },
  portal: { method: 'POST', path: '/api/pay/portal', signed: false },
  webhook: { method: 'POST', path: '/api/pay/webhook', signed: false },
  live: { method: 'GET', path: '/api/health/live', signed: false },
  ready: { method: 'GET', path: '/api/health/ready', signed: false },
} as const
export type Endpoint = keyof typeof ENDPOINTS

/** Response header with the session token, when there is a new one; it replaces the stored one. */
export const TOKEN_HEADER = 'token'

/** Every JSON answer: `code` 200 is success; a failure names itself in `error`. */
export const EnvelopeSchema = v.object({
  code: v.number(),
  data: v.optional(v.unknown(), null),
  msg: v.optional(v.string(), ''),
  error: v.optional(v.string()),
})
export type Envelope = v.InferOutput<typeof EnvelopeSchema>

/** Body code of an expired session; its HTTP status is 401. */
export const SESSION_EXPIRED_CODE = 408

/** Of whatever the server keeps. */
export const IdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
export const TitleSchema = v.pipe(v.string(), v.maxLength(200))

/** What the static pages are told about this deployment. */
export const PublicConfigSchema = v.object({
  /** Name of the model that writes advice, or null when none is configured. */
  model: v.nullable(v.string()),
  payment: v.boolean(),
  login: v.picklist(['none', 'demo', 'google']),
  sign: v.object({ companyId: v.string(), publicKey: v.string() }),
})
export type PublicConfig = v.InferOutput<typeof PublicConfigSchema>

/** Which language's posts are asked for. */
export const BlogListQuerySchema = v.object({ locale: v.optional(v.picklist(LOCALES), 'en') })

/** Posts for the footer, as their editors list them in `locales/blog.json`. */
export const BlogListSchema = v.array(v.object({ title: v.string(), linkUrl: v.string() }))

/** Multipart: `file` (or `text`, pasted), and `locale` when a plain HTML form sends it. */
export const UploadResultSchema = v.object({
  recordId: v.string(),
  fileName: v.string(),
  document: DocumentFactsSchema,
  language: LanguageSchema,
})
export type UploadResult = v.InferOutput<typeof UploadResultSchema>

export const OptimizeQuerySchema = v.object({
  recordId: IdSchema,
  locale: v.optional(v.picklist(LOCALES), 'en'),
})

/**
 * Events of the optimize stream; `event:` is the type, `data:` the JSON of the rest:
 * `step` (StepEvent), then `report` (Report); `error` ({ error: ErrorCode }) ends a failed one.
 * Where a model is asked, `rules` (the Report without its part) comes as soon as it is there, and
 * a `finding` (Finding) for each piece of the model's advice; `report` then holds everything.
 */
export const StepEventSchema = v.object({
  step: v.picklist(ANALYSIS_STEPS),
  status: v.picklist(['started', 'done']),
  /** The section's result, when a section's step is done. */
  section: v.optional(SectionReportSchema),
})
export type StepEvent = v.InferOutput<typeof StepEventSchema>

export const RecordSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  createdAt: v.string(),
  /** When it will be gone (ISO 8601), or null when it stays. */
  expiresAt: v.nullable(v.string()),
})
export type AnalysisRecord = v.InferOutput<typeof RecordSchema>

export const OptimizeResultSchema = v.object({
  record: RecordSchema,
  /** Null until the analysis has run. */
  report: v.nullable(ReportSchema),
  resume: ResumeSchema,
  /** Those of a PDF of ours that was read again; null for every other document. */
  looks: v.nullable(LooksSchema),
})
export type OptimizeResult = v.InferOutput<typeof OptimizeResultSchema>

export const RecordQuerySchema = v.object({ recordId: IdSchema })

/** A record in the list of analyses, newest first, with how it was scored. */
export const RecordListSchema = v.object({
  items: v.array(
    v.object({
      ...RecordSchema.entries,
      /** Null until the analysis has run, or when it gave no score. */
      overall: v.nullable(v.number()),
      /** Version of the rubric that scored it, or null until the analysis has run. */
      rubric: v.nullable(v.string()),
    }),
  ),
  next: v.nullable(v.string()),
})
export type RecordList = v.InferOutput<typeof RecordListSchema>

/** A report in figures. */
export const ReportFiguresSchema = v.object({
  overall: v.nullable(v.number()),
  /** Version of the rubric that gave them. */
  rubric: v.string(),
  sections: v.record(v.picklist(REPORT_SECTIONS), v.nullable(v.number())),
  /** How many marks there were. */
  findings: v.number(),
})
export type ReportFigures = v.InferOutput<typeof ReportFiguresSchema>

/** Every report that a record has had, newest first; for Pro. */
export const ScoreHistorySchema = v.array(
  v.object({ madeAt: v.string(), ...ReportFiguresSchema.entries }),
)
export type ScoreHistory = v.InferOutput<typeof ScoreHistorySchema>

export const ListQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** Answered with the record. */
export const RenameRecordBodySchema = v.object({
  recordId: IdSchema,
  fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
})

/** What was read wrongly of a file, put right by its owner; answered with the new report. */
export const CorrectReadingBodySchema = v.object({ recordId: IdSchema, resume: ResumeSchema })

/** What somebody's plan opens: 0 nothing more, 2 everything (Pro). */
export const UserTypeSchema = v.picklist([0, 2])
export type UserType = v.InferOutput<typeof UserTypeSchema>

/** The latest resume, for the home page; null when there is none. */
export const BannerSchema = v.nullable(
  v.object({
    id: v.string(),
    title: v.string(),
    /** Page 1. Show it as an image; never insert it into the page. */
    thumbnailSvg: v.string(),
    /** Of the latest state, scored by today's rubric; null when ungraded. */
    score: v.nullable(v.number()),
    updatedAt: v.string(),
  }),
)
export type Banner = v.InferOutput<typeof BannerSchema>

export const TemplateListSchema = v.array(
  v.object({
    id: v.picklist(TEMPLATE_IDS),
    name: v.string(),
    tier: v.picklist(TEMPLATE_TIERS),
    /** Page 1 of the visitor's latest resume in this template, as SVG; null when there is none. */
    thumbnail: v.nullable(v.string()),
    /** Whether it may be downloaded. */
    owned: v.boolean(),
  }),
)
export type TemplateList = v.InferOutput<typeof TemplateListSchema>
