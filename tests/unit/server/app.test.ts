import { describe, expect, test } from 'vitest'
import { testServer } from './app.ts'

describe('the API', () => {
  test('answers an unknown call with the envelope', async () => {
    const { request } = await testServer()
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await request('/api/no/such/call', { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 404,
        data: null,
        msg: 'notFound',
        error: 'notFound',
      })
    }
  })

  test('tells the pages what this deployment has', async () => {
    const { request } = await testServer()
    expect((await (await request('/api/config')).json()).data).toEqual({
      model: null,
      payment: false,
      login: 'demo',
      sign: { companyId: 'vitascope', publicKey: expect.stringContaining('BEGIN PUBLIC KEY') },
    })
  })

  test('is live and ready', async () => {
    const { request } = await testServer()
    expect((await request('/api/health/live')).status).toBe(200)
    expect((await request('/api/health/ready')).status).toBe(200)
  })

  test('is not ready when its database does not answer', async () => {
    const { request, dependencies } = await testServer()
    dependencies.storage.check = () =>
      Promise.reject(Object.assign(new Error('disk'), { code: 'ERR_SQLITE_ERROR', errcode: 522 }))
    const response = await request('/api/health/ready')
    expect(response.status).toBe(503)
    expect((await response.json()).error).toBe('storageUnavailable')
  })

  test('logs what happened, not to whom', async () => {
    const { request, logged } = await testServer()
    await request('/api/resume/select/optimizeResult?recordId=canary-in-query', {
      headers: { Cookie: 'vitascope_visitor=canary', 'User-Agent': 'canary' },
    })
    const unknown = await request('/api/canary-in-path', { headers: { 'X-Request-Id': 'canary' } })
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ route: '/api/resume/select/optimizeResult', status: 401 }),
      expect.objectContaining({ route: 'unknown', status: 404 }),
    ])
    expect(logged.join('')).not.toContain('canary')
    // An answer finds its line by an id, which is never the caller's.
    const id = unknown.headers.get('x-request-id')
    expect(logged.filter((line) => JSON.parse(line).request === id)).toHaveLength(1)
  })
})
