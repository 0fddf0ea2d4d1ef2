import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { format } from '#contract/message.ts'
import { recordsStore } from '#stores/records.ts'
import { sessionStore } from '#stores/session.ts'
import type { HistoryProps } from './History.tsx'

interface Props extends Pick<HistoryProps, 'locale' | 't' | 'links'> {
  recordId: string
}

/** Every score that one analysis has had, newest first; what it takes, where the plan lacks it. */
export function ScoreHistory({ recordId, locale, t, links }: Props) {
  const session = useStore(sessionStore.$session)
  const history = useStore(recordsStore.$histories)[recordId]
  const hasRight = session.status === 'signedIn' && session.plan === 2
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const sign = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })

  useEffect(() => {
    if (hasRight) void recordsStore.loadHistory(recordId)
  }, [hasRight, recordId])

  if (!hasRight) {
    return (
      <p>
        {t.history.pro} {links.plans && <a href={links.plans}>{t.history.plans}</a>}
      </p>
    )
  }
  if (!history || history.status === 'loading') return <p aria-busy="true">{t.history.loading}</p>
  if (history.status === 'failed') return <p role="alert">{t.errors.codes[history.error]}</p>
  if (history.reports.length === 0) return <p>{t.history.noScore}</p>
  return (
    <ol className="scores">
      {history.reports.map(({ madeAt, overall, rubric }, at) => {
        const before = history.reports[at + 1]?.overall ?? null
        const change = overall === null || before === null ? null : overall - before
        return (
          <li key={madeAt + String(at)}>
            <b className="serif">
              {overall === null ? '–' : format('{score}', { score: overall }, locale)}
            </b>
            <span className="signed">{change !== null && change !== 0 && sign.format(change)}</span>
            <time dateTime={madeAt}>{time.format(Date.parse(madeAt))}</time>
            <span>{format(t.history.rules, { version: rubric }, locale)}</span>
          </li>
        )
      })}
    </ol>
  )
}
