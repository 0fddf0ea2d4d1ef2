import type { Facts } from '../facts.ts'
import { always, towards, verdict, type Check } from '../rule.ts'
import { drawnLevel, type Skill } from '../skills.ts'
import {
  asText,
  checkable,
  dropping,
  provenFirst,
  repeated,
  skillsShare,
  softSkills,
} from './skill-list.ts'

const LEAST = 3
/** From here on nobody would ask for more. */
const ENOUGH = 6
const MOST = 25
/** From here on a flat list asks for headings. */
const FLAT = 10
const LARGEST_SHARE = 0.3
/** English words of text from which a share says something. */
const ENOUGH_TEXT = 60
/** Share of skills seen in use from which the list counts as backed. */
const BACKED_ENOUGH = 0.3

const listed = ({ skills }: Facts): boolean => skills.length > 0
/** With fewer skills, chance decides whether a line names one. */
const severalListed = (facts: Facts): boolean => checkable(facts).length >= 5

/** A self-evaluation that names a skill or a fact says in words what the strengths are. */
function saidInWords({ resume, summary, skills, ownSentences }: Facts): boolean {
  if (ownSentences.some(({ line }) => line.at === 'advantage')) return true
  if (summary.source !== 'selfEvaluation') return false
  const text = summary.lines.map((line) => line.text.toLocaleLowerCase(resume.locale)).join('\n')
  const named = skills.filter(({ plain }) => plain.length > 2 && text.includes(plain)).length
  return named > 0 || summary.sentences.some(({ fact }) => fact)
}

/** What goes first from a list that is too long: repetitions, qualities, then what nothing shows. */
function spareSkills(facts: Facts): Skill[] {
  const { skills } = facts
  const spare = [...new Set([...repeated(skills), ...softSkills(facts)])]
  const unseen = skills.toReversed().filter((skill) => !skill.backed && !spare.includes(skill))
  const rest = [...unseen, ...skills.toReversed().filter(({ backed }) => backed)]
  return [...spare, ...rest.slice(0, Math.max(0, skills.length - spare.length - MOST))]
}

export const strengths = {
  'strengths.count': {
    applies: always,
    check: ({ skills }) => ({
      kept: towards(skills.length, ENOUGH),
      remarks: () =>
        skills.length >= LEAST
          ? []
          : [
              skills.length === 0
                ? { key: 'skillsMissing', at: 'skills' }
                : { key: 'skillsFew', params: { count: skills.length }, at: 'skills' },
            ],
    }),
  },
  'strengths.duplicates': {
    applies: listed,
    check: (facts) => {
      const twice = repeated(facts.skills)
      return verdict(twice.length === 0, () => ({
        key: 'skillsDuplicate',
        params: { count: twice.length, quote: twice[0]?.text ?? '' },
        quote: twice[0]?.text,
        at: `skills.${twice[0]?.group}`,
        ...dropping(facts, twice),
      }))
    },
  },
  'strengths.dump': {
    applies: listed,
    check: (facts) => {
      const { skills } = facts
      return {
        kept: 1 - towards(Math.max(0, skills.length - MOST), MOST / 2),
        remarks: () => {
          if (skills.length <= MOST) return []
          const spare = spareSkills(facts)
          return [
            {
              key: 'skillsDump',
              params: { count: skills.length },
              at: 'skills',
              ...dropping(facts, spare),
            },
          ]
        },
      }
    },
  },
  'strengths.share': {
    // In a very short resume everything is out of proportion; another rule says so.
    applies: ({ skills, size }) => skills.length > 0 && size >= ENOUGH_TEXT,
    check: (facts) => {
      const share = skillsShare(facts)
      return {
        kept: 1 - towards(Math.max(0, share - LARGEST_SHARE), LARGEST_SHARE),
        remarks: () =>
          share <= LARGEST_SHARE
            ? []
            : [{ key: 'skillsShare', params: { percent: Math.round(share * 100) }, at: 'skills' }],
      }
    },
  },
  'strengths.grouped': {
    applies: listed,
    check: ({ skills, resume }) =>
      verdict(skills.length <= FLAT || resume.skills.length > 1, () => ({
        key: 'skillsGrouped',
        params: { count: skills.length },
        at: 'skills',
      })),
  },
  'strengths.backed': {
    applies: severalListed,
    check: (facts) => {
      const skills = checkable(facts)
      const backed = skills.filter((skill) => skill.backed).length
      const kept = towards(backed / skills.length, BACKED_ENOUGH)
      return {
        kept,
        remarks: () => {
          const first = skills.find((skill) => !skill.backed)
          // A single one shown is a beginning; the evaluation counts them anyway.
          if (backed > 0 || !first) return []
          const params = { backed, count: skills.length, quote: first.text }
          return [{ key: 'skillsBacked', params, quote: first.text, at: `skills.${first.group}` }]
        },
      }
    },
  },
  'strengths.order': {
    applies: (facts) => facts.skills.length >= 5 && facts.skills.some(({ backed }) => backed),
    check: (facts) => {
      const { groups, order } = provenFirst(facts)
      const [first] = groups
      return verdict(first === undefined, () => ({
        key: 'skillsOrder',
        params: { quote: order.find(({ backed }) => backed)?.text ?? '' },
        at: `skills.${first}`,
        fix: groups.map((group) => ({
          op: 'replace',
          path: `/skills/${group}/items`,
          value: order.filter((skill) => skill.group === group).map(({ text }) => text),
        })),
        suggestion: { before: asText(facts.skills), after: asText(order), blanks: [] },
      }))
    },
  },
  'strengths.soft': {
    applies: listed,
    check: (facts) => {
      const soft = softSkills(facts)
      const [first] = soft
      return {
        // When half are mere qualities it is as bad as it gets; one among many hardly matters.
        kept: 1 - towards(soft.length / facts.skills.length, 1 / 2),
        remarks: () =>
          first
            ? [
                {
                  key: 'skillsSoft',
                  params: { count: soft.length, quote: first.text },
                  quote: first.text,
                  at: `skills.${first.group}`,
                  ...(soft.length < facts.skills.length && dropping(facts, soft)),
                },
              ]
            : [],
      }
    },
  },
  'strengths.levels': {
    applies: listed,
    check: ({ skills, resume }) => {
      const drawn = skills.filter(({ text }) => drawnLevel(text) !== '')
      const [first] = drawn
      return verdict(first === undefined, () => ({
        key: 'skillsLevels',
        params: { quote: first?.text ?? '' },
        quote: first?.text,
        at: `skills.${first?.group}`,
        fix: drawn.map(({ text, group, index }) => ({
          op: 'replace',
          path: `/skills/${group}/items/${index}`,
          value: text.slice(0, text.length - drawnLevel(text).length).trim(),
        })),
        suggestion: {
          before: asText(skills),
          after: resume.skills
            .flatMap(({ items }) => items.map((item) => item.replace(drawnLevel(item), '').trim()))
            .join(', '),
          blanks: [],
        },
      }))
    },
  },
  'strengths.advantage': {
    // Where nothing is said about oneself at all, the rule on the self-evaluation says so.
    applies: ({ ownSentences }) => ownSentences.length > 0,
    check: (facts) => {
      if (saidInWords(facts)) return { kept: 1 }
      // A text about oneself without a fact already has its remark.
      return {
        kept: 0,
        remarks: () =>
          facts.summary.sentences.some(({ fact }) => fact)
            ? [{ key: 'advantage', at: 'advantage' }]
            : [],
      }
    },
  },
} satisfies Record<string, Check>
