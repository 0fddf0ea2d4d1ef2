import { atom, onMount } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { RecordList } from '#contract/api.ts'
import type { ErrorCode } from '#contract/errors.ts'

export type AnalysisRow = RecordList['items'][number]

/** The analyses of this visitor, newest first. */
export type Records =
  | { status: 'loading' }
  | {
      status: 'ready'
      items: AnalysisRow[]
      /** Where the next page begins; null when all are here. */
      next: string | null
      /** Why the last action failed; the list is as it was. */
      error: ErrorCode | null
    }
  | { status: 'failed'; error: ErrorCode }

/** The list of analyses and what can be done to it. */
export function createRecordsStore(api: Pick<Api, 'records' | 'renameRecord' | 'deleteRecord'>) {
  const $records = atom<Records>({ status: 'loading' })
  onMount($records, () => void load())

  async function load(): Promise<void> {
    try {
      const { items, next } = await api.records()
      $records.set({ status: 'ready', items, next, error: null })
    } catch (error) {
      $records.set({ status: 'failed', error: codeOf(error) })
    }
  }

  /** Changes the list as the server answers; a failure leaves it as it was. */
  async function change(
    action: (
      items: AnalysisRow[],
    ) => Promise<Partial<{ items: AnalysisRow[]; next: string | null }>>,
  ): Promise<void> {
    const records = $records.get()
    if (records.status !== 'ready') return
    try {
      const changed = await action(records.items)
      $records.set({ ...records, error: null, ...changed })
    } catch (error) {
      $records.set({ ...records, error: codeOf(error) })
    }
  }

  return {
    $records,
    load,
    more: () =>
      change(async (items) => {
        const records = $records.get()
        const cursor = records.status === 'ready' ? records.next : null
        if (!cursor) return {}
        const page = await api.records(cursor)
        return { items: [...items, ...page.items], next: page.next }
      }),
    rename: (id: string, fileName: string) =>
      change(async (items) => {
        const renamed = await api.renameRecord(id, fileName)
        return { items: items.map((row) => (row.id === id ? { ...row, ...renamed } : row)) }
      }),
    remove: (id: string) =>
      change(async (items) => {
        await api.deleteRecord(id)
        return { items: items.filter((row) => row.id !== id) }
      }),
  }
}

export const recordsStore = createRecordsStore(browserApi)
