import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createApi } from '#browser/api.ts'
import { createStorage } from '#browser/storage.ts'
import type { StepEvent } from '#contract/api.ts'
import { emptyResume } from '#contract/resume.ts'
import { DEFAULT_TEMPLATE, defaultStyle } from '#contract/template.ts'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const CONFIG = { model: null, payment: false, login: 'none', sign: { companyId: 'v', publicKey } }
const DRAFT = { content: emptyResume(), templateId: DEFAULT_TEMPLATE, style: defaultStyle() }

type Answer = (request: Request) => Response | Promise<Response>

const ok = (data: unknown, headers: HeadersInit = {}) =>
  Response.json({ code: 200, data, msg: '' }, { headers })
const failure = (status: number, error: string, data: unknown = null, code = status) =>
  Response.json({ code, data, msg: '', error }, { status })

const stream = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

/** An API over a table of paths, with the requests that reached it. */
function serve(routes: Record<string, Answer>) {
  const requests: Request[] = []
  const table: Record<string, Answer> = { '/api/config': () => ok(CONFIG), ...routes }
  const storage = createStorage(() => {
    throw new Error('no storage in this test')
  })
  const api = createApi(async (input) => {
    const request = input as Request
    requests.push(request.clone())
    const { pathname } = new URL(request.url)
    const answer = table[pathname]
    return answer ? answer(request) : failure(404, 'notFound')
  }, storage)
  return { api, requests, storage }
}

describe('the session token', () => {
  test('travels as bearer and is replaced by the one in the answer', async () => {
    const { api, requests, storage } = serve({
      '/api/resume/preview': () =>
        ok({ pages: [], width: 1, height: 1, places: [] }, { token: 'new' }),
    })
    storage.set('token', 'old')
    await api.preview(DRAFT)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer old')
    expect(storage.get('token')).toBe('new')
  })

  test('is dropped when the session is over', async () => {
    const { api, storage } = serve({
      '/api/resume/preview': () => failure(401, 'sessionExpired', null, 408),
    })
    storage.set('token', 'old')
    await expect(api.preview(DRAFT)).rejects.toMatchObject({ code: 'sessionExpired' })
    expect(storage.get('token')).toBeNull()
  })
})

describe('a signed call', () => {
  test('carries sign and timestamp; the config is asked for once', async () => {
    const { api, requests } = serve({
      '/api/resume/select/myResumeInfoList': () => ok({ items: [], next: null }),
    })
    await api.resumes()
    await api.resumes()
    expect(requests.map((request) => new URL(request.url).pathname)).toEqual([
      '/api/config',
      '/api/resume/select/myResumeInfoList',
      '/api/resume/select/myResumeInfoList',
    ])
    expect(requests[1]?.headers.get('sign')).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(Number(requests[1]?.headers.get('timestamp'))).toBeGreaterThan(0)
  })

  test('is signed anew once when the signature was refused', async () => {
    let calls = 0
    const { api, requests } = serve({
      '/api/resume/select/myResumeInfoList': () =>
        ++calls === 1 ? failure(401, 'signInvalid') : ok({ items: [], next: null }),
    })
    await api.resumes()
    expect(requests.filter((request) => request.url.endsWith('/config'))).toHaveLength(2)
  })

  test('follows the clock of the server when the own one is far off', async () => {
    const { api, requests } = serve({
      '/api/config': () => ok(CONFIG, { date: 'Tue, 01 Jan 2030 00:00:00 GMT' }),
      '/api/resume/select/myResumeInfoList': () => ok({ items: [], next: null }),
    })
    await api.resumes()
    const timestamp = new Date(Number(requests[1]?.headers.get('timestamp')))
    expect(timestamp.toISOString()).toMatch(/^2030-01-01T00:0/)
  })
})

