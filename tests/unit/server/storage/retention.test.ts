import { describe, expect, test } from 'vitest'
import { surplus } from '#server/storage/retention.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.UTC(2026, 0, 1)

/** Saves at these times, letting go after each save as the storage does. */
function keptAfter(times: number[]) {
  let kept: { version: number; savedAt: number; bytes: number }[] = []
  times.forEach((savedAt, index) => {
    kept.push({ version: index + 1, savedAt, bytes: 1 })
    const old = new Set(surplus(kept, savedAt))
    kept = kept.filter(({ version }) => !old.has(version))
  })
  return kept
}

const every = (step: number, from: number, until: number) =>
  Array.from({ length: Math.floor((until - from) / step) }, (_, index) => from + index * step)

describe('what is kept of many saves', () => {
  test('is each of the last ten', () => {
    const kept = keptAfter(every(SECOND, START, START + 500 * SECOND))
    expect(kept.slice(-10).map(({ version }) => version)).toEqual(every(1, 491, 501))
  })

  test("has yesterday's last state after an afternoon of autosaves", () => {
    const yesterday = START + 18 * HOUR
    const afternoon = every(3 * SECOND, START + 36 * HOUR, START + 41 * HOUR)
    const kept = keptAfter([yesterday - MINUTE, yesterday, ...afternoon])
    expect(kept.map(({ savedAt }) => savedAt)).toContain(yesterday)
  })

  test('has states of an hour, a day, a week and a month ago', () => {
    const now = START + 60 * DAY
    const kept = keptAfter(every(7 * MINUTE, START, now))
    for (const age of [HOUR, DAY, 7 * DAY, 30 * DAY]) {
      const closest = Math.min(...kept.map(({ savedAt }) => Math.abs(now - age - savedAt)))
      expect(closest).toBeLessThanOrEqual(age)
    }
  })

  test('has what bears a name before the rest, and lets go of it after a year', () => {
    const states = every(1, 1, 31).map((version) => ({
      version,
      savedAt: START + version * SECOND,
      bytes: 10,
      isNamed: version === 3,
    }))
    expect(surplus(states, START + MINUTE)).not.toContain(3)
    expect(surplus(states, START + MINUTE)).toContain(2)
    expect(surplus(states, START + MINUTE, 20)).toHaveLength(28)
    expect(surplus(states, START + MINUTE, 20)).not.toContain(3)
    expect(surplus(states, START + 400 * DAY)).toContain(3)
  })

  test('is never more than fifty states, and none older than a year', () => {
    const now = START + 800 * DAY
    const kept = keptAfter(every(5 * HOUR, START, now).concat(every(20 * SECOND, now, now + DAY)))
    expect(kept.length).toBeLessThanOrEqual(50)
    expect(Math.min(...kept.map(({ savedAt }) => savedAt))).toBeGreaterThan(now - 367 * DAY)
  })
})
