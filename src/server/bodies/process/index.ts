import { fileURLToPath } from 'node:url'
import type { ServerErrorCode } from '#contract/errors.ts'
import { ApiError } from '../../errors.ts'
import { createPool } from '../../processes/pool.ts'
import type { Accounting, Ask } from '../../processes/turns.ts'
import { WorkError } from '../../processes/work-error.ts'
import { BODIES, type BodyName, type BodyOf } from '../table.ts'

/** What a process is given, and what it found. */
export interface Task {
  name: BodyName
  bytes: Uint8Array
}
export type Verdict = { value: unknown } | { code: ServerErrorCode; data: unknown }

/** Parses and checks large bodies in processes of their own, while the server answers others. */
export interface Bodies {
  /** @throws ApiError as `checkedBody` does; busy when too many wait */
  check<N extends BodyName>(name: N, bytes: Buffer, ask?: Ask): Promise<BodyOf<N>>
  close(): void
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))
const MEMORY = ['--max-old-space-size=96', '--max-semi-space-size=8']
/** Megabytes of data that a process may ask for; Node alone asks for 600 and uses a tenth. */
const MEMORY_MB = 1_000
/** A body of the largest size takes a tenth of a second. */
const DEADLINE_MS = 3_000
const LONGEST_QUEUE = 200

export interface BodiesOptions extends Accounting {
  /** How many of the two processes start at once, and not when they are needed. */
  atStart?: number | undefined
}

/** Starts the processes. */
export function createBodies({ atStart, ledger, observer }: BodiesOptions = {}): Bodies {
  const pool = createPool<Task, Verdict>({
    worker: WORKER,
    execArgv: MEMORY,
    memoryMb: MEMORY_MB,
    workers: 2,
    atStart,
    perVisitor: 1,
    deadlineMs: DEADLINE_MS,
    longestQueue: LONGEST_QUEUE,
    ledger,
    observer,
  })

  async function verdictOn(task: Task, ask?: Ask): Promise<Verdict> {
    try {
      return await pool.run(task, ask)
    } catch (error) {
      const isTooMuch = error instanceof WorkError && error.code !== 'busy'
      throw isTooMuch ? new ApiError(BODIES[task.name].failure) : error
    }
  }

  return {
    async check<N extends BodyName>(name: N, bytes: Buffer, ask?: Ask) {
      const verdict = await verdictOn({ name, bytes }, ask)
      if ('code' in verdict) throw new ApiError(verdict.code, { data: verdict.data })
      return verdict.value as BodyOf<N>
    },
    close: pool.close,
  }
}
