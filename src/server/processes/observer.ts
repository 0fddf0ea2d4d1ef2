/** What became of a job. */
export type Outcome = 'done' | 'refused' | 'busy' | 'abandoned' | 'deadline' | 'died'

/** Hears how work in processes goes: figures for an operator, nothing of anybody's content. */
export interface Observer {
  /** So many wait for their turn and are at work now. */
  load(waiting: number, running: number): void
  /** A job has its turn, after so long (ms). */
  begun(waitedMs: number): void
  /** A job is over, so long (ms) after it was asked for. */
  ended(outcome: Outcome, ms: number): void
  /** A process died with a job in its hands, or was stopped. */
  died(): void
}

/** The outcome that an error stands for. */
export function outcomeOf(error: unknown): Outcome {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  if (name === 'AbortError') return 'abandoned'
  return code === 'busy' || code === 'deadline' || code === 'died' ? code : 'refused'
}

/**
 * Does a job and tells how it ended.
 *
 * @param named Names the outcome of jobs that fail in words of their own.
 */
export async function observed<T>(
  observer: Observer | undefined,
  job: () => Promise<T>,
  named = outcomeOf,
): Promise<T> {
  const asked = performance.now()
  const over = (outcome: Outcome) => observer?.ended(outcome, performance.now() - asked)
  try {
    const result = await job()
    over('done')
    return result
  } catch (error) {
    over(named(error))
    throw error
  }
}
