import { FINDING_SECTIONS, type FindingSection } from '#contract/analysis.ts'
import type { Arithmetic } from '#contract/arithmetic.ts'
import { SECTION_WEIGHTS } from '#contract/rubric.ts'
import { isUnread, type Mark } from './tally.ts'

/**
 * The sum behind the overall of these marks; undefined when no rule applies. A rule that is met
 * changes nothing but its own share, so what several would add is simply added up. Rules of a
 * section that was not read withhold nothing, and cap the overall all the same.
 */
export function arithmeticOf(
  marks: Record<FindingSection, readonly Mark[]>,
): Arithmetic | undefined {
  const sections = FINDING_SECTIONS.map((section) => ({
    rules: marks[section],
    weight: marks[section].reduce((sum, { rule }) => sum + rule.weight, 0),
    share: isUnread(marks[section]) ? 0 : SECTION_WEIGHTS[section],
  })).filter(({ weight }) => weight > 0)
  const whole = sections.reduce((sum, { share }) => sum + share, 0)
  if (whole === 0) return undefined

  const arithmetic: Arithmetic = { sum: 100, withheld: {}, caps: {} }
  for (const { rules, weight, share } of sections) {
    for (const { rule, credit } of rules) {
      if (credit === 1) continue
      const withheld = (100 * share * rule.weight * (1 - credit)) / weight / whole
      arithmetic.sum -= withheld
      arithmetic.withheld[rule.id] = withheld
      if (rule.cap !== undefined && credit === 0) arithmetic.caps[rule.id] = rule.cap
    }
  }
  return arithmetic
}
