import { describe, expect, test } from 'vitest'
import { headersFor, kindOf } from '#server/headers.ts'
import { testServer } from './app.ts'

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

describe('every answer', () => {
  test.each([
    ['a page', '/', "frame-ancestors 'none'", 'no-cache'],
    ['a call', '/api/config', "default-src 'none'", 'no-store'],
    ['an unknown call', '/api/nothing', "default-src 'none'", 'no-store'],
    ['a refused call', '/api/resume/select/optimizeResult', "default-src 'none'", 'no-store'],
    ['a missing asset', '/_astro/gone.js', "frame-ancestors 'none'", 'no-cache'],
    ['the build id', '/version.json', "frame-ancestors 'none'", 'no-cache'],
  ])('carries the headers: %s', async (_, path, policy, cache) => {
    const { request } = await testServer()
    const headers = Object.fromEntries((await request(path)).headers)
    expect(headers).toMatchObject({ ...COMMON, 'cache-control': cache })
    expect(headers['content-security-policy']).toContain(policy)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('asks for https for two years where the site is on https', async () => {
    const { request } = await testServer({ env: { SITE_URL: 'https://resume.example' } })
    const { headers } = await request('/api/config')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  test('leaves the hashes of a page in force: its header names no fetch directive', () => {
    expect(headersFor('page', true)['Content-Security-Policy']).not.toMatch(
      /(default|script|style|img|font|connect)-src/,
    )
  })
})

test.each([
  ['/', 'page'],
  ['/ar/edit', 'page'],
  ['/404.html', 'page'],
  ['/_astro/client.Bx1.js', 'asset'],
  ['/version.json', 'version'],
  ['/samples/en.pdf', 'file'],
  ['/api/config', 'api'],
  ['/apiary', 'page'],
])('%s is of the kind %s', (path, kind) => expect(kindOf(path)).toBe(kind))
