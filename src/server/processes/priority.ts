import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { childrenOf } from './children.ts'

/** After so long (ms) a job is no ordinary one, and lets the others of this machine go first. */
export const ORDINARY_MS = 500

/** What a process gets of the processor where others want it too; each has all of it otherwise. */
const NICENESS = {
  ordinary: 0,
  /** A sixtieth of an ordinary process’ share, half of a low one’s: what nobody waits for yet. */
  background: 18,
  /** A thirtieth: what takes long, or is for somebody who has had much. */
  low: 15,
}
export type Priority = keyof typeof NICENESS

/** The bit of the right to raise a priority among those of a process (capabilities(7)). */
const CAP_SYS_NICE = 23n

/**
 * Whether a process that was given a lower priority can get its own back. It is a right of root's,
 * which a container may take away; without it a lowered process has to be replaced.
 */
export const canRise = hasRight()

function hasRight(): boolean {
  try {
    const rights = /^CapEff:\s*(\w+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    return ((BigInt(`0x${rights}`) >> CAP_SYS_NICE) & 1n) === 1n
  } catch {
    return process.getuid?.() === 0
  }
}

/**
 * Gives a process, and those that it has started, a priority. Those started later have that of
 * the process that starts them.
 *
 * @returns False where the process is gone, or it takes a right that we do not have.
 */
export function prioritise(pid: number | undefined, priority: Priority): boolean {
  if (pid === undefined) return false
  const isSet = set(pid, NICENESS[priority])
  // A process in namespaces of its own is a child of the one that made them.
  return childrenOf(pid).reduce((all, child) => prioritise(child, priority) && all, isSet)
}

/** Linux knows a priority for each thread. */
function set(pid: number, niceness: number): boolean {
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, niceness)
    return true
  } catch {
    // It has just ended, or this system has no priorities, or we have not the right.
    return false
  }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
