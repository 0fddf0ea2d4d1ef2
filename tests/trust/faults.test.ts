/** F1 to F5: processes, disks, databases, models and lines that fail. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { startStubModel, type Behaviour } from '#server/commands/bench/stub-model.ts'
import { startPostgres } from '../postgres.ts'
import { analyse, keysOf, paste, persist, recordOf, signatureOf } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { quantile, rowOf } from './rows.ts'
import { canMount, commonServer, folder, secretsOfNodes, smallDisk, startServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

const LONG = { timeout: (IS_FULL ? 30 : 3) * 60_000 }
const OFF = { RATE_LIMIT_FACTOR: '0' }
const newKey = () => randomBytes(16).toString('hex')

test('kill -9 under writes loses nothing that was answered as saved', LONG, async (context) => {
  const row = rowOf(context, 'F1')
  const dataDir = folder()
  const rounds = IS_FULL ? 200 : 2
  /** What was answered as saved: the highest version of each. */
  const saved = new Map<string, number>()
  const starts: number[] = []
  let ada = new Visitor('')
  let torn: { text: string; key: string } | null = null
  let tornCount = 0
  let doubled = 0

  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    const server = await startServer({ dataDir, env: OFF })
    const next = new Visitor(server.url)
    next.cookie = ada.cookie
    ada = next
    expect((await ada.call(PATHS.ready)).status).toBe(200)
    starts.push(performance.now() - started)
    if (torn) {
      // The one that was cut off, again with its key: there once, whatever had become of it.
      const again = await ada.save(ordinary('en', torn.text), {}, { 'Idempotency-Key': torn.key })
      const twice = await ada.save(ordinary('en', torn.text), {}, { 'Idempotency-Key': torn.key })
      doubled += Number(JSON.stringify(twice.body.data) !== JSON.stringify(again.body.data))
      const { id, version } = again.body.data as never as { id: string; version: number }
      saved.set(id, version)
      torn = null
    }
    const until = performance.now() + 100 + ((round * 37) % 200)
    setTimeout(() => server.child.kill('SIGKILL'), until - performance.now())
    for (let number = 0; ; number++) {
      const key = newKey()
      const text = `Round ${round}, line ${number}.`
      const [first] = saved.entries()
      const over = number % 2 && first ? { id: first[0], version: first[1] } : {}
      try {
        const { status, body } = await ada.save(ordinary('en', text), over, {
          'Idempotency-Key': key,
        })
        expect(status).toBe(200)
        const { id, version } = body.data as never as { id: string; version: number }
        saved.set(id, version)
      } catch (error) {
        if (error instanceof TypeError) {
          if (!('id' in over)) torn = { text, key }
          else saved.delete(over.id as string)
          tornCount += 1
          break
        }
        throw error
      }
    }
    await server.end('SIGKILL')
  }
  const server = await startServer({ dataDir, env: OFF })
  ada.url = server.url
  const keys = await keysOf(ada)
  let lost = 0
  for (const [id, version] of saved) {
    const { body } = await ada.call(`${PATHS.open}?id=${id}`, { headers: signatureOf(keys) })
    const found = (body.data as unknown as { version: number } | null)?.version ?? 0
    if (found < version) lost += 1
  }
  row.atLeast('kills', tornCount, rounds)
  row.atMost(`acknowledged writes lost, of ${saved.size} resumes`, lost, 0)
  row.atMost('cut-off writes that were done twice when sent again', doubled, 0)
  row.fasterThan('ready after, median', quantile(starts, 0.5), 2_000)
})

