import type { Options } from 'ky'
import * as v from 'valibot'
import { FindingSchema, ReportSchema, type Finding, type Report } from '#contract/analysis.ts'
import {
  BannerSchema,
  OptimizeResultSchema,
  RecordListSchema,
  RecordSchema,
  StepEventSchema,
  ScoreHistorySchema,
  TemplateListSchema,
  UploadResultSchema,
  UserTypeSchema,
  type StepEvent,
} from '#contract/api.ts'
import {
  ImportResultSchema,
  PreviewSchema,
  READ_BACK_HEADER,
  READ_BACK_MISSING_HEADER,
  type ExportFormat,
} from '#contract/output.ts'
import {
  ResumeListSchema,
  SaveResultSchema,
  SavedResumeSchema,
  ThumbnailSchema,
  VersionListSchema,
  type SaveBody,
  type ThumbnailQuery,
} from '#contract/saved-resume.ts'
import type { Draft } from '#contract/draft.ts'
import { isErrorCode, type ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import { accountCalls } from './account-calls.ts'
import type { Resume } from '#contract/resume.ts'
import { createClient, type Fetch } from './client.ts'
import { serverEvents } from './event-stream.ts'
import { ApiFailure, failureOf } from './failure.ts'
import { fileOf, type FileAnswer } from './file-answer.ts'
import { paymentCalls } from './payment-calls.ts'
import { storage as browserStorage } from './storage.ts'
import { trashCalls } from './trash-calls.ts'
import { uploadFetch } from './upload-fetch.ts'

export interface ReadBack {
  found: number
  total: number
  /** Paths into the resume of the fields that no parser would find. */
  missing: string[]
}

export interface Download extends FileAnswer {
  /** Null when the server did not say. */
  readBack: ReadBack | null
}

/** What is told of an analysis before its report. */
export interface AnalysisListener {
  onStep: (event: StepEvent) => void
  /** The report without the model's advice, which then comes in findings. */
  onRules?: (report: Report) => void
  onFinding?: (finding: Finding) => void
}

export type Api = ReturnType<typeof createApi>

/**
 * Every call of the API. Each gives the parsed data of its answer and throws `ApiFailure` for
 * whatever goes wrong; a call cancelled through its `signal` throws the signal's AbortError.
 *
 * @param fetch What carries the calls; a test passes `(request) => app.request(request)`.
 *   Only without it does an upload tell its progress.
 * @param storage Where the session token stands.
 */
export function createApi(fetch?: Fetch, storage = browserStorage) {
  // Late binding, so that what replaces the global fetch later still sees the calls.
  const client = createClient(fetch ?? ((input) => globalThis.fetch(input)), storage)
  const { send, call, dataOf } = client

  return {
    ...accountCalls(client),
    ...paymentCalls(client),
    ...trashCalls(client),

    /** What this deployment has; asked for once. */
    config: client.config,

    /** Sends a file, or pasted text, to be read. */
    upload(
      input: File | string,
      { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
    ) {
      const body = new FormData()
      if (typeof input === 'string') body.set('text', input)
      else body.set('file', input, input.name)
      return call('upload', UploadResultSchema, {
        body,
        headers: { 'Idempotency-Key': randomKey() },
        ...(signal && { signal }),
        ...(!fetch && onProgress && { fetch: uploadFetch(onProgress) as Options['fetch'] }),
      })
    },

    /** Analyses a record; tells what happens on the way, and gives the report. */
    async optimize(
      recordId: string,
      locale: Locale,
      listener: AnalysisListener,
      signal?: AbortSignal,
    ): Promise<Report> {
      const response = await send('optimize', {
        searchParams: { recordId, locale },
        headers: { Accept: 'text/event-stream' },
        ...(signal && { signal }),
      })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (!isStream || !response.body) return dataOf(response, ReportSchema)
      return reportOf(response.body, listener)
    },

    /** A record with its report, which is null until the analysis has run, and its resume. */
    optimizeResult: (recordId: string) =>
      call('optimizeResult', OptimizeResultSchema, { searchParams: { recordId } }),

    /** The visitor's analyses, newest first, a page at a time. */
    records: (cursor?: string) => call('records', RecordListSchema, { searchParams: { cursor } }),

    renameRecord: (recordId: string, fileName: string) =>
      call('renameRecord', RecordSchema, { json: { recordId, fileName } }),

    /** Every score that an analysis has had, newest first; for Pro. */
    history: (recordId: string) =>
      call('history', ScoreHistorySchema, { searchParams: { recordId } }),

    /** The first page of a saved resume, or of what was read of a file. */
    thumbnail: (of: ThumbnailQuery) => call('thumbnail', ThumbnailSchema, { searchParams: of }),

    /** Puts right what was read of a file, and gives the report on it. */
    correctReading: (recordId: string, resume: Resume, signal?: AbortSignal) =>
      call('correctReading', ReportSchema, {
        json: { recordId, resume },
        ...(signal && { signal }),
      }),

    /** The visitor's resumes, newest first, a page at a time. */
    resumes: (cursor?: string) => call('resumes', ResumeListSchema, { searchParams: { cursor } }),

    /** One resume with content and version. */
    resume: (id: string) => call('resumes', SavedResumeSchema, { searchParams: { id } }),

    /** The kept states of a resume, the present one first. */
    versions: (id: string) => call('versions', VersionListSchema, { searchParams: { id } }),

    /** One kept state of a resume. */
    version: (id: string, version: number) =>
      call('versions', SavedResumeSchema, { searchParams: { id, version } }),

    /** Makes a kept state the newest one, and gives it as it is now saved. */
    restoreVersion: (id: string, version: number) =>
      call('restoreVersion', SavedResumeSchema, { json: { id, version } }),

    /** Names a kept state, or takes its name away; gives the list as it is now. */
    nameVersion: (id: string, version: number, name: string) =>
      call('nameVersion', VersionListSchema, { json: { id, version, name } }),

    /** Gives a saved resume other looks and leaves its content alone. */
    changeTemplate: (id: string, { templateId, style }: Pick<Draft, 'templateId' | 'style'>) =>
      call('changeTemplate', SaveResultSchema, { json: { id, templateId, style } }),

    /** The templates, each with the visitor's own latest resume in it, if there is one. */
    templates: () => call('templates', TemplateListSchema),

    /** The latest resume; null when there is none. */
    banner: () => call('banner', BannerSchema),

    userType: () => call('userType', UserTypeSchema),

    /**
     * Saves a resume; without an id it makes a new one. A stale version fails with 'conflict'
     * and the newer resume as data.
     *
     * @param key The same for each attempt at one save, so that none is made twice.
     * @param keepalive Whether it goes on when the page is left; browsers allow 64 KB for that.
     */
    saveResume: (body: SaveBody, key = randomKey(), keepalive = false) =>
      call('saveResume', SaveResultSchema, {
        json: body,
        headers: { 'Idempotency-Key': key },
        keepalive,
      }),

    /** The true pages as SVG, with the places of the resume's parts on them. */
    preview: (draft: Draft, signal?: AbortSignal) =>
      call('preview', PreviewSchema, { json: draft, ...(signal && { signal }) }),

    /** The looks go with the content: the server knows how many pages it has just shown them on. */
    score: ({ content, templateId, style }: Draft, signal?: AbortSignal) =>
      call('score', ReportSchema, {
        json: { content, templateId, style },
        ...(signal && { signal }),
      }),

    /**
     * The PDF of a draft, under a name made of the title.
     *
     * @param id The saved resume that the draft is of, which may have been made with a premium
     *   template while there was a right to it.
     */
    async download(draft: Draft, title = '', id?: string): Promise<Download> {
      const response = await send('download', { json: draft, searchParams: { title, id } })
      return { ...(await fileOf(response, 'resume.pdf')), readBack: readBackOf(response.headers) }
    },

    /** A report as a PDF by the typesetter, in any script. */
    async printReport(report: PrintedReport): Promise<Blob> {
      return (await fileOf(await send('printReport', { json: report }), 'report.pdf')).blob
    },

    /** A draft as a file of another format, under a name made of the title. */
    async exportAs(format: ExportFormat, draft: Draft, title = ''): Promise<FileAnswer> {
      const response = await send('export', { json: draft, searchParams: { format, title } })
      return fileOf(response, `resume.${format}`)
    },

    /** The resume in a JSON file: a JSON Resume, or what was exported here. */
    importJson: (file: Blob) =>
      call('import', ImportResultSchema, {
        body: file,
        headers: { 'Content-Type': 'application/json' },
      }),
  }
}

/** The API as the pages use it. */
export const api = createApi()

async function reportOf(
  body: ReadableStream<Uint8Array>,
  { onStep, onRules, onFinding }: AnalysisListener,
): Promise<Report> {
  try {
    for await (const { type, data } of serverEvents(body)) {
      const value: unknown = JSON.parse(data)
      if (type === 'step') onStep(v.parse(StepEventSchema, value))
      if (type === 'rules') onRules?.(v.parse(ReportSchema, value))
      if (type === 'finding') onFinding?.(v.parse(FindingSchema, value))
      if (type === 'report') return v.parse(ReportSchema, value)
      if (type === 'error') throw new ApiFailure(codeIn(value))
    }
  } catch (error) {
    throw failureOf(error)
  }
  // The stream ended before its report: the connection was cut, or the server went away.
  throw new ApiFailure('offline')
}

function codeIn(value: unknown): ErrorCode {
  const code = (value as { error?: unknown } | null)?.error
  return isErrorCode(code) ? code : 'internal'
}

function readBackOf(headers: Headers): ReadBack | null {
  const [, found, total] = /^(\d+)\/(\d+)$/.exec(headers.get(READ_BACK_HEADER) ?? '') ?? []
  if (found === undefined || total === undefined) return null
  const missing = headers.get(READ_BACK_MISSING_HEADER)?.split(',').map(decoded) ?? []
  return { found: Number(found), total: Number(total), missing }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return text.trim()
  }
}

/** A key for `Idempotency-Key`: 128 random bits in hex. `crypto.randomUUID` is missing on plain-http origins. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
