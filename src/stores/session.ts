import { atom, computed, onMount } from 'nanostores'
import { api, randomKey, type Api } from '#browser/api.ts'
import { newLoginEvent } from '#browser/client.ts'
import { createDrafts, type Drafts } from '#browser/drafts.ts'
import { codeOf } from '#browser/failure.ts'
import { sendDraft } from '#browser/first-save.ts'
import { page, type Page } from '#browser/page.ts'
import {
  onStored,
  storage,
  type LocalStorage,
  type StorageKey,
  type StorageValue,
} from '#browser/storage.ts'
import type { UserInfo } from '#contract/account.ts'
import type { UserType } from '#contract/api.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Who uses this browser. */
export type Session =
  | { status: 'visitor' }
  /** On the way to the provider. */
  | { status: 'leaving' }
  | { status: 'signedIn'; user: StorageValue<'userInfo'>; plan: UserType }

/** Everything of a person that logging out takes along. */
const PERSONAL: readonly StorageKey[] = [
  'userInfo',
  'isLogin',
  'token',
  'optimizeResult',
  'recordId',
  'templateId',
  'fileName',
  'isActive',
]

/** What else this browser remembers of somebody's work. */
const WORK: readonly StorageKey[] = ['resumeId', 'lastResults', 'setAside', 'loginEventId']

/** What other tabs change when somebody signs in or out there. */
const SHARED: readonly StorageKey[] = ['userInfo', 'isLogin', 'token', 'isActive']

const VISITOR: Session = { status: 'visitor' }

interface Dependencies {
  api: Pick<
    Api,
    'login' | 'pickUp' | 'userInfo' | 'logout' | 'userType' | 'saveResume' | 'onExpired'
  >
  storage: LocalStorage
  drafts: Drafts
  page: Page
}

export type SessionStore = ReturnType<typeof createSessionStore>

/** The session of this browser: restored on start, kept in step between tabs. */
export function createSessionStore({
  api: calls,
  storage: store,
  drafts,
  page: here,
}: Dependencies) {
  const $session = atom<Session>(VISITOR)
  /** How often everything was deleted: a visitor stays one, and yet has nothing any more. */
  const $erasures = atom(0)
  onMount($session, () => {
    restore()
    return onStored(SHARED, restore)
  })
  calls.onExpired(forget)

  /** What this browser remembers. */
  function restore(): void {
    const user = store.get('userInfo')
    const isSignedIn = store.get('isLogin') === true && user !== null
    const plan = store.get('isActive') === 2 ? 2 : 0
    $session.set(isSignedIn ? { status: 'signedIn', user, plan } : VISITOR)
  }

  function remember({ id, name, email, picture }: UserInfo): void {
    const user = { userId: id, userName: name, userEmail: email, userImg: picture }
    store.set('userInfo', user)
    store.set('isLogin', true)
    restore()
  }

  /** A session that the server has ended: nobody is signed in, but no work is thrown away. */
  function forget(): void {
    for (const key of PERSONAL) store.remove(key)
    $session.set(VISITOR)
  }

  async function loadPlan(): Promise<void> {
    store.set('isActive', await calls.userType())
    restore()
  }

  /** A draft that only this browser has becomes the account's. */
  async function keepDraft(): Promise<void> {
    const key = store.get('resumeId')
    const local = key ? await drafts.read(key) : null
    if (!key || !local || local.id !== null) return
    await sendDraft(calls, drafts, store, key, local)
  }

  return {
    $session,
    $erasures,

    /**
     * On start: finds out who is signed in and what their plan is. Failures show nothing.
     *
     * @param isEditor Whether the page saves its draft itself.
     */
    async load(isEditor = false): Promise<void> {
      try {
        const arrival = calls.pickUp()
        if (arrival) {
          remember(await arrival)
          if (!isEditor) await keepDraft().catch(() => undefined)
        } else if (store.get('token') === null) return restore()
        else if (store.get('isLogin') !== true) remember(await calls.userInfo())
        await loadPlan()
      } catch {
        // Nothing visible: who could not be found out is shown as this browser remembers them.
        restore()
      }
    },

    /**
     * Leaves for the provider; ignored while that is under way already.
     *
     * @param targetPath Where to come back to; this page unless it is given.
     * @returns Why it could not be begun; null when the page is about to change.
     */
    async signIn(targetPath = here.address()): Promise<ErrorCode | null> {
      if ($session.get().status === 'leaving') return null
      $session.set({ status: 'leaving' })
      try {
        const eventId = newLoginEvent(randomKey())
        const address = await calls.login(targetPath, eventId)
        if (!store.set('loginEventId', eventId)) throw new StorageBlocked()
        here.goTo(address)
        return null
      } catch (error) {
        restore()
        return error instanceof StorageBlocked ? 'storageBlocked' : codeOf(error)
      }
    },

    /** Ends the session; what this browser kept of the person goes, and the page is loaded anew. */
    async signOut(): Promise<void> {
      try {
        await calls.logout()
      } catch {
        return
      }
      // What the account has need not stay on a computer that others may use.
      for (const [key, { id, unsaved }] of await drafts.list()) {
        if (id !== null && !unsaved) await drafts.remove(key)
      }
      forget()
      here.reload()
    },

    /** Everything was deleted on the server: this browser forgets it, too. */
    erased(): void {
      for (const key of WORK) store.remove(key)
      forget()
      $erasures.set($erasures.get() + 1)
    },
  }
}

/**
 * Calls `listener` now, and whenever somebody else uses this browser or everything of theirs was
 * deleted; gives what ends that.
 */
export function onPerson(
  { $session, $erasures }: Pick<SessionStore, '$session' | '$erasures'>,
  listener: () => void,
): () => void {
  // Whoever is about to leave for the provider is the visitor that they were.
  const $who = computed([$session, $erasures], (session, erasures) =>
    [session.status === 'signedIn' ? session.user.userId : '', erasures].join(),
  )
  return $who.subscribe(() => listener())
}

/** This browser forgets what it is told, and could not pick up its own sign-in. */
class StorageBlocked extends Error {}

export const sessionStore = createSessionStore({ api, storage, drafts: createDrafts(), page })