describe('a failure', () => {
  test.each<[string, Answer, string]>([
    ['that names itself', () => failure(422, 'fileEncrypted'), 'fileEncrypted'],
    ['without a name', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'busy'],
    ['in a body of HTTP 200', () => Response.json({ code: 408 }), 'sessionExpired'],
    ['of an unknown name', () => failure(429, 'somethingNew'), 'tooManyRequests'],
    ['of a page instead of JSON', () => new Response('<html>'), 'unexpectedAnswer'],
    ['of data that does not fit', () => ok({ pages: 5 }), 'unexpectedAnswer'],
    [
      'of the network',
      () => {
        throw new TypeError('Failed to fetch')
      },
      'offline',
    ],
  ])('%s has a code', async (_, answer, code) => {
    const { api } = serve({ '/api/resume/preview': answer })
    await expect(api.preview(DRAFT)).rejects.toMatchObject({ name: 'ApiFailure', code })
  })

  test('keeps what the server sent along', async () => {
    const { api } = serve({
      '/api/resume/update/resumeInfo': () => failure(409, 'conflict', { version: 4 }),
    })
    await expect(api.saveResume(DRAFT)).rejects.toMatchObject({
      code: 'conflict',
      data: { version: 4 },
    })
  })

  test('is not what an abort is', async () => {
    const { api } = serve({
      '/api/resume/preview': ({ signal }) => {
        signal.throwIfAborted()
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
      },
    })
    const controller = new AbortController()
    const call = api.preview(DRAFT, controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('an analysis', () => {
  test('tells its steps and fails with the code of its last event', async () => {
    const { api, requests } = serve({
      '/api/resume/optimize/v2': () =>
        stream(
          'event: step\ndata: {"step":"parsing","status":"done"}\n\n' +
            'event: error\ndata: {"error":"readingTimeout"}\n\n',
        ),
    })
    const steps: StepEvent[] = []
    const listener = { onStep: (step: StepEvent) => steps.push(step) }
    await expect(api.optimize('record-1', 'ar', listener)).rejects.toMatchObject({
      code: 'readingTimeout',
    })
    expect(steps).toEqual([{ step: 'parsing', status: 'done' }])
    expect(requests[1]?.url).toContain('recordId=record-1&locale=ar')
    expect(requests[1]?.headers.get('accept')).toBe('text/event-stream')
    expect(requests[1]?.headers.get('sign')).toBeTruthy()
  })

  test('that is cut off is a failure of the network', async () => {
    const { api } = serve({ '/api/resume/optimize/v2': () => stream(': hello\n\n') })
    const listener = { onStep: () => undefined }
    await expect(api.optimize('record-1', 'en', listener)).rejects.toMatchObject({
      code: 'offline',
    })
  })
})

describe('a download', () => {
  test('gives file, name and what a parser found', async () => {
    const { api, requests } = serve({
      '/api/resume/download': () =>
        new Response('%PDF-', {
          headers: {
            'content-disposition': `attachment; filename="r.pdf"; filename*=UTF-8''%E5%B1%A5.pdf`,
            'resume-read-back': '29/31',
            'resume-read-back-missing': 'work.0.title,a%2Cb',
          },
        }),
    })
    const { blob, fileName, readBack } = await api.download(DRAFT, '履歴書')
    expect(await blob.text()).toBe('%PDF-')
    expect(fileName).toBe('履.pdf')
    expect(readBack).toEqual({ found: 29, total: 31, missing: ['work.0.title', 'a,b'] })
    expect(new URL(requests[0]?.url ?? '').searchParams.get('title')).toBe('履歴書')
  })
})

describe('an upload', () => {
  test('sends the file under its own name with a key against doing it twice', async () => {
    const { api, requests } = serve({ '/api/resume/upload/v2': () => failure(422, 'fileEmpty') })
    await expect(api.upload(new File([], 'سيرة.pdf'))).rejects.toMatchObject({ code: 'fileEmpty' })
    const file = (await requests[0]?.formData())?.get('file') as File
    expect(file.name).toBe('سيرة.pdf')
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('sends pasted text', async () => {
    const { api, requests } = serve({ '/api/resume/upload/v2': () => failure(422, 'fileEmpty') })
    await expect(api.upload('Ada Lovelace')).rejects.toMatchObject({ code: 'fileEmpty' })
    expect((await requests[0]?.formData())?.get('text')).toBe('Ada Lovelace')
  })
})
