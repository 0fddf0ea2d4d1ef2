/** How much is said of the roles that are read first. */
import type { Work } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { monthOf, monthsCovered } from '../dates.ts'
import type { Entry } from '../entries.ts'
import { isAway, type Facts } from '../facts.ts'
import { ACADEMIC } from '../lexicon/role-words.ts'
import { HOUSE_OF_LEARNING, LESSONS } from '../lexicon/study-words.ts'
import { TRADES } from '../lexicon/trade-words.ts'
import { yearsIn } from '../printed-periods.ts'
import { attainment, type Check, type Remark } from '../rule.ts'

type Role = Entry<Work>

const RECENT_ROLES = 2
/** Lines that the latest role deserves, and the one before it. */
const FEWEST_LINES = [RULE_FIGURES.fewestLines, 3]
const MOST_LINES = RULE_FIGURES.mostLines
/** Depth from which nothing is said, and English words that say enough in fewer lines. */
const FAIR_DEPTH = 0.66
const ENOUGH_WORDS = 32

/** Months since a role ended in which readers still ask what was done. */
const RECENT_MONTHS = 96

/** The roles a reader looks at first: the two that ended last. */
function recentRoles({ work }: Facts): Role[] {
  const end = ({ value }: Role): string =>
    value.end === 'present' ? '9999' : value.end || value.start
  return work
    .filter(({ value }) => !isAway(value))
    .toSorted((a, b) => (end(b) < end(a) ? -1 : end(b) > end(a) ? 1 : a.index - b.index))
    .slice(0, RECENT_ROLES)
}

/** English words from which a stretch of a paragraph says as much as a line. */
const LINE_WORDS = 14
const SENTENCE_END = /[.!?;。！？；](?:\s|$)|[。！？；]/u

/** Lines, a paragraph counted by its sentences or by how long it is. */
function toldIn({ lines }: Role): number {
  return lines.reduce((sum, { text, length }) => {
    const sentences = text.split(SENTENCE_END).filter((part) => /\p{L}{2}/u.test(part)).length
    return sum + Math.max(1, sentences, Math.round(length.words / LINE_WORDS))
  }, 0)
}

/** Too few lines leave questions; too many only hide the best ones. */
function depthCredit(role: Role, rank: number): number {
  return role.lines.length > MOST_LINES ? 0.8 : attainment(toldIn(role), FEWEST_LINES[rank] ?? 1)
}

/** The post that somebody holds, read whole, of which not a line says anything. */
const isCurrentBare = (role: Role, facts: Facts): boolean =>
  role.value.end === 'present' &&
  role.all.length === 0 &&
  role.value.title !== '' &&
  role.value.company !== '' &&
  printedBelow(role, facts) === 0 &&
  !isTaught(role, facts) &&
  // One of two posts may be a side job.
  !facts.work.some(({ value, lines }) => value.end === 'present' && lines.length > 0)

/** What the least described of the recent roles is called. */
export function thinnestRole(facts: Facts): string {
  const depths = recentRoles(facts).map((role, rank) => ({ role, credit: depthCredit(role, rank) }))
  return depths.toSorted((a, b) => a.credit - b.credit)[0]?.role.label ?? ''
}

function depthRemark(role: Role, facts: Facts): Remark {
  const { label, at, lines } = role
  const count = lines.length > MOST_LINES ? lines.length : lines.length && toldIn(role)
  const none = isCurrentBare(role, facts) ? 'depthCurrent' : 'depthNone'
  const key = count === 0 ? none : count > MOST_LINES ? 'depthTooMany' : 'depth'
  return { key, params: { entry: label, count }, at: `${at}.details` }
}

/** A paragraph of several sentences says as much as lines do. */
function isThin(role: Role, rank: number): boolean {
  // Two lines of which one tells a result say more than four duties.
  if (role.lines.length > 1 && role.lines.some(({ outcome }) => outcome)) return false
  const words = role.lines.reduce((sum, { length }) => sum + length.words, 0)
  if (role.lines.length > MOST_LINES) return role.lines.length > 2 * MOST_LINES
  return depthCredit(role, rank) < FAIR_DEPTH && words < ENOUGH_WORDS
}

/** A role of which nothing is said, though it is of recent years. */
function isBlank({ value, lines }: Role, today: string): boolean {
  const ended = monthOf(value.end || value.start, 'end', today) ?? 0
  const now = monthOf(today, 'end', today) ?? 0
  return lines.length === 0 && now - ended <= RECENT_MONTHS
}

/**
 * A side job or a short stint need not be told at length when the one that matters is: one that
 * lasted so many months, and not so many times less than another.
 */
const MATTERS_MONTHS = 6
const SIDE_JOB = 4

/** Roles from which a resume tells enough, and those among which one may be of another trade. */
const MANY_ROLES = 8
const SEVERAL_ROLES = 3

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []

