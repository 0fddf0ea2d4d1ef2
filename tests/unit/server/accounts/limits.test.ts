import { expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { jsonOf } from '../app.ts'
import { accountServer, newEventId } from './people.ts'

test('signing in and paying are limited, with the time to wait', async () => {
  const { browser, request, pass } = await accountServer()
  const login = () => request(`${ENDPOINTS.login.path}?loginEventId=${newEventId()}`)
  const statuses: number[] = []
  for (let at = 0; at < 201; at++) statuses.push((await login()).status)
  expect(statuses.slice(0, 200)).toEqual(Array(200).fill(200))
  const refused = await login()
  expect([refused.status, (await refused.json()).error]).toEqual([429, 'tooManyRequests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  pass(60_000)
  expect((await login()).status).toBe(200)

  pass(60_000)
  const ada = browser()
  await ada.signIn()
  const buy = () => ada.call(ENDPOINTS.checkout.path, jsonOf({ item: 'pro' }))
  for (let at = 0; at < 20; at++) expect((await buy()).status).toBe(503)
  expect((await buy()).status).toBe(429)
})

test('coming back from the provider is limited by address, from whatever browser, and says so on a page', async () => {
  const { browser, pass, provider } = await accountServer()
  const ada = browser()
  const query = provider.agree(await ada.begin())
  for (let at = 0; at < 200; at++) {
    expect((await browser().comeBack(new URLSearchParams({ state: 'x' }))).status).toBe(302)
  }
  const headers = { 'Accept-Language': 'de-AT,de;q=0.9' }
  const refused = await ada.call(`${ENDPOINTS.loginCallback.path}?${query}`, { headers })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('refresh')).toMatch(/^0; url=\/de\/login\?error=tooManyRequests&/)
  // Nothing was used up: the same link leads on once the time is over.
  pass(60_000)
  expect((await ada.comeBack(query)).headers.get('location')).toBe('/')
})
