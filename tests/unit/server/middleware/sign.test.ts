import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { signedText } from '#contract/sign.ts'
import { REQUEST_ID_HEADER } from '#server/middleware/request-log.ts'
import { sign } from '#browser/sign.ts'
import { signature, testServer } from '../app.ts'

const TEMPLATES = ENDPOINTS.templates.path
const MINUTE = 60_000

async function server() {
  const made = await testServer()
  const call = (headers: Record<string, string>) => made.request(TEMPLATES, { headers })
  return { ...made, call, now: made.dependencies.now }
}

describe('a signed call', () => {
  test('passes with a signature that the browser makes', async () => {
    const { call, request, now } = await server()
    const { data } = await (await request(ENDPOINTS.config.path)).json()
    const headers = { sign: await sign(data.sign, now()), timestamp: String(now()) }
    expect((await call(headers)).status).toBe(200)
  })

  test('passes twice in one millisecond, since each signature is its own', async () => {
    const { call, now } = await server()
    expect((await call(signature(now()))).status).toBe(200)
    expect((await call(signature(now()))).status).toBe(200)
  })

  test('passes when the clock is wrong by less than five minutes', async () => {
    const { call, pass, now } = await server()
    pass(10 * MINUTE)
    expect((await call(signature(now() - 5 * MINUTE))).status).toBe(200)
    expect((await call(signature(now() + 5 * MINUTE))).status).toBe(200)
  })
})

describe('a signature that is wrong', () => {
  test('gets one and the same 401, whatever is wrong', async () => {
    const { call, pass, now } = await server()
    const startedAt = now()
    pass(10 * MINUTE)
    const good = signature(now())
    const altered = Buffer.from(good.sign, 'base64')
    altered[100] = (altered[100] ?? 0) ^ 1
    const used = signature(now())
    await call(used)
    const wrong: Record<string, Record<string, string>> = {
      missing: {},
      'without its timestamp': { sign: good.sign },
      'of another timestamp': { ...good, timestamp: String(now() + 1) },
      'too old': signature(now() - 5 * MINUTE - 1),
      'from too far ahead': signature(now() + 5 * MINUTE + 1),
      'from before the start': signature(startedAt - 1),
      altered: { ...good, sign: altered.toString('base64') },
      'used before': used,
      'used before, in other base64': { ...used, sign: used.sign.replaceAll('=', '') },
      'of another company': signature(now(), signedText('acme', now())),
      'of another text': signature(now(), 'anything'),
      'no number': { ...good, timestamp: `${now()}abc` },
      empty: { ...good, sign: '' },
      'far too long': { ...good, sign: 'A'.repeat(5_000) },
      'all ones': { ...good, sign: Buffer.alloc(256, 0xff).toString('base64') },
    }
    const answers = new Set<string>()
    for (const [name, headers] of Object.entries(wrong)) {
      const response = await call(headers)
      expect(response.status, name).toBe(401)
      // Each answer has an id of its own, which tells nothing of what was wrong.
      response.headers.delete(REQUEST_ID_HEADER)
      const named = [...response.headers].map(([key, value]) => `${key}: ${value}`)
      answers.add([...named, await response.text()].join('\n'))
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('"error":"signInvalid"')
    // The good one itself was never used up by the bad ones.
    expect((await call(good)).status).toBe(200)
  })

  test('never passes at random', async () => {
    const { call, now } = await server()
    for (let count = 0; count < 200; count++) {
      const random = Buffer.from(crypto.getRandomValues(new Uint8Array(256))).toString('base64')
      expect((await call({ sign: random, timestamp: String(now()) })).status).toBe(401)
    }
  })
})

test('the calls that the contract lists as signed are refused without, the others are not', async () => {
  const { request } = await server()
  for (const { method, path, signed } of Object.values(ENDPOINTS)) {
    const response = await request(path, { method })
    const answer: unknown = await response.json().catch(() => null)
    const isRefused = response.status === 401 && JSON.stringify(answer).includes('"signInvalid"')
    expect(isRefused, path).toBe(signed)
  }
})
