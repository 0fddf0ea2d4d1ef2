import { useId } from 'react'
import type { Finding } from '#contract/analysis.ts'
import { format } from '#contract/message.ts'
import { setAsideStore } from '#stores/set-aside.ts'
import { noteOf, type MarkView } from './mark-view.tsx'

interface Props {
  findings: readonly Finding[]
  view: MarkView
}

/** The marks that somebody has set aside, to be brought back. */
export function SetAside({ findings, view }: Props) {
  const id = useId()
  const { t, words } = view
  if (findings.length === 0) return null
  return (
    <details className="marks-aside">
      <summary>{format(t.aside.count, { count: findings.length }, words.locale)}</summary>
      <p>{t.aside.note}</p>
      <ul>
        {findings.map((finding, index) => (
          <li key={finding.id}>
            <span id={`${id}-${index}`}>{noteOf({ finding, number: 0 }, view)}</span>
            <button
              type="button"
              className="link-button"
              aria-describedby={`${id}-${index}`}
              onClick={() => setAsideStore.bringBack(finding.id)}
            >
              {t.aside.bringBack}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
