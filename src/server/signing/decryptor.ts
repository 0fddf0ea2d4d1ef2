import type { KeyObject } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { decryptWith, type Decrypt } from './decrypt.ts'

/** One core is left to the loop that answers. */
const THREADS = Math.max(1, availableParallelism() - 1)

const SCRIPT = new URL('./thread.ts', import.meta.url)

interface Waiting {
  ciphertext: Uint8Array
  resolve: (plaintext: Uint8Array) => void
}

/**
 * Decrypts beside the loop, so that a flood of signed calls does not keep everybody else waiting.
 * Threads start with the first call and never keep the process alive; what a thread that died
 * leaves behind is decrypted here.
 *
 * @param script What a thread runs.
 */
export function createDecryptor(key: KeyObject, script = SCRIPT): Decrypt {
  const pool = Array.from({ length: THREADS }, () => createThread(key, script))
  let next = 0
  return (ciphertext) =>
    new Promise((resolve) => {
      next = (next + 1) % pool.length
      pool[next]?.({ ciphertext, resolve })
    })
}

/** Takes what arrives in one turn of the loop over to a thread at once. */
function createThread(key: KeyObject, script: URL): (waiting: Waiting) => void {
  const here = decryptWith(key)
  let worker: Worker | null = null
  let gathered: Waiting[] = []
  /** In the order in which the thread has them, which is the order of its answers. */
  let sent: Waiting[][] = []

  function fail(): void {
    const left = sent.flat()
    worker = null
    sent = []
    for (const { ciphertext, resolve } of left) resolve(here(ciphertext))
  }

  function start(): Worker {
    const started = new Worker(script, { workerData: key })
    started.on('message', (plaintexts: Uint8Array[]) => {
      const batch = sent.shift() ?? []
      for (const [index, { resolve }] of batch.entries()) {
        resolve(plaintexts[index] ?? new Uint8Array())
      }
    })
    // What ends a thread also makes it exit, which is where its work is taken back.
    started.on('error', () => {})
    started.on('exit', () => worker === started && fail())
    started.unref()
    return started
  }

  function send(): void {
    worker ??= start()
    sent.push(gathered)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(gathered.map(({ ciphertext }) => ciphertext))
    gathered = []
  }

  return (waiting) => {
    if (gathered.push(waiting) === 1) setImmediate(send)
  }
}
