import type { Patch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import { LOCALES } from '#contract/locales.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { isDuration } from '#server/reading/fields/durations.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import type { Facts } from '../facts.ts'
import { HOW_LONG } from '../figures.ts'
import { lengthOf } from '../length.ts'
import { isCertified, isNamedSkill } from '../lexicon/named-skills.ts'
import { TALENT } from '../lexicon/section-words.ts'
import type { Remark } from '../rule.ts'
import type { Skill } from '../skills.ts'
import { dictionaryOf } from '../spelling/dictionaries.ts'

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

/** Shorter entries are parts of names that came apart: the C of C++. */
const SHORTEST_REPEATED = 3

/** What pages call an address in a table: each leads elsewhere. */
const TO_A_PAGE = /(?:^|\s)(?:links?|url|website|demo|details)$/iu

/** What has a year is a work or a course. */
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u

/** Skills that stand in their group before, in whatever spelling of case. */
export function repeated(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>()
  return skills.filter(({ plain, group }) => {
    if (plain.length < SHORTEST_REPEATED || TO_A_PAGE.test(plain)) return false
    if (!/\p{L}/u.test(plain) || YEAR.test(plain)) return false
    if (HOW_LONG.test(plain) || isDuration(`(${plain})`)) return false
    const key = `${group} ${plain}`
    const known = seen.has(key)
    seen.add(key)
    return known
  })
}

/** True where nothing stands twice any more: what stands in every group is a badge, and no skill. */
export const isRidOf = (skills: readonly Skill[], twice: readonly Skill[]): boolean => {
  const left = skills.filter((skill) => !twice.includes(skill)).map(({ plain }) => plain)
  return twice.every(({ plain }) => left.filter((one) => one === plain).length === 1)
}

/** Skills by name, of which an entry may hold several: “C++ / Python / SQL”. */
export const namesIn = (skills: readonly Skill[]): number =>
  skills.reduce((sum, { text }) => {
    const parts = text
      .replaceAll(/[(（][^()（）]*[)）]/gu, '')
      .split(/\s[/|]\s|[、，；;]/u)
      .filter((part) => /\p{L}/u.test(part))
    return sum + Math.max(1, parts.length)
  }, 0)

/** Entries that are mere qualities. */
export function softSkills({ skills, lexicon }: Facts): Skill[] {
  return skills.filter(({ plain }) => lexicon?.soft.test(plain))
}

/** Entries that can be checked. */
export function checkable({ skills, lexicon }: Facts): Skill[] {
  return skills.filter(({ plain }) => !lexicon?.soft.test(plain))
}

/** Characters of a name; sentences about skills are looked for nowhere else. */
const LONGEST_NAME = { spaced: 30, wide: 8 } as const

const isHobby = (label: string): boolean =>
  TALENT.test(label.trim()) || headingKind(label, LOCALES) === 'interests'

/** Skills that stand behind `Hobbies:` or the like, as a group or on the page. */
function hobbies({ skills, resume, doubts }: Facts): Set<Skill> {
  const rows = doubts.lines.filter((line) => isHobby(LABEL.exec(line)?.groups?.label ?? ''))
  return new Set(
    skills.filter(
      ({ group, text }) =>
        isHobby(resume.skills[group]?.name ?? '') || rows.some((row) => row.includes(text)),
    ),
  )
}
const LABEL = /^\s*[\p{P}\p{S}]*\s*(?<label>[^:：\t]{1,30})[:：\t]/u

/** Skills by name that a line on work could show; a certificate is shown by itself, a hobby at home. */
export function usable(facts: Facts): Skill[] {
  const atHome = hobbies(facts)
  return checkable(facts).filter((skill) => {
    const { plain } = skill
    if (atHome.has(skill)) return false
    const most = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(plain) ? 'wide' : 'spaced'
    const isName = /\p{L}{2}|\p{L}[+#]/u.test(plain) && [...plain].length <= LONGEST_NAME[most]
    return isName && !isCertified(plain)
  })
}

/** Share of a list that are names; scraps of sentences cannot be counted, let alone sorted. */
const MOSTLY_NAMES = 0.8

/** A long list of names without a heading; columns of a table are sorted. */
export function isUnsorted(facts: Facts): boolean {
  const { skills, resume, doubts } = facts
  const names = usable(facts)
  if (names.length < RULE_FIGURES.unsortedSkills || names.length < skills.length * MOSTLY_NAMES)
    return false
  const inColumns = doubts.lines.some((line) => {
    const cells = line.split('\t')
    return (
      cells.length > 1 &&
      cells.filter((cell) => skills.some(({ text }) => cell.includes(text))).length > 1
    )
  })
  return !inColumns && resume.skills.every(({ name }) => name === '')
}

/** Share of the text that the skills make up; the text includes them. */
export function skillsShare({ skills, size, lexicon }: Facts): number {
  const words = skills.reduce((sum, { text }) => sum + lengthOf(text, lexicon).words, 0)
  return size > 0 ? words / size : 0
}

/** Languages whose lists are whole enough for a word that they lack to be a name. */
const WHOLE_LISTS = ['en', 'es', 'fr'] as const
const CAPITALISED = /(?<![\p{L}\p{Nd}])\p{Lu}\p{Ll}{3,}(?!\p{L})/gu

/** A capital within an entry of several words. */
const INNER = /\s\p{Lu}\p{L}/u

/** True for skills by their names, also those that no list of products has. */
export function namedIn({ skills, locale }: Facts): (text: string) => boolean {
  const several = skills.filter(({ text }) => /\p{L}\s+\p{L}/u.test(text))
  // Who writes Every Word Like This, or German, names nothing by it.
  const isTitled = several.filter(({ text }) => INNER.test(text)).length * 2 > several.length
  const listed = WHOLE_LISTS.find((own) => own === locale)
  const known = (word: string): boolean =>
    [word, word.toLowerCase()].some(
      (form) => dictionaryOf('en')(form) || (listed && dictionaryOf(listed)(form)),
    )
  return (text) =>
    isNamedSkill(text) ||
    (locale !== 'de' && !isTitled && INNER.test(text)) ||
    (listed !== undefined && (text.match(CAPITALISED) ?? []).some((word) => !known(word)))
}
