import { useStore } from '@nanostores/react'
import { isWorthRetry } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import { ListControls } from '#islands/ui/ListControls.tsx'
import { createListView, viewed } from '#stores/list-view.ts'
import { recordsStore, type AnalysisRow } from '#stores/records.ts'
import { HistoryRow } from './HistoryRow.tsx'
import './history.css'

export interface HistoryProps {
  /** The analysis that is shown above, if any. */
  recordId: string | null
  locale: Locale
  t: {
    history: Messages['analysis']['history']
    resumes: Pick<Messages['resumes'], 'controls' | 'orders'> & {
      list: Pick<Messages['resumes']['list'], 'removed' | 'undo'>
    }
    errors: Messages['errors']
  }
  links: {
    home: string
    /** The page that shows an analysis. */
    record: string
    /** Where the plans are told; undefined where there is no such page. */
    plans: string | undefined
  }
}

type Order = 'newest' | 'oldest' | 'name' | 'score'
const ORDERS: readonly Order[] = ['newest', 'oldest', 'name', 'score']

const list = createListView<Order>('newest')

const ARRANGEMENT = {
  nameOf: ({ fileName }: AnalysisRow) => fileName,
  compare: {
    newest: (one: AnalysisRow, other: AnalysisRow) => other.createdAt.localeCompare(one.createdAt),
    oldest: (one: AnalysisRow, other: AnalysisRow) => one.createdAt.localeCompare(other.createdAt),
    name: (one: AnalysisRow, other: AnalysisRow, names: Intl.Collator) =>
      names.compare(one.fileName, other.fileName),
    score: (one: AnalysisRow, other: AnalysisRow) => (other.overall ?? -1) - (one.overall ?? -1),
  },
}

/** Every analysis of this visitor with its score and the rules that gave it. */
export function History({ recordId, locale, t, links }: HistoryProps) {
  const records = useStore(recordsStore.$records)
  const removed = useStore(recordsStore.$removed)
  const view = useStore(list.$view)
  const { history } = t
  const all = records.status === 'ready' ? records.items : []
  const { items, found } = viewed(all, view, ARRANGEMENT, locale)

  return (
    <section
      className="history"
      aria-labelledby="history-title"
      aria-busy={records.status === 'loading'}
    >
      <h2 id="history-title">{history.title}</h2>
      <output>
        {removed && (
          <p className="notice">
            {format(t.resumes.list.removed, { title: removed.fileName }, locale)}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => void recordsStore.restore()}
            >
              {t.resumes.list.undo}
            </button>
          </p>
        )}
      </output>
      {records.status === 'failed' && (
        <div role="alert">
          <p>{t.errors.codes[records.error]}</p>
          {isWorthRetry(records.error) && (
            <button type="button" className="button" onClick={() => void recordsStore.load()}>
              {history.again}
            </button>
          )}
        </div>
      )}
      {records.status === 'ready' && all.length === 0 && (
        <p>
          {history.empty} <a href={links.home}>{history.upload}</a>
        </p>
      )}
      {all.length > 0 && (
        <>
          <ListControls
            search={view.search}
            order={view.order}
            orders={ORDERS}
            found={found}
            t={t.resumes.controls}
            orderNames={t.resumes.orders}
            locale={locale}
            onSearch={list.search}
            onSort={list.sort}
          />
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
              {items.map((row) => (
                <HistoryRow
                  key={row.id}
                  row={row}
                  isShown={row.id === recordId}
                  locale={locale}
                  t={t}
                  links={links}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
      {records.status === 'ready' && records.error && (
        <p role="alert">{t.errors.codes[records.error]}</p>
      )}
      {found > items.length && (
        <button type="button" className="button" onClick={list.more}>
          {t.resumes.controls.more}
        </button>
      )}
    </section>
  )
}
