import type { ReportSection } from '#contract/analysis.ts'
import type { Message } from '#contract/message.ts'
import { richTextLines } from '#contract/rich-text.ts'
import type { Facts } from './facts.ts'
import type { RuleId } from '#contract/rubric.ts'
import { quoted } from './rewriting.ts'
import { isComplete } from './rules/education.ts'
import { linesOf } from './rules/lines.ts'
import { repetition } from './rules/line-style.ts'
import { skillsShare } from './rules/skill-list.ts'
import { thinnestRole } from './rules/depth.ts'
import { isSpared, isUnread, type Mark } from './tally.ts'

/** A sentence and when it is the right one; the first row that holds is said. */
interface Row {
  key: string
  when?: (facts: Facts) => boolean
}

/**
 * One sentence a section: what is good, or what holds it back most. Entries, lines and skills are not
 * counted: a count that is off by one says that we cannot read. Which sentence it is depends on the
 * finding that costs most, so that the two never contradict each other.
 */
interface Evaluation {
  /** Said when no finding holds the section back. */
  complete: readonly Row[]
  /** Said when no rule of the section applies. */
  notApplicable: readonly Row[]
  /** Said in place of whatever a finding would have it say. */
  first?: readonly Row[]
  /** Sentences by the rule that costs most. */
  worst: Partial<Record<RuleId, readonly Row[]>>
  /** Values for the sentence; `costly` is the remark of the costliest rule. */
  params: (facts: Facts, costly: Costly) => Record<string, string | number>
}

interface Costly {
  quote: string
  phrase: string
  entry: string
  word: string
}

const say = (key: string, when?: Row['when']): Row => (when ? { key, when } : { key })

const areWhole = ({ education, locale }: Facts): boolean =>
  education.length > 0 && education.every((school) => isComplete(school, locale))
/** The first entry that prints all of which the sentence says that it is there. */
const completeSchool = ({ education }: Facts) =>
  education.find(({ value }) =>
    [value.institution, value.degree, value.start, value.end].every((part) => part !== ''),
  )

/** The lines that the sentence on work is about: those of the posts, of whoever has any. */
const workLines = ({ work, experience }: Facts) => linesOf(work.length > 0 ? work : experience)

/** Fewer lines than roles: what is listed is no duties. */
const isThin = (facts: Facts): boolean => workLines(facts).length < Math.max(2, facts.work.length)

const hasFact = ({ summary }: Facts): boolean => summary.sentences.some(({ fact }) => fact)
/** Phrases that anyone could write weaken whatever else the text says. */
const isWorn = ({ ownSentences }: Facts): boolean => ownSentences.some(({ cliche }) => cliche)
const telling = ({ measured, outcome }: { measured: boolean; outcome: boolean }): boolean =>
  measured || outcome
const hasNoWork = ({ work, experience }: Facts): boolean => work.length + experience.length === 0

/** With fewer seen at work, or no work, the sentence does not say that they are. */
const areBacked = (facts: Facts): boolean =>
  !hasNoWork(facts) && facts.skills.filter(({ backed }) => backed).length * 2 >= facts.skills.length

/** Licences and certificates, which are skills that somebody has checked, and no others. */
const hasPapersOnly = ({ skills, resume: { awards, advantage }, doubts }: Facts): boolean =>
  skills.length === 0 &&
  awards.some(({ kind }) => kind === 'certificate') &&
  richTextLines(advantage).length === 0 &&
  doubts.printed('strengths.count') === null

/** A size alone is no result. */
const tellsResult = ({ lines }: Facts['projects'][number]): boolean =>
  lines.some(({ outcome }) => outcome)

/** Of a 職務経歴書 no contact is asked, and none is praised that it does not print. */
const isReachable = ({ resume: { basics }, doubts }: Facts): boolean =>
  basics.email !== '' || basics.phone !== '' || doubts.printed('personal.reachable') !== null

const printsWork = ({ doubts }: Facts): boolean => doubts.printed('work.present') !== null

