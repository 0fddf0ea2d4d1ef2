import { atom, onMount } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { RecordList, ScoreHistory } from '#contract/api.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { onPerson, sessionStore } from './session.ts'

export type AnalysisRow = RecordList['items'][number]

/** The analyses of this visitor, newest first. */
export type Records =
  | { status: 'loading' }
  | {
      status: 'ready'
      items: AnalysisRow[]
      /** Why the last action failed; the list is as it was. */
      error: ErrorCode | null
    }
  | { status: 'failed'; error: ErrorCode }

/** How the score of an analysis came about. */
export type History =
  | { status: 'loading' }
  | { status: 'ready'; reports: ScoreHistory }
  | { status: 'failed'; error: ErrorCode }

/** As many pages of the server's list as anybody looks through. */
const MOST_PAGES = 50

/**
 * The list of analyses and what can be done to it.
 *
 * @param follow Calls its listener now and whenever the list is somebody else's.
 */
export function createRecordsStore(
  api: Pick<Api, 'records' | 'renameRecord' | 'deleteRecord' | 'restoreRecord' | 'history'>,
  follow: (listener: () => void) => () => void,
) {
  const $records = atom<Records>({ status: 'loading' })
  /** What was deleted last, as long as it can be brought back from here. */
  const $removed = atom<AnalysisRow | null>(null)
  /** The histories that were asked for, by the record's id. */
  const $histories = atom<Readonly<Record<string, History>>>({})
  /** What is asked anew makes an older answer void. */
  let asked = 0
  onMount($records, () => follow(() => void load()))

  /** Shows the first page as soon as it is there; search and order need the rest, too. */
  async function load(): Promise<void> {
    const ask = ++asked
    const items: AnalysisRow[] = []
    try {
      let cursor: string | undefined
      for (let page = 0; page < MOST_PAGES; page++) {
        const { items: some, next } = await api.records(cursor)
        if (ask !== asked) return
        items.push(...some)
        $records.set({ status: 'ready', items: [...items], error: null })
        if (next === null) break
        cursor = next
      }
    } catch (error) {
      if (ask === asked) $records.set({ status: 'failed', error: codeOf(error) })
    }
  }

  /** Changes the list as the server answers; a failure leaves it as it was. */
  async function change(action: () => Promise<(items: AnalysisRow[]) => AnalysisRow[]>) {
    let error: ErrorCode | null = null
    const changed = await action().catch((failure: unknown) => {
      error = codeOf(failure)
      return null
    })
    const records = $records.get()
    if (records.status !== 'ready') return
    $records.set({ ...records, items: changed?.(records.items) ?? records.items, error })
  }

  return {
    $records,
    $removed,
    $histories,
    load,
    rename: (id: string, fileName: string) =>
      change(async () => {
        const renamed = await api.renameRecord(id, fileName)
        return (items) => items.map((row) => (row.id === id ? { ...row, ...renamed } : row))
      }),
    /** Moves an analysis to the trash. */
    remove: (removed: AnalysisRow) =>
      change(async () => {
        await api.deleteRecord(removed.id)
        $removed.set(removed)
        return (items) => items.filter(({ id }) => id !== removed.id)
      }),
    /** Brings back what was deleted last. */
    restore: () =>
      change(async () => {
        const removed = $removed.get()
        if (!removed) return (items) => items
        const record = await api.restoreRecord(removed.id)
        $removed.set(null)
        return (items) => [{ ...removed, ...record }, ...items]
      }),

    /** Asks for every score that an analysis has had. */
    async loadHistory(id: string): Promise<void> {
      const set = (history: History) => $histories.set({ ...$histories.get(), [id]: history })
      set({ status: 'loading' })
      try {
        set({ status: 'ready', reports: await api.history(id) })
      } catch (error) {
        set({ status: 'failed', error: codeOf(error) })
      }
    },
  }
}

export const recordsStore = createRecordsStore(browserApi, (listener) =>
  onPerson(sessionStore, listener),
)
