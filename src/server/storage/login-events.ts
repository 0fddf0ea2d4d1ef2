import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { LIMITS } from '#contract/limits.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import type { Tables } from './schema.ts'
import { createSeal, placeIn } from './seal.ts'

const PICKUP_MS = LIMITS.loginPickupMinutes * 60_000
const REPEAT_MS = LIMITS.loginRepeatSeconds * 1_000

/** What the callback must know of how a sign-in began. */
const DetailsSchema = v.object({
  nonce: v.string(),
  verifier: v.string(),
  targetPath: v.string(),
})
export type LoginDetails = v.InferOutput<typeof DetailsSchema>

/** How a browser is known: by what its page made up, and by a cookie that no page can read. */
export interface LoginBrowser {
  eventId: string
  cookie: string
}

const place = placeIn('login_events')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const idOf = ({ eventId, cookie }: LoginBrowser) => sha256(`${cookie} ${eventId}`)

/** Somebody who may have their session now. */
export interface PickUp {
  userId: string
  /** The session's first token: the same however often it is asked for. */
  token: string
}

export type LoginEvents = ReturnType<typeof createLoginEvents>

/**
 * Sign-ins under way. Each belongs to the browser that began it: without its cookie neither the
 * callback nor the session can be had, whoever knows the `loginEventId`.
 */
export function createLoginEvents(db: Kysely<Tables>, now: () => number, appSecret: string) {
  const key = hkdfSync('sha256', appSecret, '', 'vitascope login events', 32)
  const tokenKey = new Uint8Array(hkdfSync('sha256', appSecret, '', 'vitascope first tokens', 32))
  const seal = createSeal(() => key)
  /** Derived, since only the hashes of tokens are stored and an answer may have to be repeated. */
  const pickUpOf = ({ state, user_id: userId }: { state: string; user_id: string }): PickUp => ({
    userId,
    token: createHmac('sha256', tokenKey).update(state).digest('base64url'),
  })

  return {
    /** Begins a sign-in; gives the `state` for the provider. An event of the same browser starts anew. */
    async begin(browser: LoginBrowser, details: LoginDetails): Promise<string> {
      // The callback comes without the event's id, so the state carries it.
      const state = `${randomBytes(32).toString('base64url')}.${browser.eventId}`
      const id = idOf(browser)
      const columns = {
        state: sha256(state),
        expires_at: now() + RETENTION_MS.login,
        details: seal.close(details, place(id, 'details')),
        called_back_at: null,
        user_id: null,
        picked_up_at: null,
      }
      await db
        .insertInto('login_events')
        .values({ id, ...columns })
        .onConflict((same) => same.column('id').doUpdateSet(columns))
        .execute()
      return state
    },

    /**
     * What was begun with a state in this browser; null when there is nothing, it is too late,
     * or it was called back before. Each state is good for one callback.
     */
    async callBack(state: string, cookie: string): Promise<(LoginDetails & { id: string }) | null> {
      const id = idOf({ cookie, eventId: state.slice(state.indexOf('.') + 1) })
      const row = await db
        .updateTable('login_events')
        .set({ called_back_at: now() })
        .where('id', '=', id)
        .where('state', '=', sha256(state))
        .where('called_back_at', 'is', null)
        .where('expires_at', '>', now())
        .returning('details')
        .executeTakeFirst()
      if (!row) return null
      return { id, ...v.parse(DetailsSchema, seal.open(row.details, place(id, 'details'))) }
    },

    /** Says who it is. */
    async identify(id: string, userId: string): Promise<void> {
      await db
        .updateTable('login_events')
        .set({ user_id: userId, expires_at: now() + PICKUP_MS })
        .where('id', '=', id)
        .execute()
    },

    /**
     * Whose session this browser may have now. Of calls at once, and of those that repeat one
     * whose answer was lost, the first opens it, and all get the same.
     *
     * @param open Opens the session, within the same transaction.
     */
    async pickUp(
      browser: LoginBrowser,
      open: (within: Kysely<Tables>, pickUp: PickUp) => Promise<void>,
    ): Promise<PickUp | null> {
      return db.transaction().execute(async (within) => {
        const first = await within
          .updateTable('login_events')
          .set({ picked_up_at: now(), expires_at: now() + REPEAT_MS })
          .where('id', '=', idOf(browser))
          .where('user_id', 'is not', null)
          .where('picked_up_at', 'is', null)
          .where('expires_at', '>', now())
          .returning(['state', 'user_id'])
          .$narrowType<{ user_id: string }>()
          .executeTakeFirst()
        if (first) await open(within, pickUpOf(first))
        const row =
          first ??
          (await within
            .selectFrom('login_events')
            .where('id', '=', idOf(browser))
            .where('picked_up_at', 'is not', null)
            .where('expires_at', '>', now())
            .select(['state', 'user_id'])
            .$narrowType<{ user_id: string }>()
            .executeTakeFirst())
        return row ? pickUpOf(row) : null
      })
    },

    /** Deletes what was never finished. */
    async sweep(): Promise<void> {
      await db.deleteFrom('login_events').where('expires_at', '<=', now()).execute()
    },
  }
}
