/**
 * A server that is told to stop while eight connections wait that its busy loop has not taken yet;
 * prints what each of their calls was answered.
 */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { createLog } from '#server/log.ts'
import { stopOnSignal } from '#server/shutdown.ts'

const CALLS = 8
/** The loop is busy until all have connected, and no longer than this. */
const PATIENCE_MS = 15_000

interface Shared {
  port: number
  /** How many calls are connected: the busy loop can hear of them in no other way. */
  connected: Int32Array
}

function callAll({ port, connected }: Shared): void {
  const outcomes: (number | string)[] = []
  const told = (outcome: number | string) => {
    outcomes.push(outcome)
    if (outcomes.length === CALLS) process.stdout.write(`${JSON.stringify(outcomes)}\n`)
  }
  for (let call = 0; call < CALLS; call++) {
    request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().on('end', () => told(answer.statusCode ?? 0))
    })
      .on('socket', (socket) => socket.once('connect', () => Atomics.add(connected, 0, 1)))
      .on('error', (error: NodeJS.ErrnoException) => told(error.code ?? error.message))
      .end()
  }
}

if (isMainThread) {
  const server = createServer((_, response) => response.end('here'))
  stopOnSignal(
    server,
    createLog(() => {}),
    { stopping: false },
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
    },
  )
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    const shared: Shared = { port, connected: new Int32Array(new SharedArrayBuffer(4)) }
    const caller = new Worker(new URL(import.meta.url), { workerData: shared })
    caller.once('message', () => {
      caller.postMessage('call', [])
      const until = performance.now() + PATIENCE_MS
      while (Atomics.load(shared.connected, 0) < CALLS && performance.now() < until);
      process.emit('SIGTERM')
    })
  })
} else {
  parentPort?.once('message', () => callAll(workerData as Shared))
  parentPort?.postMessage('ready', [])
}
