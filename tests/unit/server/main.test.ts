import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { SaveResult } from '#contract/saved-resume.ts'
import { createApi } from '#browser/api.ts'
import { cookieOf, jsonOf, resumeOf } from './app.ts'
import { temporaryFolder } from './folder.ts'

const MAIN = new URL('../../../src/server/main.ts', import.meta.url).pathname
const SAVE = '/api/resume/update/resumeInfo'

/** The real server on a free port; gives its address once it prints it. */
async function start(DATA_DIR: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, DATA_DIR, PORT: '0', SITE_URL: '', WARM_UP: 'off' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  return { child, url: /http:\/\/\S+/.exec(line)?.[0] ?? '' }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

/** Sends the calls of the browser's own API to the server at `url`, with a visitor's cookie. */
function browserOf(url: string, Cookie: string) {
  return (input: string | URL | Request) => {
    const request = new Request(input)
    const { pathname, search } = new URL(request.url)
    const headers = { ...Object.fromEntries(request.headers), Cookie }
    return fetch(`${url}${pathname}${search}`, { method: request.method, headers })
  }
}

describe('the server as a process', () => {
  test('loses no save that it has answered when it is killed', async () => {
    const folder = temporaryFolder()
    const first = await start(folder)
    const response = await fetch(first.url + SAVE, jsonOf({ content: resumeOf('Ada') }))
    const Cookie = cookieOf(response)
    // Killed in the middle of more saves; each that was answered must be there.
    const answered: SaveResult[] = []
    const saving = Array.from({ length: 8 }, async (_, index) => {
      for (;;) {
        const init = jsonOf({ content: resumeOf(`Ada ${index}`) }, { Cookie })
        const { data } = await fetch(first.url + SAVE, init).then((answer) => answer.json())
        answered.push(data)
        if (answered.length === 40) first.child.kill('SIGKILL')
      }
    })
    await Promise.allSettled(saving)
    expect(answered.length).toBeGreaterThanOrEqual(40)

    const second = await start(folder)
    const api = createApi(browserOf(second.url, Cookie))
    for (const { id, version } of answered) {
      expect(await api.resume(id)).toMatchObject({ id, version })
    }
  })

  test('ends in order when asked to: calls in hand are answered, and its exit code is 0', async () => {
    const { child, url } = await start(temporaryFolder())
    // A call whose body is on its way when the signal comes.
    const body = JSON.stringify({ content: resumeOf('Ada') })
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${SAVE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    )
    await fetch(`${url}/api/health/live`)
    const ended = end(child, 'SIGTERM')
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health/live`).then(
            () => 'open',
            () => 'closed',
          ),
        // Where calls keep coming it takes them for some seconds more.
        { timeout: 8_000 },
      )
      .toBe('closed')
    socket.write(body.slice(10))
    const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string]
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ended).toBe(0)
  })

  test('says which variable is wrong and does not start', async () => {
    const env = { ...process.env, DATA_DIR: temporaryFolder(), PORT: 'eighty' }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    const [line] = (await once(createInterface(child.stderr!), 'line')) as [string]
    expect(line).toMatch(/^PORT: give a whole number/)
  })
})