test('without file handles the server stays, says so, and recovers', LONG, async (context) => {
  const row = rowOf(context, 'F2')
  const server = await startServer({ env: OFF })
  const ada = new Visitor(server.url)
  expect((await ada.save(ordinary())).status).toBe(200)
  await ada.preview(ordinary())
  await paste(ada, 'Ada Lovelace\nada@example.org')
  const { pid } = server.child
  const most = readdirSync(`/proc/${pid}/fd`).length + 40
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most}`])
  const idle: Socket[] = Array.from({ length: 150 }, () =>
    connect(server.port, '127.0.0.1').on('error', () => undefined),
  )
  await pause(500)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      paste(new Visitor(server.url), 'Ada Lovelace\nada@example.org').then(
        ({ status }) => status,
        () => 0,
      ),
    ).map((call) => Promise.race([call, pause(4_000).then(() => 0)])),
  )
  // Nobody gets a 500: the connection is not taken, or the answer is that it is busy.
  expect(answers.filter((status) => ![0, 200, 503].includes(status))).toEqual([])
  for (const socket of idle) socket.destroy()
  await expect
    .poll(
      async () => (await paste(ada, 'Ada Lovelace\nada@example.org').catch(() => null))?.status,
      {
        timeout: 20_000,
      },
    )
    .toBe(200)
  row.all(
    'no 5xx but 503 without file handles, and works after',
    Number(server.child.exitCode === null),
    1,
  )
})

test.runIf(canMount)('a start on a read-only disk says so in one line', LONG, async (context) => {
  const row = rowOf(context, 'F2')
  const disk = smallDisk(64)
  const dataDir = join(disk, 'data')
  const first = await startServer({ dataDir, env: OFF })
  await first.end()
  execFileSync('mount', ['-o', 'remount,ro', disk])
  const error = await startServer({ dataDir, env: OFF }).then(
    () => '',
    (reason: unknown) => String(reason),
  )
  expect(error).toMatch(/DATA_DIR: /)
  expect(error).not.toMatch(/\n\s+at /)
  row.all('a read-only disk is named at start', 1, 1)
})

test(
  'Postgres that stops is a 503 in three seconds, and is used as soon as it is back',
  LONG,
  async (context) => {
    const row = rowOf(context, 'F3')
    const postgres = await startPostgres()
    onTestFinished(postgres.remove)
    const env = { ...OFF, ...secretsOfNodes(), DATABASE_URL: postgres.url }
    const server = await startServer({ env })
    const ada = new Visitor(server.url)
    expect((await ada.save(ordinary())).status).toBe(200)
    await postgres.kill()
    const away = await Promise.all([ada.save(ordinary()), ada.call(PATHS.ready)])
    expect(away.map(({ status }) => status)).toEqual([503, 503])
    row.fasterThan('answered 503 within', Math.max(...away.map(({ ms }) => ms)), 3_000)
    await postgres.start()
    const back = performance.now()
    await expect
      .poll(async () => (await ada.save(ordinary())).status, { timeout: 20_000 })
      .toBe(200)
    row.fasterThan('saves again within', performance.now() - back, 5_000)
  },
)

const text = `Ada Lovelace\nada@example.org\n+1 555 0100\n\nWork Experience\nProgrammer, Analytical Engine, 2010 - 2014\n- Responsible for the programs of the engine and for their documentation\n- Worked on the operation of the mill together with colleagues`

const FLOOD = `data: {"choices":[{"index":0,"delta":{"content":"${'x'.repeat(1e7)}"}}]}\n\n`

const FAILURES: Record<string, Behaviour> = {
  '429 for ever': ({ response }) =>
    void response.writeHead(429, { 'Retry-After': '600' }).end('{}'),
  '500 for ever': ({ response }) => void response.writeHead(500).end('{}'),
  garbage: (call) => call.stream('{"suggestions": [{"before": 7}]} <script>'),
  'ten megabytes': ({ response }) =>
    void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(FLOOD),
  'a broken line': ({ response }) => void response.writeHead(200).destroy(),
  silence: () => undefined,
}

test('a model that fails costs nobody their report', LONG, async (context) => {
  const row = rowOf(context, 'F4')
  const tried = Object.entries(FAILURES).filter(
    ([what]) => IS_FULL || ['garbage', 'ten megabytes'].includes(what),
  )
  let reports = 0
  const times: number[] = []
  let failing = 0
  const model = await startStubModel((call) => tried[failing]?.[1](call))
  onTestFinished(model.close)
  for (const [at, [what]] of tried.entries()) {
    failing = at
    // In the full form each fails from the first call on: after some, a server asks no more.
    const { url } = await commonServer({ ...OFF, OPENAI_MODEL: 'stub', OPENAI_BASE_URL: model.url })
    const ada = new Visitor(url)
    const record = recordOf(await persist(() => paste(ada, text)))
    const { status, body, ms } = await analyse(ada, await keysOf(ada), record)
    const report = body.data as unknown as {
      overall: number
      model: { used: boolean; reason: string }
    }
    expect([what, status, report.model.used]).toEqual([what, 200, false])
    expect(report.model.reason).toBeTruthy()
    expect(report.overall).toBeGreaterThan(0)
    times.push(ms)
    reports += 1
  }
  row.all('reports by the rules, marked as such', reports, tried.length)
  row.fasterThan('slowest report', Math.max(...times), 20_000)
})

test(
  'clients that never finish their headers are cut, and others answered',
  LONG,
  async (context) => {
    const row = rowOf(context, 'F5')
    const { url, port } = await startServer({ env: OFF })
    const ada = new Visitor(url)
    const call = async () => {
      const times: number[] = []
      for (let number = 0; number < 40; number++)
        times.push((await ada.call(ENDPOINTS.config.path)).ms)
      return quantile(times, 0.95)
    }
    await call()
    const quiet = await call()
    const many = IS_FULL ? 1_000 : 150
    let cut = 0
    const sockets = Array.from({ length: many }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .on('close', () => (cut += 1)),
    )
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x')
    }, 1_000)
    const began = performance.now()
    const busy = await call()
    await expect.poll(() => cut, { timeout: 40_000, interval: 200 }).toBe(many)
    clearInterval(drip)
    row.fasterThan(`${many} slow clients cut within`, performance.now() - began, 14_000)
    row.fasterThan('others’ p95 to its quiet value', busy / quiet, 2, '×')
    expect((await ada.call(ENDPOINTS.config.path)).status).toBe(200)
  },
)
