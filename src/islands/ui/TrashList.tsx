import { useState } from 'react'
import { format } from '#contract/message.ts'
import type { Trash, TrashItem } from '#contract/saved-resume.ts'
import type { Messages } from '#i18n/messages.ts'
import { Question } from './Question.tsx'
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
  const [mode, setMode] = useState<'new' | 'asked' | 'kept'>('new')
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
        {mode === 'asked' ? (
          <Question
            text={t.trash.question}
            answer={t.trash.forGood}
            answerLabel={named(t.trash.forGood)}
            cancel={t.list.cancel}
            onAnswer={() => onDelete(item)}
            onCancel={() => setMode('kept')}
          />
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
              // The focus comes back to the button that asked.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={mode === 'kept'}
              onClick={() => setMode('asked')}
            >
              {t.trash.forGood}
            </button>
          </>
        )}
      </span>
    </li>
  )
}
