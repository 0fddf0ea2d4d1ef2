import { atom } from 'nanostores'
import type { Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { Trash } from '#contract/saved-resume.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** What lies in the trash, and why it could not be seen or used. */
export interface TrashState {
  items: Trash
  failure: ErrorCode | null
}

/** Deleted resumes and their way back. */
export function createTrashStore(
  api: Pick<Api, 'trash'>,
  actions: { remove: () => Promise<unknown>; restore: (id: string) => Promise<void> },
) {
  const $trash = atom<TrashState>({ items: [], failure: null })

  async function attempt(action: () => Promise<unknown>): Promise<void> {
    let failure: ErrorCode | null = null
    try {
      await action()
    } catch (error) {
      failure = codeOf(error)
    }
    const items = await api.trash().catch(() => $trash.get().items)
    $trash.set({ items, failure })
  }

  return {
    $trash,
    load: () => attempt(async () => undefined),
    /** Moves the open resume to the trash. */
    remove: () => attempt(actions.remove),
    /** Opens a resume out of the trash. */
    restore: (id: string) => attempt(() => actions.restore(id)),
  }
}