/** Among several roles, one that shares no word with any other, with the studies or the headline. */
function isOnTheSide({ value, index }: Role, { work, resume }: Facts): boolean {
  if (work.length < SEVERAL_ROLES) return false
  const { headline } = resume.basics
  const others = [
    headline,
    resume.expectations.role,
    ...work.filter((other) => other.index !== index).map((other) => other.value.title),
    ...resume.education.flatMap(({ degree, field }) => [degree, field]),
  ].flatMap(wordsIn)
  return !wordsIn(value.title).some((word) =>
    others.some((other) => other.slice(0, SHARED) === word.slice(0, SHARED)),
  )
}

/** Letters by which inflected words are one: Kellner and Kellnerin. */
const SHARED = 5

/** A post at a school, or a course there, whose lessons stand in a list of their own. */
const isTaught = ({ value: { title, company } }: Role, { doubts }: Facts): boolean =>
  [TRADES.teaching, TRADES.research, ACADEMIC, HOUSE_OF_LEARNING].some((words) =>
    words.test(`${title} ${company}`),
  ) && doubts.lines.some((line) => line.split('\t').some((cell) => LESSONS.test(cell)))

/** Lines that the page prints below a role, up to the next date or name of another entry. */
function printedBelow({ value, index }: Role, { doubts, resume }: Facts): number {
  const { title, company } = value
  const own = [title, company].filter((name) => name !== '')
  const at = doubts.lines.findLastIndex((line) => own.some((name) => line.includes(name)))
  if (at < 0) return 0
  const others = [
    ...resume.work.flatMap((role, other) => (other === index ? [] : [role.title, role.company])),
    ...resume.education.flatMap(({ degree, institution }) => [degree, institution]),
  ].filter((name) => name !== '')
  const below = doubts.lines.slice(at + 1)
  const end = below.findIndex(
    (line) => yearsIn(line).length > 0 || others.some((name) => line.includes(name)),
  )
  // What follows the last entry may be anything.
  return end < 0 ? 0 : end
}

/** True where more lines on a role would help: it matters, and the reader has lost none of them. */
function isAsked(role: Role, facts: Facts): boolean {
  if (isTaught(role, facts)) return false
  if (role.lines.length === 0) return true
  if (facts.work.length >= MANY_ROLES || isOnTheSide(role, facts)) return false
  return printedBelow(role, facts) <= role.lines.length
}

/** Months since a role ended in which a word on it is missed. */
const MISSED_MONTHS = 120

/**
 * Roles of recent years of which nothing is said, though they lasted, belong to the trade and were
 * read whole. Where no role tells anything, a short one is missed as well.
 */
export function bareRoles(facts: Facts): Role[] {
  const { work, today, doubts } = facts
  if (doubts.form) return []
  const now = monthOf(today, 'end', today) ?? 0
  const nothingTold = work.every(({ lines }) => lines.length === 0)
  return work.filter((role) => {
    const { value, all } = role
    const ended = monthOf(value.end || value.start, 'end', today)
    const isRecent = ended !== null && now - ended <= MISSED_MONTHS
    const lasted = monthsCovered([value], today) >= MATTERS_MONTHS && !isOnTheSide(role, facts)
    const isWhole = value.title !== '' && value.company !== '' && printedBelow(role, facts) === 0
    const isMissed = isRecent && isWhole && (lasted || nothingTold)
    return all.length === 0 && isMissed && !isAway(value) && !isTaught(role, facts)
  })
}

export const depth: Check = (facts) => {
  const recent = recentRoles(facts)
  const months = ({ value }: Role): number => monthsCovered([value], facts.today)
  const least = Math.max(MATTERS_MONTHS, ...facts.work.map((role) => months(role) / SIDE_JOB))
  const matters = (role: Role): boolean => facts.work.length === 1 || months(role) >= least
  // of two months beside other roles nobody asks for a list
  const isWorthTelling = (role: Role): boolean =>
    facts.work.length === 1 || months(role) * 2 >= MATTERS_MONTHS
  const nothingTold = facts.work.every(({ lines }) => lines.length === 0)
  // The one that is read first; of the other only that nothing at all is said of it.
  const thin = recent.map(
    (role, rank) =>
      (nothingTold && rank === 0 && isWorthTelling(role) && !isTaught(role, facts)) ||
      (rank === 0 && isCurrentBare(role, facts)) ||
      (isThin(role, rank) &&
        isAsked(role, facts) &&
        matters(role) &&
        (rank === 0 || isBlank(role, facts.today))),
  )
  const credits = recent.map((role, rank) => (thin[rank] ? depthCredit(role, rank) : 1))
  // A form has no room; who has hardly worked has no other document either.
  const noRoom = facts.doubts.form && facts.monthsOfWork >= RULE_FIGURES.beginnerMonths
  return {
    credit: credits.reduce((sum, share) => sum + share, 0) / Math.max(1, recent.length),
    remarks: () =>
      (noRoom ? [] : recent)
        .filter((_, rank) => thin[rank])
        .slice(0, 1)
        .map((role) => depthRemark(role, facts)),
  }
}
