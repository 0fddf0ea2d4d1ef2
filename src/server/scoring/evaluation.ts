import type { ReportSection } from '#contract/analysis.ts'
import type { Message } from '#contract/message.ts'
import type { Facts } from './facts.ts'
import type { RuleId } from '#contract/rubric.ts'
import { quoted } from './rewriting.ts'
import { isComplete } from './rules/education.ts'
import { linesOf } from './rules/lines.ts'
import { repetition } from './rules/line-style.ts'
import { skillsShare, softSkills } from './rules/skill-list.ts'
import { shortLines } from './rules/line-substance.ts'
import { thinnestRole } from './rules/work-experience.ts'
import type { Mark } from './tally.ts'

/**
 * One sentence a section: what is good, in counts, then what holds it back most. Which
 * sentence it is depends on the rule that costs most; what it counts, on the section.
 */
interface Evaluation {
  /** Said when nothing holds the section back. */
  complete: string
  /** Said when no rule of the section applies. */
  notApplicable: string
  /** Sentence by the rule that costs most. */
  worst: Partial<Record<RuleId, string>>
  /** Values for the sentence; `costly` is the remark of the costliest rule. */
  params: (facts: Facts, costly: Costly) => Record<string, string | number>
}

interface Costly {
  quote: string
  phrase: string
  entry: string
  word: string
}

const PERSONAL = ['name', 'email', 'phone', 'location', 'headline'] as const

const EVALUATIONS: Record<ReportSection, Evaluation> = {
  personalInformation: {
    complete: 'personalComplete',
    notApplicable: 'ungraded',
    worst: {
      'personal.name': 'personalName',
      'personal.reachable': 'personalReachable',
      'personal.email': 'personalEmail',
      'personal.emailValid': 'personalEmailValid',
      'personal.emailProfessional': 'personalEmailProfessional',
      'personal.phone': 'personalPhone',
      'personal.phoneValid': 'personalPhoneValid',
      'personal.phoneReadable': 'personalPhoneReadable',
      'personal.location': 'personalLocation',
      'personal.link': 'personalLink',
      'personal.headline': 'personalHeadline',
    },
    params: ({ resume: { basics } }, { quote }) => ({
      present:
        PERSONAL.filter((field) => basics[field] !== '').length + Math.min(1, basics.links.length),
      total: PERSONAL.length + 1,
      quote,
    }),
  },
  strengths: {
    complete: 'strengthsComplete',
    notApplicable: 'ungraded',
    worst: {
      'strengths.count': 'strengthsFew',
      'strengths.duplicates': 'strengthsDuplicate',
      'strengths.dump': 'strengthsDump',
      'strengths.share': 'strengthsShare',
      'strengths.grouped': 'strengthsGrouped',
      'strengths.backed': 'strengthsBacked',
      'strengths.order': 'strengthsComplete',
      'strengths.soft': 'strengthsSoft',
      'strengths.levels': 'strengthsLevels',
      'strengths.advantage': 'strengthsAdvantage',
    },
    params: (facts, { quote }) => ({
      count: facts.skills.length,
      first: facts.skills[0]?.text ?? '',
      backed: facts.skills.filter(({ backed }) => backed).length,
      checkable: facts.skills.length - softSkills(facts).length,
      percent: Math.round(100 * skillsShare(facts)),
      quote,
    }),
  },
  education: {
    complete: 'educationComplete',
    notApplicable: 'ungraded',
    worst: {
      'education.present': 'educationMissing',
      'education.institution': 'educationInstitution',
      'education.degree': 'educationDegree',
      'education.field': 'educationField',
      'education.dates': 'educationDates',
      'education.newestFirst': 'educationNewestFirst',
      'education.reversed': 'educationReversed',
    },
    params: ({ education }, { entry }) => ({
      count: education.length,
      complete: education.filter(isComplete).length,
      entry: entry || (education[0]?.label ?? ''),
    }),
  },
  workExperience: {
    complete: 'workComplete',
    notApplicable: 'workNotApplicable',
    worst: {
      'work.present': 'workMissing',
      'work.title': 'workIncomplete',
      'work.employer': 'workIncomplete',
      'work.start': 'workIncomplete',
      'work.newestFirst': 'workNewestFirst',
      'work.reversed': 'workDates',
      'work.future': 'workDates',
      'work.openEnd': 'workDates',
      'work.depth': 'workDepth',
      'work.shortLines': 'workShortLines',
      'work.longLines': 'workLongLines',
      'work.action': 'workActionOpening',
      'work.weak': 'workWeakPhrases',
      'work.anyResult': 'workAnyResult',
      'work.measured': 'workMeasuredShare',
      'work.outcome': 'workOutcome',
      'work.repeated': 'workRepeatedOpener',
      'work.passive': 'workPassive',
      'work.firstPerson': 'workFirstPerson',
      'work.tense': 'workStyle',
      'work.bestFirst': 'workStyle',
      'work.bullets': 'workStyle',
      'work.punctuation': 'workStyle',
      'work.duplicates': 'workStyle',
    },
    params: (facts, costly) => {
      const lines = linesOf(facts.work)
      return {
        lines: lines.length,
        measured: lines.filter(({ measured }) => measured).length,
        outcomes: lines.filter(({ outcome }) => outcome).length,
        shown: lines.filter(({ acting, weak }) => acting && !weak).length,
        quote: quoted(costly.quote || (shortLines(facts)[0]?.text ?? ''), 60),
        phrase: costly.phrase,
        // A role that is nearly deep enough has no remark of its own.
        entry: costly.entry || thinnestRole(facts),
        word: costly.word || (facts.work.map(repetition).find(Boolean)?.word ?? ''),
      }
    },
  },
  projectExperience: {
    complete: 'projectsComplete',
    notApplicable: 'projectsNotApplicable',
    worst: {
      'projects.present': 'projectsMissing',
      'projects.name': 'projectsName',
      'projects.role': 'projectsRole',
      'projects.link': 'projectsLink',
      'projects.detail': 'projectsDetail',
      'projects.result': 'projectsResult',
      'projects.weak': 'projectsLines',
      'projects.firstPerson': 'projectsLines',
      'projects.longLines': 'projectsLines',
    },
    params: ({ projects }, { entry }) => ({
      count: projects.length,
      measured: projects.filter(({ lines }) => lines.some(({ measured }) => measured)).length,
      entry: entry || (projects[0]?.label ?? ''),
    }),
  },
  selfEvaluation: {
    complete: 'summaryComplete',
    notApplicable: 'ungraded',
    worst: {
      'summary.present': 'summaryMissing',
      'summary.length': 'summaryLong',
      'summary.fact': 'summaryFact',
      'summary.cliches': 'summaryCliches',
      'summary.person': 'summaryPerson',
    },
    params: ({ summary, ownSentences }, { phrase }) => {
      const worn = ownSentences.find(({ cliche }) => cliche)
      return {
        characters: summary.printed,
        quote: worn?.cliche ? worn.text.slice(worn.cliche.from, worn.cliche.to) : '',
        phrase,
      }
    },
  },
}

