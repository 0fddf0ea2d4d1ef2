import { PLAN_TABLE } from './plans.ts'
import { TEMPLATES, type TemplateId } from './template.ts'

/** What somebody has: read from what payments wrote, never from an address or the browser. */
export const PLANS = ['visitor', 'basic', 'pro'] as const
export type Plan = (typeof PLANS)[number]

export interface Entitlements {
  plan: Plan
  /** Premium templates bought singly; theirs forever. */
  bought: readonly TemplateId[]
}

/** Somebody without an account. */
export const VISITOR: Entitlements = { plan: 'visitor', bought: [] }

/**
 * What somebody may do with a template. Everybody may try every template on screen; only the
 * download needs the right.
 *
 * @param madeWith The template that the saved resume was made with while the right was there:
 *   such a resume stays downloadable after Pro has ended.
 * @example templateRights('classic', VISITOR) // { preview: true, download: true }
 */
export function templateRights(
  id: TemplateId,
  { plan, bought }: Entitlements,
  madeWith?: TemplateId,
): { preview: true; download: boolean } {
  const tier = TEMPLATES.find((template) => template.id === id)?.tier
  const download = tier === 'free' || plan === 'pro' || bought.includes(id) || madeWith === id
  return { preview: true, download }
}

/** Whether somebody may take a report away as a file. */
export const hasReportFiles = ({ plan }: Pick<Entitlements, 'plan'>): boolean =>
  PLAN_TABLE[plan].reportFiles

/** Whether somebody may see how the score of an analysis has changed. */
export const hasScoreHistory = ({ plan }: Pick<Entitlements, 'plan'>): boolean => plan === 'pro'
