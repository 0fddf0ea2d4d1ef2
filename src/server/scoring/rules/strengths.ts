import { richTextLines } from '#contract/rich-text.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { lengthOf } from '../length.ts'
import { languageName } from '#server/reading/lexicon/language-names.ts'
import type { Facts } from '../facts.ts'
import { quoted } from '../rewriting.ts'
import { attainment, verdict, type Check } from '../rule.ts'
import { BASIC_SKILLS } from '../lexicon/basic-skills.ts'
import { MOTHER_TONGUE } from '../lexicon/level-words.ts'
import { isNamedSkill } from '../lexicon/named-skills.ts'
import { COURSE } from '../lexicon/section-words.ts'
import { isStack } from '../line-kinds.ts'
import { basicSkills } from './basic-skills.ts'
import { certificates } from './certificates.ts'
import { spokenLanguages } from './languages.ts'
import { skillRatings } from './skill-ratings.ts'
import {
  asText,
  dropping,
  isRidOf,
  isUnsorted,
  namedIn,
  namesIn,
  repeated,
  skillsShare,
  softSkills,
  usable,
} from './skill-list.ts'

const {
  fewestSkills: LEAST,
  fullSkills: ENOUGH,
  mostSkills: MOST,
  namedSkills: NAMED,
} = RULE_FIGURES
/** A few more are not worth a word, and many are read at a glance under headings. */
const MOST_UNTOLD = 29
const MOST_GROUPED = 45
const HEADINGS = 4
const LARGEST_SHARE = RULE_FIGURES.skillsPercent / 100
/** One quality among many skills is not worth a word. */
const SOFT_SHOWN = 0.2
/** Share from which even a single one is, and at which nothing is left of the rule. */
const SOFT_ALONE = 1 / 3

/** Words of what is still a skill. */
const LONGEST_SKILL = 5

/** What a list with a name or two is worth. */
const SOME_NAMED = 0.7
/** Skills up to which chance decides how many of them a line names: one is enough. */
const FEW_SKILLS = 8
/** Skills seen at work from which nobody asks for more. */
const MOST_BACKED = 6
/** How many skills work should show: one of three, up to so many. */
const backedEnough = (count: number): number =>
  count <= FEW_SKILLS ? 1 : Math.min(MOST_BACKED, count / 3)
/** Share of these below which it is told. */
const BACKED_FEW = 0.5

/** What tools are worth that stand beside the work and in no list. */
const USED_ONLY = 0.25
/** Languages that stand for skills, each for half of one; more make no list of them. */
const MOST_LANGUAGES = 4
/** What strengths in sentences are worth with no skill beside them. */
const TOLD_ONLY = 0.5
/** What certificates are worth with hardly a skill beside them. */
const CERTIFIED_ONLY = 0.8

/** What a short list of skills that can be checked is worth at least. */
const SHORT_LIST = 0.4

/** Tools that are listed under a role or a project, or anywhere on the page. */
function toolsNamed({ work, projects, doubts }: Facts): string[] {
  const texts = [
    ...[...work, ...projects].flatMap(({ all }) => all.map(({ text }) => text)),
    ...doubts.lines,
  ]
  const named = texts
    .filter(isStack)
    .flatMap((text) => text.replace(/^[^:：]*[:：]/u, '').split(/[,、，·|/;]/u))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/[()（）]/u.test(name))
  // A line of places or duties looks like one of tools.
  return [...new Set(named.filter(isNamedSkill))]
}

/** Skills without the sentences and addresses among them, which say what somebody did with one. */
const shortSkills = (skills: Facts['skills']): Facts['skills'] =>
  skills.filter(({ text }) => lengthOf(text, null).words <= LONGEST_SKILL)