/** Of one entry alone there is nothing to count. */
const oneOr =
  (single: string, several: string) =>
  ({ education }: Facts): string =>
    education.length === 1 ? single : several

const EDUCATION_FINER = {
  educationInstitution: oneOr('educationSingleInstitution', 'educationInstitution'),
  educationDegree: oneOr('educationSingleDegree', 'educationDegree'),
  educationField: oneOr('educationSingleField', 'educationField'),
  educationDates: oneOr('educationSingleDates', 'educationDates'),
  educationReversed: oneOr('educationSingleReversed', 'educationReversed'),
}

/** Cases in which one rule has two things to say. */
const FINER: Partial<Record<string, (facts: Facts) => string>> = {
  strengthsFew: ({ skills }) => (skills.length === 0 ? 'strengthsMissing' : 'strengthsFew'),
  summaryMissing: ({ summary }) =>
    summary.source === 'none' ? 'summaryMissing' : 'summaryObjective',
  ...EDUCATION_FINER,
  summaryLong: ({ summary }) => (summary.characters < 50 ? 'summaryShort' : 'summaryLong'),
  summaryFact: ({ ownSentences }) =>
    ownSentences.some(({ cliche }) => cliche) ? 'summaryFactAndCliches' : 'summaryFact',
  summaryCliches: ({ summary }) =>
    summary.sentences.some(({ fact }) => fact) ? 'summaryCliches' : 'summaryFactAndCliches',
}

/** Where there is nothing good to count, the sentence says so in words. */
const WORK_FINER = (key: string, { work }: Facts): string => {
  const lines = linesOf(work)
  if (!key.startsWith('work') || /^work(?:Missing|Incomplete|NotApplicable)$/.test(key)) return key
  if (lines.length < 2) return 'workFewLines'
  if (lines.some(({ measured }) => measured)) return key
  return lines.some(({ acting, weak }) => acting && !weak) ? 'workAnyResult' : 'workDuties'
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The sentence on one section; `graded` is false when there is too little to judge at all. */
export function evaluate(
  section: ReportSection,
  facts: Facts,
  marks: readonly Mark[],
  graded: boolean,
): Message {
  const { complete, notApplicable, worst, params } = EVALUATIONS[section]
  if (!graded) return { key: 'evaluations.ungraded', params: {} }
  if (marks.length === 0) return { key: `evaluations.${notApplicable}`, params: {} }
  const [mark] = marks
    // Little things do not hold a section back.
    .filter(({ rule, kept }) => rule.weight * (1 - kept) > 0.25)
    .toSorted((a, b) => b.rule.weight * (1 - b.kept) - a.rule.weight * (1 - a.kept))
  const remark = mark?.remarks?.()[0]
  const costly: Costly = {
    quote: text(remark?.params?.quote) || (remark?.quote ?? ''),
    phrase: text(remark?.params?.phrase),
    entry: text(remark?.params?.entry),
    word: text(remark?.params?.word),
  }
  const key = (mark && worst[mark.rule.id as RuleId]) ?? complete
  return {
    key: `evaluations.${FINER[key]?.(facts) ?? WORK_FINER(key, facts)}`,
    params: params(facts, costly),
  }
}
