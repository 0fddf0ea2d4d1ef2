import { FINDING_SECTIONS, type FindingSection } from '#contract/analysis.ts'
import type { Arithmetic } from '#contract/arithmetic.ts'
import { SECTION_WEIGHTS } from '#contract/rubric.ts'
import { capOf, isUnread, weightOf, type Mark } from './tally.ts'

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
    weight: marks[section].reduce((sum, mark) => sum + weightOf(mark), 0),
    share: isUnread(marks[section]) ? 0 : SECTION_WEIGHTS[section],
  })).filter(({ weight }) => weight > 0)
  const whole = sections.reduce((sum, { share }) => sum + share, 0)
  if (whole === 0) return undefined

  const arithmetic: Arithmetic = { sum: 100, withheld: {}, caps: {} }
  for (const { rules, weight, share } of sections) {
    for (const mark of rules) {
      const { rule, credit } = mark
      if (credit === 1) continue
      const withheld = (100 * share * weightOf(mark) * (1 - credit)) / weight / whole
      arithmetic.sum -= withheld
      arithmetic.withheld[rule.id] = withheld
      const cap = capOf(mark)
      if (cap !== undefined) arithmetic.caps[rule.id] = cap
    }
  }
  return arithmetic
}
