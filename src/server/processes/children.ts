import { readFileSync } from 'node:fs'

/** The processes that a process has started and that live; none where the system does not say. */
export function childrenOf(pid: number): number[] {
  try {
    return (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(
      Number,
    )
  } catch {
    return []
  }
}
