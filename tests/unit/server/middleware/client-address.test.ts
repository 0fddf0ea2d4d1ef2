import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '#server/dependencies.ts'
import { clientAddress, networkOf } from '#server/middleware/client-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['believes nobody by default', 0, 'unknown'],
  ['takes what the nearest proxy saw', 1, '198.51.100.2'],
  ['takes what the farther of two proxies saw', 2, '198.51.100.1'],
  ['falls back to the connection when there are fewer than said', 4, 'unknown'],
])('%s', async (_, proxies, address) => {
  const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, proxies)))
  const headers = { 'X-Forwarded-For': '192.0.2.1, 198.51.100.1, 198.51.100.2' }
  expect(await (await app.request('/', { headers })).text()).toBe(address)
})
