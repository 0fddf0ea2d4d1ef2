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

  const ada = browser()
  await ada.signIn()
  const buy = () => ada.call(ENDPOINTS.checkout.path, jsonOf({ item: 'pro' }))
  for (let at = 0; at < 20; at++) expect((await buy()).status).toBe(503)
  expect((await buy()).status).toBe(429)
})
