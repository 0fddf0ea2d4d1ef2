import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer, Inputs, Job, Kind, Results } from './jobs.ts'
import { TypesetError } from './typesetting-error.ts'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Keeps a process at about 250 MB with every font loaded; without it the heap takes 130 more. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=4']

/**
 * A process is replaced after this many jobs: each leaves about 0.15 MB behind that the compiler's
 * bindings never give back, measured over 1,500 resumes.
 */
const JOBS_PER_PROCESS = 1_000

/** Jobs that may wait; at 20 ms each, the last of them waits about two seconds on two workers. */
const QUEUE_LIMIT = 200

export interface PoolOptions {
  /** How many processes work side by side. */
  workers: number
  /** Milliseconds after which a job is given up and its process replaced. */
  deadlineMs: number
  /** The module that each process runs. */
  worker?: string
}

export interface Pool {
  ready: Promise<void>
  /**
   * @param signal When it aborts, a job that still waits is dropped; one in hand is finished.
   * @throws TypesetError, or an AbortError for a job that was dropped.
   */
  run<K extends Kind>(kind: K, input: Inputs[K], signal?: AbortSignal): Promise<Results[K]>
  close(): void
}

interface Waiting {
  job: Job
  resolve: (result: Results[Job['kind']]) => void
  reject: (error: Error) => void
}

/** A place in the pool: its process, and what that works on. */
interface Slot {
  child: ChildProcess | null
  ready: boolean
  /** Done by this process so far. */
  jobs: number
  current: (Waiting & { timer: NodeJS.Timeout }) | null
}

/**
 * Processes with a warm compiler each. Processes and not threads, because a compile is one native
 * call: only a process can be stopped in its middle, and only a process dies alone.
 */
export function createPool({ workers, deadlineMs, worker = WORKER }: PoolOptions): Pool {
  const queue: Waiting[] = []
  const slots: Slot[] = Array.from({ length: workers }, () => ({
    child: null,
    ready: false,
    jobs: 0,
    current: null,
  }))
  let nextId = 1
  let closed = false

  function start(slot: Slot): ChildProcess {
    const child = fork(worker, { serialization: 'advanced', env: {}, execArgv: MEMORY })
    slot.child = child
    slot.ready = false
    slot.jobs = 0
    child.on('message', (message: Answer | 'ready') => {
      slot.ready = true
      if (message !== 'ready') settle(slot, message)
    })
    child.on('error', () => lose(slot, child))
    child.on('exit', () => lose(slot, child))
    return child
  }

  function settle(slot: Slot, answer: Answer): void {
    const { current } = slot
    if (!current || current.job.id !== answer.id) return
    clearTimeout(current.timer)
    slot.current = null
    slot.jobs += 1
    if (slot.jobs >= JOBS_PER_PROCESS) renew(slot)
    if (answer.ok) current.resolve(answer.result)
    else current.reject(new TypesetError('typesettingFailed', answer.message))
    dispatch()
  }

  /** A fresh process takes over; the old one has nothing in hand. */
  function renew(slot: Slot): void {
    const old = slot.child
    start(slot)
    old?.kill()
  }

  /** A process is gone; its job fails, and a process that has worked before is replaced. */
  function lose(slot: Slot, child: ChildProcess): void {
    if (slot.child !== child) return
    const worked = slot.ready
    slot.child = null
    slot.ready = false
    fail(slot, 'the typesetting process ended')
    if (worked && !closed) start(slot)
    dispatch()
  }

  function fail(slot: Slot, message: string): void {
    if (!slot.current) return
    clearTimeout(slot.current.timer)
    slot.current.reject(new TypesetError('typesettingFailed', message))
    slot.current = null
  }

  function dispatch(): void {
    for (const slot of slots) {
      if (slot.current || closed) continue
      const waiting = queue.shift()
      if (!waiting) return
      const child = slot.child ?? start(slot)
      const timer = setTimeout(() => {
        fail(slot, `not set within ${deadlineMs} ms`)
        child.kill('SIGKILL')
      }, deadlineMs)
      slot.current = { ...waiting, timer }
      child.send(waiting.job, (error) => error && lose(slot, child))
    }
  }

  /** Drops a job that still waits; one that a process has in hand goes on. */
  function drop(id: number): void {
    const at = queue.findIndex(({ job }) => job.id === id)
    if (at >= 0) queue.splice(at, 1)[0]?.reject(abandoned())
  }

  const started = slots.map((slot) => {
    const child = start(slot)
    return Promise.race([once(child, 'message'), once(child, 'exit')])
  })

  return {
    ready: Promise.all(started).then(() => undefined),
    run: (kind, input, signal) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= QUEUE_LIMIT) {
          reject(new TypesetError('busy', closed ? 'closed' : 'too many jobs wait'))
          return
        }
        if (signal?.aborted) return reject(abandoned())
        const id = nextId++
        const job = { id, kind, input } as Job
        queue.push({ job, resolve: resolve as Waiting['resolve'], reject })
        signal?.addEventListener('abort', () => drop(id), { once: true })
        dispatch()
      }),
    close: () => {
      closed = true
      for (const slot of slots) {
        fail(slot, 'closed')
        slot.child?.kill('SIGKILL')
      }
      for (const { reject } of queue.splice(0)) reject(new TypesetError('busy', 'closed'))
    },
  }
}

const abandoned = () => new DOMException('nobody waits for it any more', 'AbortError')