export const strengths = {
  'strengths.count': (facts) => {
    const { skills, resume, lexicon } = facts
    // A skill that anybody can claim makes no profile.
    const counted = namesIn(skills.filter(({ plain }) => !lexicon?.soft.test(plain)))
    const listed = namesIn(skills)
    // Licences and certificates are skills that somebody has checked; courses are none yet.
    const certified = resume.awards.filter(({ title }) => !COURSE.test(title)).length
    const languages = Math.min(resume.languages.length, MOST_LANGUAGES) * 0.5
    const credit = attainment(counted + certified + languages, ENOUGH)
    const used = toolsNamed(facts)
    // 个人优势 in sentences is a list that nobody can skim, and no missing one.
    const told = skills.length === 0 && richTextLines(resume.advantage).length >= LEAST
    // Tools that are named where they were used are a part of a list, certificates alone most of it.
    const unlisted = used.length >= LEAST && (listed === 0 ? certified : listed) < LEAST
    return {
      credit:
        counted >= LEAST
          ? Math.max(credit, SHORT_LIST)
          : unlisted
            ? Math.max(credit, USED_ONLY)
            : skills.length === 0 && certified >= LEAST
              ? CERTIFIED_ONLY
              : told
                ? Math.max(credit, TOLD_ONLY)
                : credit,
      remarks: () => {
        if (told || listed >= LEAST || (listed === 0 && certified >= LEAST)) return []
        if (unlisted) {
          const quote = used.slice(0, LEAST).join(', ')
          return [{ key: 'skillsUnlisted', params: { quote }, at: 'skills' }]
        }
        return [
          skills.length === 0
            ? { key: 'skillsMissing', at: 'skills' }
            : { key: 'skillsFew', params: { count: listed }, at: 'skills' },
        ]
      },
    }
  },
  'strengths.duplicates': (facts) => {
    // What is no name may be a level or the scrap of a table, which stand beside several skills.
    const found = repeated(facts.skills).filter(({ text }) => namedIn(facts)(text))
    const twice = isRidOf(facts.skills, found) ? found : []
    return verdict(twice.length === 0, () => ({
      key: 'skillsDuplicate',
      params: { count: twice.length, quote: twice[0]?.text ?? '' },
      quote: twice[0]?.text,
      at: `skills.${twice[0]?.group}`,
      ...dropping(facts, twice),
    }))
  },
  'strengths.dump': ({ skills: all, resume }) => {
    const skills = shortSkills(all)
    const grouped = resume.skills.filter(({ name }) => name !== '').length >= HEADINGS
    const over = Math.max(0, skills.length - (grouped ? MOST_GROUPED : MOST))
    // sorted under headings, more can be read
    const told = skills.length > (grouped ? MOST_GROUPED : MOST_UNTOLD)
    return {
      // Which of them matter, only the person knows, so nothing is offered for removal.
      credit: 1 - attainment(over, MOST / 2),
      remarks: () =>
        told
          ? [{ key: 'skillsDump', params: { count: skills.length, most: MOST }, at: 'skills' }]
          : [],
    }
  },
  'strengths.grouped': (facts) => {
    const { skills } = facts
    return verdict(!isUnsorted(facts), () => ({
      key: 'skillsGrouped',
      params: { count: skills.length },
      quote: quoted(asText(skills)),
      at: 'skills',
    }))
  },
  'strengths.share': (facts) => {
    const share = skillsShare(facts)
    const params = { percent: Math.round(share * 100) }
    return {
      credit: 1 - attainment(Math.max(0, share - LARGEST_SHARE), LARGEST_SHARE),
      remarks: () =>
        share <= LARGEST_SHARE * 1.4 ? [] : [{ key: 'skillsShare', params, at: 'skills' }],
    }
  },
  'strengths.backed': (facts) => {
    const skills = usable(facts)
    const backed = skills.filter((skill) => skill.backed).length
    return {
      credit: attainment(backed, backedEnough(skills.length)),
      remarks: () => {
        const open = skills.filter((skill) => !skill.backed)
        // nobody writes a line on Word
        const first = open.find(({ plain }) => !BASIC_SKILLS.test(plain)) ?? open[0]
        if (backed >= backedEnough(skills.length) * BACKED_FEW || !first) return []
        // what is no skill by its name appears, so the list was not read as it is meant
        if (backed === 0 && facts.skills.some((skill) => skill.backed)) return []
        const key = backed === 0 ? 'skillsBacked' : 'skillsBackedFew'
        const params = { count: skills.length, quote: first.text, ...(backed > 0 && { backed }) }
        return [{ key, params, quote: first.text, at: `skills.${first.group}` }]
      },
    }
  },
  'strengths.soft': (facts) => {
    const soft = softSkills(facts)
    const [first] = soft
    const share = soft.length / facts.skills.length
    return {
      // When a third are mere qualities it is as bad as it gets.
      credit: 1 - attainment(share, SOFT_ALONE),
      remarks: () =>
        first && share >= SOFT_SHOWN && (soft.length > 1 || share >= SOFT_ALONE)
          ? [
              {
                key: 'skillsSoft',
                params: { count: soft.length, quote: first.text },
                quote: first.text,
                at: `skills.${first.group}`,
              },
            ]
          : [],
    }
  },
  'strengths.named': (facts) => {
    const { skills, resume, doubts } = facts
    const isNamed = namedIn(facts)
    const named = skills.filter(({ text }) => isNamed(text)).length + resume.awards.length
    // Languages that stand among the skills are no tools.
    const general = usable(facts).filter(
      ({ text }) =>
        languageName(text.trim()) === null && !MOTHER_TONGUE.test(text) && !isNamed(text),
    )
    const [first] = general
    return {
      // One by name is a beginning, and two of three are as good as all.
      credit: named === 0 ? 0 : named < NAMED ? SOME_NAMED : 1,
      remarks: () =>
        !first || named > 0 || general.length < LEAST || doubts.form
          ? []
          : [{ key: 'skillsNamed', params: { quote: first.text }, at: `skills.${first.group}` }],
    }
  },
  'strengths.basic': basicSkills,
  ...skillRatings,
  ...spokenLanguages,
  ...certificates,
} satisfies Record<string, Check>
