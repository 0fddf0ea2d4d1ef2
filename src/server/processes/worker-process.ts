import { fork, type ChildProcess } from 'node:child_process'
import { codeCacheEnv } from '../code-cache.ts'
import type { Answer, Job } from './messages.ts'
import { WorkError } from './work-error.ts'

/** How a pool starts a process. */
export interface WorkerLaunch {
  /** The module that it runs. */
  worker: string
  /** What it is told at its start. */
  args?: string[]
  /** Node's own arguments: limits of its heap. */
  execArgv?: string[]
  /** Megabytes that it may take at all, what is not JavaScript included. */
  memoryMb?: number
}

/** A started process may take this long to load everything, on a busy machine. */
const STARTUP_MS = 30_000

/** One process of a pool: started, warm, given one job after the other, gone. */
export class WorkerProcess {
  /** True when it can take a job, false when it never will. */
  readonly ready: Promise<boolean>
  /** Settles when it is gone. */
  readonly ended: Promise<void>
  /** True once it has loaded everything. */
  isReady = false
  /** How long (ms) it took to load everything; 0 until it has. */
  startMs = 0
  /** Jobs that it has done. */
  done = 0
  /** How long (ms) it has computed for them. */
  computedMs = 0
  /** When it was started. */
  readonly born = performance.now()
  private readonly process: ChildProcess | null
  private readonly started = Promise.withResolvers<boolean>()
  private readonly gone = Promise.withResolvers<void>()
  private over = false
  private current: Current | null = null

  constructor(launch: WorkerLaunch) {
    this.ready = this.started.promise
    this.ended = this.gone.promise
    this.process = started(launch)
    if (!this.process) {
      this.lose()
      return
    }
    const late = setTimeout(() => this.end(), STARTUP_MS).unref()
    this.process.on('message', (answer: Answer) => {
      clearTimeout(late)
      this.hear(answer)
    })
    for (const event of ['error', 'exit'] as const)
      this.process.on(event, () => {
        clearTimeout(late)
        this.lose()
      })
  }

  /** False when it did not start, or died. */
  get alive(): boolean {
    return !this.over
  }

  get pid(): number | undefined {
    return this.process?.pid
  }

  /**
   * Gives it a job.
   *
   * @throws WorkError 'failed' when the job cannot be done, 'died' when the process is gone
   */
  run(job: Job, tell?: (event: unknown) => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.current = { id: job.id, tell, resolve, reject }
      if (this.over) this.lose()
      else this.process?.send(job, (error) => error && this.lose())
    })
  }

  /** Stops it, in the middle of whatever it does; it takes no job from here on. */
  end(): void {
    this.process?.kill('SIGKILL')
    this.lose()
  }

  private hear(answer: Answer): void {
    if (this.over) return
    if (answer === 'ready') {
      this.isReady = true
      this.startMs = performance.now() - this.born
      return this.started.resolve(true)
    }
    const { current } = this
    if (!current || answer.id !== current.id) return
    if ('event' in answer) return current.tell?.(answer.event)
    this.current = null
    this.done += 1
    this.computedMs += answer.computedMs
    if ('failure' in answer) current.reject(new WorkError('failed', answer.failure))
    else current.resolve(answer.result)
  }

  private lose(): void {
    this.over = true
    this.started.resolve(false)
    this.gone.resolve()
    this.current?.reject(new WorkError('died', 'the process ended'))
    this.current = null
  }
}

interface Current {
  id: number
  tell: ((event: unknown) => void) | undefined
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** Null when the system gives no process now: no file handles, no memory. */
function started({
  worker,
  args = [],
  execArgv = [],
  memoryMb,
}: WorkerLaunch): ChildProcess | null {
  // A shell sets the limit and becomes the process; where it cannot be set, the process runs too.
  const limit = `ulimit -d ${(memoryMb ?? 0) * 1_000} 2>/dev/null; exec "$@"`
  const wrapped =
    memoryMb && process.platform === 'linux'
      ? { execPath: '/bin/sh', execArgv: ['-c', limit, 'sh', process.execPath, ...execArgv] }
      : { execArgv }
  try {
    // None of the environment: the server's own holds its secrets.
    const child = fork(worker, args, { serialization: 'advanced', env: codeCacheEnv(), ...wrapped })
    // Without handles there is no channel either, and the error comes later.
    if (child.pid !== undefined) return child
    child.on('error', () => {})
  } catch {
    // No channel.
  }
  return null
}
