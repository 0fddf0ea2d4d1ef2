import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebounce } from '#stores/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function debounced(wait = 100, maxWait = 300) {
  let runs = 0
  const debounce = createDebounce(() => void runs++, wait, maxWait)
  return { ...debounce, runs: () => runs }
}

test('a burst runs once, after it', () => {
  const { schedule, runs } = debounced()
  for (let key = 0; key < 3; key++) {
    schedule()
    vi.advanceTimersByTime(99)
  }
  expect(runs()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(runs()).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(runs()).toBe(1)
})

test('a burst without an end runs at the latest each time', () => {
  const { schedule, runs } = debounced()
  for (let key = 0; key < 12; key++) {
    schedule()
    vi.advanceTimersByTime(60)
  }
  expect(runs()).toBe(2)
})

test('is due from the first call until it has run', () => {
  const { schedule, isDue } = debounced()
  expect(isDue()).toBe(false)
  schedule()
  expect(isDue()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(isDue()).toBe(false)
})

test('runs at once when flushed, but only what is due', () => {
  const { schedule, flush, isDue, runs } = debounced()
  flush()
  expect(runs()).toBe(0)
  schedule()
  flush()
  expect([runs(), isDue()]).toEqual([1, false])
  vi.advanceTimersByTime(1_000)
  expect(runs()).toBe(1)
})

test('does not run once cancelled', () => {
  const { schedule, cancel, isDue, runs } = debounced()
  schedule()
  cancel()
  expect(isDue()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(runs()).toBe(0)
})

test('asks for its time at each call', () => {
  let wait = 100
  let runs = 0
  const { schedule } = createDebounce(
    () => void runs++,
    () => wait,
    1_000,
  )
  schedule()
  wait = 200
  schedule()
  vi.advanceTimersByTime(150)
  expect(runs).toBe(0)
  vi.advanceTimersByTime(50)
  expect(runs).toBe(1)
})
