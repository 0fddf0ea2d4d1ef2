import { describe, expect, test } from 'vitest'
import { testStorage } from '../database.ts'

const nonceOf = (byte: number) => new Uint8Array(32).fill(byte)

describe('nonces', () => {
  test('are used once, and forgotten when they could not be used anyway', async () => {
    const { nonces, sweep, pass } = await testStorage(0)
    expect(await nonces.use(nonceOf(1), 10)).toBe('new')
    expect(await nonces.use(nonceOf(1), 10)).toBe('used')
    expect(await nonces.use(nonceOf(2), 20)).toBe('new')
    pass(10)
    await sweep()
    expect(await nonces.use(nonceOf(1), 20)).toBe('new')
    expect(await nonces.use(nonceOf(2), 20)).toBe('used')
  })

  test('are used once however many ask at once', async () => {
    const { nonces } = await testStorage()
    const uses = await Promise.all(Array.from({ length: 50 }, () => nonces.use(nonceOf(1), 2e6)))
    expect(uses.filter((use) => use === 'new')).toHaveLength(1)
  })

  test('are known to every node that shares the database', async () => {
    const first = await testStorage()
    const second = await testStorage(1_000_000, first.place)
    expect(await first.nonces.use(nonceOf(1), 2e6)).toBe('new')
    expect(await second.nonces.use(nonceOf(1), 2e6)).toBe('used')
  })
})

describe('counters', () => {
  test('let a burst through, then one at a time', async () => {
    const { counters, pass } = await testStorage(1_000)
    const hit = () => counters.hit('somebody', 3, 3_000)
    expect([await hit(), await hit(), await hit(), await hit()]).toEqual([0, 0, 0, 1_000])
    expect(await counters.hit('another', 3, 3_000)).toBe(0)
    pass(1_000)
    expect([await hit(), await hit()]).toEqual([0, 1_000])
  })

  test('are shared by all nodes, and count what comes at once', async () => {
    const first = await testStorage()
    const second = await testStorage(1_000_000, first.place)
    const hits = await Promise.all(
      [first, second].flatMap(({ counters }) =>
        Array.from({ length: 20 }, () => counters.hit('somebody', 10, 60_000)),
      ),
    )
    expect(hits.filter((wait) => wait === 0)).toHaveLength(10)
  })

  test('are forgotten when nothing is left to remember', async () => {
    const { counters, sweep, pass } = await testStorage()
    await counters.hit('somebody', 1, 1_000)
    pass(1_000)
    await sweep()
    expect(await counters.hit('somebody', 1, 1_000)).toBe(0)
  })
})
