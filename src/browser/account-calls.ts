import * as v from 'valibot'
import { QuotaSchema, ReceiptSchema, SessionListSchema, UserInfoSchema } from '#contract/account.ts'
import type { Client } from './client.ts'
import { fileOf } from './file-answer.ts'

/** The calls around an account: signing in and out, and where somebody is signed in. */
export function accountCalls({ call, onExpired, pickUp, send }: Client) {
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

    /** What is left of the analyses that somebody's plan allows; null where nothing is limited. */
    quota: () => call('quota', QuotaSchema),

    /** Where the person is signed in. */
    sessions: () => call('sessions', SessionListSchema),

    /** Ends one session, or all but this one. */
    revokeSession: (id?: string) => call('revokeSession', v.null(), { searchParams: { id } }),

    /** Everything that is kept of the person, as an archive. */
    exportData: async () => fileOf(await send('exportData'), 'vitascope.zip'),

    /** Deletes everything, the account included, for good; gives the receipt. */
    eraseData: () => call('eraseData', ReceiptSchema),
  }
}
