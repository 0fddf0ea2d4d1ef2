import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How the process itself is: what a balancer and an operator ask for. */
export interface Vitals {
  /** True once it has been told to stop: send nobody here any more. */
  stopping: boolean
  /** How late (ms) the server's own loop was in the last minute or two; everybody waits for it. */
  loopDelay(): { p99: number; max: number }
}

const RESOLUTION_MS = 10
const PERIOD_MS = 60_000

/** Starts to measure. */
export function createVitals(): Vitals {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let before = { p99: 0, max: 0 }
  // What the timer itself waits is no delay.
  const ms = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)
  const present = () => ({ p99: ms(delay.percentile(99)), max: ms(delay.max) })
  setInterval(() => {
    before = present()
    delay.reset()
  }, PERIOD_MS).unref()
  return {
    stopping: false,
    loopDelay() {
      const now = present()
      return { p99: Math.max(now.p99, before.p99), max: Math.max(now.max, before.max) }
    },
  }
}
