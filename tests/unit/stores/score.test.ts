import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiFailure } from '#browser/failure.ts'
import type { Report } from '#contract/analysis.ts'
import type { Draft } from '#contract/draft.ts'
import { defaultStyle } from '#contract/template.ts'
import { createScoreStore } from '#stores/score.ts'
import { resumeOf } from '../server/app.ts'

const draftOf = (name: string): Draft => ({
  content: resumeOf(name),
  templateId: 'classic',
  style: defaultStyle(),
})

/** A score that counts the letters of the name. */
function scoreOf(name: string) {
  const $draft = atom<Draft | null>(draftOf(name))
  const scored: string[] = []
  const store = createScoreStore($draft, {
    score: async ({ content: { basics } }) => {
      scored.push(basics.name)
      if (basics.name === 'fail') throw new ApiFailure('busy')
      return { overall: basics.name.length, findings: [] } as unknown as Report
    },
  })
  onTestFinished(store.$score.listen(() => undefined))
  return { $draft, scored, store, state: () => store.$score.get() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a draft is scored at once, its edits after a pause', async () => {
  const { $draft, scored, state } = scoreOf('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toMatchObject({ status: 'ready', scored: { report: { overall: 1 }, gain: null } })
  $draft.set(draftOf('ab'))
  await vi.advanceTimersByTimeAsync(799)
  expect(scored).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toMatchObject({ status: 'ready', scored: { report: { overall: 2 }, gain: null } })
})

test('a change that is measured is scored at once, and tells what it has gained', async () => {
  const { $draft, scored, store, state } = scoreOf('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.measure(() => ($draft.set(draftOf('abc')), true))).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toMatchObject({ scored: { report: { overall: 3 }, gain: 2 } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(scored).toEqual(['a', 'abc'])
})

test('a change that could not be made is not measured', async () => {
  const { scored, store } = scoreOf('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.measure(() => false)).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(scored).toEqual(['a'])
})

test('another template is no reason to score again', async () => {
  const { $draft, scored } = scoreOf('a')
  await vi.advanceTimersByTimeAsync(0)
  const draft = $draft.get()
  $draft.set(draft && { ...draft, templateId: 'modern' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(scored).toEqual(['a'])
})

test('a failure says why, keeps the report before, and can be tried again', async () => {
  const { $draft, scored, store, state } = scoreOf('a')
  await vi.advanceTimersByTimeAsync(0)
  $draft.set(draftOf('fail'))
  await vi.advanceTimersByTimeAsync(800)
  expect(state()).toMatchObject({
    status: 'failed',
    code: 'busy',
    scored: { report: { overall: 1 } },
  })
  store.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(scored).toEqual(['a', 'fail', 'fail'])
})

test('a server that is busy is asked again by itself', async () => {
  const { $draft, scored, state } = scoreOf('fail')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(scored).toEqual(['fail'])
  await vi.advanceTimersByTimeAsync(1)
  expect(scored).toEqual(['fail', 'fail'])
  $draft.set(draftOf('abc'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(scored).toEqual(['fail', 'fail', 'abc'])
  expect(state()).toMatchObject({ status: 'ready' })
})
