import { useStore } from '@nanostores/react'
import { trashStore } from '#stores/trash.ts'
import { sentenceFor, useStrings } from './strings.tsx'

/** Deleted resumes, as long as they can be brought back. */
export function TrashList() {
  const { t, errors, locale, say } = useStrings()
  const { items, failure } = useStore(trashStore.$trash)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  if (items.length === 0 && failure === null) return null
  return (
    <section className="trash" aria-labelledby="trash-heading">
      <h2 id="trash-heading">{t.versions.trash}</h2>
      {failure && (
        <p className="notice" role="alert">
          {sentenceFor(failure, errors)}
        </p>
      )}
      <ul className="versions">
        {items.map(({ id, title, expiresAt }) => {
          const name = title || t.bar.untitled
          return (
            <li key={id}>
              <span>
                <bdi>{name}</bdi>
                <span className="hint">
                  {say(t.versions.until, { date: day.format(Date.parse(expiresAt)) })}
                </span>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={say(t.entry.actionOn, { action: t.versions.restore, entry: name })}
                onClick={() => void trashStore.restore(id)}
              >
                {t.versions.restore}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
