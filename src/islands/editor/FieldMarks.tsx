import { useId, useRef, useSyncExternalStore } from 'react'
import { requestFocus } from '#stores/focus.ts'
import { $findings, scoredIn, scoreStore } from '#stores/score.ts'
import { FindingCard } from './FindingCard.tsx'
import { findingsOn } from './findings.ts'
import { useStrings } from './strings.tsx'

const subscribe = (onChange: () => void) => $findings.listen(onChange)

/** What is to be said of one field, beside it: a line that opens into the proof marks. */
export function FieldMarks({ path }: { path: string }) {
  const { t, say, messageOf } = useStrings()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useId()
  const findings = useSyncExternalStore(subscribe, () => findingsOn($findings.get(), path))
  const [first] = findings
  if (!first) return null
  const gain = findings.reduce((sum, { points }) => sum + Math.max(points ?? 0, 0), 0)
  const language = scoredIn(scoreStore.$score.get())?.report.language.code ?? 'en'

  function leave() {
    if (details.current) details.current.open = false
    requestFocus(path)
  }

  return (
    <details className="field-marks" ref={details}>
      <summary>
        {gain > 0 && (
          <span className="points serif signed">{say(t.advice.points, { count: gain })}</span>
        )}
        <span className="summary-text" id={summary}>
          {findings.length === 1
            ? messageOf(first.message)
            : say(t.advice.count, { count: findings.length })}
        </span>
      </summary>
      {findings.map((finding) => (
        <FindingCard
          key={finding.id}
          finding={finding}
          language={language}
          isListed={false}
          saidBy={findings.length === 1 ? summary : undefined}
          onApplied={leave}
        />
      ))}
    </details>
  )
}
