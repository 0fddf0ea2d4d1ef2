import type { Plan } from './rights.ts'

/** So many in so many hours, counted back from now. */
export interface Allowance {
  count: number
  hours: number
}

/** What each plan gives. The server obeys it, pages and prices quote it. */
export const PLAN_TABLE: Record<Plan, { analyses: Allowance; priceUsd: number | null }> = {
  // Enough to see what it is worth, and to try once more after a correction.
  visitor: { analyses: { count: 2, hours: 24 }, priceUsd: null },
  basic: { analyses: { count: 5, hours: 24 }, priceUsd: 0 },
  // Unlimited for a person; a script has to share.
  pro: { analyses: { count: 60, hours: 1 }, priceUsd: 10 },
}
