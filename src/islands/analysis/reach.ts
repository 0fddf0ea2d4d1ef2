import type { Finding, Report } from '#contract/analysis.ts'
import { overallWith } from '#contract/arithmetic.ts'

/** As many changes as somebody makes in one sitting. */
const AT_ONCE = 4

/** What the score would be with the costliest rules met. */
export interface Reach {
  from: number
  to: number
  /** One finding of each of these rules. */
  findings: Finding[]
}

/**
 * How far the few marks lead that cost most, all of their rules met; null where there is no
 * number, or nothing to gain.
 *
 * @param findings Those that are still to be mended, what is worth most first.
 */
export function reachOf(
  { overall, arithmetic }: Report,
  findings: readonly Finding[],
): Reach | null {
  if (overall === null || !arithmetic) return null
  const ofRules = new Map<string, Finding>()
  for (const finding of findings) {
    if ((finding.worth ?? 0) > 0 && !ofRules.has(finding.rule)) ofRules.set(finding.rule, finding)
  }
  const first = [...ofRules.values()].slice(0, AT_ONCE)
  const to = overallWith(
    arithmetic,
    first.map(({ rule }) => rule),
  )
  return to > overall ? { from: overall, to, findings: first } : null
}

/** What holds a score down, and what it would be without; null when nothing does. */
export function capOn({ overall, arithmetic }: Pick<Report, 'overall' | 'arithmetic'>): {
  cap: number
  rules: string[]
  without: number
} | null {
  if (overall === null || !arithmetic) return null
  const { sum, withheld, caps } = arithmetic
  const without = overallWith({ sum, withheld, caps: {} })
  if (without <= overall) return null
  const cap = Math.min(...Object.values(caps))
  return { cap, rules: Object.keys(caps), without }
}
