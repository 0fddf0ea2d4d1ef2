import * as v from 'valibot'
import { ReportSchema } from '#contract/analysis.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'

/** Everything that this site keeps in localStorage; texts stand as they are, the rest as JSON. */
const KEYS = {
  token: v.string(),
  userInfo: v.object({
    userName: v.string(),
    userEmail: v.string(),
    userId: v.string(),
    userImg: v.string(),
  }),
  isLogin: v.boolean(),
  /** Plan: 0 none, 2 Pro. */
  isActive: v.number(),
  loginEventId: v.string(),
  /** Build id of the site that ran last. */
  version: v.string(),
  recordId: v.string(),
  fileName: v.string(),
  optimizeResult: ReportSchema,
  /** The last results, oldest first: what the next one is compared with. */
  lastResults: v.array(
    v.object({
      recordId: v.string(),
      fileName: v.string(),
      /** Whose resume it was: only those of one person are compared. */
      person: v.string(),
      rubric: v.string(),
      overall: v.number(),
      /** Rules that marked something. */
      rules: v.array(v.string()),
    }),
  ),
  /** Marks that somebody has set aside on the result that is shown. */
  setAside: v.object({ recordId: v.string(), ids: v.array(v.string()) }),
  templateId: v.picklist(TEMPLATE_IDS),
  /** The resume that the editor opens: saved on the server, or only in this browser. */
  resumeId: v.string(),
} as const

export type StorageKey = keyof typeof KEYS
export type StorageValue<K extends StorageKey> = v.InferOutput<(typeof KEYS)[K]>

export interface LocalStorage {
  /** The value, or null when there is none or what is there does not fit its schema. */
  get<K extends StorageKey>(key: K): StorageValue<K> | null
  /** Keeps a value; false when it will be gone with this page. */
  set<K extends StorageKey>(key: K, value: StorageValue<K>): boolean
  remove(key: StorageKey): void
}

/**
 * Typed localStorage that never throws: where the browser blocks it (private mode, policy) or
 * it is full, values live in memory as long as the page does, and `set` says so.
 *
 * @param area Gives the store; called each time, since merely reading `localStorage` may throw.
 */
export function createStorage(area: () => Storage = () => globalThis.localStorage): LocalStorage {
  const memory = new Map<StorageKey, string>()

  function attempt<T>(action: (store: Storage) => T): T | undefined {
    try {
      return action(area())
    } catch {
      return undefined
    }
  }

  return {
    get(key) {
      const text = memory.get(key) ?? attempt((store) => store.getItem(key))
      return text === undefined || text === null ? null : decode(key, text)
    },
    set(key, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const kept = attempt((store) => (store.setItem(key, text), true)) ?? false
      if (kept) memory.delete(key)
      else memory.set(key, text)
      return kept
    },
    remove(key) {
      memory.delete(key)
      attempt((store) => store.removeItem(key))
    },
  }
}

function decode<K extends StorageKey>(key: K, text: string): StorageValue<K> | null {
  const plain = v.safeParse(KEYS[key], text)
  if (plain.success) return plain.output as StorageValue<K>
  try {
    const parsed = v.safeParse(KEYS[key], JSON.parse(text))
    return parsed.success ? (parsed.output as StorageValue<K>) : null
  } catch {
    return null
  }
}

/**
 * Calls `listener` when another tab changes one of `keys`.
 *
 * @returns Stops listening.
 */
export function onStored(keys: readonly StorageKey[], listener: () => void): () => void {
  const stop = new AbortController()
  globalThis.addEventListener?.(
    'storage',
    // Without a key everything was cleared.
    ({ key }) => (key === null || (keys as readonly string[]).includes(key)) && listener(),
    { signal: stop.signal },
  )
  return () => stop.abort()
}

/** The storage of this browser. */
export const storage = createStorage()
