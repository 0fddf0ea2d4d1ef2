import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { SessionList } from '#contract/account.ts'
import { format } from '#contract/message.ts'
import { accountStore } from '#stores/account.ts'
import type { AccountProps } from './AccountView.tsx'

/** Where somebody is signed in, each to be ended. */
export function SessionTable({ locale, t }: AccountProps) {
  const sessions = useStore(accountStore.$sessions)
  const words = t.account.sessions
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

  useEffect(() => void accountStore.loadSessions(), [])

  const nameOf = ({ browser, system }: SessionList[number]) => {
    if (!browser && !system) return words.unknown
    if (!browser || !system) return browser || system
    return format(words.device, { browser, system }, locale)
  }
  const error = sessions.status === 'loading' ? null : sessions.error
  const items = sessions.status === 'ready' ? sessions.items : []

  return (
    <section aria-labelledby="sessions-heading" aria-busy={sessions.status === 'loading'}>
      <h3 id="sessions-heading">{words.heading}</h3>
      {error && <p role="alert">{t.errors.codes[error]}</p>}
      <ul className="sessions">
        {items.map((session) => {
          const name = nameOf(session)
          const dates = {
            since: time.format(Date.parse(session.signedInAt)),
            seen: time.format(Date.parse(session.seenAt)),
          }
          return (
            <li key={session.id}>
              <span>
                <bdi>{name}</bdi>
                {session.current && <b> {words.current}</b>}
                <span className="facts">{format(words.times, dates, locale)}</span>
              </span>
              {!session.current && (
                <button
                  type="button"
                  className="link-button"
                  aria-label={format(words.endOne, { name }, locale)}
                  onClick={() => void accountStore.revoke(session.id)}
                >
                  {words.end}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {items.length > 1 && (
        <button type="button" className="button" onClick={() => void accountStore.revokeOthers()}>
          {words.endOthers}
        </button>
      )}
    </section>
  )
}
