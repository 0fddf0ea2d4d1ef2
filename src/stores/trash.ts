import { atom } from 'nanostores'
import type { Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { Trash, TrashItem } from '#contract/saved-resume.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** What lies in the trash, and why it could not be seen or used. */
export interface TrashState {
  items: Trash
  failure: ErrorCode | null
}

interface Actions {
  /** What is shown of the trash. */
  kinds: readonly TrashItem['kind'][]
  /** Moves what is open to the trash. */
  remove: () => Promise<unknown>
  restore: (item: TrashItem) => Promise<unknown>
}

/** What was deleted, and its way back. */
export function createTrashStore(
  api: Pick<Api, 'trash' | 'deleteResume' | 'deleteRecord'>,
  actions: Actions,
) {
  const $trash = atom<TrashState>({ items: [], failure: null })

  async function itemsNow(): Promise<Trash> {
    const all = await api.trash()
    return all.filter(({ kind }) => actions.kinds.includes(kind))
  }

  async function attempt(action: () => Promise<unknown>): Promise<void> {
    let failure: ErrorCode | null = null
    try {
      await action()
    } catch (error) {
      failure = codeOf(error)
    }
    const items = await itemsNow().catch(() => $trash.get().items)
    $trash.set({ items, failure })
  }

  return {
    $trash,
    load: () => attempt(async () => undefined),
    /** Moves what is open to the trash. */
    remove: () => attempt(actions.remove),
    /** Takes something out of the trash. */
    restore: (item: TrashItem) => attempt(() => actions.restore(item)),
    /** Deletes something that lies in the trash; there is no way back. */
    deleteForGood: ({ kind, id }: TrashItem) =>
      attempt(() => (kind === 'resume' ? api.deleteResume(id, true) : api.deleteRecord(id, true))),
  }
}
