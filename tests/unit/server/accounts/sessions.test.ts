import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { accountServer, type Browser } from './people.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LIST = '/api/resume/select/myResumeInfoList'
const SESSIONS = '/api/user/sessions'

const statusOf = async (browser: Browser, token: string) =>
  (await browser.signed(LIST, { headers: { Authorization: `Bearer ${token}` } })).status

async function signedIn() {
  const server = await accountServer()
  const ada = server.browser()
  await ada.signIn()
  return { ...server, ada }
}

describe('a session', () => {
  test('gets a new token after fifteen minutes of use, and the old one ends a minute later', async () => {
    const { ada, pass } = await signedIn()
    const first = ada.token
    pass(LIMITS.tokenMinutes * MINUTE - 1)
    await ada.signed(LIST)
    expect(ada.token).toBe(first)
    pass(1)
    await ada.signed(LIST)
    const second = ada.token
    expect(second).not.toBe(first)
    // Until the new one is used the old one stays good, and says the same new one.
    pass(10 * MINUTE)
    ada.token = first
    await ada.signed(LIST)
    expect(ada.token).toBe(second)
    expect(await statusOf(ada, second)).toBe(200)
    pass(LIMITS.tokenGraceSeconds * 1_000 - 1)
    expect(await statusOf(ada, first)).toBe(200)
    expect(await statusOf(ada, second)).toBe(200)
  })

  test('ends altogether when an old token is used after its minute', async () => {
    const { ada, pass } = await signedIn()
    const first = ada.token
    pass(LIMITS.tokenMinutes * MINUTE)
    await ada.signed(LIST)
    const second = ada.token
    expect(await statusOf(ada, second)).toBe(200)
    pass(LIMITS.tokenGraceSeconds * 1_000)
    expect(await statusOf(ada, first)).toBe(401)
    expect(await statusOf(ada, second)).toBe(401)
  })

  test('notices the reuse of tokens from long ago', async () => {
    const { ada, pass } = await signedIn()
    const first = ada.token
    for (let round = 0; round < 5; round++) {
      pass(LIMITS.tokenMinutes * MINUTE)
      await ada.signed(LIST)
      await ada.signed(LIST)
    }
    expect(await statusOf(ada, first)).toBe(401)
    expect(await statusOf(ada, ada.token)).toBe(401)
  })

  test('survives fifty requests at once while its token changes', async () => {
    const { ada, pass } = await signedIn()
    const first = ada.token
    pass(LIMITS.tokenMinutes * MINUTE)
    const call = (token: string) =>
      ada.signed(LIST, { headers: { Authorization: `Bearer ${token}` } })
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(first)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    const tokens = new Set(answers.map(({ headers }) => headers.get('token')))
    expect(tokens.size).toBe(1)
    const second = [...tokens][0] ?? ''
    const mixed = await Promise.all(
      Array.from({ length: 50 }, (_, at) => call(at % 2 ? first : second)),
    )
    expect(mixed.map(({ status }) => status)).toEqual(Array(50).fill(200))
  })

  test('ends after a day without a call', async () => {
    const { ada, pass } = await signedIn()
    for (let hours = 0; hours < 48; hours += 23) {
      pass(23 * HOUR)
      expect((await ada.signed(LIST)).status).toBe(200)
    }
    pass(LIMITS.sessionIdleHours * HOUR)
    const answer = await ada.signed(LIST)
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: 408, error: 'sessionExpired' },
    ])
  })

  test('ends after fourteen days in any case, and is then forgotten', async () => {
    const { ada, pass, dependencies } = await signedIn()
    for (let hours = 0; hours < 14 * 24 - 12; hours += 12) {
      pass(12 * HOUR)
      expect((await ada.signed(LIST)).status).toBe(200)
    }
    pass(12 * HOUR)
    expect((await ada.signed(LIST)).status).toBe(401)
    await dependencies.storage.sweep()
    expect((await ada.signed(LIST)).status).toBe(401)
  })

  test('is ended by logging out, which is no failure for a token that is unknown', async () => {
    const { ada } = await signedIn()
    const token = ada.token
    const out = () => ada.call('/api/user/logout', { method: 'POST' })
    expect((await out()).status).toBe(200)
    expect(await statusOf(ada, token)).toBe(401)
    expect((await out()).status).toBe(200)
    const headers = { Authorization: 'Bearer nonsense' }
    expect((await ada.call('/api/user/logout', { method: 'POST', headers })).status).toBe(200)
  })

  test.each([
    ['nonsense', 'nonsense'],
    ['of the right length', 'x'.repeat(43)],
    ['that is SQL', "' OR 1=1 --"],
    ['that is empty', ''],
    ['of five thousand characters', 'x'.repeat(5_000)],
  ])('is not there for a token %s', async (_, token) => {
    const { ada } = await signedIn()
    expect(await statusOf(ada, token)).toBe(401)
  })

  test('does not stand in the way of what is the same for everybody', async () => {
    const { ada } = await signedIn()
    const headers = { Authorization: 'Bearer nonsense' }
    expect((await ada.call('/api/config', { headers })).status).toBe(200)
  })
})

describe('the list of sessions', () => {
  const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

  test('names each browser, and ends one or all others', async () => {
    const { browser, pass } = await accountServer()
    const [desk, phone, other] = [browser(), browser(), browser()]
    desk.agent = CHROME
    await desk.signIn()
    pass(MINUTE)
    await phone.signIn()
    await other.signIn({ sub: 'another' })
    const list = (await (await phone.signed(SESSIONS)).json()).data
    expect(list).toMatchObject([
      { current: true, browser: '', system: '' },
      { current: false, browser: 'Chrome', system: 'Linux' },
    ])
    expect((await other.signed(`${SESSIONS}?id=${list[1].id}`, { method: 'DELETE' })).status).toBe(
      404,
    )
    expect((await phone.signed(`${SESSIONS}?id=${list[1].id}`, { method: 'DELETE' })).status).toBe(
      200,
    )
    expect((await desk.signed(LIST)).status).toBe(401)

    await desk.signIn()
    await desk.signed(SESSIONS, { method: 'DELETE' })
    expect((await phone.signed(LIST)).status).toBe(401)
    expect((await desk.signed(LIST)).status).toBe(200)
    expect((await other.signed(LIST)).status).toBe(200)
  })

  test('is for people who are signed in', async () => {
    const { browser } = await accountServer()
    expect((await browser().signed(SESSIONS)).status).toBe(401)
  })
})
