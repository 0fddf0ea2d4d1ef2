import { RULE_FIGURES } from '#contract/rubric.ts'
import { recency } from '../dates.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { isLabelRow } from '../line-kinds.ts'
import type { Line } from '../lines.ts'
import { quoted } from '../rewriting.ts'
import { attainment, type Remark, type Verdict } from '../rule.ts'
import { bareRoles, depth } from './depth.ts'
import { linesOf } from './lines.ts'

/** English words of a line that says what, with what and for whom. */
const FULL_LINE = 12
/** Full lines from which the work is told, and of somebody who has hardly worked. */
const FULL_LINES = { seasoned: 11, beginner: 5 } as const
/** What is lost at most where roles are bare. */
const BARE = 0.25
/** What a line is worth that shows nobody acting, or hides behind a worn phrase. */
const NOBODY_ACTING = 0.6
/** Share below which it is told, and the lines of few English words that show it. */
const TOLD_LITTLE = 0.6
const SHORT_LINE = 5
const SHORT_LINES = 2

/** How much a line says, 1 at most, however long it is. A result says enough in few words. */
function saying({ length, acting, weak, outcome }: Line): number {
  if (outcome) return 1
  const share = attainment(length.words, FULL_LINE)
  return acting && !weak ? share : NOBODY_ACTING * share
}

/** Share of the roles that are not bare. */
function toldShare({ work }: Facts, bare: readonly unknown[]): number {
  return work.length === 0 ? 1 : 1 - bare.length / work.length
}

/** Roles without a word, but the one that the rule on depth has named already. */
function bareRemark(facts: Facts, bare: readonly Entry<unknown>[]): Remark[] {
  const named = new Set(
    depth(facts)
      .remarks?.()
      .map(({ at }) => at),
  )
  const rest = bare.filter(({ at }) => !named.has(`${at}.details`))
  const [first] = rest
  if (!first) return []
  return [
    {
      key: 'rolesBare',
      params: { count: rest.length, entry: first.label },
      at: `${first.at}.details`,
    },
  ]
}

/** Lines of the newest role that name an action and nothing else; others may be no lines of work. */
function shortRemark({ experience, today, doubts }: Facts): Remark[] {
  if (doubts.form) return []
  const [newest] = experience
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => recency(b.value, today) - recency(a.value, today))
  const short = (newest?.lines ?? []).filter(
    ({ acting, weak, length, text }) =>
      acting && !weak && length.words < SHORT_LINE && !isLabelRow(text),
  )
  const [first] = short.toSorted((a, b) => a.length.words - b.length.words)
  // A result says enough in few words.
  const told = linesOf(experience).some(({ outcome }) => outcome)
  if (!first || told || short.length < SHORT_LINES) return []
  const quote = quoted(first.text)
  return [{ key: 'workDetail', params: { quote }, quote: first.text, at: first.at }]
}

/** Without a figure, too, lines say much or little: this tells a career from a list of words. */
export function detail(facts: Facts): Verdict {
  const { told, monthsOfWork } = facts
  const isBeginner = monthsOfWork < RULE_FIGURES.beginnerMonths
  const full = isBeginner ? FULL_LINES.beginner : FULL_LINES.seasoned
  const bare = bareRoles(facts)
  const said = told.reduce((sum, line) => sum + saying(line), 0)
  // The first lines tell the most; each further one adds less.
  const credit = attainment(said, full) ** 0.75 * (1 - BARE * (1 - toldShare(facts, bare)))
  return {
    credit,
    remarks: () => {
      const missed = bareRemark(facts, bare)
      if (missed.length > 0) return missed
      const isDeep = (depth(facts).remarks?.() ?? []).length === 0
      return credit < TOLD_LITTLE && isDeep ? shortRemark(facts) : []
    },
  }
}
