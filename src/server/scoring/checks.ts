import type { RuleId } from '#contract/rubric.ts'
import type { Check } from './rule.ts'
import { document } from './rules/document.ts'
import { education } from './rules/education.ts'
import { personalInformation } from './rules/personal-information.ts'
import { projectExperience } from './rules/project-experience.ts'
import { selfEvaluation } from './rules/self-evaluation.ts'
import { strengths } from './rules/strengths.ts'
import { workExperience } from './rules/work-experience.ts'

/** How each rule of the rubric is applied; a rule without a check does not compile. */
export const CHECKS: Record<RuleId, Check> = {
  ...personalInformation,
  ...strengths,
  ...education,
  ...workExperience,
  ...projectExperience,
  ...selfEvaluation,
  ...document,
}
