import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Hono } from 'hono'
import type { Env } from '#server/dependencies.ts'
import { ApiError, onError } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { refuseFor } from '#server/middleware/refusal.ts'

const app = new Hono<Env>()
app.post('/:wait', async (c) => {
  await refuseFor(c, Number(c.req.param('wait')))
  return c.text('let in')
})
app.onError((error, c) =>
  error instanceof ApiError ? c.json(error.retryAfter, 429) : c.text(error.name, 400),
)

const ask = async (wait: number, init: RequestInit = {}) =>
  app.request(`/${wait}`, { method: 'POST', ...init })

test('whoever has something left is let in at once', async () => {
  expect(await (await ask(0)).text()).toBe('let in')
})

test('a refusal is held back, nobody longer than they would have to wait, and says how long', async () => {
  const order: string[] = []
  const call = ask(59_001).finally(() => order.push('long'))
  await Promise.all([call, ask(20).finally(() => order.push('short')), pause(500)])
  expect(order).toEqual(['short', 'long'])
  const answer = await call
  expect([answer.status, await answer.json()]).toEqual([429, 60])
})

test('beyond a thousand refusals are not held back, which would fill the memory', async () => {
  const order: number[] = []
  const calls = Array.from({ length: 1_001 }, (_, at) => ask(59_000).finally(() => order.push(at)))
  await Promise.all(calls)
  expect(order).toHaveLength(1_001)
  expect(order[0]).toBe(1_000)
  expect(await Promise.race([ask(59_000), pause(500)])).toBeUndefined()
})

test('who leaves meanwhile is let go, and nothing of what they send is read', async () => {
  const leaving = new AbortController()
  let pulled = 0
  const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
  const call = ask(59_000, { body, signal: leaving.signal, duplex: 'half' } as RequestInit)
  leaving.abort()
  const answer = await call
  expect([await answer.text(), pulled]).toEqual(['AbortError', 0])
})

test.each([
  ['who sends more than any page of ours is cut off', 20_000_000, 'close'],
  ['who sends a file is not, or the browser would not see why', 5_000_000, null],
])('of those who are refused %s', async (_who, bytes, connection) => {
  const plain = new Hono<Env>()
  plain.post('/', (c) => refuseFor(c, 20).then(() => c.text('let in')))
  plain.onError(onError(createLog(() => undefined)))
  const headers = { 'Content-Length': String(bytes) }
  const answer = await plain.request('/', { method: 'POST', headers })
  expect([answer.status, answer.headers.get('connection')]).toEqual([429, connection])
})
