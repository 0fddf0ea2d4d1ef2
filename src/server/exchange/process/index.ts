import { fileURLToPath } from 'node:url'
import type { ExportFormat } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import type { ServerErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Resume } from '#contract/resume.ts'
import { ApiError } from '../../errors.ts'
import { createPool, type Pool } from '../../processes/pool.ts'
import type { Accounting, Ask } from '../../processes/turns.ts'
import { WorkError } from '../../processes/work-error.ts'

/** What a process of the exchange is asked for. */
export type Task =
  { kind: 'file'; format: ExportFormat; draft: Draft } | { kind: 'resume'; json: unknown }

/**
 * Files of other formats, made and read in processes of their own: a document of many parts takes
 * seconds to pack.
 */
export interface Exchange {
  /** @throws ApiError resumeInvalid when it takes too long to make */
  file(format: ExportFormat, draft: Draft, ask?: Ask): Promise<string | Uint8Array>
  /** @throws ApiError importInvalid */
  resume(json: unknown, ask?: Ask): Promise<Resume>
  close(): void
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))
const MEMORY = ['--max-old-space-size=192']
/** Megabytes of data that a process may ask for; Node alone asks for 600 and uses a tenth. */
const MEMORY_MB = 1_200
const LONGEST_QUEUE = 100

/** The processes start with the first file that somebody asks for. */
export function createExchange({ ledger, observer }: Accounting = {}): Exchange {
  let pool: Pool<Task, unknown> | undefined

  async function run(task: Task, ask: Ask | undefined, refusal: ServerErrorCode) {
    pool ??= createPool<Task, unknown>({
      worker: WORKER,
      execArgv: MEMORY,
      memoryMb: MEMORY_MB,
      workers: 2,
      perVisitor: 1,
      deadlineMs: LIMITS.exchangeMs,
      longestQueue: LONGEST_QUEUE,
      ledger,
      observer,
    })
    try {
      return await pool.run(task, ask)
    } catch (error) {
      const isRefused = error instanceof WorkError && error.code !== 'busy'
      throw isRefused ? new ApiError(refusal) : error
    }
  }

  return {
    file: async (format, draft, ask) =>
      (await run({ kind: 'file', format, draft }, ask, 'resumeInvalid')) as string | Uint8Array,
    resume: async (json, ask) =>
      (await run({ kind: 'resume', json }, ask, 'importInvalid')) as Resume,
    close: () => pool?.close(),
  }
}
