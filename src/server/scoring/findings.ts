import { leading, type Finding } from '#contract/analysis.ts'
import { applyPatch } from '#contract/patch.ts'
import type { RuleId } from '#contract/rubric.ts'
import type { Facts } from './facts.ts'
import type { Remark } from './rule.ts'
import { shown, tallyOf, type Mark } from './tally.ts'
import type { Resume } from '#contract/resume.ts'

/**
 * What need not be said beside something that comes first. Only remarks without a change are
 * silenced: too short a text explains why a role is thin, swapped dates make gaps that are none.
 */
const FIRST_THINGS_FIRST: Partial<Record<RuleId, readonly RuleId[]>> = {
  // Who cannot be reached at all is not asked for a town as well.
  'personal.location': ['personal.reachable'],
  'work.depth': ['document.tooShort'],
  'work.action': ['document.tooShort', 'work.anyResult', 'work.weak', 'work.outcome'],
  'work.measured': ['work.outcome'],
  'work.detail': ['document.tooShort'],
  'work.gaps': ['work.reversed', 'work.future'],
  'work.currentResult': ['work.anyResult', 'work.outcome', 'work.depth'],
  'work.earlierResult': ['work.anyResult', 'work.outcome', 'work.currentResult'],
  'work.since': ['work.reversed', 'work.future'],
  // Both ask to bring the page up to date.
  'document.dated': ['work.since'],
  // A list of qualities names nothing; they are told first.
  'strengths.named': ['strengths.soft', 'document.tooShort'],
  'strengths.backed': [
    'document.tooShort',
    'work.present',
    'work.anyResult',
    'strengths.dump',
    'work.depth',
    'work.detail',
  ],
  'strengths.grouped': ['strengths.dump'],
  // A list that is far too long also takes too large a share of the words.
  'strengths.share': ['strengths.dump', 'document.tooShort'],
  'projects.detail': ['document.tooShort'],
  'projects.present': ['work.present'],
  // One link is asked for at a time: to all of the work, then to a part of it.
  'projects.link': ['personal.links', 'projects.detail'],
  // The quoted phrases show what the text lacks.
  'summary.fact': ['summary.cliches', 'summary.length'],
  'summary.result': ['summary.cliches', 'summary.fact', 'summary.length'],
  // Who they are comes before what they want.
  'summary.target': ['summary.cliches', 'summary.fact', 'summary.length', 'personal.headline'],
  'education.detail': ['education.degree', 'education.institution', 'education.expected'],
  'document.tooLong': ['document.pages'],
  // A school without a degree seldom has a field, and one look at the entry mends both.
  'education.field': ['education.degree', 'document.tooShort'],
}

/** Said whatever comes first: the post that somebody holds, and not a line on it. */
const ALWAYS_SAID = new Set(['findings.depthCurrent'])

const sectionOf = (rule: string): string => rule.split('.')[0] ?? ''

function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const said = new Map(findings.map(({ rule, worth }) => [rule, worth ?? 0]))
  const doubted = new Set<string | undefined>()
  const told = new Set<string>()
  return findings.filter(({ rule, fix, doubt, quote, worth, at, message }) => {
    // A project that counts as experience is judged as both; its line is told once.
    const words = JSON.stringify([message, at, quote])
    if (told.has(words)) return false
    told.add(words)
    // One line that found no place may be what several rules look for.
    if (doubt && doubted.has(quote)) return false
    if (doubt) doubted.add(quote)
    // What costs nothing does not silence what does, unless both speak of the same section.
    const isEcho = FIRST_THINGS_FIRST[rule as RuleId]?.some(
      (first) =>
        said.has(first) &&
        (said.get(first) !== 0 || !worth || sectionOf(first) === sectionOf(rule)),
    )
    return fix !== undefined || !isEcho || ('key' in message && ALWAYS_SAID.has(message.key))
  })
}

/** Tries a change: the shown overall that the changed resume would have. */
type Rescore = (resume: Resume) => number | null

/**
 * The findings of a report in the order in which they are shown. Each change is really made and
 * scored, so what it promises is what it yields; one that would cost points is not offered. What
 * only the person can mend is told once a rule, and comes after the changes that the rule can offer.
 *
 * @param marks Of the rules that are to be spoken of.
 */
export function findingsOf(
  facts: Facts,
  marks: readonly Mark[],
  overall: number | null,
  read: (resume: Resume) => Facts,
  worth: (rule: string) => number | null,
): Finding[] {
  const rescore: Rescore = (resume) => shown(tallyOf(read(resume)).overall)
  const findings = marks
    .toSorted((a, b) => lost(b) - lost(a))
    .flatMap((mark) => {
      const remarks = mark.remarks?.() ?? []
      const weighed = remarks.map((remark) => ({
        ...weigh(remark, mark, facts.resume, overall, rescore),
        worth: worth(mark.rule.id),
      }))
      const applicable = weighed.filter(({ fix }) => fix)
      return applicable.length > 0 ? applicable : weighed.slice(0, 1)
    })
  return leading(numbered(withoutEchoes(findings)))
}

const lost = ({ rule, credit }: Mark): number => rule.weight * (1 - credit)

function weigh(
  { key, params, fix, doubt, ...remark }: Remark,
  { rule }: Mark,
  resume: Resume,
  overall: number | null,
  rescore: Rescore,
): Omit<Finding, 'worth'> {
  const after = fix && overall !== null ? rescore(applyPatch(resume, fix)) : null
  const points = after !== null && overall !== null ? after - overall : null
  const helps = points !== null && points >= 0
  return {
    id: '',
    rule: rule.id,
    section: rule.section,
    severity: doubt ? 'tip' : rule.severity,
    ...(doubt && { doubt }),
    points: helps ? points : null,
    lead: false,
    ...(remark.quote !== undefined && { quote: remark.quote }),
    ...(remark.at !== undefined && { at: remark.at }),
    message: { key: `findings.${key}`, params: params ?? {} },
    ...(remark.suggestion && { suggestion: remark.suggestion }),
    ...(helps && fix && { fix }),
    by: 'rules',
  }
}

/** Ids that name rule and place, with a number where a place has several. */
function numbered(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const base = `${finding.rule}@${finding.at ?? 'resume'}`
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return { ...finding, id: count === 1 ? base : `${base}#${count}` }
  })
}
