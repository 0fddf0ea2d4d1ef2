import type { Patch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import type { Facts } from '../facts.ts'
import { lengthOf } from '../length.ts'
import type { Remark } from '../rule.ts'
import type { Skill } from '../skills.ts'

/** The skill groups without some of their items; groups that would be empty go as well. */
function without(resume: Resume, dropped: ReadonlySet<Skill>): Patch {
  const gone = new Set([...dropped].map(({ group, index }) => `${group}.${index}`))
  const value = resume.skills
    .map((group, index) => ({
      ...group,
      items: group.items.filter((_, item) => !gone.has(`${index}.${item}`)),
    }))
    .filter(({ items }) => items.length > 0)
  return [{ op: 'replace', path: '/skills', value }]
}

/** The list as it prints. */
export const asText = (skills: readonly Skill[]): string =>
  skills.map(({ text }) => text).join(', ')

/** Removes skills from the list, showing the list before and after. */
export function dropping(
  facts: Facts,
  dropped: readonly Skill[],
): Pick<Remark, 'fix' | 'suggestion'> {
  const gone = new Set(dropped)
  return {
    fix: without(facts.resume, gone),
    suggestion: {
      before: asText(facts.skills),
      after: asText(facts.skills.filter((skill) => !gone.has(skill))),
      blanks: [],
    },
  }
}

/** Skills that stand in the list before, in whatever spelling of case. */
export function repeated(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>()
  return skills.filter(({ plain }) => {
    if (!seen.has(plain)) {
      seen.add(plain)
      return false
    }
    return true
  })
}

/** Entries that are mere qualities. */
export function softSkills({ skills, lexicon }: Facts): Skill[] {
  return skills.filter(({ plain }) => lexicon?.soft.test(plain))
}

/** Entries that can be checked. */
export function checkable({ skills, lexicon }: Facts): Skill[] {
  return skills.filter(({ plain }) => !lexicon?.soft.test(plain))
}

/** Skills that are read at a glance. */
const FIRST_SEEN = 3

/** Groups that show no proven skill at a glance though they hold one, and the order that would. */
export function provenFirst({ skills }: Facts): { groups: number[]; order: Skill[] } {
  const names = [...new Set(skills.map(({ group }) => group))]
  const groups = names.filter((name) => {
    const items = skills.filter(({ group }) => group === name)
    return (
      !items.slice(0, FIRST_SEEN).some(({ backed }) => backed) && items.some(({ backed }) => backed)
    )
  })
  const order = skills.toSorted(
    (a, b) =>
      a.group - b.group ||
      (groups.includes(a.group) ? Number(b.backed) - Number(a.backed) : 0) ||
      a.index - b.index,
  )
  return { groups, order }
}

/** Share of the text that the skills make up; the text includes them. */
export function skillsShare({ skills, size, lexicon }: Facts): number {
  const words = skills.reduce((sum, { text }) => sum + lengthOf(text, lexicon).words, 0)
  return size > 0 ? words / size : 0
}
