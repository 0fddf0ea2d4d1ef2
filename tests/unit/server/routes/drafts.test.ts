import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ReportSchema } from '#contract/analysis.ts'
import { PreviewSchema, READ_BACK_HEADER, READ_BACK_MISSING_HEADER } from '#contract/output.ts'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/log.ts'
import * as v from 'valibot'
import { cookieOf, jsonOf, resumeOf, testServer } from '../app.ts'

describe('POST /api/resume/preview', () => {
  test('gives the pages of a draft, or of a bare resume', async () => {
    const { request } = await testServer()
    for (const body of [resumeOf('Ada'), { content: resumeOf('Ada'), style: { size: 12 } }]) {
      const { data } = await (await request('/api/resume/preview', jsonOf(body))).json()
      expect(v.parse(PreviewSchema, data).pages).toHaveLength(1)
    }
  })
})

describe('a caller of POST /api/resume/preview who has gone away', () => {
  test('takes their request back from the typesetter, and is no failure', async () => {
    const asked = Promise.withResolvers<void>()
    const dropped = Promise.withResolvers<void>()
    const { dependencies } = await testServer()
    const { typesetter } = dependencies
    const logged: string[] = []
    const app = createApp({
      ...dependencies,
      log: createLog((line) => logged.push(line)),
      typesetter: {
        ...typesetter,
        previewJson: (_, { signal } = {}) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              reject(new DOMException('dropped', 'AbortError'))
              dropped.resolve()
            })
            asked.resolve()
          }),
      },
    })
    const server = createServer(getRequestListener(app.fetch)).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const caller = new AbortController()
    const init = { ...jsonOf(resumeOf('Ada')), signal: caller.signal }
    const answer = fetch(`http://localhost:${port}/api/resume/preview`, init)
    await asked.promise
    caller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await dropped.promise
    await expect.poll(() => logged.join()).toContain('499')
    expect(logged.join()).not.toContain('"failure"')
  })
})

describe('POST /api/resume/score', () => {
  test('sets no pages that were shown a moment ago', async () => {
    let set = 0
    const { dependencies } = await testServer()
    const { typesetter } = dependencies
    const { request } = await testServer({
      typesetter: {
        ...typesetter,
        previewJson: (draft) => (set++, typesetter.previewJson(draft)),
        pageCount: (draft) => (set++, typesetter.pageCount(draft)),
      },
    })
    const draft = { title: 'Mine', content: resumeOf('Ada'), style: { size: 12 } }
    await request('/api/resume/preview', jsonOf({ content: draft.content, style: draft.style }))
    for (const body of [draft, draft]) {
      const { data } = await (await request('/api/resume/score', jsonOf(body))).json()
      expect(data.document.pages).toBe(1)
    }
    expect(set).toBe(1)
    await request('/api/resume/score', jsonOf({ ...draft, style: { size: 11 } }))
    expect(set).toBe(2)
  })

  test('judges a resume as the PDF that it would become', async () => {
    const { request } = await testServer()
    const { data } = await (await request('/api/resume/score', jsonOf(resumeOf('Ada')))).json()
    const report = v.parse(ReportSchema, data)
    expect(report.overall).toBe(3)
    expect(report.document).toMatchObject({ format: 'pdf', pages: 1, words: 1, textLayer: true })
  })

  test('does not judge what is hidden', async () => {
    let work: unknown
    const { dependencies } = await testServer()
    const { request } = await testServer({
      judge: (reading) => ((work = reading.resume.work), dependencies.judge(reading)),
    })
    const resume = {
      ...resumeOf('Ada'),
      work: [{ title: 'Analyst' }],
      layout: { hidden: ['work'] },
    }
    await request('/api/resume/score', jsonOf(resume))
    expect(work).toEqual([])
  })
})

describe('POST /api/resume/download', () => {
  test('gives a PDF named after the person, in their script, never to be cached', async () => {
    const { request } = await testServer()
    const response = await request('/api/resume/download', jsonOf(resumeOf('山田太郎')))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toContain('filename="Resume.pdf"')
    expect(decodeURIComponent(disposition)).toContain("filename*=UTF-8''Resume - 山田太郎.pdf")
    expect(await response.text()).toBe('%PDF 山田太郎')
  })

  test('tells how much of it reads back, and what does not', async () => {
    const { request } = await testServer()
    const { headers } = await request('/api/resume/download', jsonOf(resumeOf('Ada')))
    expect(headers.get(READ_BACK_HEADER)).toBe('1/2')
    expect(headers.get(READ_BACK_MISSING_HEADER)).toBe('basics.phone')
  })

  test('gives a saved resume under its title, to its owner only', async () => {
    const { request } = await testServer()
    const save = await request(
      '/api/resume/update/resumeInfo',
      jsonOf({ title: 'Für Zürich', content: resumeOf('Ada') }),
    )
    const { id } = (await save.json()).data
    const path = `/api/resume/download?id=${id}`
    const own = await request(path, { method: 'POST', headers: { Cookie: cookieOf(save) } })
    expect(own.headers.get('content-disposition')).toContain('filename="Fur Zurich.pdf"')
    expect(await own.text()).toBe('%PDF Ada')
    expect((await request(path, { method: 'POST' })).status).toBe(404)
  })
})
