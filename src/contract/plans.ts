import type { Plan } from './rights.ts'

/** So many in so many hours, counted back from now. */
export interface Allowance {
  count: number
  hours: number
}

interface PlanRow {
  analyses: Allowance
  /** A month; null where there is nothing to pay for. */
  priceUsd: number | null
  /** Reports as files (PDF, PNG). */
  reportFiles: boolean
}

/** What each plan gives and costs. The server obeys it, pages and checkout quote it. */
export const PLAN_TABLE = {
  // Enough to see what it is worth, and to try once more after a correction.
  visitor: { analyses: { count: 2, hours: 24 }, priceUsd: null, reportFiles: false },
  basic: { analyses: { count: 5, hours: 24 }, priceUsd: 0, reportFiles: false },
  // Unlimited for a person; a script has to share.
  pro: { analyses: { count: 60, hours: 1 }, priceUsd: 10, reportFiles: true },
} as const satisfies Record<Plan, PlanRow>

/** Of one premium template, once, in US dollars. */
export const TEMPLATE_PRICE_USD = 10

/** Days for which Pro goes on after a payment was due: a declined card is tried again meanwhile. */
export const PAYMENT_GRACE_DAYS = 3
