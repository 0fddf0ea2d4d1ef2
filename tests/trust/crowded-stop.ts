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

function callAll(port: number): void {
  const outcomes: (number | string)[] = []
  const told = (outcome: number | string) => {
    outcomes.push(outcome)
    if (outcomes.length === CALLS) process.stdout.write(`${JSON.stringify(outcomes)}\n`)
  }
  for (let call = 0; call < CALLS; call++) {
    request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().on('end', () => told(answer.statusCode ?? 0))
    })
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
    const caller = new Worker(new URL(import.meta.url), { workerData: port })
    caller.once('online', () => {
      setTimeout(() => {
        caller.postMessage('call', [])
        setTimeout(() => {
          const until = performance.now() + 100
          while (performance.now() < until);
          process.emit('SIGTERM')
        })
      }, 300)
    })
  })
} else {
  parentPort?.once('message', () => callAll(workerData as number))
}
