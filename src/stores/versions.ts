import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { SavedResume, VersionList } from '#contract/api.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Origin } from './resume/state.ts'
import { resumeStore } from './resume/store.ts'

export type VersionsState =
  | { status: 'loading' }
  | { status: 'failed'; code: ErrorCode }
  | { status: 'ready'; versions: VersionList }

/** Earlier versions of the open resume: seen on the pages, and brought back. */
export function createVersionsStore(
  /** Where the open resume lives; null when none is open. */
  $origin: ReadableAtom<Pick<Origin, 'id' | 'version'> | null>,
  api: Pick<Api, 'versions' | 'version'>,
  actions: { restoreVersion: (version: number) => Promise<void> },
) {
  const $versions = atom<VersionsState>({ status: 'loading' })
  const $viewed = atom<SavedResume | null>(null)

  const openId = () => $origin.get()?.id
  const fail = (error: unknown) => $versions.set({ status: 'failed', code: codeOf(error) })

  async function load(): Promise<void> {
    const id = openId()
    try {
      $versions.set({ status: 'ready', versions: id ? await api.versions(id) : [] })
    } catch (error) {
      fail(error)
    }
  }

  onMount($versions, () => {
    void load()
    return $origin.listen((now, before) => {
      // Each save makes a version.
      if (now?.id !== before?.id || now?.version !== before?.version) void load()
    })
  })

  return {
    $versions,
    $viewed,
    /** Shows a version on the pages; the fields keep what is edited. */
    async view(version: number): Promise<void> {
      const id = openId()
      if (!id) return
      await api.version(id, version).then($viewed.set, fail)
    },
    close: () => $viewed.set(null),
    async restore(version: number): Promise<void> {
      $viewed.set(null)
      await actions.restoreVersion(version).then(load, fail)
    },
  }
}

/** The versions of the resume in the editor. */
export const versionsStore = createVersionsStore(
  computed(resumeStore.$editor, (editor) => (editor.status === 'open' ? editor.origin : null)),
  browserApi,
  resumeStore,
)

/** What the pages show: a version that is looked at, else what is edited. */
export const $shown = computed(
  [resumeStore.$document, versionsStore.$viewed],
  (document, viewed) => viewed ?? document,
)
