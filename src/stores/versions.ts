import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { SavedResume, VersionList } from '#contract/api.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { resumeStore } from './resume.ts'

export type VersionsState =
  | { status: 'loading' }
  | { status: 'failed'; code: ErrorCode }
  | { status: 'ready'; versions: VersionList }

/** Earlier versions of the open resume: seen on the pages, and brought back. */
export function createVersionsStore(
  /** Id and version of the open resume; null when it is not on the server. */
  $current: ReadableAtom<string | null>,
  api: Pick<Api, 'versions' | 'version'>,
  actions: { restoreVersion: (version: number) => Promise<void> },
) {
  const $versions = atom<VersionsState>({ status: 'loading' })
  const $viewed = atom<SavedResume | null>(null)

  const current = () => $current.get()?.split(' ')[0]
  const fail = (error: unknown) => $versions.set({ status: 'failed', code: codeOf(error) })

  async function load(): Promise<void> {
    const id = current()
    try {
      $versions.set({ status: 'ready', versions: id ? await api.versions(id) : [] })
    } catch (error) {
      fail(error)
    }
  }

  onMount($versions, () => {
    void load()
    // Each save makes a version.
    return $current.listen(() => void load())
  })

  return {
    $versions,
    $viewed,
    /** Shows a version on the pages; the fields keep what is edited. */
    async view(version: number): Promise<void> {
      const id = current()
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
  computed(resumeStore.$editor, (editor) =>
    editor.status === 'open' && editor.origin.id
      ? `${editor.origin.id} ${editor.origin.version}`
      : null,
  ),
  browserApi,
  resumeStore,
)

/** What the pages show: a version that is looked at, else what is edited. */
export const $shown = computed(
  [resumeStore.$document, versionsStore.$viewed],
  (document, viewed) => viewed ?? document,
)
