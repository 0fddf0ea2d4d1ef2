import { BANDS, FINDING_SECTIONS, type FindingSection } from '#contract/analysis.ts'
import { CHECKS } from './checks.ts'
import { PREDICATES } from './conditions.ts'
import { substanceOf, type Facts } from './facts.ts'
import {
  BAND_FLOORS,
  LEAST_TO_JUDGE,
  RUBRIC,
  SECTION_WEIGHTS,
  type RuleId,
  type RuleRow,
} from '#contract/rubric.ts'
import { FRAGILE, STRUCTURAL } from './doubts.ts'
import { BESIDE_ENTRY } from './printed.ts'
import { LOCALES } from '#contract/locales.ts'
import { headingKind, isDocumentTitle } from '#server/reading/lexicon/headings.ts'
import { quoted } from './rewriting.ts'
import { NO_CAP, type Remark, type Verdict } from './rule.ts'

/** What one rule said about the resume. */
export interface Mark extends Verdict {
  rule: RuleRow
  /** Share of the rule that would be broken, were our reading relied on. */
  heldBack?: number
  /** The section was hardly read: what the rule asks is not known, and leaves the denominator. */
  unjudged?: boolean
}

/** What the rule of a mark counts in its section. */
export const weightOf = ({ rule, unjudged }: Mark): number => (unjudged ? 0 : rule.weight)

export interface Tally {
  /** Exact, 0 to 100; null when no rule of the section applies. */
  sections: Record<FindingSection, number | null>
  /** Exact, 0 to 100, capped by broken blockers; null when there is too little to judge. */
  overall: number | null
}

/** Why there is no overall: the document has no text, or too little, or most of it was not read. */
export type Ungraded = 'noTextLayer' | 'notEnough' | 'unread'

/** Why nothing is graded, or null when everything can be. */
export function ungradedReason(facts: Facts): Exclude<Ungraded, 'unread'> | null {
  if (!facts.document.textLayer && facts.document.format !== 'text') return 'noTextLayer'
  return substanceOf(facts) < LEAST_TO_JUDGE ? 'notEnough' : null
}

type Rule = RuleRow & { id: RuleId }

/** The rules that apply, with the credit of each. */
export function applyRules(facts: Facts, section: FindingSection): Mark[] {
  return RUBRIC.flatMap((rule: Rule): Mark[] => {
    if (rule.section !== section) return []
    const spoken =
      rule.languages === 'all' || (facts.locale && rule.languages.includes(facts.locale))
    if (!spoken || !PREDICATES[rule.applies](facts)) return []
    const verdict = CHECKS[rule.id](facts)
    return [
      {
        rule,
        ...(verdict.credit < 1 || verdict.remarks ? doubted(facts, rule, verdict) : verdict),
      },
    ]
  })
}

/**
 * Who somebody is and how to reach them: told when the page prints it and the resume lacks it.
 * Where somebody lives is not among it: it is seen at a glance, and a town may be that of a post.
 */
const TOLD: ReadonlySet<RuleId> = new Set([
  'personal.name',
  'personal.reachable',
  'personal.email',
  'personal.phone',
])

/**
 * What may be our own reading's fault costs nothing: what the document prints but the resume
 * lacks is not asked for, and structural findings on a section that was hardly read are held back.
 */
function doubted(facts: Facts, { id, section }: Rule, verdict: Verdict): Omit<Mark, 'rule'> {
  const { doubts } = facts
  const isPlain = id === 'work.start' && doubts.undatedCareer
  const isUnsure = doubts.unsure.has(section) && STRUCTURAL.has(id) && !isPlain
  if (isUnsure || (doubts.unusual && FRAGILE.has(id))) {
    return { credit: 1, heldBack: 1 - verdict.credit, unjudged: verdict.credit < 1 }
  }
  if (verdict.credit === 1 || doubts.settled.has(section)) return verdict
  const quote = doubts.printed(id)
  if (quote === null) return BESIDE_ENTRY[id] ? withoutPrinted(facts, id, verdict) : verdict
  const remarks = verdict.remarks?.() ?? []
  return {
    credit: 1,
    heldBack: 1 - verdict.credit,
    // Of other sections their sentence says that they were not read. What the page is called has
    // its place at the top; a heading has it wherever it stands.
    remarks: () =>
      !TOLD.has(id) || isDocumentTitle(quote) || headingKind(quote, LOCALES) !== null
        ? []
        : remarks.slice(0, 1).map(({ at }) => doubtAt(quote, at)),
  }
}

/** What entries print beside what was read of them costs nothing, and is not asked for. */
function withoutPrinted(
  { doubts, resume }: Facts,
  id: RuleId,
  verdict: Verdict,
): Omit<Mark, 'rule'> {
  const remarks = verdict.remarks?.() ?? []
  const quotes = remarks.map(({ at }) => (at ? doubts.printedBeside(id, at, resume) : null))
  if (quotes.every((quote) => quote === null)) return verdict
  const missing = remarks.filter((_, index) => quotes[index] === null)
  const broken = ((1 - verdict.credit) * missing.length) / remarks.length
  return {
    credit: 1 - broken,
    heldBack: 1 - verdict.credit - broken,
    remarks: () => missing,
  }
}

