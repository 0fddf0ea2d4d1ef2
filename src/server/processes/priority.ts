import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { childrenOf } from './children.ts'

/** After so long (ms) a job is no ordinary one, and lets the others of this machine go first. */
export const ORDINARY_MS = 500

/** A tenth of an ordinary process' share where both want the processor, all of it otherwise. */
const NICENESS = 10

/** Lets other processes go first. */
export function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return
  set(pid, NICENESS)
  // A process in namespaces of its own is a child of the one that made them.
  for (const child of childrenOf(pid)) yieldToOthers(child)
}

/** Gives a process its ordinary share back; false where that takes a right that we do not have. */
export function yieldNoMore(pid: number | undefined): boolean {
  return pid !== undefined && set(pid, 0)
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
