import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { createCounters } from '#server/storage/counters.ts'
import { createNonces } from '#server/storage/nonces.ts'

describe('nonces', () => {
  test('are used once, and forgotten when they could not be used anyway', () => {
    let now = 0
    const nonces = createNonces(new DatabaseSync(':memory:'), () => now, 2)
    const [one, two, three] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte))
    expect(nonces.use(one!, 10)).toBe('new')
    expect(nonces.use(one!, 10)).toBe('used')
    expect(nonces.use(two!, 20)).toBe('new')
    expect(nonces.use(three!, 20)).toBe('full')
    now = 10
    nonces.sweep()
    expect(nonces.use(three!, 20)).toBe('new')
  })

  test('are remembered in memory when the disk refuses', () => {
    const database = new DatabaseSync(':memory:')
    const nonces = createNonces(database, () => 0)
    database.exec('PRAGMA query_only = ON')
    expect(nonces.use(new Uint8Array(32), 10)).toBe('new')
    expect(nonces.use(new Uint8Array(32), 10)).toBe('used')
  })
})

describe('counters', () => {
  test('let a burst through, then one at a time', () => {
    let now = 1_000
    const counters = createCounters(new DatabaseSync(':memory:'), () => now)
    const hit = () => counters.hit('somebody', 3, 3_000)
    expect([hit(), hit(), hit(), hit()]).toEqual([0, 0, 0, 1_000])
    expect(counters.hit('another', 3, 3_000)).toBe(0)
    now += 1_000
    expect([hit(), hit()]).toEqual([0, 1_000])
  })

  test('let all pass when the disk refuses', () => {
    const database = new DatabaseSync(':memory:')
    const counters = createCounters(database, () => 0)
    database.exec('PRAGMA query_only = ON')
    expect([1, 2, 3].map(() => counters.hit('somebody', 1, 1_000))).toEqual([0, 0, 0])
  })
})
