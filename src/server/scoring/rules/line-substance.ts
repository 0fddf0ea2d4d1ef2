import type { Locale } from '#contract/locales.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { monthOf } from '../dates.ts'
import { isClaimed, type Facts } from '../facts.ts'
import type { Line } from '../lines.ts'
import { CHANGED, OWN_GAIN } from '../lexicon/outcomes.ts'
import { LEARNING } from '../lexicon/role-words.ts'
import { isLabelRow } from '../line-kinds.ts'
import { quoted, rewrite } from '../rewriting.ts'
import { attainment, type Check, type Remark, type Verdict } from '../rule.ts'
import { depth } from './depth.ts'
import { detail } from './line-detail.ts'
import { linesOf } from './lines.ts'
import { listsWorks } from './personal-information.ts'
import { resultsAsked } from './trade.ts'

/** Share of lines that show action from which the rule is met, and below which it is told. */
const ACTING_ENOUGH = 0.8
const ACTING_FEW = 0.4
const MEASURED_ENOUGH = RULE_FIGURES.measuredPercent / 100
/** Share of lines that say what changed; lines on the setting need not. */
const OUTCOMES_ENOUGH = 0.32
const OUTCOMES_FEW = 0.25
/** What a result is worth that is told outside the roles. */
const ELSEWHERE = 0.2
const PASSIVE_ALLOWED = RULE_FIGURES.passivePercent / 100
/** With fewer lines, shares say nothing. */
const LINES_FOR_SHARES = 3

/** Shorter lines name a duty, and no result would fit them. */
const WORDS_TO_MEND = 4

/** The line to which a result would add most, of the latest role: a plain duty, else a size. */
function lineToMend(lines: readonly Line[]): Line | undefined {
  const fit = lines.filter(
    ({ outcome, acting, weak, length, text }) =>
      !outcome &&
      acting &&
      !weak &&
      length.words >= WORDS_TO_MEND &&
      !isLabelRow(text) &&
      !/[:：]\s*$/u.test(text) &&
      !CHANGED.test(text),
  )
  // what stands above the points of a role says where that was
  const points = fit.filter(({ bullet }) => bullet)
  const lead = points.length > 0 ? points : fit
  const latest = lead.filter(({ at }) => at === lead[0]?.at)
  const plain = latest.filter(({ measured }) => !measured)
  // a figure that measures nothing, such as the team one is in, looks like one
  return plain.find(({ text }) => !/\p{Nd}/u.test(text)) ?? plain[0] ?? latest[0]
}

function lineRemark(lines: readonly Line[], key: string): Remark[] {
  const line = lineToMend(lines)
  const at = (line ?? lines[0])?.at
  return [{ key, ...(line && { quote: line.text }), ...(at !== undefined && { at }) }]
}

/** A result outside the roles that stands in a list of its own. */
const isBacked = (line: Line | null): boolean => line !== null && !isClaimed(line)

/**
 * A form lists posts and has no room for more; in Japan another document has. Who has hardly worked
 * has none, and scholars add a list of what they published.
 */
const formResults = (facts: Facts): Remark[] =>
  facts.locale === 'ja' &&
  facts.work.length > 0 &&
  facts.monthsOfWork >= RULE_FIGURES.beginnerMonths &&
  !listsWorks(facts)
    ? [{ key: 'formResults', at: 'work' }]
    : []

/** Lines that could hold a result; with hardly any, roles are asked for lines first. */
function canTell({ experience }: Facts): boolean {
  const full = linesOf(experience).filter(({ length }) => length.words >= WORDS_TO_MEND)
  return full.length * 2 > experience.length
}

/** True when roles are asked for lines, or for longer ones. */
const isAskedElse = (facts: Facts): boolean =>
  facts.work.length > 0 && [depth, detail].some((rule) => rule(facts).remarks?.().length)

