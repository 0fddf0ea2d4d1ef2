import { useStore } from '@nanostores/react'
import { $findings } from '#stores/score.ts'
import { TABS, type Pane } from './panes.ts'
import { useStrings } from './strings.tsx'

/** What a phone shows one at a time. */
export function Tabs({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { t, say } = useStrings()
  const { length: count } = useStore($findings)
  return (
    <nav className="views" aria-label={t.bar.view}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={pane === name ? 'page' : undefined}
          onClick={() => onPane(name)}
        >
          {t.bar[name]}
          {name === 'advice' && count > 0 && (
            <span className="count">{say('{count}', { count })}</span>
          )}
        </button>
      ))}
    </nav>
  )
}
