import * as v from 'valibot'
import { SessionListSchema, UserInfoSchema } from '#contract/api.ts'
import type { Client } from './client.ts'

/** The calls around an account: signing in and out, and where somebody is signed in. */
export function accountCalls({ call, onExpired, pickUp }: Client) {
  return {
    /** Calls `listener` when the server says that the session is over. */
    onExpired,

    /** Begins a sign-in; gives the address to go to. */
    login: (targetPath: string, loginEventId: string) =>
      call('login', v.string(), { searchParams: { targetPath, urlType: 5, loginEventId } }),

    /** Who came back from signing in to this page; null when nobody did. */
    pickUp,

    /** Who is signed in. */
    userInfo: () => call('userInfo', UserInfoSchema),

    logout: () => call('logout', v.null()),

    /** Where the person is signed in. */
    sessions: () => call('sessions', SessionListSchema),

    /** Ends one session, or all but this one. */
    revokeSession: (id?: string) => call('revokeSession', v.null(), { searchParams: { id } }),
  }
}
