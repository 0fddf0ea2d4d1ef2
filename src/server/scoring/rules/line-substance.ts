import type { Facts } from '../facts.ts'
import type { Line } from '../lines.ts'
import { quoted, rewrite, withBlanks } from '../rewriting.ts'
import { towards, type Check, type Remark, type Verdict } from '../rule.ts'
import { faultless, linesOf } from './lines.ts'

/** English words below which a line names a duty at most; a figure makes up for some. */
const SHORTEST_LINE = 5
const SHORTEST_MEASURED_LINE = 3
/** Share of lines that show action from which the rule is kept. */
const ACTING_ENOUGH = 0.8
const MEASURED_ENOUGH = 0.6
/** Share of lines that say what changed; lines on the setting need not. */
const OUTCOMES_ENOUGH = 0.5
const PASSIVE_ALLOWED = 0.1

const listed = ({ work }: Facts): boolean => work.length > 0
const described = (facts: Facts): boolean => linesOf(facts.work).length > 0

/** Lines too short to say anything; a figure makes up for words. */
export function shortLines(facts: Facts): Line[] {
  return linesOf(facts.work).filter(
    ({ length, measured }) => length.words < (measured ? SHORTEST_MEASURED_LINE : SHORTEST_LINE),
  )
}

/** The line to which a figure would add most: one that already shows action. */
function lineToMeasure(lines: readonly Line[]): Line | undefined {
  const open = lines.filter(({ measured }) => !measured)
  return open.find(({ acting, weak }) => acting && !weak) ?? open[0]
}

/** The line with room for what came of it. */
function blanked({ lexicon }: Facts, { text }: Line): Pick<Remark, 'suggestion'> {
  if (!lexicon) return {}
  const end = text.replace(/[\s.。．]+$/u, '')
  return withBlanks(text, `${end}${lexicon.measure}${text.slice(end.length).trim()}`)
}

function measureRemark(facts: Facts, key: string, params: Record<string, number>): Remark[] {
  const line = lineToMeasure(linesOf(facts.work))
  if (!line) return []
  return [
    {
      key,
      params: { ...params, quote: quoted(line.text) },
      quote: line.text,
      at: line.at,
      ...blanked(facts, line),
    },
  ]
}

function measuredShare(facts: Facts): Verdict {
  const lines = linesOf(facts.work)
  const measured = lines.filter((line) => line.measured).length
  const kept = lines.length === 0 ? 0 : towards(measured / lines.length, MEASURED_ENOUGH)
  return {
    kept,
    // Without any figure the rule on the first one speaks.
    remarks: () =>
      kept === 1 || measured === 0
        ? []
        : measureRemark(facts, 'measuredShare', { measured, count: lines.length }),
  }
}

/** Figures alone tell a size; a result says what changed. */
function outcomeShare(facts: Facts): Verdict {
  const lines = linesOf(facts.work)
  const shown = lines.filter(({ outcome }) => outcome).length
  const kept = lines.length === 0 ? 0 : towards(shown / lines.length, OUTCOMES_ENOUGH)
  return {
    kept,
    remarks: () => {
      // While figures are missing, the rules on those speak; one result is a beginning.
      const line = lines.find(({ measured, outcome }) => measured && !outcome)
      if (shown > 0 || !line || measuredShare(facts).kept < 1) return []
      const params = { shown, count: lines.length, quote: quoted(line.text) }
      return [{ key: 'outcome', params, quote: line.text, at: line.at, ...blanked(facts, line) }]
    },
  }
}

/** Where the grammar allows it, the fix puts the person back into the line. */
function passiveRemark({ lexicon }: Facts, line: Line, total: number): Remark {
  const { text, at } = line
  const after = lexicon?.active?.(text)
  // A change of one line speaks of one; what only the person can mend is told for all of them.
  const params = { count: after ? 1 : total, quote: quoted(text) }
  const change = after ? rewrite(line, [{ from: 0, to: text.length, insert: after }]) : {}
  return { key: 'passive', params, quote: text, at, ...change }
}

/** What the lines of all roles say: action, results, and by whom. */
export const lineSubstance = {
  'work.shortLines': {
    applies: described,
    check: (facts) => {
      const lines = linesOf(facts.work)
      const short = shortLines(facts)
      return {
        kept: faultless(lines, short.length),
        // Without any figure, the rule on the first one already asks what the lines leave out.
        remarks: () =>
          (lines.some(({ measured }) => measured) ? short : [])
            .filter(({ weak }) => !weak)
            .map(({ text, at }) => ({
              key: 'shortLines',
              params: { quote: quoted(text) },
              quote: text,
              at,
            })),
      }
    },
  },
  'work.action': {
    applies: (facts) => listed(facts) && facts.lexicon !== null,
    check: ({ work }) => {
      const lines = linesOf(work)
      const acting = lines.filter((line) => line.acting && !line.weak).length
      const kept = lines.length === 0 ? 0 : towards(acting / lines.length, ACTING_ENOUGH)
      return {
        kept,
        remarks: () => {
          // Lines with another fault have a remark of their own.
          const line = lines.find(
            ({ acting: acts, weak, passive, person }) => !acts && !weak && !passive && !person,
          )
          if (kept === 1 || !line) return []
          const params = { shown: acting, count: lines.length, quote: quoted(line.text) }
          return [{ key: 'actionOpening', params, quote: line.text, at: line.at }]
        },
      }
    },
  },
  'work.anyResult': {
    applies: listed,
    check: (facts) => {
      const lines = linesOf(facts.work)
      return {
        kept: lines.some(({ measured }) => measured) ? 1 : 0,
        remarks: () =>
          lines.some(({ measured }) => measured) ? [] : measureRemark(facts, 'anyResult', {}),
      }
    },
  },
  'work.measured': { applies: listed, check: measuredShare },
  'work.outcome': {
    applies: (facts) => listed(facts) && facts.lexicon !== null,
    check: outcomeShare,
  },
  'work.passive': {
    applies: (facts) => facts.lexicon !== null && described(facts),
    check: (facts) => {
      const lines = linesOf(facts.work)
      const passive = lines.filter((line) => line.passive)
      // One line is always allowed: in a short list it would be over any share.
      const over = passive.length < 2 ? 0 : passive.length / lines.length - PASSIVE_ALLOWED
      return {
        kept: over <= 0 ? 1 : 1 - towards(over, 0.5),
        remarks: () =>
          over <= 0 ? [] : passive.map((line) => passiveRemark(facts, line, passive.length)),
      }
    },
  },
} satisfies Record<string, Check>
