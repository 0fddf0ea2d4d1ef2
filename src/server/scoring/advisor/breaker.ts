/** Leaves a model alone for a while after it has failed several times in a row. */
export interface Breaker {
  /** True when a call may be made; after a rest only one at a time, to see whether it works. */
  admits(): boolean
  worked(): void
  failed(): void
}

/** Two analyses in a row whose every call fails, and no more than that. */
const FAILURES = 6

/** Long enough for a restart, short enough that few people go without. */
const REST_MS = 30_000

export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let restsUntil = 0
  return {
    admits() {
      if (failures < FAILURES) return true
      if (now() < restsUntil) return false
      // The one that tries; the next may follow when it has not come back by then.
      restsUntil = now() + REST_MS
      return true
    },
    worked() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES) restsUntil = now() + REST_MS
    },
  }
}
