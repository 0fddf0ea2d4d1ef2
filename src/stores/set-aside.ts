import { computed, atom, onMount } from 'nanostores'
import { storage, type LocalStorage } from '#browser/storage.ts'
import { analysisStore } from './analysis.ts'

/** The marks that somebody does not want to see: of the result that is shown, in this browser. */
export function createSetAsideStore(
  { $analysis }: Pick<typeof analysisStore, '$analysis'>,
  store: Pick<LocalStorage, 'get' | 'set'>,
) {
  const $kept = atom<{ recordId: string; ids: string[] } | null>(null)
  const recordId = () => {
    const analysis = $analysis.get()
    return 'recordId' in analysis ? analysis.recordId : null
  }

  const $aside = computed([$kept, $analysis], (kept, analysis): ReadonlySet<string> => {
    const isShown = kept && 'recordId' in analysis && analysis.recordId === kept.recordId
    return new Set(isShown ? kept.ids : [])
  })
  onMount($aside, () => $kept.set(store.get('setAside')))

  function keep(ids: ReadonlySet<string>): void {
    const id = recordId()
    if (id === null) return
    const kept = { recordId: id, ids: [...ids] }
    $kept.set(kept)
    store.set('setAside', kept)
  }

  return {
    /** Ids of the findings that are set aside. */
    $aside,
    setAside: (id: string) => keep(new Set([...$aside.get(), id])),
    bringBack: (id: string) => keep(new Set([...$aside.get()].filter((each) => each !== id))),
  }
}

export const setAsideStore = createSetAsideStore(analysisStore, storage)
