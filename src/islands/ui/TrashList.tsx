import { format } from '#contract/message.ts'
import type { Trash } from '#contract/saved-resume.ts'
import type { Messages } from '#i18n/messages.ts'
import './trash-list.css'

interface Props {
  items: Trash
  /** Why the trash could not be seen or used; null when it could. */
  failure: string | null
  t: Messages['resumes']
  locale: string
  onRestore: (id: string) => void
}

/** Deleted resumes, as long as they can be brought back. */
export function TrashList({ items, failure, t, locale, onRestore }: Props) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  if (items.length === 0 && failure === null) return null
  return (
    <section className="trash" aria-labelledby="trash-heading">
      <h2 id="trash-heading">{t.trash.heading}</h2>
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
      <ul>
        {items.map(({ id, title, expiresAt }) => {
          const name = title || t.list.untitled
          const date = day.format(Date.parse(expiresAt))
          return (
            <li key={id}>
              <span>
                <bdi>{name}</bdi>
                <span className="until">{format(t.trash.until, { date }, locale)}</span>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={format(
                  t.list.actionOn,
                  { action: t.trash.restore, entry: name },
                  locale,
                )}
                onClick={() => onRestore(id)}
              >
                {t.trash.restore}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
