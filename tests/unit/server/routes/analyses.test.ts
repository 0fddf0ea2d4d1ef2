import { describe, expect, test } from 'vitest'
import { ANALYSIS_STEPS } from '#contract/analysis.ts'
import { LIMITS } from '#contract/limits.ts'
import { cookieOf, testServer, uploadOf, type TestServer } from '../app.ts'

const UPLOAD = '/api/resume/upload/v2'
const RESULT = '/api/resume/select/optimizeResult'
const OPTIMIZE = '/api/resume/optimize/v2'
const STREAM = { Accept: 'text/event-stream' }

async function uploaded({ request }: TestServer, text = 'Ada Lovelace') {
  const response = await request(UPLOAD, uploadOf(text))
  const { data } = await response.json()
  return { recordId: data.recordId as string, Cookie: cookieOf(response) }
}

describe('POST /api/resume/optimize/v2', () => {
  test('streams every step in order, then the report', async () => {
    const server = await testServer()
    const { recordId, Cookie } = await uploaded(server)
    const response = await server.signed(`${OPTIMIZE}?recordId=${recordId}&locale=de`, {
      method: 'POST',
      headers: { ...STREAM, Cookie },
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const events = eventsOf(await response.text())
    const steps = ANALYSIS_STEPS.flatMap((step) => [`${step} started`, `${step} done`])
    expect(events.slice(0, -1).map(({ data }) => `${data.step} ${data.status}`)).toEqual(steps)
    expect(events.at(-1)).toMatchObject({ event: 'report', data: { overall: 12 } })
  })

  test('tells the same again, without judging again', async () => {
    let judged = 0
    const { dependencies } = await testServer()
    const server = await testServer({
      judge: (reading) => ((judged += 1), dependencies.judge(reading)),
    })
    const { recordId, Cookie } = await uploaded(server)
    const optimize = async () => {
      const init = { method: 'POST', headers: { ...STREAM, Cookie } }
      return (await server.signed(`${OPTIMIZE}?recordId=${recordId}`, init)).text()
    }
    const first = await optimize()
    expect(await optimize()).toBe(first)
    expect(judged).toBe(1)
  })

  test('gives the report alone to a client that takes no stream', async () => {
    const server = await testServer()
    const { recordId, Cookie } = await uploaded(server)
    const init = { method: 'POST', headers: { Cookie } }
    const response = await server.signed(`${OPTIMIZE}?recordId=${recordId}`, init)
    expect(await response.json()).toMatchObject({ code: 200, data: { overall: 12 } })
  })

  test('finishes for somebody who leaves, so that it is there when they are back', async () => {
    const server = await testServer()
    const { recordId, Cookie } = await uploaded(server)
    const init = { method: 'POST', headers: { ...STREAM, Cookie } }
    const { body } = await server.signed(`${OPTIMIZE}?recordId=${recordId}`, init)
    await body?.cancel()
    const report = async () => {
      const response = await server.signed(`${RESULT}?recordId=${recordId}`, {
        headers: { Cookie },
      })
      return (await response.json()).data.report
    }
    await expect.poll(report).toMatchObject({ overall: 12 })
  })

  test('ends a stream that fails with the error', async () => {
    const server = await testServer({
      judge: () => {
        throw new Error('Ada Lovelace broke it')
      },
    })
    const { recordId, Cookie } = await uploaded(server)
    const init = { method: 'POST', headers: { ...STREAM, Cookie } }
    const text = await (await server.signed(`${OPTIMIZE}?recordId=${recordId}`, init)).text()
    expect(eventsOf(text).at(-1)).toMatchObject({ event: 'error', data: { error: 'internal' } })
    expect(server.logged.join('')).toContain('"failure":"internal"')
    expect(text + server.logged.join('')).not.toContain('Lovelace')
  })

  test('knows no record of another visitor, nor one that does not exist', async () => {
    const server = await testServer()
    const { recordId, Cookie } = await uploaded(server)
    const { Cookie: stranger } = await uploaded(server)
    const statusOf = async (id: string, headers: Record<string, string>) =>
      (await server.signed(`${OPTIMIZE}?recordId=${id}`, { method: 'POST', headers })).status
    expect(await statusOf(recordId, { Cookie: stranger })).toBe(404)
    expect(await statusOf(recordId, {})).toBe(404)
    expect(await statusOf('A'.repeat(22), { Cookie })).toBe(404)
    expect(await statusOf('../../etc', { Cookie })).toBe(400)
    expect(await statusOf(recordId, { Cookie })).toBe(200)
  })
})

describe('GET /api/resume/select/optimizeResult', () => {
  test('gives the record with its resume, and the report once it is there', async () => {
    const server = await testServer()
    const { recordId, Cookie } = await uploaded(server)
    const result = async () => {
      const response = await server.signed(`${RESULT}?recordId=${recordId}`, {
        headers: { Cookie },
      })
      return (await response.json()).data
    }
    expect(await result()).toMatchObject({
      record: {
        id: recordId,
        fileName: 'resume.pdf',
        createdAt: '2026-11-20T12:00:00.000Z',
        expiresAt: '2026-11-20T13:00:00.000Z',
      },
      report: null,
      resume: { basics: { name: 'Ada Lovelace' } },
    })
    await server.signed(`${OPTIMIZE}?recordId=${recordId}`, { method: 'POST', headers: { Cookie } })
    expect((await result()).report.overall).toBe(12)
  })

  test('knows no record of another visitor', async () => {
    const server = await testServer()
    const { recordId } = await uploaded(server)
    const { Cookie } = await uploaded(server)
    const response = await server.signed(`${RESULT}?recordId=${recordId}`, { headers: { Cookie } })
    expect(await response.json()).toMatchObject({ code: 404, data: null, error: 'notFound' })
  })

  test('knows a record for an hour and not longer, swept or not', async () => {
    const server = await testServer()
    const { recordId, Cookie } = await uploaded(server)
    const status = async () =>
      (await server.signed(`${RESULT}?recordId=${recordId}`, { headers: { Cookie } })).status
    server.pass(LIMITS.visitorMinutes * 60_000 - 1)
    expect(await status()).toBe(200)
    server.pass(1)
    expect(await status()).toBe(404)
  })
})

/** The events of a stream with their data parsed. */
function eventsOf(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data ?? 'null') }
    })
}
