import { isReversed, newestFirst } from '../dates.ts'
import type { Entry, Facts } from '../facts.ts'
import { reorder } from '../rewriting.ts'
import type { Check, Remark, Verdict } from '../rule.ts'

type Dated = Entry<{ start: string; end: string }>

/** Keeps the share of entries that pass, and remarks on the others. */
export function perEntry<E>(
  entries: readonly E[],
  passes: (entry: E) => boolean,
  remark: (entry: E) => Remark,
): Verdict {
  const broken = entries.filter((entry) => !passes(entry))
  return {
    kept: entries.length === 0 ? 1 : 1 - broken.length / entries.length,
    remarks: () => broken.map(remark),
  }
}

/** The newest entry stands first; the fix moves whole entries and changes none. */
export function newestFirstRule(
  section: 'work' | 'education',
  key: string,
  entries: (facts: Facts) => Dated[],
): Check {
  return {
    applies: (facts) => entries(facts).length > 1,
    check: (facts) => {
      const list = entries(facts)
      const periods = list.map(({ value }) => value)
      const order = newestFirst(periods, facts.today)
      const kept = order.every((from, to) => from === to)
      return {
        kept: kept ? 1 : 0,
        remarks: () =>
          kept
            ? []
            : [
                {
                  key,
                  params: { entry: list[0]?.label ?? '' },
                  at: section,
                  quote: list[0]?.label,
                  fix: reorder<unknown>(`/${section}`, facts.resume[section], order),
                  suggestion: {
                    before: list.map(({ label }) => label).join('\n'),
                    after: order.map((index) => list[index]?.label).join('\n'),
                    blanks: [],
                  },
                },
              ],
      }
    },
  }
}

/** No entry ends before it starts; the fix swaps the two dates. */
export function reversedRule(key: string, entries: (facts: Facts) => Dated[]): Check {
  return {
    applies: (facts) => entries(facts).some(({ value }) => value.start !== '' && value.end !== ''),
    check: (facts) =>
      perEntry(
        entries(facts).filter(({ value }) => value.start !== '' && value.end !== ''),
        ({ value }) => !isReversed(value, facts.today),
        ({ value: { start, end }, at, label }) => ({
          key,
          params: { entry: label, start, end },
          at,
          quote: `${start} – ${end}`,
          fix: [
            { op: 'replace', path: `/${at.replace('.', '/')}/start`, value: end },
            { op: 'replace', path: `/${at.replace('.', '/')}/end`, value: start },
          ],
          suggestion: { before: `${start} – ${end}`, after: `${end} – ${start}`, blanks: [] },
        }),
      ),
  }
}
