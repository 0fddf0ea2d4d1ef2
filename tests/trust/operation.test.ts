/** A8: what an operator sees says how the service is, and nothing of anybody. */
import { expect, onTestFinished, test } from 'vitest'
import { advising, startStubModel } from '#server/commands/bench/stub-model.ts'
import { analyse, keysOf, paste, persist, recordOf } from './calls.ts'
import { rowOf } from './rows.ts'
import { startServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

const CANARY = 'Grünfinkenkanarie-271828'

test('logs and figures tell what happened to the service, and never to whom', async (context) => {
  const row = rowOf(context, 'A8')
  const model = await startStubModel(advising())
  onTestFinished(model.close)
  const server = await startServer({
    env: {
      RATE_LIMIT_FACTOR: '0',
      METRICS_PORT: '0',
      OPENAI_MODEL: 'stub',
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: `key-${CANARY}`,
    },
  })
  const metricsUrl = await expect
    .poll(() => server.log.find((line) => line.includes('"event":"metrics"')))
    .toBeTruthy()
    .then(() => server.log.find((line) => line.includes('"event":"metrics"'))!)
    .then((line) => `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}/metrics`)
  const figures = async () => (await fetch(metricsUrl)).text()

  const ada = new Visitor(server.url)
  const text = `Ada ${CANARY}\nada@${CANARY}.example\n\nWork Experience\nProgrammer, ${CANARY}, 2010 - 2014\n- Responsible for the programs of the engine and for their documentation\n- Worked on the operation of ${CANARY} together with colleagues`
  const uploaded = await persist(() => paste(ada, text))
  const analysed = await analyse(ada, await keysOf(ada), recordOf(uploaded))
  const broken = await ada.upload(Buffer.from(`%PDF-1.7 ${CANARY}`), `${CANARY}.pdf`)
  await ada.preview(ordinary('en', CANARY))
  await ada.save(ordinary('en', CANARY), { title: CANARY })
  await ada.call(`/api/${CANARY}?q=${CANARY}`, {
    headers: { 'X-Request-Id': CANARY, 'User-Agent': CANARY, Referer: `http://x/${CANARY}` },
  })
  expect([uploaded.status, analysed.status, broken.status]).toEqual([200, 200, 422])

  // An answer's id finds every line that it caused, what its processes and its model did included.
  const id = analysed.headers.get('x-request-id')
  await expect.poll(() => server.log.filter((line) => line.includes(id!)).length).toBe(2)
  const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>)
  const caused = lines.filter((line) => line.request === id).map(({ event }) => event)
  expect(caused.toSorted()).toEqual(['advice', 'call'])
  expect(lines.every(({ time, level, event }) => time && level && event)).toBe(true)

  const page = await figures()
  const value = (line: RegExp) => Number(line.exec(page)?.[1] ?? Number.NaN)
  const counted = {
    steps: value(/vitascope_analysis_step_seconds_count\{step="languageAnalysis"\} (\d+)/),
    read: value(/vitascope_job_seconds_count\{pool="reading",outcome="done"\} (\d+)/),
    refused: value(/vitascope_job_seconds_count\{pool="reading",outcome="refused"\} (\d+)/),
    previews: value(/vitascope_job_seconds_count\{pool="typesetting",outcome="done"\} (\d+)/),
    deaths: value(/vitascope_process_deaths_total\{pool="typesetting"\} (\d+)/),
    waiting: value(/vitascope_jobs_waiting\{pool="reading"\} (\d+)/),
    calls: value(
      /call_seconds_count\{method="POST",route="[^"]+optimize\/v2",status="200"\} (\d+)/,
    ),
  }
  expect(counted).toEqual({
    steps: 1,
    read: 1,
    refused: 1,
    previews: 1,
    deaths: 0,
    waiting: 0,
    calls: 1,
  })
  expect(
    value(/vitascope_model_call_seconds_count\{outcome="answered"\} (\d+)/),
  ).toBeGreaterThanOrEqual(1)

  const needles = [CANARY, ada.cookie.split('=')[1] ?? '', recordOf(uploaded), '127.0.0.1/']
  const seen = `${server.log.join('\n')}\n${page}`
  row.atMost(
    'canaries in logs and figures, a model in use',
    needles.filter((needle) => seen.includes(needle)).length,
    0,
  )
  // The public address gives no figures, whoever asks.
  const publicly = await Promise.all(
    ['/metrics', '/api/metrics'].map(async (path) => (await ada.call(path)).status),
  )
  row.all(
    'no figures on the public address',
    publicly.filter((status) => status === 404).length,
    publicly.length,
  )
  expect((await ada.call(PATHS.ready)).status).toBe(200)
})
