import { isStudying } from '../experience.ts'
import { type Facts } from '../facts.ts'
import { BASIC_SKILLS, IT_WORK, OFFICE_WORK } from '../lexicon/basic-skills.ts'
import { EARLIER_JOBS } from '../lexicon/role-words.ts'
import type { Check } from '../rule.ts'
import { checkable } from './skill-list.ts'

/** Skills without which one would hardly miss Word. */
const OTHERS_ENOUGH = 4

/** Where Office is a part of the work, or of what a first or simple job asks for. */
const isAsked = ({ work, resume, today }: Facts): boolean =>
  work.length === 0 ||
  isStudying(resume, today) ||
  [resume.basics.headline, resume.expectations.role, ...work.map(({ value }) => value.title)].some(
    (title) => [OFFICE_WORK, IT_WORK, EARLIER_JOBS].some((kind) => kind.test(title)),
  )

/** One of them does no harm. */
const SEVERAL = 2

/** Word and mail, which most employers take for granted. */
export const basicSkills: Check = (facts) => {
  const basic = facts.skills.filter(({ plain }) => BASIC_SKILLS.test(plain))
  const others = checkable(facts).length - basic.length
  const quote = basic.map(({ text }) => text).join(' · ')
  const [first] = basic
  return {
    credit: 1,
    remarks: () => {
      if (!first || basic.length < SEVERAL || isAsked(facts) || others < OTHERS_ENOUGH) return []
      return [
        { key: 'skillsBasic', params: { quote }, quote: first.text, at: `skills.${first.group}` },
      ]
    },
  }
}
