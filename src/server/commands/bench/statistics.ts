import { setTimeout } from 'node:timers/promises'

/** What is told of a series of measurements, in milliseconds. */
export interface Figures {
  count: number
  p50: number
  p95: number
}

/** The value below which `share` of the sorted series lies (nearest rank). */
function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** @example figuresOf([3, 1, 2]).p50 // 2 */
export function figuresOf(series: number[]): Figures {
  const sorted = series.toSorted((a, b) => a - b)
  return { count: sorted.length, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

/** @example geometricMean([1, 4]) // 2 */
export function geometricMean(values: number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}

export interface Manner {
  /** Runs that are not measured, ahead of those that are. */
  warmUps?: number
  /** Nothing happens for so long before each run. */
  pauseMs?: number
}

/** Runs `action` a few times unmeasured, then `rounds` times measured, one after the other. */
export async function measure(
  rounds: number,
  action: () => unknown,
  { warmUps = 3, pauseMs = 0 }: Manner = {},
): Promise<Figures> {
  const series: number[] = []
  for (let round = -warmUps; round < rounds; round += 1) {
    if (pauseMs > 0) await setTimeout(pauseMs)
    const started = performance.now()
    await action()
    if (round >= 0) series.push(performance.now() - started)
  }
  return figuresOf(series)
}
