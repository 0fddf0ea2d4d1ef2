import { readFileSync } from 'node:fs'
import { childrenOf } from './children.ts'

/** Linux counts computing time in hundredths of a second, whatever the machine (proc(5)). */
const TICK_MS = 10

/** A process that came to compute for less than this share of its time was kept from it by others. */
const STARVED = 1 / 4

/**
 * Watches how much a process comes to compute from now on.
 *
 * @returns `since` for how long it did (ms), null where the system does not say; `isStarved` whether
 *   others had most of so many milliseconds.
 */
export function watchComputing(pid: number | undefined) {
  const computed = () => (pid === undefined ? null : computingTimeOf(pid))
  const before = computed()
  const since = () => {
    const now = computed()
    // a child that ends takes its time away with it, where nobody has waited for it
    return now === null || before === null ? null : Math.max(0, now - before)
  }
  return { since, isStarved: (ofMs: number) => (since() ?? ofMs) < ofMs * STARVED }
}

/**
 * How long a process and its children have computed so far (ms): what passed on the clock may have
 * gone to others.
 *
 * @returns null where the system does not say, as any but Linux
 */
function computingTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Its name, in brackets, may hold anything; the state follows, and utime is the 14th field. Behind
    // stime stand both for the children that have ended.
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0)
    const below = childrenOf(pid).reduce((sum, child) => sum + (computingTimeOf(child) ?? 0), 0)
    return ticks * TICK_MS + below
  } catch {
    return null
  }
}
