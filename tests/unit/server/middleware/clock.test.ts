import { expect, test } from 'vitest'
import { jsonOf, resumeOf, signature, testServer } from '../app.ts'

const HOUR = 60 * 60_000
const PREVIEW = '/api/resume/preview'
const RECORDS = '/api/resume/select/optimizeRecord'

test.each([-HOUR, HOUR])('a clock that is set by %d ms locks nobody out', async (by) => {
  const server = await testServer()
  const preview = () => server.request(PREVIEW, jsonOf(resumeOf('Ada')))
  for (let call = 0; call < 20; call++) expect((await preview()).status).toBe(200)
  server.set(by)
  for (let call = 0; call < 20; call++) expect((await preview()).status).toBe(200)
})

test.each([-HOUR, HOUR])('signed calls go on when the clock is set by %d ms', async (by) => {
  const server = await testServer()
  const { now } = server.dependencies
  const right = now()
  server.set(by)
  // The visitor's own clock, which was right all the time, and one that goes with ours.
  for (const time of [right, now()]) {
    const signed = { headers: signature(time) }
    expect((await server.request(RECORDS, signed)).status).toBe(200)
    expect((await server.request(RECORDS, signed)).status).toBe(401)
  }
  const stale = { headers: signature(right - HOUR / 2) }
  expect((await server.request(RECORDS, stale)).status).toBe(401)
})

test('a limit still limits', async () => {
  const server = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } })
  const cookie = `vitascope_visitor=${'a'.repeat(43)}`
  const upload = () => {
    const body = new FormData()
    body.set('text', 'Ada')
    return server.request('/api/resume/upload/v2', {
      method: 'POST',
      body,
      headers: { Cookie: cookie },
    })
  }
  const answers = []
  for (let call = 0; call < 62; call++) answers.push((await upload()).status)
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
})
