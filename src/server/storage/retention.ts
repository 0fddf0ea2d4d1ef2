/** A kept state of a resume. */
interface Kept {
  version: number
  /** When it was saved (ms). */
  savedAt: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The last saves, whatever their age: what somebody who slipped wants back. */
const NEWEST = 10

/**
 * Of older states, the last of each slot of time. An editor saves with every pause, so an
 * afternoon makes hundreds; yesterday's must still be there. At most about 50 states remain,
 * with a photo about 15 MB.
 */
const SLOTS = [
  { until: HOUR, slot: 10 * MINUTE },
  { until: DAY, slot: 4 * HOUR },
  { until: 14 * DAY, slot: DAY },
  { until: 366 * DAY, slot: 30 * DAY },
] as const

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
      if (index < NEWEST) return false
      const row = SLOTS.find(({ until }) => now - savedAt < until)
      if (!row) return true
      const slot = `${row.slot} ${Math.floor(savedAt / row.slot)}`
      if (taken.has(slot)) return true
      taken.add(slot)
      return false
    })
    .map(({ version }) => version)
}
