import { useStore } from '@nanostores/react'
import type { Locale } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { recordsStore } from '#stores/records.ts'
import { HistoryRow } from './HistoryRow.tsx'
import './history.css'

interface Props {
  /** The analysis that is shown above, if any. */
  recordId: string | null
  locale: Locale
  t: { analysis: Messages['analysis']; errors: Messages['errors'] }
  links: { home: string }
}

/** Every analysis of this visitor with its score and the rules that gave it. */
export function History({ recordId, locale, t, links }: Props) {
  const records = useStore(recordsStore.$records)
  const { history } = t.analysis
  return (
    <section
      className="history"
      aria-labelledby="history-title"
      aria-busy={records.status === 'loading'}
    >
      <h2 id="history-title">{history.title}</h2>
      {records.status === 'failed' && (
        <div role="alert">
          <p>{t.errors.codes[records.error]}</p>
          <button type="button" className="button" onClick={() => void recordsStore.load()}>
            {history.again}
          </button>
        </div>
      )}
      {records.status === 'ready' && records.items.length === 0 && (
        <p>
          {history.empty} <a href={links.home}>{history.upload}</a>
        </p>
      )}
      {records.status === 'ready' && records.items.length > 0 && (
        <table>
          <caption className="visually-hidden">{history.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{history.file}</th>
              <th scope="col">{history.date}</th>
              <th scope="col">{history.score}</th>
              <th scope="col">{history.rubric}</th>
              <th scope="col">
                <span className="visually-hidden">{history.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {records.items.map((row) => (
              <HistoryRow
                key={row.id}
                row={row}
                isShown={row.id === recordId}
                locale={locale}
                t={history}
              />
            ))}
          </tbody>
        </table>
      )}
      {records.status === 'ready' && records.error && (
        <p role="alert">{t.errors.codes[records.error]}</p>
      )}
      {records.status === 'ready' && records.next && (
        <button type="button" className="button" onClick={() => void recordsStore.more()}>
          {history.more}
        </button>
      )}
    </section>
  )
}
