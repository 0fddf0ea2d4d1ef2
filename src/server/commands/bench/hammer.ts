/**
 * Sends prepared requests over kept connections as fast as they are answered, on a thread of its
 * own: what measures must not slow down what is measured more than it has to.
 */
import { connect, type Socket } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

interface Task {
  port: number
  connections: number
  /** Whole requests, as they go over the line; used one after the other, from the first again. */
  requests: string[]
  /** Answers after which it ends. */
  count: number
}

export interface Hammered {
  perSecond: number
  /** Milliseconds of each answer. */
  times: number[]
  statuses: Record<string, number>
}

/** Runs it; resolves with what came back. */
export function hammer(task: Task): Promise<Hammered> {
  return new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: task })
      .once('message', resolve)
      .once('error', reject)
  })
}

/** A request without a body. */
export function requestOf(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): string {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** Length of the first whole answer in what has come, or 0. */
function lengthOfAnswer(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2))?.[1]
  if (length !== undefined) {
    const whole = head + 4 + Number(length)
    return text.length >= whole ? whole : 0
  }
  const end = text.indexOf('0\r\n\r\n', head + 4)
  return end < 0 ? 0 : end + 5
}

function run({ port, connections, requests, count }: Task): void {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const sockets: Socket[] = []
  let sent = 0
  const started = performance.now()

  function finish(): void {
    const perSecond = times.length / ((performance.now() - started) / 1_000)
    for (const socket of sockets) socket.destroy()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage({ perSecond, times, statuses } satisfies Hammered)
  }

  for (let number = 0; number < connections; number++) {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay()
    sockets.push(socket)
    let text = ''
    let at = 0
    const next = () => {
      if (sent >= count) return
      at = performance.now()
      socket.write(requests[sent++ % requests.length] ?? '')
    }
    socket.on('connect', next).on('data', (chunk: Buffer | string) => {
      text += String(chunk)
      const length = lengthOfAnswer(text)
      if (length === 0) return
      const status = text.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
      times.push(performance.now() - at)
      text = text.slice(length)
      if (times.length === count) finish()
      else next()
    })
  }
}

if (!isMainThread && parentPort) run(workerData as Task)
