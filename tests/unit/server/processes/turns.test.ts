import { describe, expect, test } from 'vitest'
import { createLedger, type Caller } from '#server/processes/ledger.ts'
import { createTurns, type Turn } from '#server/processes/turns.ts'

const at = (address: string, visitor: string | null = null): Caller => ({ address, visitor })
const ada = at('1.1.1.1', 'ada')
const bob = at('1.1.1.1', 'bob')
const eve = at('2.2.2.2', 'eve')

const settled = async <T>(asked: T) => {
  await settle()
  return asked
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

function turnsWith(slots: number, perVisitor = slots, longestQueue = 10) {
  let clock = 0
  const now = () => clock
  const ledger = createLedger(now)
  const turns = createTurns({ slots, perVisitor, longestQueue, ledger, now })
  const order: string[] = []
  /** Asks, and notes who got their turn. */
  const ask = (by: Caller, signal?: AbortSignal) => {
    const taken: { turn?: Turn; error?: unknown } = {}
    const wait = async () => {
      taken.turn = await turns.take({ by, signal })
      order.push(by.visitor ?? by.address)
    }
    wait().catch((error: unknown) => (taken.error = error))
    return taken
  }
  return { turns, ledger, ask, order, pass: (ms: number) => void (clock += ms) }
}

describe('turns', () => {
  test('are had in the order of asking among those who have used little', async () => {
    const { ask, order } = turnsWith(1)
    const first = ask(ada)
    ask(bob)
    ask(eve)
    await settle()
    first.turn?.end()
    await settle()
    expect(order).toEqual(['ada', 'bob'])
  })

  test('go first to whoever has used least, however many the others have asked for', async () => {
    const { ask, order, pass, ledger } = turnsWith(1)
    for (const visitor of [ada, bob]) ledger.charge(visitor, 10)
    const first = ask(ada)
    for (let more = 0; more < 4; more++) ask(ada)
    await settle()
    pass(15_000)
    const late = ask(bob)
    first.turn?.end()
    await settle()
    expect(order).toEqual(['ada', 'bob'])
    expect(late.turn?.isHeavy).toBe(false)
  })

  test('come to everybody in the end', async () => {
    const { ask, order, pass, ledger } = turnsWith(1)
    ledger.charge(ada, 25_000)
    let current = ask(bob)
    const patient = ask(ada)
    for (let round = 0; round < 100 && !patient.turn; round++) {
      const next = ask(at('3.3.3.3', `new ${round}`))
      await settle()
      pass(500)
      current.turn?.end()
      await settle()
      current = next
    }
    expect(order).toContain('ada')
    expect(patient.turn?.isHeavy).toBe(true)
  })

  test('are never all one visitor’s', async () => {
    const { ask } = turnsWith(3, 2)
    const [one, two, three] = [ask(ada), ask(ada), ask(ada)]
    const other = ask(eve)
    await settle()
    expect([one, two, three, other].map(({ turn }) => Boolean(turn))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('keep the last place from those who come to an address with ever new cookies', async () => {
    const { ask, ledger } = turnsWith(3, 2)
    const crowd = [1, 2, 3, 4].map((number) => ask(at('9.9.9.9', `fresh ${number}`)))
    await settle()
    expect(crowd.filter(({ turn }) => turn)).toHaveLength(2)
    // Somebody who worked here before, and somebody from elsewhere.
    const known = at('9.9.9.9', 'known')
    ledger.charge(known, 50)
    const again = ask(known)
    await settle()
    expect(again.turn).toBeDefined()
    again.turn?.end()
    const elsewhere = ask(eve)
    await settle()
    expect(elsewhere.turn).toBeDefined()
  })

  test('keep the last place from new cookies whose requests have cost something on their way', async () => {
    const { ask, ledger } = turnsWith(3, 2)
    const crowd = [1, 2, 3].map((number) => {
      const fresh = ledger.arriving(at('9.9.9.9', `fresh ${number}`))
      ledger.charge(fresh, 5)
      return ask(fresh)
    })
    await settle()
    expect(crowd.filter(({ turn }) => turn)).toHaveLength(2)
  })

  test('keep the last place from those known who have used much', async () => {
    const { ask, ledger } = turnsWith(3, 2)
    const [one, two, light] = ['one', 'two', 'light'].map((name) => at('9.9.9.9', name))
    for (const busy of [one!, two!]) ledger.charge(busy, 10_000)
    ledger.charge(light!, 10)
    const heavy = [one!, one!, two!].map((by) => ask(by))
    const last = ask(light!)
    await settle()
    expect(heavy.map(({ turn }) => Boolean(turn))).toEqual([true, true, false])
    expect(last.turn?.isHeavy).toBe(false)
  })

  test('count nobody as busy for what one colleague has had', async () => {
    const { ask, ledger } = turnsWith(3)
    for (const by of [ada, bob]) ledger.charge(by, 10)
    ledger.charge(ada, 9_000)
    ledger.charge(bob, 75_000)
    const [light, busy] = [ask(ada), ask(bob)]
    await settle()
    expect([light.turn?.isHeavy, busy.turn?.isHeavy]).toEqual([false, true])
  })

  test('are charged by what was computed, which a busy machine does not change', async () => {
    const { ask, ledger, pass } = turnsWith(1)
    ledger.charge(ada, 10)
    const { turn } = await settled(ask(ada))
    pass(5_000)
    turn?.end(40)
    turn?.end()
    expect(ledger.recent(ada).visitor).toBeCloseTo(40 + 10 * 2 ** (-5 / 30))
  })

  test('go to a known visitor before a crowd of new cookies, and to each address in turn', async () => {
    const { ask, order, ledger, pass } = turnsWith(1)
    const known = at('9.9.9.9', 'known')
    ledger.charge(known, 50)
    const first = ask(at('9.9.9.9', 'fresh'))
    for (let number = 0; number < 6; number++) ask(at('9.9.9.9', `fresh ${number}`))
    ask(known)
    const elsewhere = ask(eve)
    for (const next of [first, elsewhere]) {
      await settle()
      pass(100)
      next.turn?.end()
    }
    await settle()
    expect(order).toEqual(['fresh', 'eve', 'known'])
  })

  test('are not kept for those who have left', async () => {
    const { ask, turns } = turnsWith(1)
    ask(ada)
    const leaving = new AbortController()
    const gone = ask(bob, leaving.signal)
    await settle()
    leaving.abort()
    await settle()
    expect(gone.error).toMatchObject({ name: 'AbortError' })
    expect(turns.waiting).toBe(0)
  })

  test('are refused when too many wait, and half of the places to wait are for others', async () => {
    const { ask, ledger } = turnsWith(1, 1, 10)
    ledger.charge(ada, 10)
    const own = Array.from({ length: 8 }, () => ask(ada))
    const others = Array.from({ length: 6 }, (_, number) => ask(at('5.5.5.5', `other ${number}`)))
    await settle()
    const busy = { code: 'busy', retryAfter: expect.any(Number) }
    expect(own.filter(({ error }) => error)).toHaveLength(2)
    expect(own.at(-1)?.error).toMatchObject(busy)
    expect(others.filter(({ error }) => error)).toHaveLength(1)
  })
})

describe('the ledger', () => {
  test('lets nobody who is known wait for what newcomers of their address have taken', () => {
    const ledger = createLedger(() => 0)
    const known = at('9.9.9.9', 'known')
    ledger.charge(known, 50)
    for (let number = 0; number < 100; number++) {
      ledger.charge(at('9.9.9.9', `fresh ${number}`), 10_000)
    }
    expect(ledger.wait(known, 1)).toBe(0)
    expect(ledger.recent(known).peers).toBe(0)
    expect(ledger.wait(at('9.9.9.9', 'another'), 1)).toBeGreaterThan(0)
    expect(ledger.wait(at('9.9.9.9'), 1)).toBeGreaterThan(0)
    expect(ledger.wait(at('8.8.8.8'), 1)).toBe(0)
  })

  test('charges the server’s own loop twentyfold', () => {
    const ledger = createLedger(() => 0)
    ledger.chargeLoop(ada, 100)
    expect(ledger.recent(ada).visitor).toBe(2_000)
  })

  test('forgets use in time, and makes those wait who have had too much', () => {
    let clock = 0
    const ledger = createLedger(() => clock)
    ledger.charge(ada, 60_000)
    expect(ledger.wait(ada, 1)).toBeCloseTo(30_000)
    expect(ledger.wait(ada, 2)).toBe(0)
    expect(ledger.wait(bob, 1)).toBe(0)
    clock += 30_000
    expect(ledger.recent(ada)).toMatchObject({ visitor: 30_000, address: 30_000 })
    expect(ledger.wait(ada, 1)).toBe(0)
  })
})
