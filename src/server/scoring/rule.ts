import type { Finding } from '#contract/analysis.ts'
import type { Patch } from '#contract/patch.ts'
import type { Facts } from './facts.ts'

/** What a rule says about one place, before anybody knows what mending it is worth. */
export interface Remark {
  /** Key in the group `findings` of rubric.json. */
  key: string
  params?: Record<string, string | number>
  at?: string
  quote?: string
  suggestion?: Finding['suggestion']
  /** A change that mends this place without inventing a fact. */
  fix?: Patch
  /** Our reading is in doubt, not the resume. */
  doubt?: true
}

export interface Verdict {
  /** Share of the rule's weight that the resume gets, 0 to 1. */
  credit: number
  /** Asked for only when a report is written, never when a fix is tried out. */
  remarks?: () => Remark[]
  /** Highest overall while it is so, where the resume itself decides how high. */
  cap?: number
}

/** The cap of what holds nothing down. */
export const NO_CAP = 100

/** How a rule is applied; when it is, with which weight and why stands in the rubric. */
export type Check = (facts: Facts) => Verdict

/** A hint never costs a point, so it is looked for only when a report is written. */
export const hint =
  (remarks: (facts: Facts) => Remark[]): Check =>
  (facts) => ({ credit: 1, remarks: () => remarks(facts) })

/** All or nothing: meets the rule, or breaks it with one remark. */
export function verdict(met: boolean, remark: () => Remark): Verdict {
  return met ? { credit: 1 } : { credit: 0, remarks: () => [remark()] }
}

/** A share from 0 to 1 that counts as full from `goal` on. */
export function attainment(share: number, goal: number): number {
  return goal <= 0 ? 1 : Math.min(1, Math.max(0, share / goal))
}