/** A line that says what got better, and not by how much. */
function withoutFigure(lines: readonly Line[]): Remark[] | null {
  const line = lines.find(
    ({ text, acting, weak, length }) =>
      CHANGED.test(text) &&
      !OWN_GAIN.test(text) &&
      acting &&
      !weak &&
      length.words >= WORDS_TO_MEND,
  )
  if (!line) return null
  return [{ key: 'anyFigure', params: { quote: quoted(line.text) }, quote: line.text, at: line.at }]
}

const anyResult: Check = (facts) => {
  const { experience, resultElsewhere, doubts } = facts
  const lines = linesOf(experience)
  const found = isBacked(resultElsewhere) || facts.told.some(isShown)
  return {
    credit: found ? 1 : 0,
    // A form is told where results belong.
    remarks: () => {
      if (found) return []
      if (doubts.form) return formResults(facts)
      // Of who has not worked yet projects are asked for more.
      const isAsked = lines.length === 0 || facts.work.length === 0 || isAskedElse(facts)
      if (!canTell(facts) && isAsked) return []
      const key = resultsAsked(facts, 'anyResult', lineToMend(lines))
      return withoutFigure(lines) ?? lineRemark(lines, key)
    },
  }
}

/** Share of the lines that say so; 0 where there are none. */
const shareOf = (lines: readonly Line[], says: (line: Line) => boolean): number =>
  lines.filter(says).length / Math.max(1, lines.length)

const isResult = ({ outcome }: Line): boolean => outcome
const isShown = ({ outcome, measured }: Line): boolean => outcome || measured

function measuredShare({ experience, told, doubts }: Facts): Verdict {
  const credit = attainment(shareOf(told, isShown), MEASURED_ENOUGH)
  return {
    credit,
    // Without any figure the rule on the first one speaks; from a third on the results count.
    remarks: () =>
      credit > 0.67 || credit === 0 || doubts.form
        ? []
        : lineRemark(linesOf(experience), 'measuredShare'),
  }
}

/** Lines of a resume that says a lot. */
const MANY_LINES = 16

/** Figures alone tell a size; a result says what changed. */
function outcomeShare(facts: Facts): Verdict {
  const { experience, told, resultElsewhere, doubts } = facts
  const lines = linesOf(experience)
  const shown = lines.some(isResult)
  const measured = lines.some((line) => line.measured)
  return {
    // A result that stands elsewhere is worth something, and more under its role.
    credit:
      !told.some(isResult) && isBacked(resultElsewhere)
        ? ELSEWHERE
        : attainment(shareOf(told, isResult), OUTCOMES_ENOUGH),
    remarks: () => {
      if (doubts.form) return !shown && measured ? formResults(facts) : []
      // While there is neither figure nor result, the rule on the first one speaks.
      const none = !measured && !shown && !isBacked(resultElsewhere)
      if (shareOf(lines, isResult) >= OUTCOMES_FEW || none) return []
      // What a profile claims belongs under its role; an activity of its own stands where it is.
      if (!shown && resultElsewhere && isClaimed(resultElsewhere)) {
        const quote = quoted(resultElsewhere.text)
        return [{ key: 'outcomeElsewhere', params: { quote }, quote, at: resultElsewhere.at }]
      }
      const [latest] = experience
      const isLatestTold = latest?.lines.some(isResult) === true
      // Where every other of many lines tells a figure, nobody needs to be asked for more.
      if (isLatestTold && lines.length >= MANY_LINES && shareOf(lines, isShown) * 2 >= 1) return []
      const key = isLatestTold ? 'outcomeSome' : 'outcome'
      const asked = resultsAsked(facts, key, lineToMend(lines))
      return (shown ? null : withoutFigure(lines)) ?? lineRemark(lines, asked)
    },
  }
}

/** The role that runs on is read first; one before it tells a result, this one does not. */
const currentResult: Check = ({ work }) => {
  const current = work.find(({ value, lines }) => value.end === 'present' && lines.length > 1)
  const met = !current || current.lines.some(isShown)
  return {
    credit: met ? 1 : 0,
    remarks: () => {
      const earlier = work.find((role) => role !== current && role.lines.some(isShown))
      if (met || !current || !earlier) return []
      const params = { entry: current.label, earlier: earlier.label }
      return [{ key: 'currentResult', params, at: `${current.at}.details` }]
    },
  }
}

