import { beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure } from '#browser/failure.ts'
import type { Finding, Report } from '#contract/analysis.ts'
import type { OptimizeResult } from '#contract/api.ts'
import { emptyResume } from '#contract/resume.ts'
import { createAnalysisStore, type Analysis } from '#stores/analysis.ts'

const report = {
  rubric: '1.0.0',
  overall: 74,
  findings: [] as Finding[],
  model: { used: false },
} as Report
const rules: Report = { ...report, model: { used: false, name: 'm', reason: 'pending' } }
const advice = { id: 'a', severity: 'tip', points: null, lead: false, by: 'model' } as Finding
const record = { id: 'record-1', fileName: 'cv.pdf', createdAt: '', expiresAt: null }
const pdf = new File(['%PDF-1.7'], 'cv.pdf')

let kept: Record<string, unknown>
let calls: string[]
let failures: Partial<Record<'upload' | 'optimize' | 'optimizeResult', Error>>
let stored: OptimizeResult['report']
/** How the model's last word comes, where there is a model. */
let model: (() => Promise<void>) | null

function reach(call: keyof typeof failures): void {
  calls.push(call)
  const failure = failures[call]
  if (failure) throw failure
}

function createStore() {
  const store = createAnalysisStore({
    api: {
      async upload(_input, { onProgress } = {}) {
        onProgress?.(0.5)
        onProgress?.(1)
        reach('upload')
        return { recordId: 'record-1', fileName: 'cv.pdf', document: {}, language: {} } as never
      },
      async optimize(_recordId, _locale, { onStep, onRules, onFinding }) {
        onStep({ step: 'languageAnalysis', status: 'started' })
        reach('optimize')
        onStep({ step: 'languageAnalysis', status: 'done' })
        if (model) {
          onRules?.(rules)
          onFinding?.(advice)
          await model()
          return { ...report, findings: [advice], model: { used: true, name: 'm' } }
        }
        return report
      },
      async optimizeResult() {
        reach('optimizeResult')
        return { record, report: stored, resume: emptyResume(), looks: null }
      },
    },
    storage: {
      get: () => null,
      set: (key, value) => ((kept[key] = value), true),
    },
  })
  const seen: Analysis[] = []
  store.$analysis.listen((analysis) => seen.push(analysis))
  return { ...store, seen }
}

beforeEach(() => {
  kept = {}
  calls = []
  failures = {}
  stored = null
  model = null
})

describe('a file', () => {
  test('is uploaded, analysed and shown', async () => {
    const { upload, seen } = createStore()
    await upload(pdf, 'en')
    expect([...new Set(seen.map(({ status }) => status))]).toEqual([
      'queued',
      'uploading',
      'analysing',
      'complete',
    ])
    expect(seen.at(-1)).toMatchObject({ recordId: 'record-1', fileName: 'cv.pdf', report })
    expect(kept).toMatchObject({ recordId: 'record-1', fileName: 'cv.pdf', optimizeResult: report })
  })

  test('that would be refused is not sent', async () => {
    const { upload, $analysis } = createStore()
    await upload(new File(['text'], 'cv.txt'), 'en')
    expect($analysis.get()).toMatchObject({ error: 'fileTypeUnsupported', canRetry: false })
    expect(calls).toEqual([])
  })
})

test('pasted text that is blank is not sent', async () => {
  const { upload, $analysis } = createStore()
  await upload({ text: ' \n', name: 'Pasted text' }, 'en')
  expect($analysis.get()).toMatchObject({ status: 'failed', error: 'textMissing' })
  expect(calls).toEqual([])
})

describe('a failure', () => {
  test('of the upload is tried again with the same file', async () => {
    const { upload, tryAgain, $analysis } = createStore()
    failures.upload = new ApiFailure('offline')
    await upload(pdf, 'en')
    expect($analysis.get()).toMatchObject({ error: 'offline', fileName: 'cv.pdf', canRetry: true })
    failures = {}
    await tryAgain()
    expect($analysis.get().status).toBe('complete')
  })

  test('of the analysis does not upload again', async () => {
    const { upload, tryAgain, $analysis } = createStore()
    failures.optimize = new ApiFailure('busy')
    await upload(pdf, 'en')
    expect($analysis.get()).toMatchObject({ status: 'failed', error: 'busy' })
    failures = {}
    await tryAgain()
    expect($analysis.get().status).toBe('complete')
    expect(calls.filter((call) => call === 'upload')).toHaveLength(1)
  })

  test('that lies in the file offers no second try', async () => {
    const { upload, $analysis } = createStore()
    failures.upload = new ApiFailure('fileEncrypted')
    await upload(pdf, 'en')
    expect($analysis.get()).toMatchObject({ error: 'fileEncrypted', canRetry: false })
  })

  test('of ours has a sentence too', async () => {
    const { upload, $analysis } = createStore()
    failures.upload = new Error('a bug')
    await upload(pdf, 'en')
    expect($analysis.get()).toMatchObject({ error: 'internal', canRetry: true })
  })
})

describe('a record in the address', () => {
  test('is shown when it is finished', async () => {
    stored = report
    const { resumeRecord, $analysis } = createStore()
    await resumeRecord('record-1', 'en')
    expect($analysis.get()).toMatchObject({ status: 'complete', fileName: 'cv.pdf' })
    expect(calls).toEqual(['optimizeResult'])
  })

  test('is analysed to the end when that was cut off', async () => {
    const { resumeRecord, $analysis } = createStore()
    await resumeRecord('record-1', 'en')
    expect($analysis.get().status).toBe('complete')
    expect(calls).toContain('optimize')
  })
})

test('what is dropped midway does not show any more', async () => {
  const { upload, reset, $analysis } = createStore()
  const under = upload(pdf, 'en')
  reset()
  await under
  expect($analysis.get().status).toBe('idle')
})

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('a model', () => {
  test('is not waited for: what rules say is shown, then each finding, then everything', async () => {
    model = turn
    const { upload, seen } = createStore()
    await upload(pdf, 'en')
    const shown = seen.flatMap((analysis) =>
      analysis.status === 'complete' ? [analysis.report] : [],
    )
    expect(shown.map(({ model: { reason } }) => reason)).toEqual(['pending', undefined])
    expect(shown[0]?.findings).toEqual([advice])
    expect(shown[1]).toMatchObject({ findings: [advice], model: { used: true } })
    expect(kept.optimizeResult).toEqual(shown[1])
  })

  test('that is cut off leaves what is there, and says so', async () => {
    model = async () => {
      await turn()
      throw new ApiFailure('offline')
    }
    const { upload, $analysis } = createStore()
    await upload(pdf, 'en')
    expect($analysis.get()).toMatchObject({
      status: 'complete',
      report: { findings: [advice], model: { used: true, reason: 'unavailable' } },
    })
  })

  test('that was still at it when the page was left is asked for the rest', async () => {
    stored = rules
    model = turn
    const { resumeRecord, $analysis } = createStore()
    await resumeRecord('record-1', 'en')
    expect(calls).toContain('optimize')
    expect($analysis.get()).toMatchObject({ status: 'complete', report: { model: { used: true } } })
  })
})
