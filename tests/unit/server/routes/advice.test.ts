import { describe, expect, onTestFinished, test } from 'vitest'
import type { Finding, Report } from '#contract/analysis.ts'
import { createApi } from '#browser/api.ts'
import { advising, startStubModel, type Behaviour } from '#server/commands/bench/stub-model.ts'
import { createLog } from '#server/log.ts'
import { createAdvisor } from '#server/scoring/advisor/index.ts'
import { createModel } from '#server/scoring/advisor/model.ts'
import type { Reading } from '#server/reading/document.ts'
import { judge } from '#server/scoring/index.ts'
import { cookieOf, testServer, uploadOf } from '../app.ts'
import { readingOf, resumeIn } from '../scoring/resumes.ts'

const OPTIMIZE = '/api/resume/optimize/v2'

/** A server with a model, and a visitor whose resume it has read. */
async function served(behave: Behaviour) {
  const stub = await startStubModel(behave)
  onTestFinished(() => stub.close())
  const advisor = createAdvisor({
    model: createModel({ name: 'stub-1', apiKey: '', baseUrl: stub.url }),
    log: createLog(() => undefined),
    now: Date.now,
    patience: { deadlineMs: 3_000, tryMs: 800, backoffMs: 10 },
  })
  const parts = {
    advisor,
    judge: (reading: Reading) => judge(reading),
    reader: { read: async () => readingOf(resumeIn('en', 'weak')) },
  }
  const server = await testServer(parts)
  const response = await server.request('/api/resume/upload/v2', uploadOf('x'))
  const { data } = await response.json()
  const Cookie = cookieOf(response)
  const path = `${OPTIMIZE}?recordId=${data.recordId}&locale=en`
  return {
    stub,
    server,
    parts,
    /** For another server on the same data. */
    config: server.dependencies.config,
    recordId: data.recordId as string,
    Cookie,
    stream: async (at = server) => {
      const init = { method: 'POST', headers: { Accept: 'text/event-stream', Cookie } }
      return eventsOf(await (await at.signed(path, init)).text())
    },
    json: async (at = server): Promise<Report> => {
      const answer = await at.signed(path, { method: 'POST', headers: { Cookie } })
      return (await answer.json()).data
    },
    stored: async (): Promise<Report | null> => {
      const address = `/api/resume/select/optimizeResult?recordId=${data.recordId}`
      return (await (await server.signed(address, { headers: { Cookie } })).json()).data.report
    },
  }
}

const kindsOf = (events: ReturnType<typeof eventsOf>) => [
  ...new Set(events.map(({ event }) => event)),
]

