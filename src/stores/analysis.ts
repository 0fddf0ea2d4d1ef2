import { atom, type WritableAtom } from 'nanostores'
import { ApiFailure, isAbort } from '#browser/failure.ts'
import { api, type Api } from '#browser/api.ts'
import { storage, type LocalStorage } from '#browser/storage.ts'
import type { Report } from '#contract/analysis.ts'
import type { OptimizeResult, StepEvent } from '#contract/api.ts'
import { isWorthRetry, type ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { showAdvice } from './advice.ts'
import type { Source } from './intake.ts'
import { contentOf } from './source.ts'
import { stepsAfter, stepsAt, uploadSteps, type Steps } from './steps.ts'

/** One analysis, from a file in the hand to its report. */
export type Analysis =
  | { status: 'idle' }
  | { status: 'queued'; fileName: string }
  | { status: 'uploading'; fileName: string; progress: number; steps: Steps }
  | { status: 'analysing'; fileName: string; recordId: string; steps: Steps }
  | CompleteAnalysis
  | { status: 'failed'; fileName: string; error: ErrorCode; canRetry: boolean }

export interface CompleteAnalysis {
  status: 'complete'
  fileName: string
  recordId: string
  report: Report
  /** What was read, for the editor. */
  read: Pick<OptimizeResult, 'resume' | 'looks'>
  steps: Steps
}

interface Dependencies {
  api: Pick<Api, 'upload' | 'optimize' | 'optimizeResult'>
  storage: Pick<LocalStorage, 'get' | 'set'>
}

/** One attempt: the signal that ends it, and the way to show how far it is. */
interface Attempt {
  signal: AbortSignal
  /** Does nothing once a newer attempt has taken the place of this one. */
  show(analysis: Analysis): void
}

type Work = (attempt: Attempt) => Promise<void>

/** The analysis of this page and everything that can be done to it. */
export function createAnalysisStore({ api: calls, storage: store }: Dependencies) {
  const $analysis: WritableAtom<Analysis> = atom({ status: 'idle' })
  let running = new AbortController()
  /** How to do the last attempt again; apart from the state, which is only data. */
  let lastAttempt: (() => Promise<void>) | null = null

  async function start(fileName: string, work: Work): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const show = (analysis: Analysis) => {
      if (!signal.aborted) $analysis.set(analysis)
    }
    lastAttempt = () => start(fileName, work)
    show({ status: 'queued', fileName })
    try {
      await work({ signal, show })
    } catch (failure) {
      if (isAbort(failure)) return
      const error = failure instanceof ApiFailure ? failure.code : 'internal'
      show({ status: 'failed', fileName, error, canRetry: isWorthRetry(error) })
    }
  }

  async function send(source: Source, locale: Locale, { signal, show }: Attempt): Promise<void> {
    const input = await contentOf(source, signal)
    const fileName = source.name
    const onProgress = (progress: number) =>
      show({ status: 'uploading', fileName, progress, steps: uploadSteps(progress) })
    onProgress(0)
    const { recordId } = await calls.upload(input, { onProgress, signal })
    signal.throwIfAborted()
    // From here on the server has it: another attempt goes on from there.
    lastAttempt = () => start(fileName, (next) => analyse(recordId, fileName, locale, next))
    await analyse(recordId, fileName, locale, { signal, show })
  }

  async function analyse(
    recordId: string,
    fileName: string,
    locale: Locale,
    { signal, show }: Attempt,
  ): Promise<void> {
    let steps = stepsAt('waiting', { uploading: 'done', parsing: 'done' })
    const showSteps = () => show({ status: 'analysing', fileName, recordId, steps })
    showSteps()
    const onStep = (event: StepEvent) => {
      steps = stepsAfter(steps, event)
      showSteps()
    }
    const advice = showAdvice(
      () => calls.optimizeResult(recordId),
      (report, read) => show(completed({ recordId, fileName, report, read })),
    )
    try {
      const report = await calls.optimize(recordId, locale, { onStep, ...advice }, signal)
      const read = await calls.optimizeResult(recordId)
      signal.throwIfAborted()
      advice.finish()
      show(completed({ recordId, fileName, report, read }))
    } catch (failure) {
      if (isAbort(failure) || !advice.breakOff()) throw failure
    }
  }

  /** The file name of a record as far as this browser knows it, else ''. */
  function nameKept(recordId: string): string {
    return store.get('recordId') === recordId ? (store.get('fileName') ?? '') : ''
  }

  /** A finished analysis, which is also what this browser remembers. */
  function completed(result: Omit<CompleteAnalysis, 'status' | 'steps'>): CompleteAnalysis {
    store.set('recordId', result.recordId)
    store.set('fileName', result.fileName)
    store.set('optimizeResult', result.report)
    return { status: 'complete', ...result, steps: stepsAt('done') }
  }

  return {
    $analysis,

    /** Shows the record with what was read put right, and the report on that. */
    amend(recordId: string, resume: Resume, report: Report): void {
      const analysis = $analysis.get()
      if (analysis.status !== 'complete' || analysis.recordId !== recordId) return
      const { fileName, read } = analysis
      $analysis.set(completed({ recordId, fileName, report, read: { ...read, resume } }))
    },

    /** Reads and judges what somebody handed in; the model's advice comes in `locale`. */
    upload: (source: Source, locale: Locale) =>
      start(source.name, (attempt) => send(source, locale, attempt)),

    /** Shows the result of an earlier upload, and finishes its analysis if that was cut off. */
    resumeRecord: (recordId: string, locale: Locale) =>
      start(nameKept(recordId), async (attempt) => {
        const read = await calls.optimizeResult(recordId)
        attempt.signal.throwIfAborted()
        const { report, record } = read
        const { fileName } = record
        // A report that waits for its model is not finished: to ask again gets the rest.
        if (!report || report.model.reason === 'pending')
          return analyse(recordId, fileName, locale, attempt)
        attempt.show(completed({ recordId, fileName, report, read }))
      }),

    /** Does the last attempt again, with the same file. */
    tryAgain: async () => lastAttempt?.(),

    /** Back to the form. What was under way is dropped. */
    reset(): void {
      running.abort()
      lastAttempt = null
      $analysis.set({ status: 'idle' })
    },

    /** Shows why something that happened outside of this page failed. */
    fail(error: ErrorCode): void {
      $analysis.set({ status: 'failed', fileName: '', error, canRetry: false })
    },

    /** Hands what was read to the editor, which opens it next. */
    async importIntoEditor(): Promise<void> {
      const analysis = $analysis.get()
      if (analysis.status !== 'complete') return
      const { recordId, fileName, read } = analysis
      const { resume, looks } = read
      const { resumeStore } = await import('./resume/store.ts')
      await resumeStore.importResume({ recordId, fileName, resume, looks })
    },
  }
}

export const analysisStore = createAnalysisStore({ api, storage })
