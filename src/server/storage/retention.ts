import { NEWEST_VERSIONS, VERSION_SLOTS } from '#contract/retention.ts'

/** A kept state of a resume. */
interface Kept {
  version: number
  /** When it was saved (ms). */
  savedAt: number
  bytes: number
  /** Whether its owner gave it a name; SQLite says it in numbers. */
  isNamed?: boolean | number
}

/**
 * The versions that need not be kept any longer.
 *
 * Slots lie fixed in time, so a state goes only for a later one of its own slot, or when it is
 * too old; saves of another day never push it out. One with a name goes only when it is too old
 * or its owner keeps too much.
 *
 * @param mostBytes What they may take together; beyond it the oldest go, but never the last one.
 */
export function surplus(states: readonly Kept[], now: number, mostBytes = Infinity): number[] {
  const taken = new Set<string>()
  let bytes = 0
  const [last, ...earlier] = states.toSorted((one, other) => other.version - one.version)
  if (!last) return []
  const newest = new Set([last, ...earlier.slice(0, NEWEST_VERSIONS - 1)])
  // What has a name takes its room before the rest does.
  const byClaim = earlier.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
  return [last, ...byClaim]
    .filter((state) => {
      const { savedAt, isNamed } = state
      bytes += Number(state.bytes)
      if (state !== last && bytes > mostBytes) return true
      if (newest.has(state)) return false
      const row = VERSION_SLOTS.find(({ until }) => now - savedAt < until)
      if (!row) return true
      if (isNamed) return false
      const slot = `${row.slot} ${Math.floor(savedAt / row.slot)}`
      if (taken.has(slot)) return true
      taken.add(slot)
      return false
    })
    .map(({ version }) => version)
}