describe('an analysis with a model', () => {
  test('tells the rules’ report first, then each finding, then everything', async () => {
    const { stream, stub } = await served(advising())
    const events = await stream()
    expect(kindsOf(events)).toEqual(['step', 'rules', 'finding', 'report'])
    const rules = events.find(({ event }) => event === 'rules')?.data as Report
    expect(rules.model).toEqual({ used: false, name: 'stub-1', reason: 'pending' })
    expect(rules.findings.every(({ by }) => by === 'rules')).toBe(true)
    const advice = events.flatMap(({ event, data }) =>
      event === 'finding' ? [data as Finding] : [],
    )
    const report = events.at(-1)?.data as Report
    expect(report.model).toEqual({ used: true, name: 'stub-1', locale: 'en' })
    expect(report.findings).toHaveLength(rules.findings.length + advice.length)
    expect(report.findings).toEqual(expect.arrayContaining(advice))
    expect(report.overall).toBe(rules.overall)
    expect(stub.received.length).toBeGreaterThan(0)
  })

  test('tells the rules’ report before the model has said a word', async () => {
    const gate = Promise.withResolvers<void>()
    const { stream, stored, stub } = await served(async (call) => {
      await gate.promise
      await advising()(call)
    })
    const events = stream()
    await expect.poll(stored).toMatchObject({ model: { reason: 'pending' } })
    await expect.poll(() => stub.received.length).toBeGreaterThan(0)
    gate.resolve()
    expect(kindsOf(await events)).toContain('rules')
  })

  test('asks the model once, however often and at once it is asked for', async () => {
    const { stream, json, stub } = await served(advising({ firstTokenMs: 100 }))
    const [first, second, third] = await Promise.all([stream(), stream(), json()])
    const calls = stub.received.length
    expect(second).toEqual(first)
    expect(third).toEqual(first?.at(-1)?.data)
    expect((await stream()).at(-1)?.data).toEqual(third)
    expect(await json()).toEqual(third)
    expect(stub.received).toHaveLength(calls)
  })

  test('that was cut off by a restart asks only for what is missing', async () => {
    const { stream, config, parts, stored, stub } = await served(advising())
    let judged = 0
    const advisor = { name: 'stub-1', advise: () => neverEnding() }
    const dying = await testServer({ config, ...parts, advisor })
    void stream(dying)
    const restarted = await testServer({
      config,
      ...parts,
      judge: (reading) => ((judged += 1), judge(reading)),
    })
    await expect.poll(stored).toMatchObject({ model: { reason: 'pending' } })
    const events = await stream(restarted)
    expect(judged).toBe(0)
    expect(kindsOf(events)).toEqual(['step', 'rules', 'finding', 'report'])
    expect(stub.received.length).toBeGreaterThan(0)
  })

  test('goes without when the model has been taken away since', async () => {
    const { stream, config, parts, stored } = await served(advising())
    const advisor = { name: 'stub-1', advise: () => neverEnding() }
    void stream(await testServer({ config, ...parts, advisor }))
    await expect.poll(stored).toMatchObject({ model: { reason: 'pending' } })
    const without = await testServer({ config, ...parts, advisor: null })
    const report = (await stream(without)).at(-1)?.data as Report
    expect(report.model).toEqual({ used: false, reason: 'unavailable' })
  })

  test('gives the rules’ report, marked as such, when the model fails', async () => {
    const { json } = await served(({ response }) => void response.writeHead(500).end())
    const report = await json()
    expect(report.model).toMatchObject({ used: false, reason: 'unavailable' })
    expect(report.findings.length).toBeGreaterThan(0)
    expect(report.findings.every(({ by }) => by === 'rules')).toBe(true)
  })

  test('is understood by the browser’s own call', async () => {
    const { config, parts, recordId, Cookie } = await served(advising())
    const server = await testServer({ config, ...parts, now: Date.now })
    const storage = { get: () => null, set: () => false, remove: () => undefined }
    const api = createApi(async (input) => {
      const call = new Request(input)
      call.headers.set('Cookie', Cookie)
      return server.request(call.url, call)
    }, storage)
    const heard: string[] = []
    const report = await api.optimize(recordId, 'en', {
      onStep: () => undefined,
      onRules: (rules) => heard.push(`rules ${rules.findings.length}`),
      onFinding: ({ by }) => heard.push(by),
    })
    expect(heard[0]).toMatch(/^rules \d+$/)
    expect(new Set(heard.slice(1))).toEqual(new Set(['model']))
    expect(report.model.used).toBe(true)
  })
})

describe('GET /api/config', () => {
  test('names the model, and nothing else of it', async () => {
    const env = { OPENAI_MODEL: 'stub-1', OPENAI_API_KEY: 'sk-secret' }
    const server = await testServer({ env })
    const text = await (await server.request('/api/config')).text()
    expect(JSON.parse(text).data.model).toBe('stub-1')
    expect(text).not.toContain('sk-secret')
  })
})

// oxlint-disable-next-line require-yield -- a model that never says a word
async function* neverEnding(): AsyncGenerator<Finding, Report['model']> {
  return new Promise<never>(() => undefined)
}

function eventsOf(text: string): { event: string; data: unknown }[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event = '', data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data ?? 'null') }
    })
}
