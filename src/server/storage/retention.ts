import { NEWEST_VERSIONS, VERSION_SLOTS } from '#contract/retention.ts'

/** A kept state of a resume. */
interface Kept {
  version: number
  /** When it was saved (ms). */
  savedAt: number
}

/**
 * The versions that need not be kept any longer.
 *
 * Slots lie fixed in time, so a state goes only for a later one of its own slot, or when it is
 * too old; saves of another day never push it out.
 */
export function surplus(states: readonly Kept[], now: number): number[] {
  const taken = new Set<string>()
  return states
    .toSorted((one, other) => other.version - one.version)
    .filter(({ savedAt }, index) => {
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