const EVALUATIONS: Record<ReportSection, Evaluation> = {
  personalInformation: {
    complete: [say('personalCounted', isReachable), say('notScored')],
    notApplicable: [say('notScored')],
    worst: {
      'personal.name': [say('personalName')],
      'personal.reachable': [say('personalReachable')],
      'personal.email': [say('personalEmail')],
      'personal.emailValid': [say('personalEmailValid')],
      'personal.emailProfessional': [say('personalEmailProfessional')],
      'personal.phone': [say('personalPhone')],
      'personal.phoneValid': [say('personalPhoneValid')],
      'personal.location': [say('personalLocation')],
      'personal.headline': [say('personalHeadline')],
    },
    params: (_, { quote }) => ({ quote }),
  },
  strengths: {
    complete: [
      say('strengthsCertified', hasPapersOnly),
      say('strengthsNone', ({ skills }) => skills.length === 0),
      say('strengthsComplete', areBacked),
      say('strengthsListed'),
    ],
    notApplicable: [say('notScored')],
    worst: {
      'strengths.count': [
        say('strengthsMissing', ({ skills }) => skills.length === 0),
        say('strengthsFew'),
      ],
      'strengths.duplicates': [say('strengthsDuplicate')],
      'strengths.dump': [say('strengthsDump')],
      'strengths.share': [say('strengthsShare')],
      'strengths.soft': [say('strengthsSoft')],
      'strengths.named': [say('strengthsNamed')],
      'strengths.levels': [say('strengthsLevels')],
    },
    params: (facts, { quote }) => ({
      first: facts.skills[0]?.text ?? '',
      percent: Math.round(100 * skillsShare(facts)),
      quote,
    }),
  },
  education: {
    complete: [
      say('educationComplete', (facts) => areWhole(facts) && completeSchool(facts) !== undefined),
      say('educationNamed', areWhole),
      say('educationListed', ({ education }) => education.length > 0),
      say('educationUnplaced'),
    ],
    notApplicable: [say('educationNotApplicable')],
    worst: {
      'education.present': [say('educationMissing')],
      'education.institution': [say('educationInstitution')],
      'education.degree': [say('educationDegree')],
      'education.field': [say('educationField')],
      'education.dates': [say('educationDates')],
      'education.newestFirst': [say('educationNewestFirst')],
      'education.reversed': [say('educationReversed')],
      // Its finding names the date; nothing is complete beside it.
      'education.expected': [say('educationNamed')],
    },
    params: (facts, { entry }) => ({ entry: entry || (completeSchool(facts)?.label ?? '') }),
  },
  workExperience: {
    complete: [
      say('workUnplaced', (facts) => hasNoWork(facts) && printsWork(facts)),
      say('workNotApplicable', ({ work }) => work.length === 0),
      say('workFewLines', isThin),
      say('workComplete'),
    ],
    notApplicable: [say('workNotApplicable')],
    // Where there is nothing good to count, the sentence says so in words.
    first: [
      say('workMissing', hasNoWork),
      say('workFewLines', isThin),
      say(
        'workAnyResult',
        (facts) =>
          !workLines(facts).some(telling) &&
          workLines(facts).some(({ acting, weak }) => acting && !weak),
      ),
      say('workDuties', (facts) => !workLines(facts).some(telling)),
    ],
    worst: {
      'work.present': [say('workMissing')],
      'work.anyResult': [say('workDuties')],
      'work.title': [say('workIncomplete')],
      'work.employer': [say('workIncomplete')],
      'work.start': [say('workIncomplete')],
      'work.newestFirst': [say('workNewestFirst')],
      'work.reversed': [say('workDates')],
      'work.future': [say('workDates')],
      'work.openEnd': [say('workDates')],
      'work.depth': [say('workDepth')],
      'work.longLines': [say('workLongLines')],
      'work.action': [say('workActionOpening')],
      'work.weak': [say('workWeakPhrases')],
      'work.measured': [say('workMeasuredShare')],
      'work.outcome': [say('workOutcome')],
      'work.currentResult': [say('workDepth')],
      'work.earlierResult': [say('workOutcome')],
      'work.repeated': [say('workRepeatedOpener')],
      'work.passive': [say('workPassive')],
      'work.firstPerson': [say('workFirstPerson')],
    },
    params: (facts, costly) => ({
      quote: quoted(costly.quote, 60),
      phrase: costly.phrase,
      // A role that is nearly deep enough has no remark of its own.
      entry: costly.entry || thinnestRole(facts),
      word: costly.word || (facts.work.map(repetition).find(Boolean) ?? ''),
    }),
  },
  projectExperience: {
    complete: [
      say('projectsComplete', ({ projects }) => projects.every(tellsResult)),
      say('projectsResult'),
    ],
    notApplicable: [say('projectsNotApplicable')],
    worst: {
      'projects.present': [say('projectsMissing')],
      'projects.name': [say('projectsName')],
      'projects.role': [say('projectsRole')],
      'projects.detail': [say('projectsDetail')],
      'projects.result': [say('projectsResult')],
      'projects.weak': [say('projectsLines')],
      'projects.firstPerson': [say('projectsLines')],
    },
    params: ({ projects }, { entry }) => ({
      entry: entry || (projects.find((one) => !tellsResult(one)) ?? projects[0])?.label || '',
    }),
  },
  selfEvaluation: {
    complete: [
      say('summaryMissing', ({ summary }) => summary.source === 'none'),
      say('summaryObjective', ({ summary }) => summary.source === 'expectations'),
      say('summaryCliches', (facts) => isWorn(facts) && hasFact(facts)),
      say('summaryFactAndCliches', isWorn),
      say('summaryComplete'),
    ],
    notApplicable: [say('notScored')],
    worst: {
      'summary.present': [say('summaryMissing')],
      'summary.length': [
        say('summaryShort', ({ summary }) => summary.characters < 50),
        say('summaryLong'),
      ],
      'summary.fact': [say('summaryFact')],
      'summary.result': [
        say('summaryObjective', ({ summary }) => summary.source === 'expectations'),
        say('summaryFact', (facts) => !hasFact(facts)),
        say('summaryCliches', isWorn),
        say('summaryResult'),
      ],
      'summary.cliches': [say('summaryCliches', hasFact), say('summaryFactAndCliches')],
    },
    params: ({ summary, ownSentences }) => {
      const worn = ownSentences.find(({ cliche }) => cliche)
      return {
        characters: summary.printed,
        quote: worn?.cliche ? worn.text.slice(worn.cliche.from, worn.cliche.to) : '',
      }
    },
  },
}

