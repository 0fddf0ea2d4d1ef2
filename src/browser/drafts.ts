import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'

/** What a tab had on screen: the newest state of a resume, saved on the server or not. */
export const LocalDraftSchema = v.object({
  /** Id of the resume on the server, or null when it was never saved there. */
  id: v.nullable(v.string()),
  /** Version on the server that these edits started from; 0 when there is none. */
  version: v.number(),
  title: v.string(),
  draft: DraftSchema,
  /** True when the server does not have these edits yet. */
  unsaved: v.boolean(),
  /** When it was last touched (ms). */
  editedAt: v.number(),
  /** The analysis that it came from. */
  recordId: v.nullable(v.string()),
  /** Names of the states that led to these very words, the newest last; none when unnamed. */
  lineage: v.optional(v.array(v.string()), []),
})
export type LocalDraft = v.InferOutput<typeof LocalDraftSchema>

/** Whether a draft outlives the page; if not, whether storage is full or not allowed at all. */
export type LocalWrite = 'stored' | 'full' | 'blocked'

export interface Drafts {
  /** Null when there is none, or what is there is from another age and does not parse. */
  read(key: string): Promise<LocalDraft | null>
  /**
   * Keeps a draft, or what another tab has typed on top of it meanwhile; unless the answer is
   * 'stored', it will be gone with this page.
   */
  write(key: string, draft: LocalDraft): Promise<LocalWrite>
  remove(key: string): Promise<void>
  /** Every draft that this browser has, by its key. */
  list(): Promise<Map<string, LocalDraft>>
}

const DATABASE = 'vitascope'
const STORE = 'drafts'

/**
 * Drafts in IndexedDB. Never throws: where the browser blocks it or the disk is full, drafts
 * live in memory as long as the page does, and `write` says so.
 */
export function createDrafts(factory: () => IDBFactory = () => globalThis.indexedDB): Drafts {
  const memory = new Map<string, LocalDraft>()
  let database: Promise<IDBDatabase> | null = null

  function open(): Promise<IDBDatabase> {
    database ??= openDatabase(factory, () => (database = null))
    // A refusal is not remembered: the visitor may allow storage, or free some, meanwhile.
    database.catch(() => (database = null))
    return database
  }

  async function run<T>(
    mode: IDBTransactionMode,
    action: (store: IDBObjectStore, fail: (reason: unknown) => void) => IDBRequest<T>,
  ) {
    const transaction = (await open()).transaction(STORE, mode)
    return new Promise<T>((resolve, reject) => {
      const request = action(transaction.objectStore(STORE), reject)
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
  }

  return {
    async read(key) {
      const found = memory.get(key) ?? (await run('readonly', (s) => s.get(key)).catch(() => null))
      const parsed = v.safeParse(LocalDraftSchema, found)
      return parsed.success ? parsed.output : null
    },
    async write(key, draft) {
      try {
        await run('readwrite', (store, fail) => {
          const request = store.get(key)
          request.addEventListener('success', () => {
            try {
              store.put(newest(request.result, draft), key)
            } catch (error) {
              fail(error)
            }
          })
          return request
        })
        memory.delete(key)
        return 'stored'
      } catch (error) {
        memory.set(key, draft)
        return isFull(error) ? 'full' : 'blocked'
      }
    },
    async remove(key) {
      memory.delete(key)
      await run('readwrite', (store) => store.delete(key)).catch(() => undefined)
    },
    async list() {
      const [keys, values] = await Promise.all([
        run('readonly', (store) => store.getAllKeys()),
        run('readonly', (store) => store.getAll()),
      ]).catch(() => [[], []])
      const found = new Map<string, unknown>(keys.map((key, at) => [String(key), values[at]]))
      for (const [key, draft] of memory) found.set(key, draft)
      return new Map(
        [...found].flatMap(([key, draft]) => {
          const parsed = v.safeParse(LocalDraftSchema, draft)
          return parsed.success ? [[key, parsed.output] as const] : []
        }),
      )
    },
  }
}

/** What is to be kept: a tab may write late, when another has typed on top of its words already. */
export function newest(kept: unknown, draft: LocalDraft): LocalDraft {
  const found = v.safeParse(LocalDraftSchema, kept)
  const state = draft.lineage.at(-1)
  if (!found.success || state === undefined) return draft
  const { lineage, id, version } = found.output
  if (!lineage.slice(0, -1).includes(state)) return draft
  return { ...found.output, id: draft.id ?? id, version: Math.max(draft.version, version) }
}

/** Chromium and Firefox name it alike; Firefox also says so when a whole disk is full. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function openDatabase(factory: () => IDBFactory, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Merely reading `indexedDB` throws where it is blocked; a promise catches that.
    const request = factory().open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', () => reject(new Error('Another tab holds an old version')))
    request.addEventListener('success', () => {
      request.result.addEventListener('close', onLost)
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        onLost()
      })
      resolve(request.result)
    })
  })
}
