import { atom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { createDrafts, type Drafts } from '#browser/drafts.ts'
import { codeOf } from '#browser/failure.ts'
import { saveFile } from '#browser/file.ts'
import type { Receipt, SessionList } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { sessionStore, type SessionStore } from './session.ts'

/** Where somebody is signed in. */
export type Sessions =
  | { status: 'loading' }
  | { status: 'ready'; items: SessionList; error: ErrorCode | null }
  | { status: 'failed'; error: ErrorCode }

/** An archive of everything. */
export type DataExport =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; fileName: string }
  | { status: 'failed'; error: ErrorCode }

/** Deleting everything, from the question to the receipt. */
export type Erasing =
  | { status: 'idle' }
  | { status: 'asked' }
  | { status: 'running' }
  /** The last sign-in is too long ago. */
  | { status: 'signInNeeded' }
  | { status: 'failed'; error: ErrorCode }
  | { status: 'done'; receipt: Receipt }

interface Dependencies {
  api: Pick<Api, 'sessions' | 'revokeSession' | 'exportData' | 'eraseData'>
  drafts: Pick<Drafts, 'list' | 'remove'>
  session: Pick<SessionStore, 'erased' | 'signIn'>
  save: (blob: Blob, fileName: string) => void
}

/** What belongs to the account as a whole: its sessions, its data, its end. */
export function createAccountStore({ api, drafts, session, save }: Dependencies) {
  const $sessions = atom<Sessions>({ status: 'loading' })
  const $export = atom<DataExport>({ status: 'idle' })
  const $erasing = atom<Erasing>({ status: 'idle' })

  async function loadSessions(): Promise<void> {
    try {
      $sessions.set({ status: 'ready', items: await api.sessions(), error: null })
    } catch (error) {
      $sessions.set({ status: 'failed', error: codeOf(error) })
    }
  }

  async function revoke(id?: string): Promise<void> {
    try {
      await api.revokeSession(id)
      await loadSessions()
    } catch (failure) {
      const sessions = $sessions.get()
      const error = codeOf(failure)
      $sessions.set(
        sessions.status === 'ready' ? { ...sessions, error } : { status: 'failed', error },
      )
    }
  }

  return {
    $sessions,
    $export,
    $erasing,
    loadSessions,
    /** Ends one session. */
    revoke: (id: string) => revoke(id),
    /** Ends every session but this one. */
    revokeOthers: () => revoke(),

    /** Fetches the archive and gives it to the browser. */
    async exportData(): Promise<void> {
      if ($export.get().status === 'running') return
      $export.set({ status: 'running' })
      try {
        const { blob, fileName } = await api.exportData()
        save(blob, fileName)
        $export.set({ status: 'done', fileName })
      } catch (error) {
        $export.set({ status: 'failed', error: codeOf(error) })
      }
    },

    ask: () => $erasing.set({ status: 'asked' }),
    cancel: () => $erasing.set({ status: 'idle' }),

    /** Deletes everything on the server, then what this browser keeps of it. */
    async erase(): Promise<void> {
      $erasing.set({ status: 'running' })
      try {
        const receipt = await api.eraseData()
        for (const key of (await drafts.list()).keys()) await drafts.remove(key)
        session.erased()
        $erasing.set({ status: 'done', receipt })
      } catch (failure) {
        const error = codeOf(failure)
        const isStale = error === 'freshLoginNeeded'
        $erasing.set(isStale ? { status: 'signInNeeded' } : { status: 'failed', error })
      }
    },

    /** Signs in once more, and comes back to the question. */
    async signInAgain(targetPath: string): Promise<void> {
      const error = await session.signIn(targetPath)
      if (error) $erasing.set({ status: 'failed', error })
    },
  }
}

export const accountStore = createAccountStore({
  api: browserApi,
  drafts: createDrafts(),
  session: sessionStore,
  save: saveFile,
})