/** What little things withhold does not hold a section back. */
const LITTLE = 0.25

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const pick = (rows: readonly Row[], facts: Facts): string | undefined =>
  rows.find(({ when }) => !when || when(facts))?.key

/** The sentence on one section; `graded` is false when there is too little to judge at all. */
export function evaluate(
  section: ReportSection,
  facts: Facts,
  marks: readonly Mark[],
  graded: boolean,
): Message {
  const { complete, notApplicable, first = [], worst, params } = EVALUATIONS[section]
  if (!graded) return { key: 'evaluations.ungraded', params: {} }
  if (marks.length === 0) return { key: `evaluations.${pick(notApplicable, facts)}`, params: {} }
  if (isUnread(marks)) return { key: 'evaluations.unread', params: {} }
  if (facts.doubts.unsure.has(section) && isSpared(marks)) {
    return { key: 'evaluations.unsure', params: {} }
  }
  const [costliest] = marks
    .filter(({ rule, credit }) => rule.weight * (1 - credit) > LITTLE && worst[rule.id as RuleId])
    // Only what a finding says as well.
    .flatMap((mark) => {
      const [remark] = mark.remarks?.() ?? []
      return remark ? [{ mark, remark }] : []
    })
    .toSorted((a, b) => lost(b.mark) - lost(a.mark))
  const remark = costliest?.remark
  const costly: Costly = {
    quote: text(remark?.params?.quote) || (remark?.quote ?? ''),
    phrase: text(remark?.params?.phrase),
    entry: text(remark?.params?.entry),
    word: text(remark?.params?.word),
  }
  const rows = costliest ? [...first, ...(worst[costliest.mark.rule.id as RuleId] ?? [])] : complete
  return {
    key: `evaluations.${pick([...rows, ...notApplicable], facts)}`,
    params: params(facts, costly),
  }
}

const lost = ({ rule, credit }: Mark): number => rule.weight * (1 - credit)
