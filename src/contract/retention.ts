/** What is kept of saved resumes and for how long: the server obeys it, the legal texts quote it. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY_MS = 24 * HOUR

/** The last saves, whatever their age: what somebody who slipped wants back. */
export const NEWEST_VERSIONS = 10

/**
 * Of older states, the last of each slot of time. An editor saves with every pause, so an
 * afternoon makes hundreds; yesterday's must still be there. At most about 50 states remain,
 * with a photo about 15 MB.
 */
export const VERSION_SLOTS = [
  { until: HOUR, slot: 10 * MINUTE },
  { until: DAY_MS, slot: 4 * HOUR },
  { until: 14 * DAY_MS, slot: DAY_MS },
  { until: 366 * DAY_MS, slot: 30 * DAY_MS },
] as const

/** After this an older state is gone, unless it is among the newest. */
export const VERSION_MAX_AGE_MS = Math.max(...VERSION_SLOTS.map(({ until }) => until))
