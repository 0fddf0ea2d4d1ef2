/** What is kept and for how long: the server obeys it, the privacy policy quotes it. */
import { LIMITS } from './limits.ts'
import { PLAN_TABLE } from './plans.ts'

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
const VERSION_MAX_AGE_MS = Math.max(...VERSION_SLOTS.map(({ until }) => until))

/**
 * Milliseconds that each kind of data is kept; what is not listed stays until its owner deletes
 * it. `tests/unit/server/storage/sweeping.test.ts` holds the sweeper to each, and
 * `tests/checks/documents.test.ts` the privacy policy of each language.
 */
export const RETENTION_MS = {
  /** What a visitor uploaded, saved and was told, from when they saved it last. */
  visitor: LIMITS.visitorMinutes * MINUTE,
  /** A user's deleted resume. */
  trash: LIMITS.trashDays * DAY_MS,
  /** An earlier state of a resume that is not among the newest. */
  versions: VERSION_MAX_AGE_MS,
  /** A session from when the person signed in, and from its last use. */
  session: LIMITS.sessionDays * DAY_MS,
  sessionIdle: LIMITS.sessionIdleHours * HOUR,
  /** A sign-in that nobody came back from. */
  login: LIMITS.loginMinutes * MINUTE,
  /** That an analysis was used. */
  usage: Math.max(...Object.values(PLAN_TABLE).map(({ analyses }) => analyses.hours)) * HOUR,
  /** How a request was answered, so that sending it again does nothing twice. */
  requests: DAY_MS,
  /** That there was an analysis which its owner deleted; its content goes at once. */
  deletedAnalysis: DAY_MS,
  /** That a message of the payment provider came, so that it takes effect once. */
  paymentEvents: 30 * DAY_MS,
  /** A code made of the network address, to count calls by. */
  address: MINUTE,
  /** That somebody had everything deleted: what a restored backup brings back goes again. */
  erasures: 90 * DAY_MS,
} as const
export type Retention = keyof typeof RETENTION_MS
