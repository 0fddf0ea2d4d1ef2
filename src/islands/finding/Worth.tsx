import type { Finding } from '#contract/analysis.ts'
import { format } from '#contract/message.ts'
import type { FindingWords } from './Finding.tsx'

interface GainProps {
  finding: Pick<Finding, 'worth' | 'points'>
  number?: number | undefined
  words: FindingWords
}

/** What mending it is worth, as the pencil writes it into the margin; words say it beside. */
export function Gain({ finding, number, words: { locale, t } }: GainProps) {
  const gain = gainOf(finding)
  return (
    <p className="finding-margin serif" aria-hidden="true">
      {gain > 0 && <span className="signed">{format(t.worth.gain, { count: gain }, locale)}</span>}
      {number !== undefined && (
        <span className="finding-number">{format('{number}', { number }, locale)}</span>
      )}
    </p>
  )
}

/** What mending all that its rule marks would add, or, where that is not known, its own fix. */
export function gainOf({ worth, points }: GainProps['finding']): number {
  return Math.max(worth ?? 0, points ?? 0)
}

interface WorthProps {
  finding: Finding
  /** How many findings of its rule share what the rule costs. */
  together: number
  words: FindingWords
}

/** What the rule costs now and what this fix adds: two figures, each told in its own words. */
export function Worth({ finding: { worth, points }, together, words }: WorthProps) {
  const { locale, t } = words
  const cost = worth ?? 0
  const added = points ?? 0
  if (cost <= 0 && added <= 0) return null
  const costs = together > 1 ? t.worth.together : t.worth.costs
  return (
    <p className="finding-worth">
      {cost > 0 && format(costs, { count: cost }, locale)}{' '}
      {added > 0 && format(t.worth.adds, { count: added }, locale)}
    </p>
  )
}
