import { NEWEST_VERSIONS, VERSION_SLOTS } from '#contract/retention.ts'

/** A kept state of a resume. */
interface Kept {
  version: number
  /** When it was saved (ms). */
  savedAt: number
  bytes: number
}

/**
 * The versions that need not be kept any longer.
 *
 * Slots lie fixed in time, so a state goes only for a later one of its own slot, or when it is
 * too old; saves of another day never push it out.
 *
 * @param mostBytes What they may take together; beyond it the oldest go, but never the last one.
 */
export function surplus(states: readonly Kept[], now: number, mostBytes = Infinity): number[] {
  const taken = new Set<string>()
  let bytes = 0
  return states
    .toSorted((one, other) => other.version - one.version)
    .filter(({ savedAt, ...state }, index) => {
      bytes += Number(state.bytes)
      if (index > 0 && bytes > mostBytes) return true
      if (index < NEWEST_VERSIONS) return false
      const row = VERSION_SLOTS.find(({ until }) => now - savedAt < until)
      if (!row) return true
      const slot = `${row.slot} ${Math.floor(savedAt / row.slot)}`
      if (taken.has(slot)) return true
      taken.add(slot)
      return false
    })
    .map(({ version }) => version)
}