/** Months since a role ended after which nobody asks how it went. */
const ASKED_MONTHS = 144
/** Lines from which a role is told at length. */
const AT_LENGTH = 2

/** Every role told at length deserves its best result, or a figure at least. */
const earlierResult: Check = ({ work, today }) => {
  const now = monthOf(today, 'end', today) ?? 0
  const asked = work.filter(({ value: { title, end }, lines }) => {
    const ended = monthOf(end, 'end', today)
    const count = lines.filter(({ text }) => !isLabelRow(text)).length
    return (
      !LEARNING.test(title) &&
      count >= AT_LENGTH &&
      end !== 'present' &&
      ended &&
      now - ended <= ASKED_MONTHS
    )
  })
  const share = ({ lines }: (typeof work)[number]): number => {
    if (lines.some(({ outcome }) => outcome)) return 1
    // Sizes alone are half of it.
    return lines.some(({ measured, text }) => measured || CHANGED.test(text)) ? 0.5 : 0
  }
  const silent = asked.filter((role) => share(role) === 0)
  return {
    credit:
      asked.length === 0 ? 1 : asked.reduce((sum, role) => sum + share(role), 0) / asked.length,
    // While no role tells anything, the rule on the first result speaks.
    remarks: () =>
      (work.some((role) => role.lines.some(isShown)) ? silent : [])
        .slice(0, 1)
        .map(({ label, at }) => ({
          key: 'earlierResult',
          params: { entry: label },
          at: `${at}.details`,
        })),
  }
}

/** Where the grammar allows it, the fix puts the person back into the line. */
function passiveRemark({ lexicon }: Facts, line: Line): Remark {
  const { text, at } = line
  const after = lexicon?.active?.(text)
  const change = after ? rewrite(line, [{ from: 0, to: text.length, insert: after }]) : {}
  return { key: 'passive', params: { quote: quoted(text) }, quote: text, at, ...change }
}

const passive: Check = (facts) => {
  const lines = linesOf(facts.work)
  const found = lines.filter((line) => line.passive)
  // One line is always allowed: in a short list it would be over any share.
  const over = found.length < 2 ? 0 : found.length / lines.length - PASSIVE_ALLOWED
  return {
    credit: over <= 0 ? 1 : 1 - attainment(over, 0.5),
    remarks: () => (over <= 0 ? [] : found.map((line) => passiveRemark(facts, line))),
  }
}

/** Languages whose lines open with a verb; elsewhere a noun of action is as good. */
const VERB_FIRST: ReadonlySet<Locale> = new Set(['en'])

const action: Check = ({ experience, locale }) => {
  const lines = linesOf(experience)
  const acting = lines.filter((line) => line.acting && !line.weak).length
  const share = lines.length === 0 ? 0 : acting / lines.length
  return {
    credit: attainment(share, ACTING_ENOUGH),
    remarks: () => {
      // Lines with another fault have a remark of their own.
      const line = lines.find(
        ({ acting: acts, weak, passive: suffered, person }) =>
          !acts && !weak && !suffered && !person,
      )
      const asked = locale !== null && VERB_FIRST.has(locale)
      if (!asked || share >= ACTING_FEW || !line || lines.length < LINES_FOR_SHARES) return []
      return [{ key: 'actionOpening', quote: line.text, at: line.at }]
    },
  }
}

/** What the lines of all roles say: action, results, and by whom. */
export const lineSubstance = {
  'work.action': action,
  'work.anyResult': anyResult,
  'work.measured': measuredShare,
  'work.outcome': outcomeShare,
  'work.currentResult': currentResult,
  'work.earlierResult': earlierResult,
  'work.passive': passive,
} satisfies Record<string, Check>
