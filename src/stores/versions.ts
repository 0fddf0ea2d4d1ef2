import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import type { SavedResume, VersionList } from '#contract/saved-resume.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { differencesBetween } from './resume/differences.ts'
import { documentOf, type Origin } from './resume/state.ts'
import { resumeStore } from './resume/store.ts'

export type VersionsState =
  | { status: 'loading' }
  | { status: 'failed'; code: ErrorCode }
  | { status: 'ready'; versions: VersionList }

/** Where each version differs from the one before it: paths into the resume, by version. */
export type Changes = Readonly<Record<number, readonly string[]>>

/** The newest states are told apart; older ones go by their time. */
const COMPARED = 12

/** Earlier versions of the open resume: seen on the pages, and brought back. */
export function createVersionsStore(
  /** Where the open resume lives; null when none is open. */
  $origin: ReadableAtom<Pick<Origin, 'id' | 'version'> | null>,
  api: Pick<Api, 'versions' | 'version' | 'nameVersion'>,
  actions: { restoreVersion: (version: number) => Promise<void> },
) {
  const $versions = atom<VersionsState>({ status: 'loading' })
  const $viewed = atom<SavedResume | null>(null)
  const $changes = atom<Changes>({})
  /** A state never changes, so each is fetched once. */
  const states = new Map<string, Promise<SavedResume>>()

  function stateOf(id: string, version: number): Promise<SavedResume> {
    const key = `${id} ${version}`
    const known = states.get(key) ?? api.version(id, version)
    states.set(key, known)
    known.catch(() => states.delete(key))
    return known
  }

  /** Finds out what each state changed, the newest first; one that cannot be had says nothing. */
  async function compare(): Promise<void> {
    const id = openId()
    const state = $versions.get()
    if (!id || state.status !== 'ready') return
    const listed = state.versions.slice(0, COMPARED + 1)
    for (const [index, { version }] of listed.slice(0, COMPARED).entries()) {
      const before = listed[index + 1]?.version
      if ($changes.get()[version] || before === undefined) continue
      const both = Promise.all([stateOf(id, version), stateOf(id, before)])
      const [now, then] = await both.catch(() => [null, null])
      if (openId() !== id) return
      if (!now || !then) continue
      const places = differencesBetween(documentOf(now), documentOf(then)).map(({ at }) => at)
      $changes.set({ ...$changes.get(), [version]: places })
    }
  }

  // Only who looks at the list needs to know.
  onMount($changes, () => $versions.subscribe(() => void compare()))

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
    $changes,
    /** Shows a version on the pages; the fields keep what is edited. */
    async view(version: number): Promise<void> {
      const id = openId()
      if (!id) return
      await api.version(id, version).then($viewed.set, fail)
    },
    close: () => $viewed.set(null),
    /** Gives a version a name, so that it is found again and kept; '' takes it away. */
    async name(version: number, name: string): Promise<void> {
      const id = openId()
      if (!id) return
      const named = (versions: VersionList) =>
        openId() === id && $versions.set({ status: 'ready', versions })
      await api.nameVersion(id, version, name).then(named, fail)
    },
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
