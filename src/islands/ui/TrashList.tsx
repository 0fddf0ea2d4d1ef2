import { useState } from 'react'
import { format } from '#contract/message.ts'
import type { Trash, TrashItem } from '#contract/saved-resume.ts'
import type { Messages } from '#i18n/messages.ts'
import './trash-list.css'

interface Actions {
  onRestore: (item: TrashItem) => void
  onDelete: (item: TrashItem) => void
}

interface Props extends Actions {
  items: Trash
  /** Why the trash could not be seen or used; null when it could. */
  failure: string | null
  t: Messages['resumes']
  locale: string
}

/** What was deleted, as long as it can be brought back. */
export function TrashList({ items, failure, t, locale, ...actions }: Props) {
  if (items.length === 0 && failure === null) return null
  // Where only resumes lie, nobody need be told so.
  const isMixed = items.some(({ kind }) => kind !== 'resume')
  return (
    <section className="trash" aria-labelledby="trash-heading">
      <h2 id="trash-heading">{t.trash.heading}</h2>
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
      <ul>
        {items.map((item) => (
          <TrashRow
            key={item.id}
            item={item}
            kind={isMixed ? t.trash[item.kind] : null}
            t={t}
            locale={locale}
            {...actions}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Actions, Pick<Props, 't' | 'locale'> {
  item: TrashItem
  /** What it is; null where that need not be said. */
  kind: string | null
}

function TrashRow({ item, kind, t, locale, onRestore, onDelete }: RowProps) {
  const [isAsked, ask] = useState(false)
  const entry = item.title || t.list.untitled
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const date = day.format(Date.parse(item.expiresAt))
  const named = (action: string) => format(t.list.actionOn, { action, entry }, locale)
  return (
    <li>
      <span>
        <bdi>{entry}</bdi>
        <span className="until">
          {kind && <span className="kind">{kind}</span>}
          {format(t.trash.until, { date }, locale)}
        </span>
      </span>
      <span className="trash-actions">
        {isAsked ? (
          <>
            <span>{t.trash.question}</span>
            <button
              // Never the button that asked: its second click, or a held Enter, would answer.
              key="answer"
              type="button"
              className="link-button"
              aria-label={named(t.trash.forGood)}
              onClick={() => onDelete(item)}
            >
              {t.trash.forGood}
            </button>
            <button
              key="cancel"
              type="button"
              className="link-button"
              // The question is new here, and this is its harmless answer.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onClick={() => ask(false)}
            >
              {t.list.cancel}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="link-button"
              aria-label={named(t.trash.restore)}
              onClick={() => onRestore(item)}
            >
              {t.trash.restore}
            </button>
            <button
              type="button"
              className="link-button"
              aria-label={named(t.trash.forGood)}
              onClick={() => ask(true)}
            >
              {t.trash.forGood}
            </button>
          </>
        )}
      </span>
    </li>
  )
}