/** “Your document says …, but we could not place it.” */
const doubtAt = (quote: string, at?: string): Remark => ({
  key: 'unplaced',
  params: { quote: quoted(quote) },
  quote: quoted(quote),
  ...(at && { at }),
  doubt: true,
})

/** Share of a section's weight from which it is worth a word that findings were held back. */
const HELD_BACK = 0.1

/** Share of a section's weight from which nothing is known of it: it was printed and not read. */
const UNREAD = 0.5

/** Share of a section's weight that doubts about the reading spared. */
function sparedShare(marks: readonly Mark[]): number {
  const weight = marks.reduce((sum, { rule }) => sum + rule.weight, 0)
  const spared = marks.reduce((sum, { rule, heldBack = 0 }) => sum + rule.weight * heldBack, 0)
  return weight === 0 ? 0 : spared / weight
}

/** True when the section was printed and not read: nothing is known of it. */
export const isUnread = (marks: readonly Mark[]): boolean => sparedShare(marks) >= UNREAD

/** True when doubts about the reading spared the section something that would have shown. */
export const isSpared = (marks: readonly Mark[]): boolean => sparedShare(marks) > HELD_BACK

/**
 * The section's number as it is shown: what doubts spared may be broken all the same, so such a
 * section never looks better than the resume. The overall is not touched.
 */
export function shownSection(facts: Facts, marks: readonly Mark[]): number | null {
  const score = shown(sectionScore(marks))
  if (score === null || !isSpared(marks)) return score
  return Math.min(score, shown(tallyOf(facts).overall) ?? score)
}

/**
 * Share of the applicable weight that is credited, in percent; null when none applies, and for a
 * section that was printed and not read.
 */
export function sectionScore(marks: readonly Mark[]): number | null {
  const weight = marks.reduce((sum, mark) => sum + weightOf(mark), 0)
  if (weight === 0 || isUnread(marks)) return null
  return (100 * marks.reduce((sum, mark) => sum + weightOf(mark) * mark.credit, 0)) / weight
}

/** What the overall cannot exceed while the rule is broken; undefined where it may be anything. */
export function capOf({ rule, credit, cap }: Mark): number | undefined {
  const most = cap ?? (credit === 0 ? rule.cap : undefined)
  return credit === 1 || most === NO_CAP ? undefined : most
}

/** The sections weighted together; those that do not apply or were not read leave the denominator. */
export function tally(facts: Facts, marks: Record<FindingSection, readonly Mark[]>): Tally {
  const sections = {} as Tally['sections']
  let weight = 0
  let unread = 0
  let sum = 0
  let cap = 100
  for (const section of FINDING_SECTIONS) {
    const score = sectionScore(marks[section])
    sections[section] = score
    if (score !== null) {
      weight += SECTION_WEIGHTS[section]
      sum += SECTION_WEIGHTS[section] * score
    } else if (marks[section].some(({ rule }) => rule.weight > 0)) {
      unread += SECTION_WEIGHTS[section]
    }
    cap = Math.min(cap, ...marks[section].map((mark) => capOf(mark) ?? 100))
  }
  // What is known of less than half a resume is no score of the resume.
  const isUnknown = weight === 0 || unread > weight
  const overall = ungradedReason(facts) || isUnknown ? null : Math.min(cap, sum / weight)
  return { sections, overall }
}

/** What each rule withholds from the shown overall: the overall with it met, minus the overall. */
export function worthOf(
  facts: Facts,
  marks: Record<FindingSection, readonly Mark[]>,
): (rule: string) => number | null {
  const overall = shown(tally(facts, marks).overall)
  return (id) => {
    if (overall === null) return null
    const met = Object.fromEntries(
      FINDING_SECTIONS.map((section) => [
        section,
        marks[section].map((mark) => (mark.rule.id === id ? { ...mark, credit: 1 } : mark)),
      ]),
    ) as Record<FindingSection, Mark[]>
    return (shown(tally(facts, met).overall) ?? 0) - overall
  }
}

/** All rules at once: what trying out a fix needs. */
export function tallyOf(facts: Facts): Tally {
  const marks = Object.fromEntries(
    FINDING_SECTIONS.map((section) => [section, applyRules(facts, section)]),
  ) as Record<FindingSection, Mark[]>
  return tally(facts, marks)
}

/** The number that is shown: rounded once, at the very end. */
export function shown(score: number | null): number | null {
  // A hair below .5 from adding fractions must not show as a point lost.
  return score === null ? null : Math.round(score + 1e-9)
}

export function bandOf(overall: number | null): (typeof BANDS)[number] {
  if (overall === null) return 'ungraded'
  if (overall >= BAND_FLOORS.strong) return 'strong'
  return overall >= BAND_FLOORS.fair ? 'fair' : 'weak'
}
