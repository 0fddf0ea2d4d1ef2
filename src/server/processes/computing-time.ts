import { readFileSync } from 'node:fs'
import { childrenOf } from './children.ts'

/** Linux counts computing time in hundredths of a second, whatever the machine (proc(5)). */
const TICK_MS = 10

/**
 * How long a process and its children have computed so far (ms): what passed on the clock may have
 * gone to others.
 *
 * @returns null where the system does not say, as any but Linux
 */
export function computingTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Its name, in brackets, may hold anything; the state follows, and utime is the 14th field.
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    const below = childrenOf(pid).reduce((sum, child) => sum + (computingTimeOf(child) ?? 0), 0)
    return (user + system) * TICK_MS + below
  } catch {
    return null
  }
}
