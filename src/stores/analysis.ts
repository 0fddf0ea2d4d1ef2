import { atom } from 'nanostores'
import { ApiFailure, isAbort } from '#browser/failure.ts'
import { api } from '#browser/api.ts'
import { storage } from '#browser/storage.ts'
import type { Report } from '#contract/analysis.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { checkFile } from './file-check.ts'
import type { Source } from './intake.ts'
import { stepsAfter, stepsAt, uploadSteps, type Steps } from './steps.ts'

/** One analysis, from a file in the hand to its report. */
export type Analysis =
  | { status: 'idle' }
  | { status: 'queued'; fileName: string }
  | { status: 'uploading'; fileName: string; progress: number; steps: Steps }
  | { status: 'analysing'; fileName: string; recordId: string; steps: Steps }
  | {
      status: 'complete'
      fileName: string
      recordId: string
      report: Report
      resume: Resume
      steps: Steps
    }
  | { status: 'failed'; fileName: string; error: ErrorCode; canRetry: boolean }

export const $analysis = atom<Analysis>({ status: 'idle' })

/** The way to do the last attempt again; kept apart from the state, which is only data. */
let lastAttempt: (() => Promise<void>) | null = null
let running = new AbortController()

/** Failures that the same file meets again however often it is sent. */
const FINAL = new Set<ErrorCode>(['fileTypeUnsupported', 'fileEmpty', 'fileTooLarge'])

/** Reads and judges what somebody handed in; a report's sentences come in `locale`. */
export function upload(source: Source, locale: Locale): Promise<void> {
  return attempt(nameOf(source), async (signal) => {
    const input = await contentOf(source, signal)
    if (input instanceof File) {
      const error = checkFile(input)
      if (error) throw new ApiFailure(error)
    } else if (input.trim() === '') throw new ApiFailure('fileEmpty')

    const fileName = nameOf(source)
    const onProgress = (progress: number) =>
      $analysis.set({ status: 'uploading', fileName, progress, steps: uploadSteps(progress) })
    onProgress(0)
    const { recordId } = await api.upload(input, { onProgress, signal })
    // From here on the server has it: another attempt goes on from there.
    lastAttempt = () => attempt(fileName, (next) => analyse(recordId, fileName, locale, next))
    await analyse(recordId, fileName, locale, signal)
  })
}

/** Shows the result of an earlier upload, and finishes its analysis if that was cut off. */
export function resumeRecord(recordId: string, locale: Locale): Promise<void> {
  return attempt(storage.get('fileName') ?? '', async (signal) => {
    const { record, report, resume } = await api.optimizeResult(recordId)
    signal.throwIfAborted()
    if (!report) return analyse(recordId, record.fileName, locale, signal)
    complete({ recordId, fileName: record.fileName, report, resume })
  })
}

/** Does the last attempt again, with the same file. */
export async function tryAgain(): Promise<void> {
  await lastAttempt?.()
}

/** Back to the form. What was under way is dropped. */
export function reset(): void {
  running.abort()
  lastAttempt = null
  $analysis.set({ status: 'idle' })
}

/** Shows why something that happened outside of this page failed. */
export function fail(error: ErrorCode): void {
  $analysis.set({ status: 'failed', fileName: '', error, canRetry: false })
}

/** Hands what was read to the editor, which opens it next. */
export async function importIntoEditor(): Promise<void> {
  const analysis = $analysis.get()
  if (analysis.status !== 'complete') return
  const { recordId, fileName, resume } = analysis
  const { resumeStore } = await import('./resume.ts')
  await resumeStore.importResume({ recordId, fileName, resume })
}

async function analyse(recordId: string, fileName: string, locale: Locale, signal: AbortSignal) {
  let steps = stepsAt('waiting', { uploading: 'done', parsing: 'done' })
  const show = () => $analysis.set({ status: 'analysing', fileName, recordId, steps })
  show()
  const report = await api.optimize(
    recordId,
    locale,
    (event) => {
      steps = stepsAfter(steps, event)
      show()
    },
    signal,
  )
  const { resume } = await api.optimizeResult(recordId)
  signal.throwIfAborted()
  complete({ recordId, fileName, report, resume })
}

function complete(result: Omit<Extract<Analysis, { status: 'complete' }>, 'status' | 'steps'>) {
  storage.set('recordId', result.recordId)
  storage.set('fileName', result.fileName)
  storage.set('optimizeResult', result.report)
  $analysis.set({ status: 'complete', ...result, steps: stepsAt('done') })
}

/** Runs one attempt; a newer one takes its place, and nothing of the older shows any more. */
async function attempt(fileName: string, work: (signal: AbortSignal) => Promise<void>) {
  running.abort()
  running = new AbortController()
  const { signal } = running
  lastAttempt = () => attempt(fileName, work)
  $analysis.set({ status: 'queued', fileName })
  try {
    await work(signal)
  } catch (failure) {
    if (signal.aborted || isAbort(failure)) return
    const error = failure instanceof ApiFailure ? failure.code : 'internal'
    const canRetry = !FINAL.has(error)
    $analysis.set({ status: 'failed', fileName, error, canRetry })
  }
}

function nameOf(source: Source): string {
  return 'name' in source ? source.name : ''
}

/** What is sent: the file, the text, or the sample as a file like any other. */
async function contentOf(source: Source, signal: AbortSignal): Promise<File | string> {
  if (source instanceof File) return source
  if ('text' in source) return source.text
  const response = await fetch(source.sample, { signal }).catch(() => {
    throw new ApiFailure('offline')
  })
  if (!response.ok) throw new ApiFailure('unexpectedAnswer')
  return new File([await response.blob()], source.name, { type: 'application/pdf' })
}
