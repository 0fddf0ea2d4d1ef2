import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#browser/failure.ts'
import type { Preview } from '#contract/output.ts'
import { defaultStyle } from '#contract/template.ts'
import { createPreviewStore, type PreviewState } from '#stores/preview.ts'
import type { ResumeDocument } from '#stores/resume/state.ts'
import { resumeOf } from '../server/app.ts'

const documentOf = (name: string): ResumeDocument => ({
  content: resumeOf(name),
  title: '',
  templateId: 'classic',
  style: defaultStyle(),
})

interface Call {
  name: string
  answer: (pages: Preview) => void
  fail: (error: Error) => void
  signal: AbortSignal
}

/** A preview whose calls are answered by hand. */
function previewOf(name: string) {
  const calls: Call[] = []
  const $draft = atom<ResumeDocument | null>(documentOf(name))
  const store = createPreviewStore($draft, {
    preview: ({ content }, signal = new AbortController().signal) =>
      new Promise((answer, fail) => {
        calls.push({ name: content.basics.name, answer, fail, signal })
      }),
  })
  const states: PreviewState[] = []
  const stop = store.$preview.subscribe((state) => void states.push(state))
  return { calls, $draft, store, states, stop, last: () => states.at(-1) }
}

const pagesOf = (svg: string): Preview => ({ pages: [svg], width: 1, height: 1, places: [] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first pages are asked for at once', async () => {
  const { calls, last } = previewOf('a')
  calls[0]?.answer(pagesOf('a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'ready', pages: pagesOf('a') })
})

test('a burst of edits makes one call, and the old pages stay until the new are there', async () => {
  const { calls, $draft, last } = previewOf('a')
  calls[0]?.answer(pagesOf('a'))
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ['b', 'c', 'd']) {
    $draft.set(documentOf(name))
    await vi.advanceTimersByTimeAsync(50)
  }
  await vi.advanceTimersByTimeAsync(200)
  expect(calls.map((call) => call.name)).toEqual(['a', 'd'])
  expect(last()).toEqual({ status: 'updating', pages: pagesOf('a') })
})

test('the latest wins, even when an older answer comes later', async () => {
  const { calls, $draft, last } = previewOf('a')
  $draft.set(documentOf('b'))
  await vi.advanceTimersByTimeAsync(200)
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[1]?.answer(pagesOf('b'))
  await vi.advanceTimersByTimeAsync(0)
  calls[0]?.answer(pagesOf('a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'ready', pages: pagesOf('b') })
})

test('a failure keeps the old pages and can be tried again', async () => {
  const { calls, $draft, store, last } = previewOf('a')
  calls[0]?.answer(pagesOf('a'))
  await vi.advanceTimersByTimeAsync(0)
  $draft.set(documentOf('b'))
  await vi.advanceTimersByTimeAsync(200)
  calls[1]?.fail(new ApiFailure('typesettingFailed'))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'failed', code: 'typesettingFailed', pages: pagesOf('a') })
  store.retry()
  calls[2]?.answer(pagesOf('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'ready', pages: pagesOf('b') })
})

test('a closed editor has no pages', async () => {
  const { $draft, last } = previewOf('a')
  $draft.set(null)
  expect(last()).toEqual({ status: 'empty' })
})

test('pages follow also while somebody types without a pause', async () => {
  const { calls, $draft } = previewOf('a')
  for (let typed = 0; typed < 40; typed++) {
    $draft.set(documentOf(`b${typed}`))
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(calls.length).toBeGreaterThan(1)
})

test('pages that failed are made as soon as there is a connection again', async () => {
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  const { calls, last } = previewOf('a')
  calls[0]?.fail(new ApiFailure('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()?.status).toBe('failed')
  network.dispatchEvent(new Event('online'))
  calls[1]?.answer(pagesOf('a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'ready', pages: pagesOf('a') })
  network.dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(2)
  vi.unstubAllGlobals()
})
