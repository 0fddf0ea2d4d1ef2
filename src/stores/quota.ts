import { atom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { storage as browserStorage, type LocalStorage } from '#browser/storage.ts'
import type { Quota } from '#contract/account.ts'

interface Dependencies {
  api: Pick<Api, 'quota'>
  storage: Pick<LocalStorage, 'get'>
}

/** What is left of the analyses that somebody's plan allows; null while there is nothing to say. */
export function createQuotaStore({ api, storage }: Dependencies) {
  const $quota = atom<Quota>(null)
  return {
    $quota,

    /** Asks, unless nobody here has had anything yet; a failure shows nothing. */
    async load(): Promise<void> {
      const isNew = storage.get('token') === null && storage.get('recordId') === null
      if (isNew) return
      try {
        $quota.set(await api.quota())
      } catch {
        // The upload itself says it when it must.
      }
    },
  }
}

export const quotaStore = createQuotaStore({ api: browserApi, storage: browserStorage })
