import type { Answer, Job } from './messages.ts'
import { ignoreSignals } from './signals.ts'

/** Where the server is gone nobody hears, and nobody will ask again. */
const send = (answer: Answer) =>
  process.send?.(answer, undefined, undefined, (error) => error && process.exit())

/**
 * Serves the jobs of a pool from a process of it, one after the other.
 *
 * @param handle Does a job; what it throws is the job's failure, and the process goes on.
 * @param after Runs when the answer is out.
 */
export function serveJobs<Input>(
  handle: (input: Input, tell: (event: unknown) => void) => unknown,
  after: () => Promise<void> = async () => {},
): void {
  process.on('message', async ({ id, input }: Job<Input>) => {
    const before = process.cpuUsage()
    const computedMs = () => {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }
    try {
      const result = await handle(input, (event) => send({ id, event }))
      send({ id, result, computedMs: computedMs() })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      send({ id, failure, computedMs: computedMs() })
    }
    await after()
  })
  process.on('disconnect', () => process.exit())
  ignoreSignals()
}

/** Says that jobs may come. */
export function announceReady(): void {
  send('ready')
}
