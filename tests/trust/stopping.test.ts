import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { rowOf } from './rows.ts'
import { folder, ROOT, startServer, type LiveServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

/** Calls over kept connections until told to stop; gives what each was answered. */
function traffic(server: LiveServer, path: string, body?: unknown) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  onTestFinished(() => agent.destroy())
  const outcomes: (number | string)[] = []
  const lanes: { goOn: boolean } = { goOn: true }
  const call = () =>
    new Promise<void>((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const sent = request(
        {
          agent,
          port: server.port,
          host: '127.0.0.1',
          path,
          method: text ? 'POST' : 'GET',
          headers: text
            ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
            : {},
        },
        (answer) => {
          answer.resume().on('end', () => {
            outcomes.push(answer.statusCode ?? 0)
            resolve()
          })
        },
      )
      sent.on('error', (error: NodeJS.ErrnoException) => {
        outcomes.push(error.code ?? error.message)
        resolve()
      })
      sent.end(text)
    })
  const lane = async () => {
    // Until the server has gone, which the last one notices.
    while (lanes.goOn && !outcomes.includes('ECONNREFUSED')) {
      await call()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const running = Promise.all([lane(), lane(), lane()])
  return {
    outcomes,
    async stop() {
      lanes.goOn = false
      await running
    },
  }
}

/** Calls that were taken and not answered; who is refused knows at once, and goes elsewhere. */
const lost = (outcomes: (number | string)[]) =>
  outcomes
    .slice(0, outcomes.lastIndexOf(200))
    .filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED')

test.for([
  ['the server alone', false],
  ['its whole group, as a terminal and a service do', true],
] as const)(
  'SIGTERM to %s loses no call and ends within ten seconds',
  async ([, group], context) => {
    const row = rowOf(context, 'F6')
    const server = await startServer({ detached: true, env: { RATE_LIMIT_FACTOR: '0' } })
    await new Visitor(server.url).preview(ordinary())
    const light = traffic(server, '/api/config')
    const heavy = traffic(server, PATHS.preview, ordinary())
    await new Promise((resolve) => setTimeout(resolve, 500))
    const ended = once(server.child, 'exit')
    const started = performance.now()
    process.kill(group ? -server.child.pid! : server.child.pid!, 'SIGTERM')
    const [code] = (await ended) as [number | null]
    const ms = performance.now() - started
    await Promise.all([light.stop(), heavy.stop()])
    expect(code).toBe(0)
    row.atMost('ends within', ms / 1_000, 10, 's')
    expect(light.outcomes.length).toBeGreaterThan(30)
    expect([...lost(light.outcomes), ...lost(heavy.outcomes)]).toEqual([])
    row.atMost(
      `calls lost of ${light.outcomes.length + heavy.outcomes.length}`,
      lost(light.outcomes).length + lost(heavy.outcomes).length,
      0,
    )
  },
)

test('connections that still wait when the server is told to stop are answered', async () => {
  const script = new URL('crowded-stop.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 20_000 })
  expect(JSON.parse(stdout)).toEqual(Array.from({ length: 8 }, () => 200))
})

test('a stopping server says that nobody should send more', async () => {
  const server = await startServer()
  const ada = new Visitor(server.url)
  expect((await ada.call(PATHS.ready)).status).toBe(200)
  const ended = server.end('SIGTERM')
  // The same signal twice, from the terminal and from npm, is one: they come together, while a busy
  // machine may take longer over the calls below than a signal may be late.
  server.child.kill('SIGTERM')
  let answer = await ada.call(PATHS.ready)
  // A signal comes when the machine finds the time, which may be after a call that was sent later.
  while (answer.status === 200) answer = await ada.call(PATHS.ready)
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ended).toBe(0)
})

test('npm start ends with its server when it is told to', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-npm.pid!, 'SIGKILL')
    } catch {
      // It is gone, as it should be.
    }
  })
  let url = ''
  for await (const line of createInterface(npm.stdout)) {
    url = /http:\/\/\S+/.exec(line)?.[0] ?? ''
    if (url) break
  }
  expect((await fetch(url + PATHS.live)).status).toBe(200)
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await expect
    .poll(
      () =>
        fetch(url + PATHS.live).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 10_000 },
    )
    .toBe('closed')
})
