import { recency } from '../dates.ts'
import type { Entry, Facts } from '../facts.ts'
import { isLabelRow } from '../line-kinds.ts'
import type { Line } from '../lines.ts'
import { quoted } from '../rewriting.ts'
import { attainment, type Remark, type Verdict } from '../rule.ts'
import { bareRoles, depth } from './depth.ts'
import { linesOf } from './lines.ts'

/** English words of a line that says what, with what and for whom, and from which more adds nothing. */
const FULL_LINE = 12
const LONGEST_COUNTED = 30
/** Such lines from which the work is told. */
const FULL_LINES = 6
/** What a line is worth that shows nobody acting, or hides behind a worn phrase. */
const NOBODY_ACTING = 0.6
/** Share below which it is told, and the lines of few English words that show it. */
const TOLD_LITTLE = 0.6
const SHORT_LINE = 5
const SHORT_LINES = 2

/** How much a line says: 1 for a full one. A result says enough in few words. */
function saying({ length, acting, weak, outcome }: Line): number {
  const share = Math.min(length.words, LONGEST_COUNTED) / FULL_LINE
  if (outcome) return Math.max(1, share)
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
  const { experience } = facts
  const bare = bareRoles(facts)
  const said = linesOf(experience).reduce((sum, line) => sum + saying(line), 0)
  const credit = (attainment(said, FULL_LINES) * (1 + toldShare(facts, bare))) / 2
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
