import { fileURLToPath } from 'node:url'
import type { Report } from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
import { createPool } from '../../processes/pool.ts'
import type { Accounting, Ask } from '../../processes/turns.ts'
import { WorkError } from '../../processes/work-error.ts'
import type { Reading } from '../../reading/document.ts'
import { unfinishedReport } from './unfinished.ts'

/**
 * Judges in processes of their own: what a resume says decides how long that takes, and meanwhile
 * the server answers everybody else.
 */
export interface Judges {
  /**
   * Judges what was read, and tells each step as it happens. What takes too long, or more memory
   * than there is, gets a report that says what was left out.
   *
   * @throws WorkError busy when too many wait; an AbortError when the caller has left
   */
  judge(reading: Reading, ask?: Ask): AsyncGenerator<StepEvent, Report>
  close(): void
}

export interface JudgesOptions extends Accounting {
  /** Processes; one visitor never has all of them. */
  workers?: number
  /** How many of them start at once, and not when they are needed; by default all. */
  atStart?: number | undefined
  deadlineMs?: number
  /** The module that each process runs. */
  worker?: string
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))
/** The rules and all word lists take 70 MB; a resume some more. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=8']
/** Megabytes of data that a process may ask for; Node alone asks for 600 and uses a tenth. */
const MEMORY_MB = 1_200
/** Reports that may wait, each of some tens of milliseconds. */
const LONGEST_QUEUE = 400

/** Starts the processes that judge. */
export function createJudges({
  workers = 2,
  atStart,
  deadlineMs = LIMITS.judgingMs,
  worker = WORKER,
  ledger,
  observer,
}: JudgesOptions = {}): Judges {
  const pool = createPool<Reading, Report, StepEvent>({
    worker,
    execArgv: MEMORY,
    memoryMb: MEMORY_MB,
    workers,
    atStart,
    perVisitor: Math.max(1, workers - 1),
    deadlineMs,
    longestQueue: LONGEST_QUEUE,
    ledger,
    observer,
  })

  async function* judge(reading: Reading, ask: Ask = {}): AsyncGenerator<StepEvent, Report> {
    const told: StepEvent[] = []
    let more = Promise.withResolvers<void>()
    const run = pool.run(reading, {
      ...ask,
      // A second try tells everything again.
      tell: (event) => {
        if (told.some(({ step, status }) => step === event.step && status === event.status)) return
        told.push(event)
        more.resolve()
      },
    })
    const ended = run.then(
      () => true,
      () => true,
    )
    for (let at = 0, isOver = false; !isOver || at < told.length;) {
      const event = told[at]
      if (event) {
        at += 1
        yield event
        continue
      }
      isOver = await Promise.race([ended, more.promise.then(() => false)])
      more = Promise.withResolvers()
    }
    try {
      return await run
    } catch (error) {
      const isTooMuch = error instanceof WorkError && error.code !== 'busy'
      if (isTooMuch) return unfinishedReport(reading, told)
      throw error
    }
  }

  return { judge, close: pool.close }
}
