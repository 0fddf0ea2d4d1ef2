import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'

/**
 * How long (ms) a refusal is held back, and how many at a time; beyond it they go out at once. A
 * refusal costs little, but whoever asks again the moment it comes sends a body each time, which
 * the one loop has to take in.
 */
const HELD = { ms: 1_000, atATime: 1_000 }

let held = 0

/**
 * Refuses somebody who has had too much, after a moment in which nothing of theirs is read.
 *
 * @param waitMs Milliseconds until they may have more; nobody is refused at 0.
 * @throws ApiError tooManyRequests with the time to wait; an AbortError when they leave meanwhile
 */
export async function refuseFor(c: Context<Env>, waitMs: number): Promise<void> {
  if (waitMs <= 0) return
  if (held < HELD.atATime) {
    held += 1
    await pause(Math.min(waitMs, HELD.ms), undefined, { signal: c.req.raw.signal }).finally(() => {
      held -= 1
    })
  }
  throw new ApiError('tooManyRequests', { retryAfter: Math.ceil(waitMs / 1_000) })
}
